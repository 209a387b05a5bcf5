import SwiftSource

/// Which files of a project use which words, and give a new value to what they name: what tells
/// whether a member could be private. A worker has one for the files that it has seen; put together
/// they know all files.
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
      guard token.kind == .identifier, let write = scanner.write(at: position, in: file) else {
        continue
      }
      switch write {
      case .ofOther: writes.add(Self.key(word: token.hash), mark)
      case .ofSelf:
        for type in scanner.typeWords(around: position, in: file) {
          writes.add(Self.key(type: type, word: token.hash), mark)
        }
      }
    }
  }

  /// Adds the identifiers of a file of a scope.
  ///
  /// - Parameters:
  ///   - index: the index of the file in the project.
  ///   - scope: the number of the scope.
  package mutating func add(_ file: SourceFile, index: Int, toScope scope: Int) {
    while scoped.count <= scope { scoped.append(WordFiles()) }
    seen.begin()
    let mark = FileMark(index)
    for token in file.tokens where token.kind == .identifier {
      if seen.insert(token.hash) { scoped[scope].add(token.hash, mark) }
    }
  }

  /// Adds what another one knows.
  package mutating func add(_ other: WordIndex) {
    while scoped.count < other.scoped.count { scoped.append(WordFiles()) }
    for (scope, words) in other.scoped.enumerated() { scoped[scope].add(words) }
    words.add(other.words)
    writes.add(other.writes)
  }

  /// Adds the words of a file that were taken out of another index.
  package mutating func add(_ file: FileWords, index: Int) {
    let mark = FileMark(index)
    for word in file.words { words.add(word, mark) }
    for key in file.writes { writes.add(key, mark) }
    while scoped.count < file.scoped.count { scoped.append(WordFiles()) }
    for (scope, words) in file.scoped.enumerated() {
      for word in words { scoped[scope].add(word, mark) }
    }
  }

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

  /// Returns true if a file other than `file` is known to have the word.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    words.isKnown(word, elsewhereThan: file)
  }

  /// Returns true if a file of a scope other than `file` has the identifier, nil where the scope
  /// has none.
  package func isNamed(_ word: UInt32, inScope scope: Int, elsewhereThan file: Int) -> Bool? {
    guard scope < scoped.count, !scoped[scope].isEmpty else { return nil }
    return scoped[scope].isKnown(word, elsewhereThan: file)
  }

  /// Returns true if a file other than `file` is known to change what the word may name in a type.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    writes.isKnown(Self.key(word: word), elsewhereThan: file)
      || writes.isKnown(Self.key(type: type, word: word), elsewhereThan: file)
  }
}

/// The words of one file, and the keys of what it changes: what it adds to a ``WordIndex``, kept by
/// itself so that another text of the file can take its place.
package struct FileWords: Sendable, Hashable {
  fileprivate var words: ContiguousArray<UInt32> = []
  fileprivate var writes: ContiguousArray<UInt64> = []
  /// The words in each scope, by the scope's number.
  fileprivate var scoped: [ContiguousArray<UInt32>] = []

  /// No words.
  package init() {}
}

/// The only file that has something, or several.
private struct FileMark: Equatable {
  /// Never 0, which stands for a free slot.
  let value: UInt32
  static let several = FileMark(value: 1)

  init(value: UInt32) { self.value = value }

  init(_ file: Int) { value = UInt32(truncatingIfNeeded: file) &+ 2 }
}

/// The files of words.
///
/// An open-addressing hash table with linear probing, at most half full. A slot is one number, so
/// that a word costs one access to memory that is seldom in the cache: the word in the high half, the
/// mark of its file in the low one.
private struct WordFiles: Sendable {
  private var slots: ContiguousArray<UInt64> = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func add(_ word: UInt32, _ mark: FileMark) {
    if slots.isEmpty { slots = ContiguousArray(repeating: 0, count: 1 << 12) }
    let slot = slot(of: word)
    let entry = UInt64(word) &<< 32 | UInt64(mark.value)
    guard slots[slot] == 0 else {
      if slots[slot] != entry {
        slots[slot] = UInt64(word) &<< 32 | UInt64(FileMark.several.value)
      }
      return
    }
    slots[slot] = entry
    count &+= 1
    if count &* 2 > slots.count { grow() }
  }

  mutating func add(_ other: WordFiles) {
    if count == 0 {
      self = other
      return
    }
    for entry in other.slots where entry != 0 {
      add(UInt32(entry >> 32), FileMark(value: UInt32(truncatingIfNeeded: entry)))
    }
  }

  /// Takes out all words and keeps the memory.
  mutating func takeAll() -> ContiguousArray<UInt32> {
    var all = ContiguousArray<UInt32>()
    guard count > 0 else { return all }
    all.reserveCapacity(count)
    for slot in slots.indices where slots[slot] != 0 {
      all.append(UInt32(slots[slot] &>> 32))
      slots[slot] = 0
    }
    count = 0
    return all
  }

  func isKnown(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    guard count > 0 else { return false }
    let entry = slots[slot(of: word)]
    return entry != 0 && UInt32(truncatingIfNeeded: entry) != FileMark(file).value
  }

  /// The slot that has the word, or the free one where it would be.
  @inline(__always)
  private func slot(of word: UInt32) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: UInt64(word).spread) & mask
    while slots[slot] != 0, UInt32(slots[slot] &>> 32) != word { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { slots[slot(of: UInt32(entry >> 32))] = entry }
  }
}

/// The files of keys that need 64 bits, laid out as ``WordFiles``.
private struct WriteFiles: Sendable {
  private struct Slot: Sendable {
    var key: UInt64 = 0
    var mark: UInt32 = 0
  }

  private var slots: ContiguousArray<Slot> = []
  private var count = 0

  mutating func add(_ key: UInt64, _ mark: FileMark) {
    if slots.isEmpty { slots = ContiguousArray(repeating: Slot(), count: 1 << 10) }
    let slot = slot(of: key)
    guard slots[slot].mark == 0 else {
      if slots[slot].mark != mark.value { slots[slot].mark = FileMark.several.value }
      return
    }
    slots[slot] = Slot(key: key, mark: mark.value)
    count &+= 1
    if count &* 2 > slots.count { grow() }
  }

  mutating func add(_ other: WriteFiles) {
    if count == 0 {
      self = other
      return
    }
    for entry in other.slots where entry.mark != 0 { add(entry.key, FileMark(value: entry.mark)) }
  }

  /// Takes out all keys and keeps the memory.
  mutating func takeAll() -> ContiguousArray<UInt64> {
    var all = ContiguousArray<UInt64>()
    guard count > 0 else { return all }
    all.reserveCapacity(count)
    for slot in slots.indices where slots[slot].mark != 0 {
      all.append(slots[slot].key)
      slots[slot] = Slot()
    }
    count = 0
    return all
  }

  func isKnown(_ key: UInt64, elsewhereThan file: Int) -> Bool {
    guard count > 0 else { return false }
    let mark = slots[slot(of: key)].mark
    return mark != 0 && mark != FileMark(file).value
  }

  /// The slot that has the key, or the free one where it would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: key.spread) & mask
    while slots[slot].mark != 0, slots[slot].key != key { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: old.count * 2)
    for entry in old where entry.mark != 0 { slots[slot(of: entry.key)] = entry }
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
