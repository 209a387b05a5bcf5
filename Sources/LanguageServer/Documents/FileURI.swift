import Engine

/// The URIs of files, as clients write them.
enum FileURI {
  /// The absolute path of a `file:` URI, nil for any other. Links to its folder are followed, because the
  /// path of a project has none: on macOS `/tmp` is one.
  static func path(of uri: String) -> String? { written(in: uri).map(FileSystem.pathInRealFolder) }

  /// The path as the URI has it.
  static func written(in uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    // A host may stand before the path: the own machine.
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var text = rest[slash...].utf8
    while let byte = text.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = text.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      text = text.dropFirst(2)
    }
    var path = String(decoding: bytes, as: UTF8.self)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The URI of an absolute path.
  ///
  /// Source: RFC 3986, section 2.3: unreserved characters are never encoded.
  static func uri(of path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
