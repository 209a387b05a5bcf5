/// A type of the project that has a spacing of its own.
final class TideGrid {
  var spacing = 0.0
  var contentInset = UIEdgeInsets.zero

  init() {
    self.spacing = 10
    self.contentInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  }
}

final class TideStack: UIStackView {
  func lay(_ grid: TideGrid) {
    self.spacing = 10  // expect: no-hardcoded-spacing
    grid.spacing = 12
    stack.spacing = 12  // expect: no-hardcoded-spacing
    self.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)  // expect: no-hardcoded-spacing
  }
}
