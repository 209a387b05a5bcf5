/// A compiled expression: its instructions, and what a search needs to run them backwards.
///
/// A class, so that a ``SearchScratch`` can tell cheaply which expression it has worked for.
final class ExpressionProgram: Sendable {
  let instructions: ContiguousArray<Instruction>
  let transitions: ContiguousArray<Transition>
  /// The first instruction.
  let start: Int
  /// The last instruction.
  let match = 0
  let captureCount: Int

  /// For each byte, its column: bytes that no instruction distinguishes share one.
  let columns: ContiguousArray<UInt8>
  /// For each column, one of its bytes.
  let bytes: ContiguousArray<UInt8>
  /// For each column, what assertions can tell of it, as far as there are any.
  let neighbours: ContiguousArray<Neighbour>
  /// Which instructions lead to which, without a byte and with one.
  let sources: InstructionSources

  init(_ root: ExpressionNode, captureCount: Int) throws(RegularExpressionError) {
    var compiler = ExpressionCompiler()
    start = try compiler.compile(root)
    instructions = compiler.instructions
    transitions = compiler.transitions
    self.captureCount = captureCount
    let neighbours = ExpressionProgram.neighbours(in: compiler.instructions)
    (columns, bytes) = ExpressionProgram.columns(compiler.transitions, neighbours)
    self.neighbours = ContiguousArray(bytes.map { neighbours[Int($0)] })
    sources = InstructionSources(compiler.instructions, compiler.transitions)
  }

  /// For each byte, what the assertions among `instructions` can tell of it.
  private static func neighbours(
    in instructions: ContiguousArray<Instruction>
  ) -> ContiguousArray<Neighbour> {
    var tellsLines = false
    var tellsWords = false
    for case .assertion(let assertion, _) in instructions {
      switch assertion {
      case .textStart, .textEnd: break
      case .lineStart, .lineEnd: tellsLines = true
      case .wordBoundary, .noWordBoundary: tellsWords = true
      }
    }
    guard tellsLines || tellsWords else { return neighboursWithoutAssertions }
    return neighbours(tellsLines: tellsLines, tellsWords: tellsWords)
  }

  /// Those of most expressions.
  private static let neighboursWithoutAssertions = neighbours(tellsLines: false, tellsWords: false)

  private static func neighbours(
    tellsLines: Bool, tellsWords: Bool
  ) -> ContiguousArray<Neighbour> {
    ContiguousArray(
      (UInt8.min...UInt8.max).map { byte in
        switch Neighbour(byte) {
        case .newline where !tellsLines, .word where !tellsWords: .other
        case let neighbour: neighbour
        }
      })
  }

  /// The column of each byte, and one byte of each column.
  private static func columns(
    _ transitions: ContiguousArray<Transition>, _ neighbours: ContiguousArray<Neighbour>
  ) -> (ContiguousArray<UInt8>, ContiguousArray<UInt8>) {
    var isFirst = ContiguousArray(repeating: false, count: 257)
    for transition in transitions {
      isFirst[Int(transition.low)] = true
      isFirst[Int(transition.high) + 1] = true
    }
    var columns: ContiguousArray<UInt8> = []
    var bytes: ContiguousArray<UInt8> = []
    for byte in 0...255 {
      if byte == 0 || isFirst[byte] || neighbours[byte] != neighbours[byte - 1] {
        bytes.append(UInt8(byte))
      }
      columns.append(UInt8(bytes.count - 1))
    }
    return (columns, bytes)
  }
}
