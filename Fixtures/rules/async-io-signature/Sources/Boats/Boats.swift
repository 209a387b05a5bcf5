final class BoatsController: UIViewController {
  override func loadView() {}
  func loadBoats() {}
}
