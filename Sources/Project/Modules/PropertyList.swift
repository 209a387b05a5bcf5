/// A value of an old-style property list, the form of Xcode's project files.
///
/// Source: Apple, "Property List Programming Topics for Core Foundation", "Old-Style ASCII Property
/// Lists". Binary data in angle brackets, which project files never hold, is not read.
package indirect enum PropertyList: Sendable {
  /// A text and its bytes, quotes included.
  case string(String, at: Range<Int>)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a property list, nil when the bytes are none.
  ///
  /// - Parameter kinds: dictionaries whose first entry says `isa` with another value are passed
  ///   over, which is most of a project file; all are read when nil.
  package init?(_ bytes: some Sequence<UInt8>, kinds: Set<String>? = nil) {
    var reader = PropertyListReader(bytes: Array(bytes), kinds: kinds)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  package var string: String? { if case .string(let text, _) = self { text } else { nil } }

  /// The bytes of a text.
  package var range: Range<Int>? { if case .string(_, let range) = self { range } else { nil } }

  package var dictionary: [String: PropertyList] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  package var array: [PropertyList] { if case .array(let items) = self { items } else { [] } }

  /// The value of a key.
  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }
}

private struct PropertyListReader {
  let bytes: [UInt8]
  private let kinds: Set<String>?
  private var position = 0

  /// Deeper lists are none that a tool writes.
  private static let maximumDepth = 64

  init(bytes: [UInt8], kinds: Set<String>?) {
    self.bytes = bytes
    self.kinds = kinds
  }

  mutating func value(depth: Int) -> PropertyList? {
    skipSpace()
    guard depth < Self.maximumDepth, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    default:
      let start = position
      return string().map { .string($0, at: start..<position) }
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    position += 1
    var entries: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take(UInt8(ascii: "}")) { return .dictionary(entries) }
      guard let key = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: "=")), let value = value(depth: depth + 1) else { return nil }
      skipSpace()
      guard take(UInt8(ascii: ";")) else { return nil }
      if entries.isEmpty, key == "isa", let kinds, case .string(let kind, _) = value,
        !kinds.contains(kind)
      {
        skipRest()
        return .dictionary([:])
      }
      entries[key] = value
    }
  }

  /// Passes over the rest of a dictionary and its closing brace.
  private mutating func skipRest() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "/"):
        let start = position
        skipSpace()
        if position > start { continue }
      default: break
      }
      position += 1
    }
  }

  private mutating func array(depth: Int) -> PropertyList? {
    position += 1
    var items: [PropertyList] = []
    while true {
      skipSpace()
      if take(UInt8(ascii: ")")) { return .array(items) }
      guard let value = value(depth: depth + 1) else { return nil }
      items.append(value)
      skipSpace()
      _ = take(UInt8(ascii: ","))
    }
  }

  private mutating func string() -> String? {
    guard position < bytes.count else { return nil }
    if take(UInt8(ascii: "\"")) { return quotedString() }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedString() -> String? {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        text.append(bytes[position])
        position += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// White space and comments.
  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts(.lineComment) {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else if starts(.commentStart) {
        position += 2
        while position < bytes.count, !starts(.commentEnd) { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func starts(_ text: Pair) -> Bool {
    position + 1 < bytes.count && bytes[position] == text.first
      && bytes[position + 1] == text.second
  }

  /// Two bytes that mean something together.
  private struct Pair {
    let first: UInt8
    let second: UInt8

    static let lineComment = Pair(first: UInt8(ascii: "/"), second: UInt8(ascii: "/"))
    static let commentStart = Pair(first: UInt8(ascii: "/"), second: UInt8(ascii: "*"))
    static let commentEnd = Pair(first: UInt8(ascii: "*"), second: UInt8(ascii: "/"))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), 0x80...:
      true
    default: false
    }
  }
}
