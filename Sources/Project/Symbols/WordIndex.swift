import SwiftSource

/// An index of the words in the files of a project, and of the names to which they give a new value.
/// It decides if a member could be private. Each worker has one for its files; merged, they know all
/// files.
///
/// Words are kept as the 32 bits of their tokens. Two words with the same bits make a member look
/// used that is not, never the other way round.
package struct WordIndex: Sendable {
  private var words = WordFiles()
  private var writes = WriteFiles()
  /// The words of the files of each scope that is asked for, by the scope's number.
  private var scoped: [WordFiles] = []
  /// The words of the file at hand.
  private var seen = WordSet()

  /// Knows no file.
  package init() {}

  /// Adds the words of a file.
  ///
  /// - Parameter index: the index of the file in the project.
  package mutating func add(_ file: SourceFile, index: Int) {
    seen.begin()
    let mark = FileMark(index)
    var scanner = WriteScanner(file)
    for position in file.tokens.indices {
      let token = file.tokens[position]
      guard token.kind.isWord else { continue }
      if seen.insert(token.hash) { words.add(token.hash, mark) }
      if token.is(.`init`), let type = file.typeOfInitializerReference(at: position) {
        writes.add(Self.key(type: type, word: token.hash), mark)
        writes.add(Self.key(type: Self.anyType, word: token.hash), mark)
      }
      guard let write = scanner.write(at: position, in: file) else { continue }
      switch write {
      case .ofOther: writes.add(Self.key(word: token.hash), mark)
      case .ofSelf:
        writes.add(Self.key(type: Self.anyType, word: token.hash), mark)
        for type in scanner.typeWords(around: position, in: file) {
          writes.add(Self.key(type: type, word: token.hash), mark)
        }
      }
    }
  }

  /// Adds the identifiers of a part of a file to a scope.
  ///
  /// - Parameters:
  ///   - index: the index of the file in the project.
  ///   - ranges: the parts of the file that are in the scope.
  ///   - scope: the number of the scope.
  package mutating func add(
    _ file: SourceFile, index: Int, in ranges: [TokenRange], toScope scope: Int
  ) {
    while scoped.count <= scope { scoped.append(WordFiles()) }
    seen.begin()
    let mark = FileMark(index)
    for range in ranges {
      for token in range.indices where file.tokens[token].kind == .identifier {
        let hash = file.tokens[token].hash
        if seen.insert(hash) { scoped[scope].add(hash, mark) }
      }
    }
  }

  /// Adds what another one knows.
  package mutating func add(_ other: WordIndex) {
    while scoped.count < other.scoped.count { scoped.append(WordFiles()) }
    for (scope, words) in other.scoped.enumerated() { scoped[scope].add(words) }
    words.add(other.words)
    writes.add(other.writes)
  }

  /// Sets the mark of something that files have, nil where none has it any more.
  mutating func set(_ mark: FileMark?, of part: FileWords.Part) {
    switch part {
    case .word(let word): words.set(mark, of: word)
    case .write(let key): writes.set(mark, of: key)
    case .scoped(let word, let scope):
      while scoped.count <= scope { scoped.append(WordFiles()) }
      scoped[scope].set(mark, of: word)
    }
  }

  /// For each scope that has a number whether its files have any identifiers.
  var hasWordsInScope: [Bool] { scoped.map { !$0.isEmpty } }

  /// Takes out the words of the only file that it knows. The memory serves the next file.
  package mutating func takeFile() -> FileWords {
    var file = FileWords()
    file.words = words.takeAll()
    file.writes = writes.takeAll()
    for scope in scoped.indices { file.scoped.append(scoped[scope].takeAll()) }
    return file
  }

  /// The key of a word after a dot. The hashes of words are odd, so that 0 is none of a type.
  private static func key(word: UInt32) -> UInt64 { key(type: 0, word: word) }

  /// The key of a word that members of a type may change, with the type's word or that of one of its
  /// bases.
  private static func key(type: UInt32, word: UInt32) -> UInt64 {
    UInt64(type) << 32 | UInt64(word)
  }

  /// In place of a type's word: any type. The hashes of words are odd.
  package static let anyType: UInt32 = 2

  /// The word of a key.
  static func word(ofKey key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key) }

  /// Returns true if a file other than `file` is known to have the word.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    words.isKnown(word, elsewhereThan: file)
  }

  /// Returns true if a file of a scope has the identifier, nil where the scope has no file.
  ///
  /// - Parameter file: the file that does not count, nil if all do.
  package func isNamed(_ word: UInt32, inScope scope: Int, elsewhereThan file: Int?) -> Bool? {
    guard scope < scoped.count, !scoped[scope].isEmpty else { return nil }
    return scoped[scope].isKnown(word, elsewhereThan: file)
  }

  /// Returns true if a file other than `file` is known to change what the word may name in a type.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    writes.isKnown(Self.key(word: word), elsewhereThan: file)
      || writes.isKnown(Self.key(type: type, word: word), elsewhereThan: file)
  }
}

/// A set of words, which forgets them without clearing its memory.
///
/// An open-addressing hash table with linear probing, at most half full.
private struct WordSet {
  /// Words in the low half, and in the high half the generation in which the slot was filled.
  private var slots: ContiguousArray<UInt64> = []
  private var generation: UInt64 = 0
  private var count = 0

  /// Forgets all words. There are fewer files than generations.
  mutating func begin() {
    if slots.isEmpty { slots = ContiguousArray(repeating: 0, count: 1 << 10) }
    count = 0
    generation += 1
  }

  /// Adds the word.
  ///
  /// - Returns: whether it is new.
  @inline(__always)
  mutating func insert(_ word: UInt32) -> Bool {
    let entry = generation &<< 32 | UInt64(word)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: UInt64(word).spread) & mask
    while slots[slot] &>> 32 == generation {
      if slots[slot] == entry { return false }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = entry
    count &+= 1
    if count &* 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = slots.filter { $0 >> 32 == generation }
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    count = 0
    for entry in old { _ = insert(UInt32(truncatingIfNeeded: entry)) }
  }
}
