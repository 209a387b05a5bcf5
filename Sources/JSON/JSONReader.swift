/// Reads JSON piece by piece from a text that comes in chunks, and holds no more of it than one
/// piece, or the text after a mark.
///
/// It accepts what RFC 8259 calls JSON and nothing else: no comments, no commas at the end, no
/// strings that are not UTF-8 or hold half a surrogate pair. A byte order mark of UTF-8 is passed
/// over. Containers lie at most ``maximumDepth`` deep. The caller decides if an object may repeat a
/// key.
///
/// Strings are looked at eight bytes at a time; what is not asked for is never copied.
package struct JSONReader {
  /// A piece of JSON. Colons and commas are checked and passed over.
  package enum Token: Sendable, Hashable {
    case objectStart, objectEnd, arrayStart, arrayEnd, key, string, number, `true`, `false`, null
    /// There is nothing more.
    case end
  }

  /// Fills an array with bytes of the text from an index on, and says how many have come; 0 when
  /// there are no more. The array keeps its length.
  package typealias Source = (inout ContiguousArray<UInt8>, Int) throws(JSONProblem) -> Int

  /// How deep containers may lie in each other.
  package static let maximumDepth = 256
  /// The most bytes of a string, or of the text after a mark.
  package static let maximumLength = 64 << 20

  /// The token expected next.
  enum Expectation {
    case value, elementOrEnd, keyOrEnd, separator, nothing
  }

  private let source: Source
  /// The part of the text that is at hand: the first ``end`` of these bytes.
  var bytes: ContiguousArray<UInt8>
  var end = 0
  /// The next byte to read.
  var position = 0
  /// Where the token starts and ends. A string's quotes are part of it.
  var tokenStart = 0
  var tokenEnd = 0
  /// True if the token is a string with a backslash in it.
  var hasEscapes = false
  /// The offset of the first of ``bytes`` in the text.
  private var base: Int
  private var mark: Int?
  private var line: Int
  /// The offset at which the line starts.
  private var lineStart: Int
  private var expectation: Expectation
  /// Of each container around whether it is an object.
  private var containers: ContiguousArray<Bool> = []
  private var isInObject = false

  /// A reader of a whole text.
  ///
  /// - Parameter chunk: how many bytes are asked for at a time, as long as no piece is longer.
  package init(chunk: Int = 1 << 18, _ source: @escaping Source) {
    self.source = source
    // A byte order mark has to fit in.
    bytes = ContiguousArray(repeating: 0, count: max(4, chunk))
    base = 0
    line = 1
    lineStart = 0
    expectation = .value
  }

  /// A reader that starts at an element of an array, which `source` gives first.
  package init(
    elementAt place: JSONPlace, chunk: Int = 1 << 18, _ source: @escaping Source
  ) {
    self.init(chunk: chunk, source)
    base = place.offset
    line = place.line
    lineStart = place.offset - (place.column - 1)
    expectation = .elementOrEnd
    containers = [false]
  }

  /// A reader of a text that is at hand.
  ///
  /// - Parameter chunk: how many bytes are taken at a time.
  package init(_ text: some Sequence<UInt8>, chunk: Int = 1 << 18) {
    let text = ContiguousArray(text)
    var read = 0
    self.init(chunk: min(chunk, text.count)) { (bytes, start) throws(JSONProblem) in
      let count = min(chunk, bytes.count - start, text.count - read)
      for index in 0..<count { bytes[start + index] = text[read + index] }
      read += count
      return count
    }
  }

  // MARK: - Places

  /// The place of the token.
  package var place: JSONPlace { place(at: tokenStart) }

  /// The offset after the token.
  package var offset: Int { base + position }

  private func place(at index: Int) -> JSONPlace {
    JSONPlace(offset: base + index, line: line, column: base + index - lineStart + 1)
  }

  func problem(_ message: String, at index: Int) -> JSONProblem {
    JSONProblem(message: message, place: place(at: index), isCutOff: index >= end)
  }

  // MARK: - Tokens

  /// Goes to the next piece.
  package mutating func next() throws(JSONProblem) -> Token {
    let byte = try skipSpace()
    switch expectation {
    case .value: return try startValue(byte)
    case .separator: return try separated(byte)
    case .elementOrEnd:
      return byte == UInt8(ascii: "]") ? close() : try startValue(byte)
    case .keyOrEnd:
      return byte == UInt8(ascii: "}") ? close() : try startKey(byte)
    case .nothing:
      tokenStart = position
      tokenEnd = position
      guard byte == nil else {
        throw problem("unexpected text after the end of the document", at: position)
      }
      return .end
    }
  }

  /// Passes over what the last token starts: a container with all that is in it, or nothing.
  package mutating func skip(_ token: Token) throws(JSONProblem) {
    guard token == .objectStart || token == .arrayStart else { return }
    let depth = containers.count
    while containers.count >= depth { _ = try next() }
  }

  private mutating func separated(_ byte: UInt8?) throws(JSONProblem) -> Token {
    switch byte {
    case UInt8(ascii: ","):
      position += 1
      let byte = try skipSpace()
      return isInObject ? try startKey(byte) : try startValue(byte)
    case UInt8(ascii: "}") where isInObject: return close()
    case UInt8(ascii: "]") where !isInObject: return close()
    default:
      let closing = isInObject ? "}" : "]"
      throw problem(
        byte == nil
          ? "the text ends in the middle" : "',' or '\(closing)' is expected here", at: position)
    }
  }

  private mutating func startKey(_ byte: UInt8?) throws(JSONProblem) -> Token {
    guard byte == UInt8(ascii: "\"") else {
      throw problem(
        byte == nil ? "the text ends in the middle" : "a key in quotes is expected here",
        at: position)
    }
    try scanString()
    // The key stays the token while its colon is looked for.
    guard try skipSpace(keeping: tokenStart) == UInt8(ascii: ":") else {
      throw problem(
        position < end ? "':' is expected here" : "the text ends in the middle", at: position)
    }
    position += 1
    expectation = .value
    return .key
  }

  private mutating func startValue(_ byte: UInt8?) throws(JSONProblem) -> Token {
    switch byte {
    case UInt8(ascii: "\""):
      try scanString()
      expectation = containers.isEmpty ? .nothing : .separator
      return .string
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    case UInt8(ascii: "t"): return try scanWord("true", .true)
    case UInt8(ascii: "f"): return try scanWord("false", .false)
    case UInt8(ascii: "n"): return try scanWord("null", .null)
    case let first? where first == UInt8(ascii: "-") || (0x30...0x39).contains(first):
      try scanNumber()
      expectation = containers.isEmpty ? .nothing : .separator
      return .number
    default:
      throw problem(
        byte == nil
          ? (containers.isEmpty ? "there is nothing in it" : "the text ends in the middle")
          : "a value is expected here", at: position)
    }
  }

  private mutating func open(isObject: Bool) throws(JSONProblem) -> Token {
    tokenStart = position
    guard containers.count < Self.maximumDepth else {
      throw problem("values are nested more than \(Self.maximumDepth) deep here", at: position)
    }
    position += 1
    tokenEnd = position
    containers.append(isObject)
    isInObject = isObject
    expectation = isObject ? .keyOrEnd : .elementOrEnd
    return isObject ? .objectStart : .arrayStart
  }

  private mutating func close() -> Token {
    tokenStart = position
    position += 1
    tokenEnd = position
    let token: Token = containers.removeLast() ? .objectEnd : .arrayEnd
    isInObject = containers.last ?? false
    expectation = containers.isEmpty ? .nothing : .separator
    return token
  }

  private mutating func scanWord(
    _ word: StaticString, _ token: Token
  ) throws(JSONProblem) -> Token {
    tokenStart = position
    var index = position
    let isWhole = try ensure(word.utf8CodeUnitCount, at: &index)
    for offset in 0..<word.utf8CodeUnitCount {
      // The offset lies within the word.
      guard isWhole || index + offset < end,
        unsafe bytes[index + offset] == word.utf8Start[offset]
      else { throw problem("a value is expected here", at: index + offset) }
    }
    position = index + word.utf8CodeUnitCount
    tokenEnd = position
    expectation = containers.isEmpty ? .nothing : .separator
    return token
  }

  // MARK: - The text

  /// Passes over white space.
  ///
  /// - Parameter start: where what has to stay at hand starts, nil for nothing but the mark.
  /// - Returns: the byte after it, nil at the end.
  private mutating func skipSpace(keeping start: Int? = nil) throws(JSONProblem) -> UInt8? {
    if start == nil { tokenStart = position }
    while true {
      while position < end {
        let byte = bytes[position]
        switch byte {
        case 0x20, 0x09, 0x0D: position += 1
        case 0x0A:
          position += 1
          line += 1
          lineStart = base + position
        default: return byte
        }
      }
      if start == nil { tokenStart = position }
      guard try refill() else { return nil }
    }
  }

  /// Sees to it that `count` bytes are at hand from `index` on, as far as there are as many.
  mutating func ensure(_ count: Int, at index: inout Int) throws(JSONProblem) -> Bool {
    while end - index < count {
      let distance = index - tokenStart
      let hasMore = try refill()
      index = tokenStart + distance
      if !hasMore { return false }
    }
    return true
  }

  /// Gets more of the text; the text before the token and the mark is forgotten.
  ///
  /// - Returns: whether there was more.
  mutating func refill() throws(JSONProblem) -> Bool {
    let kept = min(mark ?? tokenStart, tokenStart)
    if kept > 0 {
      for index in kept..<end { bytes[index - kept] = bytes[index] }
      base += kept
      end -= kept
      position -= kept
      tokenStart -= kept
      tokenEnd -= kept
      if let start = mark { mark = start - kept }
    }
    if end == bytes.count {
      guard bytes.count < Self.maximumLength else {
        throw problem("a value has more than \(Self.maximumLength >> 20) MB", at: tokenStart)
      }
      bytes.append(contentsOf: repeatElement(0, count: bytes.count))
    }
    let count = try source(&bytes, end)
    precondition(count >= 0 && count <= bytes.count - end, "a source gives what there is room for")
    end += count
    if base == 0, lineStart == 0, position == 0 { try passByteOrderMark() }
    return count > 0
  }

  private mutating func passByteOrderMark() throws(JSONProblem) {
    while end < 3 {
      let count = try source(&bytes, end)
      if count == 0 { break }
      end += count
    }
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      position = 3
      tokenStart = 3
    } else if end >= 2, bytes[0] ^ bytes[1] == 1, min(bytes[0], bytes[1]) == 0xFE {
      throw problem("this is UTF-16, and JSON is written in UTF-8", at: 0)
    }
  }

  // MARK: - Marks

  /// Keeps the text from the token on at hand, until the mark is taken away.
  package mutating func setMark() { mark = tokenStart }

  package mutating func removeMark() { mark = nil }

  /// Appends the text between two offsets, which lie after the mark.
  package func append(_ range: Range<Int>, to text: inout [UInt8]) {
    text.append(contentsOf: bytes[(range.lowerBound - base)..<(range.upperBound - base)])
  }
}
