/// Text in which `↓` marks each place where something has to be found.
struct Marked: ExpressibleByStringLiteral {
  /// The text without its marks.
  let text: String
  /// The byte offsets of the marks, in ascending order.
  let offsets: [Int]

  init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        offsets.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  init(stringLiteral value: String) { self.init(value) }

  /// The text with a mark before each of the bytes at `offsets`.
  static func marking(_ offsets: [Int], in text: String) -> String {
    var bytes = Array(text.utf8)
    for offset in offsets.sorted(by: >) { bytes.insert(contentsOf: Array("↓".utf8), at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
