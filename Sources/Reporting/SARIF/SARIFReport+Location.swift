import LintRules

extension SARIFReport {
  /// The name of the folder that all paths are relative to.
  static let sourceRoot = "SRCROOT"

  /// Writes a `physicalLocation` object.
  static func render(_ location: Location, to json: inout JSONWriter) {
    json.object { json in
      json.key("artifactLocation")
      renderArtifact(location.path, to: &json)
      json.key("region")
      guard let region = location.region else {
        // Code scanning services refuse a result without a line.
        json.object { $0.member("startLine", 1) }
        return
      }
      render(region, to: &json)
    }
  }

  /// Writes an `artifactLocation` object; an empty path is the root itself.
  static func renderArtifact(_ path: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", path.isEmpty ? "." : percentEncoded(path))
      json.member("uriBaseId", sourceRoot)
    }
  }

  private static func render(_ region: Location.Region, to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", region.start.line)
      json.member("startColumn", region.start.utf16Column)
      json.member("endLine", region.end.line)
      json.member("endColumn", region.end.utf16Column)
      json.member("byteOffset", region.bytes.lowerBound)
      json.member("byteLength", region.bytes.count)
      guard let snippet = snippet(of: region) else { return }
      json.key("snippet")
      json.object { $0.member("text", snippet) }
    }
  }

  /// The text of a region, nil when it is empty or the report does not have all of it.
  private static func snippet(of region: Location.Region) -> String? {
    guard region.start.line == region.end.line else { return nil }
    let utf8 = region.lineText.utf8
    let (start, end) = (region.start.column - 1, region.end.column - 1)
    guard 0 <= start, start < end, end <= utf8.count else { return nil }
    return String(utf8.dropFirst(start).prefix(end - start))
  }

  /// The path as a relative reference: all bytes but those that a path may hold as `%` and two
  /// digits, the colon too, which would end a scheme in the first component.
  ///
  /// Source: RFC 3986, sections 2 and 3.3.
  static func percentEncoded(_ path: String) -> String {
    guard !path.utf8.allSatisfy({ mayStandInPath($0) }) else { return path }
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      if mayStandInPath(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%"
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return result
  }

  private static func mayStandInPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}

extension JSONWriter {
  /// Writes a key with a `message` object, in whose text nothing is a placeholder or a link.
  mutating func message(_ name: String, _ text: String) {
    key(name)
    object { $0.member("text", SARIFReport.literal(text)) }
  }
}

extension SARIFReport {
  /// The text with what viewers would take for a placeholder, `{0}`, or a link, `[text](1)`,
  /// written so that they do not. Code in messages looks like that: `[Int](repeating: 0, count: 1)`.
  ///
  /// All else stays as it is: the standard wants every brace doubled (3.11.5), but common viewers
  /// show the doubled ones as they are.
  static func literal(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "]") }) else {
      return text
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var isEscaped = false
    var index = 0
    while index < bytes.count {
      if let end = endOfPlaceholder(bytes, at: index) {
        result.append(UInt8(ascii: "{"))
        result += bytes[index..<end]
        result.append(UInt8(ascii: "}"))
        index = end
        isEscaped = false
        continue
      }
      if !isEscaped && bytes[index...].starts(with: [UInt8(ascii: "]"), UInt8(ascii: "(")]) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(bytes[index])
      isEscaped = bytes[index] == UInt8(ascii: "\\") && !isEscaped
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The end of the braces around a number that start at `index`, nil when none do.
  private static func endOfPlaceholder(_ bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == UInt8(ascii: "{") else { return nil }
    let digits = bytes[(index + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    let end = digits.endIndex
    guard !digits.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
    return end + 1
  }
}
