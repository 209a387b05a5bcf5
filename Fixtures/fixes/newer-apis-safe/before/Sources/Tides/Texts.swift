import Foundation

/// Texts whose characters are known are safe; others may have characters of several code points.
struct Texts {
  func id() -> String {
    UUID().uuidString.replacingOccurrences(
      of: "-",
      with: ""
    )
  }

  func digest(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
  }

  func plain(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: " ") }
  func raw(_ text: String) -> String { text.replacingOccurrences(of: #"\n"#, with: " ") }
  func dashed(_ text: String) -> String { text.replacingOccurrences(of: " ", with: "-") }
  func cut(_ text: Substring) -> String { text.replacingOccurrences(of: ">", with: "") }
  func word(_ text: some StringProtocol, _ mark: String) -> String {
    text.replacingOccurrences(of: mark, with: "")
  }
}
