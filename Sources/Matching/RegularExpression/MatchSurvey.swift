import Buffers

/// The result of reading a text from its end to its start: for every offset, whether a match can
/// start there, and which instructions lead from there to the end of a match.
///
/// With it a match is found without trying: from a start, always the preferred way that leads to
/// the end. One survey serves all matches of a text, which makes finding them all linear too.
///
/// The offsets are kept in blocks, of which one is at hand; of the others only the state at
/// their end. Matches are taken from start to end, so each block is worked out at most twice.
struct MatchSurvey: Sendable {
  /// A block has 2 to the power of this many offsets.
  private let blockBits: Int
  private let mask: Int
  private var blockLength: Int { mask + 1 }

  private var automaton: ReverseAutomaton
  /// The lowest offset that counts.
  private var start = 0
  /// For each offset of the block at hand, the state there, and the flag of a start.
  private var entries = ContiguousArray<ReverseAutomaton.Entry>()
  private var block = -1
  /// The set of the state at the end of each block, from the last to the first.
  private var ends = ContiguousArray<UInt64>()
  /// For each block, from the last to the first, true if a match starts in it.
  private var hasStarts = ContiguousArray<Bool>()

  /// A survey for texts of any length. In tests, small numbers show the seams.
  init(_ program: ExpressionProgram, blockBits: Int, memory: Int) {
    self.blockBits = blockBits
    mask = 1 << blockBits - 1
    automaton = ReverseAutomaton(
      program, isWhole: false, memory: memory, minimumStates: 2 << blockBits + 2)
  }

  /// Looks at `text` from its end down to `start`.
  mutating func begin(_ text: BufferView<UInt8>, from start: Int) {
    self.start = start
    if entries.isEmpty { entries = ContiguousArray(repeating: 0, count: blockLength) }
    ends.removeAll(keepingCapacity: true)
    hasStarts.removeAll(keepingCapacity: true)
    var row = automaton.endRow()
    block = (text.count >> blockBits) + 1
    repeat {
      block -= 1
      row = automaton.makeRoom(for: blockLength + 1, keeping: row)
      automaton.save(row, to: &ends)
      var hasStart = false
      row = run(from: row, in: text, &hasStart)
      hasStarts.append(hasStart)
    } while block > start >> blockBits
  }

  /// The first offset from `offset` on at which a match starts.
  mutating func nextStart(in text: BufferView<UInt8>, from offset: Int) -> Int? {
    var offset = offset
    let last = text.count >> blockBits
    while offset <= text.count {
      let block = offset >> blockBits
      let end = min(text.count + 1, (block + 1) << blockBits)
      if hasStarts[last - block] {
        load(at: offset, of: text)
        while offset < end {
          if entries[offset & mask] & ReverseAutomaton.startFlag != 0 {
            return offset
          }
          offset += 1
        }
      }
      offset = end
    }
    return nil
  }

  /// Brings the block of `offset` to hand.
  @inline(__always)
  mutating func load(at offset: Int, of text: BufferView<UInt8>) {
    if offset &>> blockBits != block { load(offset >> blockBits, of: text) }
  }

  /// True if `instruction` can take the byte at `offset`, whose block is at hand, and get to the
  /// end of a match.
  @inline(__always)
  func canTake(_ instruction: Int, at offset: Int) -> Bool {
    let entry = entries[offset & mask]
    return automaton.contains(instruction, in: entry & ReverseAutomaton.rowMask)
  }

  private mutating func load(_ block: Int, of text: BufferView<UInt8>) {
    self.block = block
    let last = text.count >> blockBits
    let end = (last - block) * automaton.setLength
    var row = automaton.makeRoom(for: blockLength + 2, keeping: 0)
    row = automaton.restore(
      ends[end..<(end + automaton.setLength)], before: neighbour(at: highest(in: text), in: text))
    var hasStart = false
    _ = run(from: row, in: text, &hasStart)
  }

  /// The highest offset of the block at hand.
  private func highest(in text: BufferView<UInt8>) -> Int {
    min(text.count, (block + 1) << blockBits - 1)
  }

  private func neighbour(at offset: Int, in text: BufferView<UInt8>) -> Neighbour {
    guard offset < text.count else { return .edge }
    let program = automaton.program
    return program.neighbours[Int(program.columns[Int(text[offset])])]
  }

  /// Fills the block at hand, at whose end the state is `row`, and gives the state before it.
  private mutating func run(
    from row: ReverseAutomaton.Row, in text: BufferView<UInt8>, _ hasStart: inout Bool
  ) -> ReverseAutomaton.Row {
    let lowest = max(start, block << blockBits)
    let columns = automaton.program.columns
    var place = ReverseAutomaton.Place(offset: highest(in: text), row: row)
    while place.offset >= lowest {
      automaton.follow(&place, to: max(lowest, 1), in: text, keeping: &entries, mask)
      guard place.offset >= lowest else { break }
      let isEdge = place.offset == 0
      let column = isEdge ? automaton.edgeColumn : Int(columns[Int(text[place.offset - 1])])
      let entry = automaton.entry(place.row, column)
      entries[place.offset & mask] = place.row | entry & ReverseAutomaton.startFlag
      place.step(by: entry)
    }
    hasStart = place.flags & ReverseAutomaton.startFlag != 0
    return place.row
  }
}
