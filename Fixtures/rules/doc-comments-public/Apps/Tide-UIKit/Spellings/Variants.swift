public extension Tide {
  func rise() {}  // expect: doc-comments-public
  private func sink() {}
}
