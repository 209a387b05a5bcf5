/// An override that hands on what it is given.
final class HandedOnView: UIView {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }

  func enlarge() {
    super.frame = CGRect(x: 0, y: 0, width: 80, height: 20)  // expect: no-frame-layout
  }
}
