import SwiftSource

/// Which words a file uses, and which of them it may give a new value: what other files need to know
/// to tell whether a member could be private.
///
/// Words are kept as the 32 bits of their tokens. Two words with the same bits make a member look
/// used that is not, never the other way round.
package struct WordUse: Sendable {
  /// All identifiers of the file, each once.
  fileprivate var words: ContiguousArray<UInt32> = []
  /// Keys of the words whose value the file may change, each once.
  fileprivate var written: ContiguousArray<UInt64> = []

  /// What a worker keeps from file to file.
  package struct Scratch {
    fileprivate var words = WordSet()
    fileprivate var written: Set<UInt64> = []

    package init() {}
  }

  package init(of file: SourceFile, scratch: inout Scratch) {
    scratch.words.begin()
    scratch.written.removeAll(keepingCapacity: true)
    var writes = WriteScanner(file)
    for index in file.tokens.indices {
      let token = file.tokens[index]
      guard token.kind.isWord else { continue }
      if scratch.words.insert(token.hash) { words.append(token.hash) }
      guard token.kind == .identifier, let write = writes.write(at: index, in: file) else {
        continue
      }
      switch write {
      case .ofOther: note(Self.key(word: token.hash), &scratch.written)
      case .ofSelf:
        for type in writes.typeWords(around: index, in: file) {
          note(Self.key(type: type, word: token.hash), &scratch.written)
        }
      }
    }
  }

  private mutating func note(_ key: UInt64, _ seen: inout Set<UInt64>) {
    if seen.insert(key).inserted { written.append(key) }
  }

  /// The key of a word behind a dot. Words have odd numbers, so that no type has the number 2.
  fileprivate static func key(word: UInt32) -> UInt64 { key(type: 2, word: word) }

  /// The key of a word that members of a type may change, with the type's word or that of one of its
  /// bases.
  fileprivate static func key(type: UInt32, word: UInt32) -> UInt64 {
    UInt64(type) << 32 | UInt64(word)
  }
}

/// A set of words, which forgets them without clearing its memory.
///
/// An open-addressing hash table with linear probing, at most half full.
private struct WordSet {
  /// Words in the low half, and in the high half the generation in which the slot was filled.
  private var slots = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  private var generation: UInt64 = 0
  private var count = 0

  /// Forgets all words. There are fewer files than generations.
  mutating func begin() {
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

extension UInt64 {
  /// The bits of a key, spread so that the low ones choose a slot: one multiplication and a fold, as
  /// in ``WordHash``.
  fileprivate var spread: UInt64 { (self &* 0xFF51_AFD7_ED55_8CCD) &>> 32 }
}

/// Which files of a project use a word.
struct WordIndex: Sendable {
  private var keys: ContiguousArray<UInt64>
  /// The only file that has the key, or ``several``.
  private var files: ContiguousArray<Int32>
  private var count = 0
  private static let several: Int32 = -1

  init(_ uses: [WordUse?]) {
    keys = ContiguousArray(repeating: 0, count: 1 << 10)
    files = ContiguousArray(repeating: 0, count: 1 << 10)
    for (file, use) in uses.enumerated() {
      guard let use else { continue }
      for word in use.words { add(UInt64(word), Int32(file)) }
      for key in use.written { add(key, Int32(file)) }
    }
  }

  private mutating func add(_ key: UInt64, _ file: Int32) {
    let slot = slot(of: key)
    if keys[slot] == key {
      if files[slot] != file { files[slot] = Self.several }
      return
    }
    keys[slot] = key
    files[slot] = file
    count &+= 1
    if count &* 2 > keys.count { grow() }
  }

  /// The slot that has the key, or the free one where it would be.
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: key.spread) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldFiles) = (keys, files)
    keys = ContiguousArray(repeating: 0, count: oldKeys.count * 4)
    files = ContiguousArray(repeating: 0, count: oldKeys.count * 4)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let slot = slot(of: oldKeys[index])
      keys[slot] = oldKeys[index]
      files[slot] = oldFiles[index]
    }
  }

  private func isKnown(_ key: UInt64, elsewhereThan file: Int) -> Bool {
    let slot = slot(of: key)
    return keys[slot] == key && files[slot] != Int32(file)
  }

  /// Whether a file other than `file` has the word.
  func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    isKnown(UInt64(word), elsewhereThan: file)
  }

  /// Whether a file other than `file` may change what the word names in a type.
  func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    isKnown(WordUse.key(word: word), elsewhereThan: file)
      || isKnown(WordUse.key(type: type, word: word), elsewhereThan: file)
  }
}

extension SymbolTable {
  /// Whether a file other than `file` has the word. In a project of one file that cannot be told.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isNamed(word, elsewhereThan: file)
  }

  /// Whether a file other than `file` may change what the word names in a type. In a project of one
  /// file that cannot be told.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isWritten(word, ofType: type, elsewhereThan: file)
  }
}
