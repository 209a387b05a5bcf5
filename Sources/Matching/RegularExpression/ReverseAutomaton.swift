import Buffers

/// A deterministic automaton that reads text from its end to its start, built as it is needed.
///
/// Its state at an offset says which `consume` instructions can take the byte there and get from
/// there to the end of a match. A state depends on the text after it only, so the same states
/// serve every match of a text. An instruction may also depend on the byte before, by `^` or `\b`;
/// that is decided when this byte is read.
struct ReverseAutomaton: Sendable {
  /// A state's name: where its row starts in the table. 0 is none.
  typealias Row = UInt32
  /// The row of the next state, and flags. 0 is not known yet.
  typealias Entry = UInt32

  /// Says that a match can start where the byte ends that was read.
  static let startFlag: Entry = 1 << 31
  /// Says that no match is possible any more.
  static let deadFlag: Entry = 1 << 30
  static let rowMask: Entry = deadFlag - 1

  let program: ExpressionProgram
  /// True if a match must end where the text ends.
  let isWhole: Bool
  /// The column for the place before the first byte.
  let edgeColumn: Int
  /// The next states: one row for each state, 2 to the power of `rowBits` long, with one entry
  /// for each column.
  private(set) var table = ContiguousArray<Entry>()
  private let rowBits: Int

  /// The instructions of each state, one bit for each.
  private var sets = ContiguousArray<UInt64>()
  /// How many words of ``sets`` a state takes.
  let setLength: Int
  /// For each state, the byte at its offset.
  private var neighbours = ContiguousArray<Neighbour>()
  /// A hash table of states, by their number; 0 is a free place.
  private var buckets = ContiguousArray<UInt32>(repeating: 0, count: 64)

  /// The instructions that get to the end of a match from the offset at hand.
  private var reached: InstructionSet
  /// The instructions of the state at hand.
  private var set: ContiguousArray<UInt64>
  /// The state at the end of a text, 0 until it has been asked for.
  private var end: Row = 0

  /// How many states are kept before all are forgotten.
  private let maximumStates: Int

  /// An automaton that keeps as many states as fit into `memory` bytes, but at least
  /// `minimumStates`.
  init(_ program: ExpressionProgram, isWhole: Bool, memory: Int, minimumStates: Int) {
    self.program = program
    self.isWhole = isWhole
    edgeColumn = program.bytes.count
    rowBits = Int.bitWidth - edgeColumn.leadingZeroBitCount
    setLength = (program.instructions.count + 63) / 64
    maximumStates = max(minimumStates, memory / (4 << rowBits + 8 * setLength))
    reached = InstructionSet(count: program.instructions.count)
    set = ContiguousArray(repeating: 0, count: setLength)
    removeAll()
  }

  /// The column of the table for a byte.
  @inline(__always)
  func column(of byte: UInt8) -> Int { Int(program.columns[Int(byte)]) }

  /// The state at the end of a text.
  mutating func endRow() -> Row {
    if end == 0 {
      for index in set.indices { set[index] = 0 }
      end = row(ofSetBefore: .edge)
    }
    return end
  }

  /// True if `instruction` belongs to the state `row`.
  @inline(__always)
  func contains(_ instruction: Int, in row: Row) -> Bool {
    let word = sets[(Int(row) &>> rowBits) &* setLength &+ instruction &>> 6]
    return word &>> UInt64(instruction & 63) & 1 != 0
  }

  /// Appends the set of the state `row` to `words`, for ``restore(_:before:)``.
  func save(_ row: Row, to words: inout ContiguousArray<UInt64>) {
    let start = (Int(row) >> rowBits) * setLength
    words += sets[start..<(start + setLength)]
  }

  /// The state whose set was saved as `words`, at an offset where `next` is the next byte.
  mutating func restore(_ words: ArraySlice<UInt64>, before next: Neighbour) -> Row {
    for (index, word) in words.enumerated() { set[index] = word }
    return row(ofSetBefore: next)
  }

  /// Forgets all states if fewer than `count` may be added. Gives the new name of `row`.
  mutating func makeRoom(for count: Int, keeping row: Row) -> Row {
    guard neighbours.count + count > maximumStates else { return row }
    let start = (Int(row) >> rowBits) * setLength
    for index in set.indices { set[index] = sets[start + index] }
    let next = neighbours[Int(row) >> rowBits]
    removeAll()
    return self.row(ofSetBefore: next)
  }

  private mutating func removeAll() {
    end = 0
    table.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    neighbours.removeAll(keepingCapacity: true)
    for bucket in buckets.indices { buckets[bucket] = 0 }
    // State 0 only keeps its name from being used.
    appendState(before: .edge)
  }
}

// MARK: - Following

extension ReverseAutomaton {
  /// The position of a search in a text, the state there, and all flags on the way.
  struct Place {
    var offset: Int
    var row: Row
    var flags: Entry = 0

    @inline(__always)
    mutating func step(by entry: Entry) {
      flags |= entry
      row = entry & ReverseAutomaton.rowMask
      offset -= 1
    }
  }

