/// The words that a run has to recognise: Swift's keywords and the words that its rules name.
///
/// The lexer looks every identifier and operator up once and stores the word's number in the
/// token, so that rules compare two-byte numbers and never text. Numbers below
/// ``firstCustomWord`` are raw values of ``Keyword``.
///
/// An open-addressing hash table with linear probing, at most a quarter full; a probe compares a
/// 32-bit hash and, only when that agrees, the bytes.
public struct WordTable: Sendable {
  /// The number of the first word that is no keyword.
  public static let firstCustomWord = UInt16(Keyword.allCases.count)

  /// The table of Swift's keywords alone.
  public static let keywords = WordTable()

  /// Each slot's hash, 0 where the slot is free.
  private(set) var slotHashes: ContiguousArray<UInt32>
  /// Each slot's word number.
  private(set) var slotWords: ContiguousArray<UInt16>
  /// Where each word starts in `text`, and where the last one ends.
  private(set) var starts: ContiguousArray<UInt32>
  /// The bytes of all words, one after the other, and padding for eight-byte loads.
  private(set) var text: ContiguousArray<UInt8>

  /// A table with the keywords and `words`; words that are empty or keywords add nothing.
  ///
  /// - Parameter words: identifiers without back-quotes, or operators; at most 60,000.
  public init(words: some Sequence<String> = []) {
    slotHashes = ContiguousArray(repeating: 0, count: 1024)
    slotWords = ContiguousArray(repeating: 0, count: 1024)
    starts = [0]
    text = ContiguousArray(repeating: 0, count: SourceBuffer.padding)
    for keyword in Keyword.allCases { append(Array(keyword.spelling.utf8)) }
    for word in words where !word.isEmpty && number(of: word) == 0 { append(Array(word.utf8)) }
  }

  /// How many words the table holds, the empty one with number 0 included.
  public var count: Int { starts.count - 1 }

  /// The number of `word`, 0 when the table does not hold it.
  public func number(of word: String) -> UInt16 {
    let buffer = SourceBuffer(Array(word.utf8))
    let bytes = buffer.padded.span
    return number(of: 0..<buffer.count, in: bytes, hash: wordHash(bytes, 0, buffer.count))
  }

  /// The number of the word that stands at `range` of `bytes`, 0 when the table does not hold it.
  @inline(__always)
  func number(of range: Range<Int>, in bytes: Span<UInt8>, hash: UInt32) -> UInt16 {
    let mask = slotHashes.count &- 1
    var slot = Int(hash) & mask
    while true {
      let found = slotHashes[slot]
      if found == 0 { return 0 }
      if found == hash {
        let word = slotWords[slot]
        if equals(word, range, in: bytes) { return word }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Whether the word with number `word` has the bytes at `range` of `bytes`.
  private func equals(_ word: UInt16, _ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let start = Int(starts[Int(word)])
    guard Int(starts[Int(word) + 1]) - start == range.count else { return false }
    for index in 0..<range.count where text[start + index] != bytes[range.lowerBound + index] {
      return false
    }
    return true
  }

  private mutating func append(_ word: [UInt8]) {
    precondition(count < Int(UInt16.max), "more words than a token can number")
    let number = UInt16(count)
    text.removeLast(SourceBuffer.padding)
    text.append(contentsOf: word)
    starts.append(UInt32(text.count))
    text.append(contentsOf: repeatElement(0, count: SourceBuffer.padding))
    if count * 4 > slotHashes.count { grow() }
    if !word.isEmpty { insert(number) }
  }

  private mutating func insert(_ number: UInt16) {
    let start = Int(starts[Int(number)])
    let end = Int(starts[Int(number) + 1])
    let hash = wordHash(text.span, start, end - start)
    let mask = slotHashes.count - 1
    var slot = Int(hash) & mask
    while slotHashes[slot] != 0 { slot = (slot + 1) & mask }
    slotHashes[slot] = hash
    slotWords[slot] = number
  }

  private mutating func grow() {
    let size = slotHashes.count * 2
    slotHashes = ContiguousArray(repeating: 0, count: size)
    slotWords = ContiguousArray(repeating: 0, count: size)
    for number in 1..<UInt16(count - 1) { insert(number) }
  }
}

/// A 32-bit hash of `length` bytes from `start`, never 0.
///
/// Eight bytes at a time, each step one multiplication by an odd constant and one fold of the
/// high half into the low one, as in the 64-bit mixers of the xxHash family. Not for data that an
/// adversary may choose: equal hashes are always checked against the bytes.
///
/// - Parameters:
///   - bytes: at least eight more bytes than `start + length`.
///   - start: the offset of the first byte.
///   - length: how many bytes to hash.
@inline(__always)
func wordHash(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> UInt32 {
  // The loads are bounds-checked; they are called unsafe for types that not every pattern of bits
  // is a value of, which is not so for integers.
  let raw = unsafe bytes.bytes
  var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
  var offset = start
  var left = length
  while left >= 8 {
    let chunk = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    hash = (hash ^ UInt64(littleEndian: chunk)) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash &>> 32
    offset &+= 8
    left &-= 8
  }
  if left > 0 {
    let chunk = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let mask = (UInt64(1) &<< UInt64(left &* 8)) &- 1
    hash = (hash ^ (UInt64(littleEndian: chunk) & mask)) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash &>> 32
  }
  let folded = UInt32(truncatingIfNeeded: hash ^ (hash &>> 29))
  return folded == 0 ? 1 : folded
}
