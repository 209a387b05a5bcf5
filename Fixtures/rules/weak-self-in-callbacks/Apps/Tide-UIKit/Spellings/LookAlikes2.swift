final class TidesViewController: UIViewController {
  func bind() {
    tides.load { [weak self] in
      self?.dataSource.apply(next, animatingDifferences: true) { self?.restore() }
    }
  }
}
