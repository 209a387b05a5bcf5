import Buffers

/// A glob pattern's text, read into flat alternatives: braces are written out here.
struct GlobParser {
  /// The unit of a pattern, and the byte of the pattern at which it starts.
  struct Token {
    enum Kind: Equatable {
      /// One byte that matches itself.
      case byte(UInt8)
      /// `?`.
      case anyCharacter
      /// A class: an index into ``GlobParser/classes``.
      case characterClass(Int)
      /// `*`.
      case run
      /// `**`.
      case folders
      /// `/` in a path; in a name it is a byte like any other.
      case separator
    }

    let kind: Kind
    let offset: Int
  }

  /// The characters of one `[...]`.
  struct CharacterClass {
    let set: ScalarSet
    let isNegated: Bool
  }

  /// The kind of text that a pattern matches.
  enum Subject {
    case path
    case name
  }

  /// An open brace and the tokens read since. The bottom one is the whole pattern.
  private struct Frame {
    let opening: Int
    /// The alternatives before the last comma, braces within them written out.
    var finished: [[Token]] = []
    /// The text since the last comma: every way to write it without braces.
    var current: [[Token]] = [[]]
  }

  /// The classes of the pattern, in their order.
  private(set) var classes: [CharacterClass] = []
  private var pattern: ContiguousArray<UInt8>
  private let subject: Subject
  private var offset = 0
  private var frames = [Frame(opening: 0)]
  private var tokenCount = 0

  init(_ pattern: ContiguousArray<UInt8>, for subject: Subject) {
    self.pattern = pattern
    self.subject = subject
  }

  /// The tokens of every alternative of another pattern, which shares the classes.
  mutating func parse(_ other: ContiguousArray<UInt8>) throws(GlobError) -> [[Token]] {
    pattern = other
    offset = 0
    frames = [Frame(opening: 0)]
    return try parse()
  }

  /// The tokens of every alternative of the pattern, in the order in which they are written.
  mutating func parse() throws(GlobError) -> [[Token]] {
    guard !pattern.isEmpty else { throw GlobError(.emptyPattern, at: 0) }
    if subject == .path, pattern.count > 1, pattern[0].isASCIILetter, pattern[1] == colon {
      throw GlobError(.drive, at: 0)
    }
    while offset < pattern.count {
      try parseToken()
    }
    guard frames.count == 1 else {
      throw GlobError(.unclosedBrace, at: frames[frames.count - 1].opening)
    }
    return frames[0].current
  }

  /// Reads at least one byte.
  private mutating func parseToken() throws(GlobError) {
    let byte = pattern[offset]
    switch byte {
    case UInt8(ascii: "*"): try parseStars()
    case UInt8(ascii: "?"): try append(.anyCharacter, length: 1)
    case UInt8(ascii: "["): try parseClass()
    case UInt8(ascii: "{"): try openBrace()
    case UInt8(ascii: "}"): try closeBrace()
    case UInt8(ascii: ",") where frames.count > 1: separateAlternatives()
    case UInt8(ascii: "]"): throw GlobError(.unopenedBracket, at: offset)
    case UInt8(ascii: "/") where subject == .path: try append(.separator, length: 1)
    case UInt8(ascii: "\\"): try parseEscape()
    default: try append(.byte(byte), length: 1)
    }
  }

  private mutating func append(_ kind: Token.Kind, length: Int) throws(GlobError) {
    let token = Token(kind: kind, offset: offset)
    let top = frames.count - 1
    try count(frames[top].current.count, at: frames[top].opening)
    for index in frames[top].current.indices {
      frames[top].current[index].append(token)
    }
    offset += length
  }

  private mutating func count(_ tokens: Int, at opening: Int) throws(GlobError) {
    tokenCount += tokens
    guard tokenCount <= GlobLimits.tokens else {
      throw GlobError(.tooManyAlternatives, at: opening)
    }
  }

  private mutating func parseStars() throws(GlobError) {
    let rest = pattern[offset...]
    switch rest.prefix(while: { $0 == UInt8(ascii: "*") }).count {
    case 1: try append(.run, length: 1)
    case 2 where subject == .path: try append(.folders, length: 2)
    case 2: throw GlobError(.starsInName, at: offset)
    default: throw GlobError(.tooManyStars, at: offset)
    }
  }

