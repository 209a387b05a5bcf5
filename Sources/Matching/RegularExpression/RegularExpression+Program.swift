import Synchronization

/// A scratch that is handed on without a copy. Whoever has taken it from its expression is the only
/// one to use it until it is given back.
final class SharedScratch: @unchecked Sendable {
  var scratch: RegularExpression.Scratch

  init(_ scratch: RegularExpression.Scratch) { self.scratch = scratch }
}

extension RegularExpression {
  /// A parsed expression. It is compiled when it is used for the first time, as a run has many more
  /// expressions than most projects have use for.
  final class Source: Sendable {
    let captureCount: Int
    let captureNames: [String: Int]
    private let root: Node
    private let compiled = AtomicLazyReference<Program>()

    init(_ pattern: String) throws(RegularExpressionError) {
      var parser = Parser(pattern)
      root = try parser.parse()
      captureCount = parser.captureCount
      captureNames = parser.captureNames
      // What may be too large has to be compiled to know.
      if root.mostSteps > RegularExpression.maximumSteps {
        _ = compiled.storeIfNil(try Program(root, captureCount, captureNames))
      }
    }

    var program: Program {
      if let program = compiled.load() { return program }
      guard let program = try? Program(root, captureCount, captureNames) else {
        preconditionFailure("an expression takes more steps than were counted")
      }
      return compiled.storeIfNil(program)
    }
  }

  /// A compiled expression: its instructions, and what a search needs to run them backwards.
  ///
  /// A class, so that a ``Scratch`` can tell cheaply which expression it has worked for.
  final class Program: Sendable {
    let instructions: ContiguousArray<Instruction>
    let transitions: ContiguousArray<Transition>
    /// The first instruction.
    let start: Int
    /// The last instruction.
    let match = 0
    let captureCount: Int
    let captureNames: [String: Int]

    /// For each byte, its column: bytes that no instruction can tell apart share one.
    let columns: ContiguousArray<UInt8>
    /// For each column, one of its bytes.
    let bytes: ContiguousArray<UInt8>
    /// For each column, what assertions can tell of it, as far as there are any.
    let neighbours: ContiguousArray<Neighbour>
    /// Which instructions lead to which, without a byte and with one.
    let sources: Sources

    /// What every match starts with.
    let prefix: LiteralSearch?
    /// What every match holds somewhere, if that is at least as long.
    let required: LiteralSearch?

    /// Scratches that nobody uses now: building one takes longer than a search in a short text.
    /// They keep the program alive, so that an expression that was used lives as long as the run.
    private let scratches = Mutex<[SharedScratch]>([])

    /// A scratch for one search, to be given back.
    func takeScratch() -> SharedScratch {
      scratches.withLock { $0.popLast() } ?? SharedScratch(Scratch(self))
    }

    func giveBack(_ scratch: SharedScratch) { scratches.withLock { $0.append(scratch) } }

    init(
      _ root: Node, _ captureCount: Int, _ captureNames: [String: Int]
    ) throws(RegularExpressionError) {
      var compiler = Compiler()
      start = try compiler.compile(root)
      instructions = compiler.instructions
      transitions = compiler.transitions
      self.captureCount = captureCount
      self.captureNames = captureNames
      let neighbours = Program.neighbours(in: compiler.instructions)
      (columns, bytes) = Program.columns(compiler.transitions, neighbours)
      self.neighbours = ContiguousArray(bytes.map { neighbours[Int($0)] })
      sources = Sources(compiler.instructions, compiler.transitions)
      let literals = RequiredLiterals(root)
      prefix = LiteralSearch(literals.prefix)
      let isPrefix = literals.longest == literals.prefix
      required = isPrefix ? nil : LiteralSearch(literals.longest)
    }

    /// For each byte, what the assertions among `instructions` can tell of it.
    private static func neighbours(
      in instructions: ContiguousArray<Instruction>
    ) -> ContiguousArray<Neighbour> {
      var told: Set<Neighbour> = [.continuation]
      for case .assertion(let assertion, _) in instructions {
        switch assertion {
        case .textStart, .textEnd: break
        case .lineStart, .lineEnd: told.insert(.newline)
        case .wordBoundary, .noWordBoundary: told.insert(.word)
        }
      }
      return ContiguousArray(
        (UInt8.min...UInt8.max).map {
          let neighbour = Neighbour($0)
          return told.contains(neighbour) ? neighbour : .other
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

  /// For each instruction, which others lead to it.
  struct Sources: Sendable {
    /// An instruction that takes a byte to get there.
    struct Step: Sendable {
      let low: UInt8
      let high: UInt8
      let source: Int
    }

    /// The instructions that lead to instruction `i` without a byte stand at
    /// `freeBounds[i]..<freeBounds[i + 1]`.
    private(set) var free: ContiguousArray<Int>
    private(set) var freeBounds: ContiguousArray<Int>
    /// And those that take a byte, at `stepBounds[i]..<stepBounds[i + 1]`.
    private(set) var steps: ContiguousArray<Step>
    private(set) var stepBounds: ContiguousArray<Int>

    init(
      _ instructions: ContiguousArray<Instruction>, _ transitions: ContiguousArray<Transition>
    ) {
      var free: [(target: Int, source: Int)] = []
      var steps: [(target: Int, step: Step)] = []
      for (source, instruction) in instructions.enumerated() {
        switch instruction {
        case .match: break
        case .save(_, let next), .assertion(_, let next): free.append((next, source))
        case .split(let preferred, let other):
          free.append((preferred, source))
          free.append((other, source))
        case .consume(let range):
          for transition in transitions[range] {
            let step = Step(low: transition.low, high: transition.high, source: source)
            steps.append((transition.next, step))
          }
        }
      }
      free.sort { $0.target < $1.target }
      steps.sort { $0.target < $1.target }
      self.free = ContiguousArray(free.map(\.source))
      self.steps = ContiguousArray(steps.map(\.step))
      freeBounds = Sources.bounds(free.map(\.target), count: instructions.count)
      stepBounds = Sources.bounds(steps.map(\.target), count: instructions.count)
    }

    /// Where each of `count` targets starts among `targets`, which are sorted; and where all end.
    private static func bounds(_ targets: [Int], count: Int) -> ContiguousArray<Int> {
      var bounds = ContiguousArray(repeating: 0, count: count + 1)
      for target in targets { bounds[target + 1] += 1 }
      for index in 0..<count { bounds[index + 1] += bounds[index] }
      return bounds
    }
  }
}
