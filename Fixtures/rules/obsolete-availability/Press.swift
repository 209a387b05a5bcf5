@available(iOS 26.1, *)
struct Press {}

@available(iOS 17, watchOS 10, *)
struct Dial {
  @available(*, deprecated, message: "pour instead")
  func squeeze() {}

  @available(iOS, deprecated: 17, renamed: "pour")
  func drip() {}

  @available(iOS, unavailable)
  func spill() {}

  func pour() {
    if #available(iOS 18, visionOS 2, *) {}
    if #available(iOS 27, *) {}
    if #available(tvOS 15, *) {}
  }
}

@available(swift 6.0)
func rinse() {}
