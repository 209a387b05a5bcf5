import Foundation

/// Formats that are found behind parentheses, escapes, casts and look-ups.
struct ResolvedFormats {
  let count = 3

  func texts() -> [String] {
    [
      String(format: ("%d left"), count),  // expect: no-c-style-format
      String(format: "\u{25}d left", count),  // expect: no-c-style-format
      String(  // expect: no-c-style-format
        format: NSLocalizedString("left", value: "%d left", comment: "What is left"), count),
      String(  // expect: no-c-style-format
        format: String(localized: "left", defaultValue: "%d left"), count),
      String(format: ("%@ left"), "3"),
      String(format: NSLocalizedString("left", value: "%@ left", comment: "%d"), "3"),
    ]
  }
}
