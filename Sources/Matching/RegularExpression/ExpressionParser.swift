import Buffers

/// A pattern's text, read into a tree. Open groups are kept on a stack, not in recursion.
struct ExpressionParser {
  typealias Problem = RegularExpressionError.Problem

  /// `(?imsx)`.
  struct Flags {
    var ignoresCase = false
    var matchesAtLines = false
    var dotMatchesNewline = false
    var isExtended = false
  }

  /// An open group and the nodes read since. The bottom one is the whole pattern.
  struct Frame {
    let opening: Int
    /// The group's number if it captures.
    let number: Int?
    /// The flags that hold again after the group.
    let flagsBehind: Flags
    /// The alternatives before the last `|`.
    var alternatives: [ExpressionNode] = []
    /// The nodes read since the last `|`.
    var sequence: [ExpressionNode] = []
    /// True if the last node of the sequence may be repeated.
    var last = Last.none

    enum Last {
      case none
      case repeatable
      case repeated
    }

    /// The group without its number.
    var body: ExpressionNode {
      let last = sequence.count == 1 ? sequence[0] : .sequence(sequence)
      return alternatives.isEmpty ? last : .alternatives(alternatives + [last])
    }
  }

  let text: ContiguousArray<UInt8>
  var offset = 0
  var flags = Flags()
  var frames = [Frame(opening: 0, number: nil, flagsBehind: Flags())]
  /// How many groups that capture have been opened.
  private(set) var captureCount = 0
  private(set) var captureNames: [String: Int] = [:]

  init(_ pattern: String) {
    text = ContiguousArray(pattern.utf8)
  }

  /// The tree of the whole pattern.
  mutating func parse() throws(RegularExpressionError) -> ExpressionNode {
    while offset < text.count {
      try parseItem()
    }
    guard frames.count == 1 else {
      throw error(.unclosedGroup, at: frames[frames.count - 1].opening)
    }
    return frames[0].body
  }

  /// The byte at `distance` from the current one, or nil after the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < text.count ? text[offset + distance] : nil
  }

  /// True if `string`, which is ASCII, is at the current offset.
  func isAt(_ string: StaticString) -> Bool {
    string.description.utf8.elementsEqual(text[offset...].prefix(string.utf8CodeUnitCount))
  }

  /// The text from `start` up to `end`, which need not lie within the pattern.
  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: text[start..<min(end, text.count)], as: UTF8.self)
  }

  func error(_ problem: Problem, at offset: Int) -> RegularExpressionError {
    RegularExpressionError(problem, at: offset)
  }

  mutating func append(_ node: ExpressionNode, repeatable: Bool = true) {
    frames[frames.count - 1].sequence.append(node)
    frames[frames.count - 1].last = repeatable ? .repeatable : .none
  }

  mutating func append(_ set: ScalarSet) {
    append(.character(flags.ignoresCase ? set.ignoringASCIICase : set))
  }

  /// Reads at least one byte.
  private mutating func parseItem() throws(RegularExpressionError) {
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "("): try openGroup()
    case UInt8(ascii: ")"): try closeGroup()
    case UInt8(ascii: "|"): separateAlternatives()
    case UInt8(ascii: "["): append(try parseClass())
    case UInt8(ascii: "\\"): try parseEscape()
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
      try parseRepetition()
    case UInt8(ascii: "."): appendDot()
    case UInt8(ascii: "^"):
      appendAssertion(flags.matchesAtLines ? .lineStart : .textStart, length: 1)
    case UInt8(ascii: "$"):
      appendAssertion(flags.matchesAtLines ? .lineEnd : .textEnd, length: 1)
    case 0x09...0x0D where flags.isExtended, 0x20 where flags.isExtended: offset += 1
    case UInt8(ascii: "#") where flags.isExtended: skipComment()
    default: appendLiteral()
    }
  }

  private mutating func appendDot() {
    append(.character(flags.dotMatchesNewline ? .all : .allButNewline))
    offset += 1
  }

  mutating func appendAssertion(_ assertion: Assertion, length: Int) {
    append(.assertion(assertion), repeatable: false)
    offset += length
  }

  private mutating func appendLiteral() {
    if text[offset] < 0x80 {
      append(.character(.ascii(text[offset], ignoringCase: flags.ignoresCase)))
      offset += 1
      return
    }
    let character = UTF8Character(at: offset, in: text.view)
    append(ScalarSet(character.value))
    offset += character.length
  }

  private mutating func skipComment() {
    while let byte = peek(), byte != 0x0A { offset += 1 }
  }
}

