import Buffers

/// The words that a run has to recognize: Swift's keywords and the words that its rules name.
///
/// The lexer looks every identifier and operator up once and stores the word's number in the token,
/// so that rules compare two-byte numbers instead of text. Numbers below ``firstCustomWord`` are
/// raw values of ``Keyword``.
///
/// An open-addressing hash table with linear probing, at most a quarter full.
public struct WordTable: Sendable {
  /// The number of the first word that is no keyword.
  public static let firstCustomWord = UInt16(Keyword.allCases.count)

  /// The table of Swift's keywords alone.
  public static let keywords = WordTable()

  /// Each slot's word number, 0 where the slot is free.
  private(set) var slots: ContiguousArray<UInt16>
  /// Each word's hash.
  private(set) var hashes: ContiguousArray<UInt64>
  /// Where each word starts in `text`, and where the last one ends.
  private(set) var starts: ContiguousArray<UInt32>
  /// The bytes of all words, one after the other, and padding for eight-byte loads.
  private(set) var text: ContiguousArray<UInt8>

  /// The number of `=`, 0 when the table does not hold it.
  private(set) var equal: UInt16 = 0

  /// A table with the keywords and `words`; words that are empty or keywords add nothing.
  ///
  /// - Parameter words: identifiers without back-quotes, or operators; at most 60,000.
  public init(words: some Sequence<String> = []) {
    slots = ContiguousArray(repeating: 0, count: 1024)
    hashes = []
    starts = [0]
    text = ContiguousArray(repeating: 0, count: SourceBuffer.padding)
    for keyword in Keyword.allCases { append(Array(keyword.spelling.utf8)) }
    for word in words where !word.isEmpty && number(of: word) == 0 { append(Array(word.utf8)) }
    equal = number(of: "=")
  }

  /// The number of words in the table, with the empty word that has number 0.
  public var count: Int { starts.count - 1 }

  /// The number of `word`, 0 when the table does not hold it.
  public func number(of word: String) -> UInt16 {
    let hash = WordHash(word).value
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 40) & mask
    while true {
      let number = Int(slots[slot])
      if number == 0 { return 0 }
      if hashes[number] == hash, equals(number, word) { return UInt16(number) }
      slot = (slot &+ 1) & mask
    }
  }

  /// The number of the word that is at `range` of `bytes`, 0 when the table does not hold it.
  @inline(__always)
  func number(of range: Range<Int>, in bytes: BufferView<UInt8>, hash: WordHash) -> UInt16 {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash.value &>> 40) & mask
    while true {
      let word = slots[slot]
      if word == 0 { return 0 }
      if hashes[Int(word)] == hash.value && equals(word, range, in: bytes) { return word }
      slot = (slot &+ 1) & mask
    }
  }

  /// Returns true if the word with a number is `word`.
  private func equals(_ number: Int, _ word: String) -> Bool {
    var word = word
    let start = Int(starts[number])
    let count = Int(starts[number + 1]) - start
    return word.withUTF8 { wanted in
      guard wanted.count == count else { return false }
      for index in 0..<count where unsafe wanted[index] != text[start + index] { return false }
      return true
    }
  }

  /// Returns true if the word with number `word` has the bytes at `range` of `bytes`.
  private func equals(_ word: UInt16, _ range: Range<Int>, in bytes: BufferView<UInt8>) -> Bool {
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
    let length = word.count
    hashes.append(WordHash(text.view, text.count - SourceBuffer.padding - length, length).value)
    if count * 4 > slots.count {
      slots = ContiguousArray(repeating: 0, count: slots.count * 2)
      for word in 1..<number { insert(word) }
    }
    if !word.isEmpty { insert(number) }
  }

  private mutating func insert(_ number: UInt16) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hashes[Int(number)] &>> 40) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = number
  }
}

/// A hash of a word's bytes, eight of them at a time.
///
/// Each step is one multiplication by an odd constant and one fold of the high half into the low
/// one, as in the 64-bit mixers of the xxHash family. For words of at most eight bytes equal hashes
/// mean equal words of that length, because every step can be undone; longer words have to be
/// compared.
public struct WordHash {
  public private(set) var value: UInt64

  /// The hash of no bytes.
  @inline(__always)
  init() { value = 0x9E37_79B9_7F4A_7C15 }

  /// The hash of `length` bytes from `start`; at least eight more bytes must follow them.
  @inline(__always)
  public init(_ bytes: BufferView<UInt8>, _ start: Int, _ length: Int) {
    self.init()
    var offset = start
    var left = length
    while left >= 8 {
      add(EightBytes.load(bytes, at: offset))
      offset &+= 8
      left &-= 8
    }
    finish(EightBytes.prefix(EightBytes.load(bytes, at: offset), left), length: length)
  }

  /// The hash of a word, without a copy of its bytes.
  public init(_ word: String) {
    var word = word
    self = word.withUTF8 { bytes in
      var hash = WordHash()
      var chunk: UInt64 = 0
      for index in 0..<bytes.count {
        chunk |= unsafe UInt64(bytes[index]) &<< UInt64(8 &* (index & 7))
        guard index & 7 == 7 else { continue }
        hash.add(chunk)
        chunk = 0
      }
      hash.finish(chunk, length: bytes.count)
      return hash
    }
  }

  /// Adds eight bytes.
  @inline(__always)
  mutating func add(_ chunk: UInt64) {
    value = (value ^ chunk) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value &>> 32
  }

  /// Adds the last bytes, fewer than eight, and the length of the whole.
  @inline(__always)
  mutating func finish(_ rest: UInt64, length: Int) {
    add(rest)
    value ^= UInt64(truncatingIfNeeded: length) &* 0xC2B2_AE3D_27D4_EB4F
  }

  /// The part that a token carries, never 0.
  @inline(__always)
  public var short: UInt32 { UInt32(truncatingIfNeeded: value) | 1 }

  /// The hash of a word as its token carries it.
  public static func short(of word: String) -> UInt32 { WordHash(word).short }
}
