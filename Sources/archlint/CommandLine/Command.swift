/// One command of archlint, such as `lint`.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The paragraphs of its help.
  let details: String
  let operands: [Operand]
  /// Its options. A run needs those of one command only.
  var options: [OptionDescription] { describeOptions() }
  /// Checks the words after the command's name, and runs nothing.
  let check: @Sendable (_ words: [String]) throws(UsageError) -> Void
  private let describeOptions: @Sendable () -> [OptionDescription]
  private let start: @Sendable (_ words: [String]) async throws -> Outcome

  /// The end of a run.
  enum Outcome {
    /// The command ran, and ends with this status.
    case status(Int32)
    /// The command line asks for help.
    case help(HelpLength)
  }

  /// - Parameters:
  ///   - remedy: a sentence for people who expected another command to take an operand.
  ///   - run: runs the command and returns the exit status.
  init<Options: CommandOptions>(
    _ name: String, summary: String, details: String = "", operands: [Operand] = [],
    remedy: String = "",
    run: @escaping @Sendable (_ options: Options, _ operands: Operands) async throws -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    describeOptions = {
      Options.all.map { $0.describingDefault(of: Options()) } + [OptionDescription.help]
    }
    let parser = CommandLineParser<Options>(command: name, operands: operands, remedy: remedy)
    check = { words throws(UsageError) in _ = try parser.parse(words) }
    start = { words in
      switch try parser.parse(words) {
      case .help(let length): .help(length)
      case .run(let options, let operands): .status(try await run(options, operands))
      }
    }
  }

  /// Runs the command with the words after its name.
  func run(_ words: [String]) async throws -> Outcome { try await start(words) }

  /// `archlint explain [OPTION...] RULE`.
  var form: String {
    (["archlint", name, "[OPTION...]"] + operands.map(\.form)).joined(separator: " ")
  }
}
