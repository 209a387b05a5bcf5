import UIKit

enum Theme {
  static let sea = UIColor(red: 0, green: 0.3, blue: 0.6, alpha: 1)  // expect: no-hardcoded-colors
  static let paper = NSColor(calibratedWhite: 0.9, alpha: 1)  // expect: no-hardcoded-colors
  static let brand = UIColor(hex: "#0055aa")  // expect: no-hardcoded-colors
  static let named = UIColor(named: "Sea")
  static let dynamic = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
  }
  static func apply() {
    label.textColor = .black  // expect: no-hardcoded-colors
    button.tintColor = UIColor.blue  // expect: no-hardcoded-colors
    label.textColor = .secondaryLabel
    // UIColor(white: 0, alpha: 1)
  }
}
