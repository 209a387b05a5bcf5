import Matching

/// The phrases of all terms of a run, found by their first piece.
struct TermIndex: Sendable {
  /// A phrase of a term, in lower case.
  struct Entry: Sendable {
    /// The index of the term in ``terms``.
    let term: Int
    let phrase: TermCheck.Phrase
    /// The pieces in lower case.
    let folded: [[UInt8]]
  }

  /// A term and the rule that it belongs to.
  struct Owned: Sendable {
    let rule: Int
    let term: TermCheck.Term
  }

  private(set) var terms: [Owned] = []
  private var entries: [Entry] = []
  /// The entries by their first piece in lower case.
  private var byFirst: [[UInt8]: [Int]] = [:]
  /// For each first letter the lengths that first pieces with it have, as bits 0 to 31.
  private var lengths: [UInt32] = Array(repeating: 0, count: 256)

  init(_ rules: [Rule]) {
    for (rule, subject) in rules.enumerated() {
      for case .terms(let check) in subject.checks {
        for term in check.terms { add(Owned(rule: rule, term: term)) }
      }
    }
  }

  private mutating func add(_ owned: Owned) {
    let number = terms.count
    terms.append(owned)
    for phrase in owned.term.phrases {
      let folded = phrase.pieces.map { $0.utf8.map { Pieces.folded($0) } }
      guard let first = folded.first else { continue }
      index(first, entries.count)
      // The plural of a phrase is the phrase too.
      if folded.count == 1 { index(first + [UInt8(ascii: "s")], entries.count) }
      entries.append(Entry(term: number, phrase: phrase, folded: folded))
    }
  }

  private mutating func index(_ first: [UInt8], _ entry: Int) {
    guard let letter = first.first else { return }
    byFirst[first, default: []].append(entry)
    lengths[Int(letter)] |= 1 << UInt32(min(first.count, 31))
  }

  /// Whether nothing is looked for.
  var isEmpty: Bool { terms.isEmpty }

  /// A phrase that stands somewhere.
  struct Hit {
    let term: Int
    let phrase: TermCheck.Phrase
    let range: Range<Int>
  }

  /// Reports every phrase that starts in `range`.
  ///
  /// - Parameters:
  ///   - range: the bytes to look at; a phrase has to end in it too.
  ///   - gap: what may stand between two pieces of a phrase, besides nothing.
  ///   - report: gets each phrase that is found.
  func search(
    _ bytes: Span<UInt8>, in range: Range<Int>, gap: Gap, report: (Hit) -> Void
  ) {
    var cursor = range.lowerBound
    while let piece = Pieces.next(in: bytes, from: cursor, end: range.upperBound) {
      cursor = piece.upperBound
      let letter = Pieces.folded(bytes[piece.lowerBound])
      guard lengths[Int(letter)] & (1 &<< UInt32(min(piece.count, 31))) != 0 else { continue }
      let folded = piece.map { Pieces.folded(bytes[$0]) }
      guard let candidates = byFirst[folded] else { continue }
      for candidate in candidates {
        if let end = end(of: entries[candidate], bytes, piece, range.upperBound, gap) {
          let found = piece.lowerBound..<end
          let entry = entries[candidate]
          if !terms[entry.term].term.isCaseSensitive || hasSameCase(entry, bytes, found) {
            report(Hit(term: entry.term, phrase: entry.phrase, range: found))
          }
        }
      }
    }
  }

  /// What may stand between the pieces of a phrase.
  enum Gap {
    /// Underscores, in names.
    case name
    /// White space, hyphens, and the marks at the start of a comment's next line.
    case prose
  }

  /// Behind the last piece of the phrase when the pieces from `first` on are its pieces.
  private func end(
    of entry: Entry, _ bytes: Span<UInt8>, _ first: Range<Int>, _ limit: Int, _ gap: Gap
  ) -> Int? {
    var end = first.upperBound
    for (number, wanted) in entry.folded.enumerated().dropFirst() {
      guard let piece = Pieces.next(in: bytes, from: end, end: limit),
        piece.count == wanted.count
          || (number == entry.folded.count - 1 && isPlural(piece, of: wanted, bytes)),
        mayPart(bytes, end..<piece.lowerBound, entry.phrase.isOneWord ? .name : gap)
      else { return nil }
      for (offset, byte) in wanted.enumerated()
      where Pieces.folded(bytes[piece.lowerBound + offset]) != byte { return nil }
      end = piece.upperBound
    }
    return end
  }

  private func isPlural(_ piece: Range<Int>, of wanted: [UInt8], _ bytes: Span<UInt8>) -> Bool {
    piece.count == wanted.count + 1 && bytes[piece.upperBound - 1] == UInt8(ascii: "s")
  }

  private func mayPart(_ bytes: Span<UInt8>, _ range: Range<Int>, _ gap: Gap) -> Bool {
    range.allSatisfy { offset in
      switch bytes[offset] {
      case UInt8(ascii: "_"): true
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
        gap == .prose
      default: false
      }
    }
  }

  /// Whether the letters in `range` are those of the phrase, case included.
  private func hasSameCase(_ entry: Entry, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
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