  /// A backslash makes the sign after it match itself. Before a letter or a digit it is more
  /// likely meant to separate folders.
  private mutating func parseEscape() throws(GlobError) {
    guard offset + 1 < pattern.count else { throw GlobError(.trailingBackslash, at: offset) }
    let next = pattern[offset + 1]
    guard !next.isASCIILetter, !next.isASCIIDigit else {
      let character = String(Unicode.Scalar(next))
      throw GlobError(.pointlessEscape(character), at: offset)
    }
    let isSeparator = next == slash && subject == .path
    try append(isSeparator ? .separator : .byte(next), length: 2)
  }
}

// MARK: - Braces

extension GlobParser {
  private mutating func openBrace() throws(GlobError) {
    guard frames.count <= GlobLimits.nesting else {
      throw GlobError(.nestedTooDeep, at: offset)
    }
    frames.append(Frame(opening: offset))
    offset += 1
  }

  private mutating func separateAlternatives() {
    let top = frames.count - 1
    frames[top].finished += frames[top].current
    frames[top].current = [[]]
    offset += 1
  }

  private mutating func closeBrace() throws(GlobError) {
    guard frames.count > 1 else { throw GlobError(.unopenedBrace, at: offset) }
    let frame = frames.removeLast()
    guard offset > frame.opening + 1 else { throw GlobError(.emptyBraces, at: frame.opening) }
    let heads = frames[frames.count - 1].current
    let tails = frame.finished + frame.current
    guard heads.count * tails.count <= GlobLimits.alternatives else {
      throw GlobError(.tooManyAlternatives, at: frame.opening)
    }
    var products: [[Token]] = []
    for head in heads {
      for tail in tails {
        try count(head.count + tail.count, at: frame.opening)
        products.append(head + tail)
      }
    }
    frames[frames.count - 1].current = products
    offset += 1
  }
}

// MARK: - Classes

extension GlobParser {
  private mutating func parseClass() throws(GlobError) {
    let opening = offset
    var position = opening + 1
    let isNegated = position < pattern.count && pattern[position] == UInt8(ascii: "!")
    if isNegated { position += 1 }
    if position < pattern.count, pattern[position] == UInt8(ascii: "^") {
      throw GlobError(.caretInClass, at: position)
    }
    var ranges: [ClosedRange<UInt32>] = []
    while position < pattern.count, pattern[position] != UInt8(ascii: "]") {
      let start = position
      let low = try member(at: &position, of: opening)
      var high = low
      if startsRange(at: position) {
        position += 1
        high = try member(at: &position, of: opening)
      }
      guard low <= high else { throw GlobError(.reversedRange, at: start) }
      ranges.append(low...high)
    }
    guard position < pattern.count else { throw GlobError(.unclosedClass, at: opening) }
    guard !ranges.isEmpty else { throw GlobError(.emptyClass, at: opening) }
    classes.append(CharacterClass(set: ScalarSet(ranges), isNegated: isNegated))
    try append(.characterClass(classes.count - 1), length: position + 1 - opening)
  }

  /// True if a hyphen at `position` is not the last member of its class.
  private func startsRange(at position: Int) -> Bool {
    position + 1 < pattern.count && pattern[position] == UInt8(ascii: "-")
      && pattern[position + 1] != UInt8(ascii: "]")
  }

  /// The character at `position`, which moves past it.
  private func member(at position: inout Int, of opening: Int) throws(GlobError) -> UInt32 {
    if pattern[position] == UInt8(ascii: "\\") {
      position += 1
      guard position < pattern.count else { throw GlobError(.unclosedClass, at: opening) }
    }
    if subject == .path, pattern[position] == slash {
      throw GlobError(.separatorInClass, at: position)
    }
    let character = UTF8Character(at: position, in: pattern.view)
    position += character.length
    return character.value
  }
}

private let slash = UInt8(ascii: "/")
private let colon = UInt8(ascii: ":")
