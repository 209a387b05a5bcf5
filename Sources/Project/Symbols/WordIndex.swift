import SwiftSource

/// Which files of a project use which words, and give a new value to what they name: what tells
/// whether a member could be private. A worker has one for the files that it has seen; put together
/// they know all files.
///
/// Words are kept as the 32 bits of their tokens. Two words with the same bits make a member look
/// used that is not, never the other way round.
///
/// An open-addressing hash table with linear probing, at most half full.
package struct WordIndex: Sendable {
  private var keys: ContiguousArray<UInt64> = []
  /// The only file that has the key, or ``several``.
  private var files: ContiguousArray<Int32> = []
  private var count = 0
  /// The words of the file at hand.
  private var seen = WordSet()
  private static let several: Int32 = -1

  /// Knows no file.
  package init() {}

  /// Adds the words of a file.
  ///
  /// - Parameter index: the index of the file in the project.
  package mutating func add(_ file: SourceFile, index: Int) {
    if keys.isEmpty { resize(to: 1 << 12) }
    seen.begin()
    var writes = WriteScanner(file)
    for position in file.tokens.indices {
      let token = file.tokens[position]
      guard token.kind.isWord else { continue }
      if seen.insert(token.hash) { add(UInt64(token.hash), Int32(index)) }
      guard token.kind == .identifier, let write = writes.write(at: position, in: file) else {
        continue
      }
      switch write {
      case .ofOther: add(Self.key(word: token.hash), Int32(index))
      case .ofSelf:
        for type in writes.typeWords(around: position, in: file) {
          add(Self.key(type: type, word: token.hash), Int32(index))
        }
      }
    }
  }

  /// Adds what another one knows.
  package mutating func add(_ other: WordIndex) {
    if keys.isEmpty {
      self = other
      return
    }
    for slot in other.keys.indices where other.keys[slot] != 0 {
      add(other.keys[slot], other.files[slot])
    }
  }

  /// The key of a word behind a dot. Words have odd numbers, so that no type has the number 2.
  private static func key(word: UInt32) -> UInt64 { key(type: 2, word: word) }

  /// The key of a word that members of a type may change, with the type's word or that of one of its
  /// bases.
  private static func key(type: UInt32, word: UInt32) -> UInt64 {
    UInt64(type) << 32 | UInt64(word)
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
    if count &* 2 > keys.count { resize(to: keys.count * 4) }
  }

  /// The slot that has the key, or the free one where it would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: key.spread) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func resize(to capacity: Int) {
    let (oldKeys, oldFiles) = (keys, files)
    keys = ContiguousArray(repeating: 0, count: capacity)
    files = ContiguousArray(repeating: 0, count: capacity)
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let slot = slot(of: oldKeys[index])
      keys[slot] = oldKeys[index]
      files[slot] = oldFiles[index]
    }
  }

  private func isKnown(_ key: UInt64, elsewhereThan file: Int) -> Bool {
    guard !keys.isEmpty else { return false }
    let slot = slot(of: key)
    return keys[slot] == key && files[slot] != Int32(file)
  }

  /// Whether a file other than `file` is known to have the word.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    isKnown(UInt64(word), elsewhereThan: file)
  }

  /// Whether a file other than `file` is known to change what the word may name in a type.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    isKnown(Self.key(word: word), elsewhereThan: file)
      || isKnown(Self.key(type: type, word: word), elsewhereThan: file)
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

extension UInt64 {
  /// The bits of a key, spread so that the low ones choose a slot: one multiplication and a fold, as
  /// in ``WordHash``.
  fileprivate var spread: UInt64 { (self &* 0xFF51_AFD7_ED55_8CCD) &>> 32 }
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
