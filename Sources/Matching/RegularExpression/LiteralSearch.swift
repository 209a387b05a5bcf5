import Buffers

/// A search for one literal (Horspool): it looks at the literal's last byte and skips as far as
/// that byte allows, most often by the literal's length.
package struct LiteralSearch: Sendable {
  private let literal: ContiguousArray<UInt8>
  /// For each byte, how far the literal can move on when that byte is under its end.
  private let skips: ContiguousArray<UInt8>

  /// The search for `literal`, of which the first 64 bytes count. Nil if it is empty.
  package init?(_ literal: [UInt8]) {
    guard !literal.isEmpty else { return nil }
    self.literal = ContiguousArray(literal.prefix(RequiredLiterals.maximumLength))
    var skips = ContiguousArray(repeating: UInt8(self.literal.count), count: 256)
    for (index, byte) in self.literal.dropLast().enumerated() {
      skips[Int(byte)] = UInt8(self.literal.count - 1 - index)
    }
    self.skips = skips
  }

  /// The first offset of the literal in `text`, from `start` on.
  package func firstOffset(in text: BufferView<UInt8>, from start: Int) -> Int? {
    let literal = literal.view
    let skips = skips.view
    let last = literal.count - 1
    let lastByte = literal[last]
    var end = start + last
    while end < text.count {
      let byte = text[end]
      if byte == lastByte {
        var index = 0
        while index < last, text[end - last + index] == literal[index] { index += 1 }
        if index == last { return end - last }
      }
      end += Int(skips[Int(byte)])
    }
    return nil
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
    (exact, prefix, suffix, longest) = (text, text, text, text)
  }

  /// The literals of what matches `node`. Recursive, as deep as groups may be nested.
  init(_ node: ExpressionNode) {
    self.init(exactly: [])
    switch node {
    case .assertion: break
    case .character(let set):
      if let scalar = set.single.flatMap(Unicode.Scalar.init) {
        self.init(exactly: Array(String(scalar).utf8))
      } else {
        exact = nil
      }
    case .sequence(let nodes):
      for node in nodes { append(RequiredLiterals(node)) }
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

  private mutating func append(_ next: RequiredLiterals) {
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
