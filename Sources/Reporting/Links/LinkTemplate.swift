import LintRules

/// The address of a place in the code, with names in braces for what differs from place to place,
/// such as `https://example.org/code/{path}#L{line}`.
package struct LinkTemplate: Sendable, Hashable {
  /// A template that cannot be used.
  package struct Failure: Error, Sendable {
    package let message: String
  }

  /// The names that are filled in.
  enum Placeholder: String, CaseIterable, Sendable {
    case path, line, column
  }

  private enum Part: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  private let parts: [Part]

  package init(_ text: String) throws(Failure) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { parts.append(.text(Self.encoded(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw Failure(
          message: "has a '\(rest[open])' without its partner; %7B and %7D write braces")
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: name) else {
        let names = Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
        throw Failure(
          message: "has the unknown placeholder '{\(name)}'; there are \(names)"
            + NearestName.hint(name, among: Placeholder.allCases.map(\.rawValue)))
      }
      parts.append(.placeholder(placeholder))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(Self.encoded(rest))) }
    guard parts.contains(.placeholder(.path)) else {
      throw Failure(message: "needs {path}, as in 'https://example.org/{path}#L{line}'")
    }
    self.parts = parts
  }

  /// The template, with nothing in it that an address cannot hold.
  var text: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): "{\(name.rawValue)}"
      }
    }.joined()
  }

  /// The address of a place; nil for the project as a whole. A place without a line is the first one.
  func url(_ path: String, line: Int?, column: Int? = nil) -> String? {
    guard !path.isEmpty else { return nil }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(.path): Self.encodedPath(path)
      case .placeholder(.line): String(line ?? 1)
      case .placeholder(.column): String(column ?? 1)
      }
    }.joined()
  }

  // MARK: - Percent-encoding

  /// The bytes of a path as parts of an address: everything but unreserved characters and `/` is
  /// encoded, so that no name can end the address or the markup around it.
  ///
  /// Source: RFC 3986, sections 2.1 to 2.3.
  private static func encodedPath(_ path: String) -> String {
    encoded(path.utf8) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// The template's own text: what the author of an address may write stays.
  ///
  /// Parentheses, quotes and `'` are allowed in addresses, but end one in Markdown or HTML.
  private static func encoded(_ text: Substring) -> String {
    let reserved = Set(":/?#[]@!$&*+,;=%".utf8)
    return encoded(text.utf8) { isUnreserved($0) || reserved.contains($0) }
  }

  private static func encoded(
    _ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool
  ) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if isKept(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension LinkTemplate? {
  /// Text of Markdown as a link to a place, unchanged without a template.
  func markdown(_ shown: String, _ path: String, line: Int?, column: Int? = nil) -> String {
    guard let url = self?.url(path, line: line, column: column) else { return shown }
    // Brackets of the template could start a link of their own.
    let target = url.map { $0 == "[" ? "%5B" : $0 == "]" ? "%5D" : String($0) }.joined()
    return "[\(shown)](\(target))"
  }

  /// Text of HTML as a link to a place, as code without a template.
  func html(_ shown: String, _ path: String, line: Int?, column: Int? = nil) -> String {
    guard let url = self?.url(path, line: line, column: column) else {
      return "<code>\(shown)</code>"
    }
    return "<a href=\"\(url.html)\"><code>\(shown)</code></a>"
  }
}
