/// The only file that has something, or several.
struct FileMark: Equatable {
  /// Never 0, which stands for a free slot.
  let value: UInt32
  static let several = FileMark(value: 1)

  init(value: UInt32) { self.value = value }

  init(_ file: Int) { value = UInt32(truncatingIfNeeded: file) &+ 2 }
}

/// The files of words.
///
/// An open-addressing hash table with linear probing, at most two thirds full. A slot is one number, so
/// that a word costs one access to memory that is seldom in the cache: the word in the high half, the
/// mark of its file in the low one.
struct WordFiles: Sendable {
  private var slots: ContiguousArray<UInt64> = []
  /// How many slots are taken, and how many of these by words that no file has any more.
  private var count = 0
  private var lost = 0

  var isEmpty: Bool { count == lost }

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
    if count &* 3 > slots.count &* 2 { grow() }
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

  /// Sets the mark of a word, nil where no file has it any more.
  mutating func set(_ mark: FileMark?, of word: UInt32) {
    guard !slots.isEmpty, slots[slot(of: word)] != 0 else {
      if let mark { add(word, mark) }
      return
    }
    let slot = slot(of: word)
    if UInt32(truncatingIfNeeded: slots[slot]) == 0 { lost -= 1 }
    if mark == nil { lost += 1 }
    slots[slot] = UInt64(word) &<< 32 | UInt64(mark?.value ?? 0)
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

  /// Returns true if a file has the word, other than `file` where one is given.
  func isKnown(_ word: UInt32, elsewhereThan file: Int?) -> Bool {
    guard count > 0 else { return false }
    let mark = UInt32(truncatingIfNeeded: slots[slot(of: word)])
    return mark != 0 && mark != file.map { FileMark($0).value }
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

/// The files of keys that need 64 bits, laid out as ``WordFiles`` but for the marks, which are apart.
struct WriteFiles: Sendable {
  /// The keys, of which none is 0: that is a free slot.
  private var keys: ContiguousArray<UInt64> = []
  /// The mark of each key, 0 for one that no file has any more.
  private var marks: ContiguousArray<UInt32> = []
  private var count = 0

  mutating func add(_ key: UInt64, _ mark: FileMark) {
    if keys.isEmpty { makeSlots(1 << 10) }
    let slot = slot(of: key)
    guard keys[slot] == 0 else {
      if marks[slot] != mark.value { marks[slot] = FileMark.several.value }
      return
    }
    keys[slot] = key
    marks[slot] = mark.value
    count &+= 1
    if count &* 3 > keys.count &* 2 { grow() }
  }

  mutating func add(_ other: WriteFiles) {
    if count == 0 {
      self = other
      return
    }
    for slot in other.keys.indices where other.marks[slot] != 0 {
      add(other.keys[slot], FileMark(value: other.marks[slot]))
    }
  }

  /// Sets the mark of a key, nil where no file has it any more.
  mutating func set(_ mark: FileMark?, of key: UInt64) {
    guard !keys.isEmpty, keys[slot(of: key)] != 0 else {
      if let mark { add(key, mark) }
      return
    }
    marks[slot(of: key)] = mark?.value ?? 0
  }

  /// Takes out all keys and keeps the memory.
  mutating func takeAll() -> ContiguousArray<UInt64> {
    var all = ContiguousArray<UInt64>()
    guard count > 0 else { return all }
    all.reserveCapacity(count)
    for slot in keys.indices where keys[slot] != 0 {
      all.append(keys[slot])
      keys[slot] = 0
      marks[slot] = 0
    }
    count = 0
    return all
  }

  func isKnown(_ key: UInt64, elsewhereThan file: Int) -> Bool {
    guard count > 0 else { return false }
    let mark = marks[slot(of: key)]
    return mark != 0 && mark != FileMark(file).value
  }

  /// The slot that has the key, or the free one where it would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: key.spread) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot &+ 1) & mask }
    return slot
  }

  private mutating func makeSlots(_ number: Int) {
    keys = ContiguousArray(repeating: 0, count: number)
    marks = ContiguousArray(repeating: 0, count: number)
  }

  private mutating func grow() {
    let (oldKeys, oldMarks) = (keys, marks)
    makeSlots(oldKeys.count * 2)
    for old in oldKeys.indices where oldKeys[old] != 0 {
      let slot = slot(of: oldKeys[old])
      keys[slot] = oldKeys[old]
      marks[slot] = oldMarks[old]
    }
  }
}

extension UInt64 {
  /// The bits of a key, spread so that the low ones choose a slot: one multiplication and a fold, as
  /// in ``WordHash``.
  var spread: UInt64 { (self &* 0xFF51_AFD7_ED55_8CCD) &>> 32 }
}
