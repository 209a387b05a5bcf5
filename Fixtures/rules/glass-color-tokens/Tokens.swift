import SwiftUI

extension Color {
  static let glassTinted = Color(red: 0.4, green: 0.6, blue: 0.8)  // expect: glass-color-tokens
  static var glassContainer: Color {  // expect: glass-color-tokens
    isDark ? .black.opacity(0.3) : .clear
  }
  static var isDark: Bool { false }
  static let glassEdge = Color(red: 0, green: 0, blue: 0)
}

enum Hex {
  static func glassTinted() -> Color { Color(hex: 0x336699) }  // expect: glass-color-tokens
}
