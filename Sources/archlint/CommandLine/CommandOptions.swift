/// The options of one command: a value of plain fields, and the list that fills them.
protocol CommandOptions: Sendable {
  /// The options of a command line that names none.
  init()

  /// The options in the order of the help.
  static var all: [Option<Self>] { get }
}

/// The options of a command that has none.
struct NoOptions: CommandOptions {
  static let all: [Option<NoOptions>] = []
}

/// How much help a command line asks for: `-h` or `--help`.
enum HelpLength: Sendable {
  case short, long
}
