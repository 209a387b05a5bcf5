import SwiftUI

// No token for type is here: one finding is about that, one about the value.
enum Spacing {
  static let glassEdge: CGFloat = 18  // expect: glass-kept-tokens, glass-kept-tokens
  static var glassInset: CGFloat { 24.5 }  // expect: glass-kept-tokens
  static let glassEdgeWide: CGFloat = 40
}

enum Large {
  static let glassEdge: CGFloat = 20.0
  static var glassInset: CGFloat { return 24 }
}

struct Scaled {
  let glassEdge: CGFloat
  let glassInset = Spacing.glassInset
}

enum Notations {
  static let glassEdge: CGFloat = 0x14
  static let glassInset = CGFloat(20)  // expect: glass-kept-tokens
}