  /// Goes on while entries are known, down to `lowest`, which is above 0. For each offset keeps
  /// the state and the flag of a start in `kept`, at the offset's bits under `mask`.
  func follow(
    _ place: inout Place, to lowest: Int, in text: BufferView<UInt8>,
    keeping kept: inout ContiguousArray<Entry>, _ mask: Int
  ) {
    var current = place
    let columns = program.columns
    let table = table.view
    var kept = kept.mutableView
    while current.offset >= lowest {
      let column = Int(columns[Int(text[current.offset - 1])])
      let entry = table[Int(current.row) + column]
      if entry == 0 { break }
      kept[current.offset & mask] = current.row | entry & Self.startFlag
      current.step(by: entry)
    }
    place = current
  }
}

// MARK: - Entries

extension ReverseAutomaton {
  /// The entry for a byte of `column` before the state `row`, which is worked out at need.
  mutating func entry(_ row: Row, _ column: Int) -> Entry {
    let entry = table[Int(row) + column]
    return entry == 0 ? makeEntry(row, column) : entry
  }

  /// Reads `text` from its end to its start.
  ///
  /// - Parameter flag: the one at which to stop.
  /// - Returns: the first entry with the flag, else that of the place before the first byte.
  mutating func read(_ text: BufferView<UInt8>, until flag: Entry) -> Entry {
    var row = endRow()
    var offset = text.count
    while offset > 0 {
      let column = column(of: text[offset - 1])
      var entry = table[Int(row) + column]
      if entry == 0 {
        row = makeRoom(for: 1, keeping: row)
        entry = makeEntry(row, column)
      }
      if entry & flag != 0 { return entry }
      row = entry & Self.rowMask
      offset -= 1
    }
    return entry(row, edgeColumn)
  }

  private mutating func makeEntry(_ row: Row, _ column: Int) -> Entry {
    let state = Int(row) >> rowBits
    let next = neighbours[state]
    let isEdge = column == edgeColumn
    reach(from: state, after: isEdge ? .edge : program.neighbours[column], before: next)
    var entry = row
    if !isEdge {
      let byte = program.bytes[column]
      let isEmpty = !stepBack(over: byte)
      entry = self.row(ofSetBefore: program.neighbours[column])
      if isWhole && isEmpty { entry |= Self.deadFlag }
    }
    if reached.contains(program.start), next != .continuation { entry |= Self.startFlag }
    table[Int(row) + column] = entry
    return entry
  }

  /// Finds what gets to the end of a match from the offset of `state`, between these neighbors.
  private mutating func reach(
    from state: Int, after previous: Neighbour,
    before next: Neighbour
  ) {
    reached.removeAll()
    if !isWhole || next == .edge { _ = reached.insert(program.match) }
    for index in 0..<setLength {
      var word = sets[state * setLength + index]
      while word != 0 {
        _ = reached.insert(index << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    // Local copies, or else each turn counts references: that takes four times as long.
    let instructions = program.instructions
    let (sources, bounds) = (program.sources.free, program.sources.freeBounds)
    var index = 0
    while index < reached.members.count {
      let target = reached.members[index]
      for position in bounds[target]..<bounds[target + 1] {
        let source = sources[position]
        if case .assertion(let assertion, _) = instructions[source],
          !assertion.holds(after: previous, before: next)
        {
          continue
        }
        _ = reached.insert(source)
      }
      index += 1
    }
  }

  /// Sets ``set`` to the instructions that take `byte` to get where ``reached`` is. False if there
  /// are none.
  private mutating func stepBack(over byte: UInt8) -> Bool {
    for index in set.indices { set[index] = 0 }
    let (steps, bounds) = (program.sources.steps, program.sources.stepBounds)
    var found = false
    for target in reached.members {
      for position in bounds[target]..<bounds[target + 1] {
        let step = steps[position]
        guard step.low <= byte, byte <= step.high else { continue }
        set[step.source >> 6] |= 1 << UInt64(step.source & 63)
        found = true
      }
    }
    return found
  }
}

// MARK: - States

extension ReverseAutomaton {
  /// The row of the state with the instructions of ``set``, which is added if it is new.
  private mutating func row(ofSetBefore next: Neighbour) -> Row {
    var bucket = hash(set[...], next) & (buckets.count - 1)
    while buckets[bucket] != 0 {
      let state = Int(buckets[bucket])
      if isSet(of: state, before: next) { return Row(state << rowBits) }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    let state = neighbours.count
    buckets[bucket] = UInt32(state)
    appendState(before: next)
    if neighbours.count * 2 > buckets.count { growBuckets() }
    return Row(state << rowBits)
  }

  private func isSet(of state: Int, before next: Neighbour) -> Bool {
    guard neighbours[state] == next else { return false }
    for index in 0..<setLength where sets[state * setLength + index] != set[index] {
      return false
    }
    return true
  }

  private mutating func appendState(before next: Neighbour) {
    neighbours.append(next)
    sets += set
    table.append(contentsOf: repeatElement(0, count: 1 << rowBits))
  }

  private mutating func growBuckets() {
    buckets = ContiguousArray(repeating: 0, count: buckets.count * 2)
    for state in 1..<neighbours.count {
      let start = state * setLength
      let words = sets[start..<(start + setLength)]
      var bucket = hash(words, neighbours[state]) & (buckets.count - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = UInt32(state)
    }
  }

  private func hash(
    _ words: ArraySlice<UInt64>, _ next: Neighbour
  ) -> Int {
    var hash = UInt64(next.rawValue) &+ 0x9E37_79B9_7F4A_7C15
    for word in words {
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: hash)
  }
}