// MARK: - Groups

extension ExpressionParser {
  private mutating func separateAlternatives() {
    let top = frames.count - 1
    let sequence = frames[top].sequence
    frames[top].alternatives.append(sequence.count == 1 ? sequence[0] : .sequence(sequence))
    frames[top].sequence = []
    frames[top].last = .none
    offset += 1
  }

  private mutating func closeGroup() throws(RegularExpressionError) {
    guard frames.count > 1 else { throw error(.unopenedGroup, at: offset) }
    let frame = frames.removeLast()
    flags = frame.flagsBehind
    append(frame.number.map { .capture(frame.body, number: $0) } ?? frame.body)
    offset += 1
  }

  private mutating func openGroup() throws(RegularExpressionError) {
    let opening = offset
    guard frames.count <= ExpressionLimits.nesting else {
      throw error(.nestedTooDeep, at: opening)
    }
    guard isAt("(?") else {
      offset += 1
      captureCount += 1
      return push(opening: opening, number: captureCount)
    }
    switch peek(2) {
    case UInt8(ascii: ":"):
      offset += 3
      push(opening: opening, number: nil)
    case UInt8(ascii: "<") where !isAt("(?<=") && !isAt("(?<!"):
      try openNamedGroup()
    case UInt8(ascii: "#"):
      guard let end = text[opening...].firstIndex(of: UInt8(ascii: ")")) else {
        throw error(.unclosedComment, at: opening)
      }
      offset = end + 1
    case .some(let byte) where byte.isASCIILetter && byte != UInt8(ascii: "P"):
      try parseFlags()
    case UInt8(ascii: "-"): try parseFlags()
    default: throw unknownGroup()
    }
  }

  private mutating func push(opening: Int, number: Int?) {
    frames.append(Frame(opening: opening, number: number, flagsBehind: flags))
  }

  /// The error for a group that starts with `(?` and is not supported.
  private func unknownGroup() -> RegularExpressionError {
    for look in ["(?<=", "(?<!", "(?=", "(?!"] as [StaticString] where isAt(look) {
      return error(.unsupported(.lookAround(look.description)), at: offset)
    }
    if isAt("(?>") { return error(.unsupported(.atomicGroup), at: offset) }
    if isAt("(?P<") { return error(.unsupported(.namedGroupOfPython), at: offset) }
    if isAt("(?P=") { return error(.unsupported(.backreference("(?P=")), at: offset) }
    return error(.unknownGroup(string(offset, offset + 3)), at: offset)
  }

  private mutating func openNamedGroup() throws(RegularExpressionError) {
    let opening = offset
    offset += 3
    let start = offset
    while let byte = peek(), byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") {
      offset += 1
    }
    let name = string(start, offset)
    guard peek() == UInt8(ascii: ">"), offset > start, !text[start].isASCIIDigit else {
      throw error(.malformedName, at: start)
    }
    guard captureNames[name] == nil else { throw error(.duplicateName(name), at: start) }
    offset += 1
    captureCount += 1
    captureNames[name] = captureCount
    push(opening: opening, number: captureCount)
  }

  /// Reads `(?i-s)`, which holds up to the end of the group around it, or `(?i-s:`.
  private mutating func parseFlags() throws(RegularExpressionError) {
    let opening = offset
    var changed = flags
    var isSet = true
    offset += 2
    while let byte = peek(), byte != UInt8(ascii: ")"), byte != UInt8(ascii: ":") {
      switch byte {
      case UInt8(ascii: "i"): changed.ignoresCase = isSet
      case UInt8(ascii: "m"): changed.matchesAtLines = isSet
      case UInt8(ascii: "s"): changed.dotMatchesNewline = isSet
      case UInt8(ascii: "x"): changed.isExtended = isSet
      case UInt8(ascii: "-") where isSet: isSet = false
      default:
        let length = UTF8Character(at: offset, in: text.view).length
        throw error(.unknownFlag(string(offset, offset + length)), at: offset)
      }
      offset += 1
    }
    guard let end = peek() else { throw error(.unclosedGroup, at: opening) }
    offset += 1
    if end == UInt8(ascii: ":") {
      push(opening: opening, number: nil)
    } else {
      frames[frames.count - 1].last = .none
    }
    flags = changed
  }
}
