final class TidesViewController: UIViewController {
  func bind() {
    tides.didChange = reloadSnapshot  // expect: weak-self-in-callbacks
    tides.willChange = self.captureSelection  // expect: weak-self-in-callbacks
    dataSource.apply(next, animatingDifferences: true) { self.restore() }  // expect: weak-self-in-callbacks
    tides.didChange = { [tides] in self.show(tides.days) }  // expect: weak-self-in-callbacks
  }
}
