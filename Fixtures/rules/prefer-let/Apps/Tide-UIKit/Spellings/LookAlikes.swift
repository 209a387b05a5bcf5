final class TidesViewController: UIViewController {
  private var split: UISplitViewController!
  init(split: UISplitViewController) { self.split = split }
}
