final class TidesViewController: UIViewController {
  var didChange: (() -> Void)?
  var rows: [Tide] = []
  func clear() { tidesController.tides = [] }
}
