import Buffers

/// A search for one literal. It compares sixteen places at a time with the literal's first and last byte,
/// and looks at the bytes between only where both fit.
///
/// Source: the generic SIMD algorithm of Wojciech Muła, http://0x80.pl/articles/simd-strfind.html.
package struct LiteralSearch: Sendable {
  private let literal: ContiguousArray<UInt8>

  /// The search for `literal`, of which the first 64 bytes count. Nil if it is empty.
  package init?(_ literal: [UInt8]) {
    guard !literal.isEmpty else { return nil }
    self.literal = ContiguousArray(literal.prefix(RequiredLiterals.maximumLength))
  }

  /// The first offset of the literal in `text`, from `start` on.
  package func firstOffset(in text: BufferView<UInt8>, from start: Int) -> Int? {
    let literal = literal.view
    let last = literal.count - 1
    let firstByte = SIMD16(repeating: literal[0])
    let lastByte = SIMD16(repeating: literal[last])
    var offset = start
    while offset + last + 16 <= text.count {
      let places =
        (text.sixteenBytes(at: offset) .== firstByte)
        .& (text.sixteenBytes(at: offset + last) .== lastByte)
      if any(places) {
        for place in offset..<offset + 16 where Self.holds(literal, at: place, in: text) {
          return place
        }
      }
      offset += 16
    }
    while offset + last < text.count {
      if Self.holds(literal, at: offset, in: text) { return offset }
      offset += 1
    }
    return nil
  }

  /// Returns true if the text has the literal at an offset.
  private static func holds(
    _ literal: BufferView<UInt8>, at offset: Int, in text: BufferView<UInt8>
  ) -> Bool {
    var index = 0
    while index < literal.count, text[offset + index] == literal[index] { index += 1 }
    return index == literal.count
  }
}

/// The literals that a match cannot do without, as a tree tells.
struct RequiredLiterals {
  /// The text of every match, if there is only one.
  private var exact: [UInt8]?
  /// The common start of all matches.
  private(set) var prefix: [UInt8]
  /// The common end of all matches.
  private var suffix: [UInt8]
  /// The longest literal found that every match holds somewhere; the last one of several.
  private(set) var longest: [UInt8]

  static let maximumLength = 64

  /// The literals of what matches `text` and nothing else.
  private init(exactly text: [UInt8]) {
    guard text.count > Self.maximumLength else {
      (exact, prefix, suffix, longest) = (text, text, text, text)
      return
    }
    prefix = Array(text.prefix(Self.maximumLength))
    suffix = Array(text.suffix(Self.maximumLength))
    longest = prefix
  }

  /// The literals of what matches `node`. Recursive, as deep as groups may be nested.
  init(_ node: ExpressionNode) {
    self.init(exactly: [])
    switch node {
    case .assertion: break
    case .character:
      if let bytes = Self.bytes(of: node) { self.init(exactly: bytes) } else { exact = nil }
    case .sequence(let nodes):
      // Characters that follow each other are one text.
      var text: [UInt8] = []
      for node in nodes {
        if let bytes = Self.bytes(of: node) {
          text += bytes
          continue
        }
        if !text.isEmpty { append(RequiredLiterals(exactly: text)) }
        text.removeAll()
        append(RequiredLiterals(node))
      }
      if !text.isEmpty { append(RequiredLiterals(exactly: text)) }
    case .alternatives(let nodes):
      guard let first = nodes.first else { break }
      self = RequiredLiterals(first)
      for node in nodes.dropFirst() { formCommon(with: RequiredLiterals(node)) }
    case .capture(let node, _): self.init(node)
    case .repetition(let node, let minimum, let maximum, _, _):
      if minimum > 0 { self.init(node) }
      if minimum != 1 || maximum != 1 { exact = nil }
    }
  }

  /// The UTF-8 of the only character that matches a node, nil for other nodes.
  private static func bytes(of node: ExpressionNode) -> [UInt8]? {
    guard case .character(let set) = node, let scalar = set.single.flatMap(Unicode.Scalar.init)
    else { return nil }
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func append(_ next: RequiredLiterals) {
    if next.exact?.isEmpty == true { return }
    let joint = suffix + next.prefix
    for candidate in [next.longest, joint] where candidate.count >= longest.count {
      longest = Array(candidate.prefix(RequiredLiterals.maximumLength))
    }
    if let exact { prefix = Array((exact + next.prefix).prefix(RequiredLiterals.maximumLength)) }
    suffix = next.exact.map { suffix + $0 } ?? next.suffix
    suffix = Array(suffix.suffix(RequiredLiterals.maximumLength))
    if let first = exact, let second = next.exact,
      first.count + second.count <= RequiredLiterals.maximumLength
    {
      exact = first + second
    } else {
      exact = nil
    }
  }

  private mutating func formCommon(with other: RequiredLiterals) {
    if exact != other.exact { exact = nil }
    prefix = zip(prefix, other.prefix).prefix { $0 == $1 }.map(\.0)
    suffix = zip(suffix.reversed(), other.suffix.reversed()).prefix { $0 == $1 }.map(\.0).reversed()
    longest = exact ?? (prefix.count >= suffix.count ? prefix : suffix)
  }
}
