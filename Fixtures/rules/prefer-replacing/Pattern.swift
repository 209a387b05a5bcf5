import Foundation

/// Calls that have no equivalent, and those that are other functions.
struct Pattern {
  static let nothing = ""

  func plain(_ text: String, _ old: NSMutableString, _ list: Words) -> String {
    // text.replacingOccurrences(of: " ", with: "-") was here.
    let digits = text.replacingOccurrences(of: "[0-9]", with: "", options: .regularExpression)
    let head = digits.replacingOccurrences(of: "a", with: "b", range: nil)
    let same = head.replacingOccurrences(of: "", with: "-")
    let alike = same.replacingOccurrences(of: Pattern.nothing, with: "-", options: [])
    old.replaceOccurrences(of: "a", with: "b", options: [], range: NSRange())
    let bridged = (alike as NSString).replacingOccurrences(of: "a", with: "b")
    let made = NSString(string: bridged).replacingOccurrences(of: "a", with: "b")
    list.replacingOccurrences(of: "a", by: "b")
    return made.replacing("a", with: "b") + ".replacingOccurrences(of: 1, with: 2)"
  }
}

struct Words {
  func replacingOccurrences(of old: String, by new: String) {}
}
