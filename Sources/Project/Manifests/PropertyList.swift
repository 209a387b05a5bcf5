/// A property list in the old style, the form of Xcode's project files, read in one pass into one
/// array: each value is followed by what it holds.
///
/// Source: Apple, "Property List Programming Topics for Core Foundation", "Old-Style ASCII Property
/// Lists". Binary data in angle brackets, which project files never hold, is not read.
package struct PropertyList: Sendable {
  /// One value, an index into the list's nodes.
  package struct Value: Sendable, Hashable {
    fileprivate let index: Int
  }

  /// The id of an object, as a hash of its text: a project has some ten thousand of them.
  package struct ID: Sendable, Hashable {
    fileprivate let hash: UInt64
  }

  fileprivate struct Node {
    enum Kind: UInt8 { case string, array, dictionary }

    let kind: Kind
    /// The bytes of a string, quotes included.
    var range: Range<Int32>
    /// The node after all that this one holds.
    var next: Int32 = 0
  }

  private let bytes: ContiguousArray<UInt8>
  private let nodes: ContiguousArray<Node>

  /// Reads a property list, nil if the bytes are not one.
  package init?(_ bytes: some Sequence<UInt8>) {
    var reader = PropertyListReader(bytes: ContiguousArray(bytes))
    guard reader.readValue(depth: 0) else { return nil }
    self.bytes = reader.bytes
    nodes = reader.nodes
  }

  /// The value that is all of the list.
  package var root: Value { Value(index: 0) }

  /// The value of a key in a dictionary.
  package func member(_ key: StaticString, of value: Value?) -> Value? {
    guard let value, nodes[value.index].kind == .dictionary else { return nil }
    var index = value.index + 1
    let end = Int(nodes[value.index].next)
    while index + 1 < end {
      if isText(index, key) { return Value(index: index + 1) }
      index = Int(nodes[index + 1].next)
    }
    return nil
  }

  /// The keys and values of a dictionary, in the order of the file; none of anything else.
  package func entries(of value: Value?) -> some Sequence<(key: Value, value: Value)> {
    let isDictionary = value.map { nodes[$0.index].kind == .dictionary } ?? false
    return sequence(state: isDictionary ? value.map { $0.index + 1 } ?? 0 : Int.max) { index in
      let end = value.map { Int(nodes[$0.index].next) } ?? 0
      guard index < end, index + 1 < end else { return nil }
      defer { index = Int(nodes[index + 1].next) }
      return (Value(index: index), Value(index: index + 1))
    }
  }

  /// The items of an array; none of anything else.
  package func items(of value: Value?) -> some Sequence<Value> {
    let isArray = value.map { nodes[$0.index].kind == .array } ?? false
    return sequence(state: isArray ? value.map { $0.index + 1 } ?? 0 : Int.max) { index in
      guard index < value.map({ Int(nodes[$0.index].next) }) ?? 0 else { return nil }
      defer { index = Int(nodes[index].next) }
      return Value(index: index)
    }
  }

  /// Returns true if the value is an array.
  package func isArray(_ value: Value) -> Bool { nodes[value.index].kind == .array }

  /// Returns true if the value is a string with this text, quoted or not.
  package func `is`(_ value: Value?, _ text: StaticString) -> Bool {
    value.map { isText($0.index, text) } ?? false
  }

  /// The text of a string, without quotes.
  package func text(of value: Value?) -> String? {
    guard let value, nodes[value.index].kind == .string else { return nil }
    let (content, isQuoted) = content(of: value.index)
    guard isQuoted, bytes[content].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[content], as: UTF8.self)
    }
    var text: [UInt8] = []
    var index = content.lowerBound
    while index < content.upperBound {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < content.upperBound { index += 1 }
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a string in the file, quotes included.
  package func range(of value: Value?) -> Range<Int>? {
    guard let value, nodes[value.index].kind == .string else { return nil }
    let range = nodes[value.index].range
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The id of an object that the string is.
  package func id(of value: Value?) -> ID? {
    guard let value, nodes[value.index].kind == .string else { return nil }
    // Source: Fowler, Noll and Vo, "FNV hash", FNV-1a with 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes[content(of: value.index).range] {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return ID(hash: hash)
  }

  private func content(of index: Int) -> (range: Range<Int>, isQuoted: Bool) {
    let range = Int(nodes[index].range.lowerBound)..<Int(nodes[index].range.upperBound)
    let isQuoted = range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "\"")
    return (isQuoted ? range.dropFirst().dropLast() : range, isQuoted)
  }

  private func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard nodes[index].kind == .string else { return false }
    let range = content(of: index).range
    return range.count == text.utf8CodeUnitCount
      && text.withUTF8Buffer { wanted in
        unsafe bytes[range].elementsEqual(wanted)
      }
  }
}

/// Reads a property list value by value.
private struct PropertyListReader {
  let bytes: ContiguousArray<UInt8>
  private(set) var nodes: ContiguousArray<PropertyList.Node> = []
  private var position = 0

  /// No tool writes deeper lists.
  private static let maximumDepth = 64

  init(bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
  }

  /// Appends the value at the position and all that it holds; whether there is one.
  mutating func readValue(depth: Int) -> Bool {
    skipSpace()
    guard depth < Self.maximumDepth, position < bytes.count else { return false }
    let index = nodes.count
    let hasValue: Bool
    switch bytes[position] {
    case UInt8(ascii: "{"):
      nodes.append(PropertyList.Node(kind: .dictionary, range: 0..<0))
      hasValue = readEntries(depth: depth)
    case UInt8(ascii: "("):
      nodes.append(PropertyList.Node(kind: .array, range: 0..<0))
      hasValue = readItems(depth: depth)
    default: return readString()
    }
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
    return hasValue
  }

  private mutating func readEntries(depth: Int) -> Bool {
    position += 1
    while true {
      skipSpace()
      if take(UInt8(ascii: "}")) { return true }
      guard readString() else { return false }
      skipSpace()
      guard take(UInt8(ascii: "=")), readValue(depth: depth + 1) else { return false }
      skipSpace()
      guard take(UInt8(ascii: ";")) else { return false }
    }
  }

  private mutating func readItems(depth: Int) -> Bool {
    position += 1
    while true {
      skipSpace()
      if take(UInt8(ascii: ")")) { return true }
      guard readValue(depth: depth + 1) else { return false }
      skipSpace()
      _ = take(UInt8(ascii: ","))
    }
  }

  /// Appends the string at the position; whether there is one.
  private mutating func readString() -> Bool {
    guard position < bytes.count else { return false }
    let start = position
    if take(UInt8(ascii: "\"")) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard take(UInt8(ascii: "\"")) else { return false }
    } else {
      while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
      guard position > start else { return false }
    }
    let next = Int32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(
      PropertyList.Node(
        kind: .string,
        range: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: position), next: next))
    return true
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
