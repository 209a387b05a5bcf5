/// The parts of a page that is one file: its template with places to fill, its styles and its script.
struct HTMLTemplate {
  let template: String
  let style: String
  let script: String
  let styleHash: String
  let scriptHash: String

  /// The page.
  ///
  /// - Parameter content: what belongs at a place of the template, by its name.
  func filled(_ content: (Substring) -> [UInt8]?) -> [UInt8] {
    var page: [UInt8] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "<!--@"),
      let close = rest[open.upperBound...].firstRange(of: "-->")
    {
      page += Array(rest[..<open.lowerBound].utf8)
      let name = rest[open.upperBound..<close.lowerBound]
      switch name {
      case "policy": page += Array(policy.utf8)
      case "style": page += Array("<style>\(style)</style>".utf8)
      case "script": page += Array("<script>\(script)</script>".utf8)
      default: page += content(name) ?? []
      }
      rest = rest[close.upperBound...]
    }
    return page + Array(rest.utf8)
  }

  /// The policy of the page: it runs its own script, uses its own styles, and loads nothing.
  private var policy: String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      + "script-src '\(scriptHash)'; style-src '\(styleHash)'; base-uri 'none'; form-action 'none'\">"
  }

  /// JSON that a parser of HTML takes for nothing else: no tag can start in it, and no line end of
  /// Unicode is in it. Outside of strings JSON has none of these signs.
  static func inert(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 16)
    for (index, byte) in json.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): result += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): result += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): result += Array("\\u0026".utf8)
      // U+2028 and U+2029 are the bytes E2 80 A8 and E2 80 A9.
      case 0xA8, 0xA9:
        if index >= 2, json[index - 1] == 0x80, json[index - 2] == 0xE2 {
          result.removeLast(2)
          result += Array((byte == 0xA8 ? "\\u2028" : "\\u2029").utf8)
        } else {
          result.append(byte)
        }
      default: result.append(byte)
      }
    }
    return result
  }
}
