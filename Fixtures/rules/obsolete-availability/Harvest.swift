@available(iOS 17, macOS 14.0, *)  // expect: obsolete-availability
struct Basket {
  @available(macOS 10.15, *)  // expect: obsolete-availability
  func carry() {}

  func weigh() {
    if #available(iOS 18.0, *) {  // expect: obsolete-availability
      carry()
    }
    guard #unavailable(iOS 26) else { return }  // expect: obsolete-availability
    if #available(iOS 16, *), #available(macOS 26.0, *) {}  // expect: obsolete-availability
  }
}
