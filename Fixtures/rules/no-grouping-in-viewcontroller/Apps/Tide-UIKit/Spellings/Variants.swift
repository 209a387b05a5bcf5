final class TidesViewController: UIViewController {
        func reloadFromStore() { rows = tides.sorted { $0.date < $1.date } }  // expect: no-grouping-in-viewcontroller
  func buildSnapshot() { rows = tides.filter(\.isHigh) }  // expect: no-grouping-in-viewcontroller
}
