import Foundation

/// Prints what was bought.
struct Receipt {
  let total: Double
  let items: [Item]
  private static let line = "%3d x %@"
  private let width = NSLocalizedString("%ld columns", comment: "The width of the paper")

  func lines(_ template: String) -> [String] {
    [
      String(format: "%.2f", total),  // expect: no-c-style-format
      String.init(format: "%5.2f EUR", total),  // expect: no-c-style-format
      String( format : "%d items", items.count ),  // expect: no-c-style-format
      String(format: "%-8ld|%+.1e|%#x", 1, 2.0, 3),  // expect: no-c-style-format
      String(format: "%2$@ owes %1$lld", 5, "Ann"),  // expect: no-c-style-format
      String(format: "%*d", 4, 5),  // expect: no-c-style-format
      String(format: "%%%d", 5),  // expect: no-c-style-format
      String(format: "%hhu %zu %qi", 1, 2, 3),  // expect: no-c-style-format
      String(format: "%.1f", locale: .current, total),  // expect: no-c-style-format
      String(format: "%d of %d", arguments: [1, 2]),  // expect: no-c-style-format
      String(format: #"%i\n"#, 7),  // expect: no-c-style-format
      Swift.String(format: "%u", 7),  // expect: no-c-style-format
      NSString(format: "%G", total) as String,  // expect: no-c-style-format
      NSMutableString(format: "%o", 8) as String,  // expect: no-c-style-format
      String.localizedStringWithFormat("%d guests", items.count),  // expect: no-c-style-format
      NSString.localizedStringWithFormat("%d guests", 2) as String,  // expect: no-c-style-format
      NSMutableString.localizedStringWithFormat("%d", 2) as String,  // expect: no-c-style-format
      String(format: width, 80),  // expect: no-c-style-format
      String(format: Self.line, 3, "tea"),  // expect: no-c-style-format
      String(format: template, 3),  // expect: no-c-style-format
      String(format: "\(template)%d", 3),  // expect: no-c-style-format
      String(format: "%d" + " items", 3),  // expect: no-c-style-format
      "sum: \(String(format: "%.0f", total)) EUR",  // expect: no-c-style-format
      .init(format: "%d", items.count),  // expect: no-c-style-format
    ]
  }

  func append(to text: NSMutableString) {
    text.appendFormat("%5.1f", total)  // expect: no-c-style-format
    text
      .appendFormat(  // expect: no-c-style-format
        """
        %@: %d
        """, "sum", 5)
    text.appendFormat(Self.line as NSString, 5)  // expect: no-c-style-format
    #if DEBUG
      text.append(String(format: "%p %x", 1, 2))  // expect: no-c-style-format
    #endif
  }

  func digest(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()  // expect: no-c-style-format
  }
}
