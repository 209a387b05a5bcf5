import Foundation

/// Writes a page's template, styles and scripts as raw string literals into a Swift file:
/// `embed-page TYPE OUTPUT INPUT...`, where TYPE is the type that they become members of.
///
/// Files of one kind are joined in the order in which they are given. The hashes of styles and
/// scripts are written beside them, so that the page can forbid all others.
@main
enum EmbedPage {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 1, let type = arguments.first else {
      FileHandle.standardError.write(Data("usage: embed-page TYPE OUTPUT INPUT...\n".utf8))
      exit(2)
    }
    let output = arguments[arguments.startIndex + 1]
    var parts = ["html": "", "css": "", "js": ""]
    for input in arguments.dropFirst(2) {
      let url = URL(filePath: input)
      parts[url.pathExtension, default: ""] += try String(contentsOf: url, encoding: .utf8)
    }
    let style = parts["css"] ?? ""
    let script = "\"use strict\";\n" + (parts["js"] ?? "")
    let source = """
      // Written by embed-page from the files of the page.
      extension \(type) {
        static let template = \(literal(parts["html"] ?? ""))

        static let style = \(literal(style))

        static let script = \(literal(script))

        static let styleHash = "\(hash(style))"

        static let scriptHash = "\(hash(script))"
      }

      """
    try source.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
  }

  /// The source expression of a Content Security Policy that allows `text`.
  private static func hash(_ text: String) -> String {
    "sha256-" + Data(SHA256.digest(Array(text.utf8))).base64EncodedString()
  }

  /// `text` as a raw literal over several lines, with more `#` than any run in it.
  private static func literal(_ text: String) -> String {
    let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let marks = String(repeating: "#", count: longest + 1)
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
