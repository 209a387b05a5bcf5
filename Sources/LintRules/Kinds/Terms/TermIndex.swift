import Buffers
import Matching
import SwiftSource

/// The phrases of all terms of a run, found by their first piece.
///
/// A text is looked at twice: every two neighboring bytes are looked up in a set of the pairs with
/// which phrases start, and where one does, the piece there in a table of first pieces.
struct TermIndex: Sendable {
  /// A term and the rule that it belongs to.
  struct Owned: Sendable {
    let rule: RuleID
    let term: TermCheck.Term
  }

  /// A phrase that is somewhere.
  struct Hit: Sendable {
    /// The index of the term in ``terms``.
    let term: Int
    let phrase: TermCheck.Phrase
    let range: Range<Int>
  }

  /// The separators allowed between the pieces of a phrase.
  enum Gap {
    /// Underscores, in names.
    case name
    /// White space, hyphens, and the marks at the start of a comment's next line.
    case prose
  }

  private struct Entry: Sendable {
    let term: Int
    let phrase: TermCheck.Phrase
    /// The pieces in lower case.
    let folded: [[UInt8]]
  }

  private(set) var terms: [Owned] = []
  private var entries: [Entry] = []
  /// The entries whose first piece, singular or plural, starts with these bytes.
  private var byStart: [UInt64: [Int]] = [:]
  /// One bit for each pair of folded bytes with which a phrase starts.
  private var pairs = ContiguousArray<UInt64>(repeating: 0, count: 1024)

  init(_ checks: [OwnedCheck<TermCheck>]) {
    for owned in checks {
      for term in owned.check.terms { add(Owned(rule: owned.rule, term: term)) }
    }
  }

  private mutating func add(_ owned: Owned) {
    let number = terms.count
    terms.append(owned)
    for phrase in owned.term.phrases {
      let folded = phrase.pieces.map { $0.utf8.map { Pieces.folded($0) } }
      guard let first = folded.first else { continue }
      let keys = [first, first + [UInt8(ascii: "s")]].map { Self.key($0) }
      for key in Set(keys) { byStart[key, default: []].append(entries.count) }
      let seconds = first.count > 1 ? [first[1]] : Array(0...255)
      for second in seconds { setPair(first[0] | 0x20, second | 0x20) }
      entries.append(Entry(term: number, phrase: phrase, folded: folded))
    }
  }

  private mutating func setPair(_ first: UInt8, _ second: UInt8) {
    let pair = Int(first) << 8 | Int(second)
    pairs[pair >> 6] |= 1 << UInt64(pair & 63)
  }

  /// The first eight bytes of a piece with a bit set that makes letters lower case.
  private static func key(_ piece: [UInt8]) -> UInt64 {
    var key: UInt64 = 0
    for (index, byte) in piece.prefix(8).enumerated() {
      key |= UInt64(byte | 0x20) << UInt64(index * 8)
    }
    return key
  }

  // MARK: - Search

  /// Adds every phrase that is in `range` to `hits`.
  ///
  /// - Parameter bytes: has at least eight more bytes after `range`.
  func search(_ bytes: BufferView<UInt8>, in range: Range<Int>, gap: Gap, into hits: inout [Hit]) {
    guard range.count > 1 else { return }
    let pairs = pairs.view
    var before = Int(bytes[range.lowerBound] | 0x20)
    for offset in range.lowerBound + 1..<range.upperBound {
      let byte = Int(bytes[offset] | 0x20)
      let pair = before << 8 | byte
      before = byte
      if pairs[pair &>> 6] & (1 &<< UInt64(truncatingIfNeeded: pair & 63)) != 0 {
        check(bytes, at: offset - 1, in: range, gap, &hits)
      }
    }
  }

  /// Adds the phrases that start at `start`.
  private func check(
    _ bytes: BufferView<UInt8>, at start: Int, in range: Range<Int>, _ gap: Gap, _ hits: inout [Hit]
  ) {
    guard Pieces.startsPiece(in: bytes, at: start, from: range.lowerBound, end: range.upperBound),
      let piece = Pieces.next(in: bytes, from: start, end: range.upperBound)
    else { return }
    let chunk = EightBytes.load(bytes, at: start) | EightBytes.repeating(0x20)
    let key = piece.count < 8 ? EightBytes.prefix(chunk, piece.count) : chunk
    guard let candidates = byStart[key] else { return }
    for candidate in candidates {
      let entry = entries[candidate]
      guard let end = end(of: entry, bytes, piece, range.upperBound, gap) else { continue }
      let found = start..<end
      if !terms[entry.term].term.isCaseSensitive || hasSameCase(entry, bytes, found) {
        hits.append(Hit(term: entry.term, phrase: entry.phrase, range: found))
      }
    }
  }

  /// After the last piece of the phrase when the pieces from `first` on are its pieces.
  private func end(
    of entry: Entry, _ bytes: BufferView<UInt8>, _ first: Range<Int>, _ limit: Int, _ gap: Gap
  ) -> Int? {
    var piece = first
    for (number, wanted) in entry.folded.enumerated() {
      if number > 0 {
        let end = piece.upperBound
        guard let next = Pieces.next(in: bytes, from: end, end: limit),
          mayPart(bytes, end..<next.lowerBound, entry.phrase.isOneWord ? .name : gap)
        else { return nil }
        piece = next
      }
      let isLast = number == entry.folded.count - 1
      guard isEqual(piece, wanted, bytes, orPlural: isLast) else { return nil }
    }
    return piece.upperBound
  }

  private func isEqual(
    _ piece: Range<Int>, _ wanted: [UInt8], _ bytes: BufferView<UInt8>, orPlural: Bool
  ) -> Bool {
    let isPlural = piece.count == wanted.count + 1 && bytes[piece.upperBound - 1] | 0x20 == 0x73
    guard piece.count == wanted.count || (orPlural && isPlural) else { return false }
    for index in wanted.indices
    where Pieces.folded(bytes[piece.lowerBound + index]) != wanted[index] { return false }
    return true
  }

  private func mayPart(_ bytes: BufferView<UInt8>, _ range: Range<Int>, _ gap: Gap) -> Bool {
    range.allSatisfy { offset in
      switch bytes[offset] {
      case UInt8(ascii: "_"): true
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
        gap == .prose
      default: false
      }
    }
  }

  /// Returns true if the letters in `range` are those of the phrase, case included.
  private func hasSameCase(_ entry: Entry, _ bytes: BufferView<UInt8>, _ range: Range<Int>) -> Bool
  {
    var cursor = range.lowerBound
    for piece in entry.phrase.pieces {
      guard let found = Pieces.next(in: bytes, from: cursor, end: range.upperBound) else {
        return false
      }
      for (offset, byte) in piece.utf8.enumerated() where bytes[found.lowerBound + offset] != byte {
        return false
      }
      cursor = found.upperBound
    }
    return true
  }
}
