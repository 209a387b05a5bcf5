final class TidesViewController: UIViewController {
  func bind() {
    tides.didChange = { log(TidesViewController.self) }
    tides.didChange = onChange
    tides.willChange = { [weak self, tides] in self?.capture(tides.days) }
  }
}
