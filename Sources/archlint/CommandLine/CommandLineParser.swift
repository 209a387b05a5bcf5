import Configuration
import LintRules

/// Reads the words after a command's name into its options and operands.
struct CommandLineParser<Options: CommandOptions>: Sendable {
  let command: String
  let operands: [Operand]
  let remedy: String

  /// The request of a command line.
  enum Request {
    case help(HelpLength)
    case run(Options, Operands)
  }

  /// - Throws: when an option is unknown, has a value that it must not have, or operands are missing.
  func parse(_ words: [String]) throws(UsageError) -> Request {
    var words = words[...]
    var options = Options()
    var given: Set<String> = []
    var operandWords: [String] = []
    while let word = words.popFirst() {
      if word == "--" {
        operandWords += words
        break
      }
      if word == "-" || !word.hasPrefix("-") {
        operandWords.append(word)
        continue
      }
      if word == "-h" { return .help(.short) }
      if word == "--help" { return .help(.long) }
      try read(word, &words, &given, into: &options)
    }
    let found = try Operands(operandWords, of: command, taking: operands, remedy: remedy)
    return .run(options, found)
  }

  private func read(
    _ word: String, _ words: inout ArraySlice<String>, _ given: inout Set<String>,
    into options: inout Options
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(String(parts[0]))
    let about = option.about
    var value = parts.count > 1 ? String(parts[1]) : nil
    if about.placeholder == nil, value != nil {
      throw UsageError(message: "--\(about.name) takes no value")
    }
    if about.placeholder != nil, value == nil {
      value = words.popFirst()
      guard value != nil else {
        throw UsageError(message: "--\(about.name) needs a value: \(about.form)")
      }
    }
    let isFirst = given.insert(about.name).inserted
    if !isFirst, !about.isRepeated, about.placeholder != nil {
      throw UsageError(message: "--\(about.name) is given twice")
    }
    try option.store(value ?? "", &options)
  }

  /// The option that a word such as `--jobs` names.
  private func option(_ word: String) throws(UsageError) -> Option<Options> {
    if let option = Options.all.first(where: { "--\($0.about.name)" == word }) { return option }
    let names = (Options.all.map(\.about) + [.help]).map { "--\($0.name)" }
    let near = "--" + word.drop { $0 == "-" }
    throw UsageError(
      message: "'\(command)' has no option '\(word)'"
        + (familiarHint(word, names)
          ?? (word.hasPrefix("--") ? NearestName.hint(near, among: names) : "")))
  }

  /// A hint at the counterpart of another linter's option, nil if the command has none.
  private func familiarHint(_ word: String, _ names: [String]) -> String? {
    guard let counterpart = FamiliarWords.option(word, of: command) else { return nil }
    let option = counterpart.prefix { $0 != " " }
    guard !option.hasPrefix("-") || names.contains(String(option)) else { return nil }
    return counterpart.hasPrefix("'") ? "; use \(counterpart)" : "; use '\(counterpart)'"
  }
}

extension OptionDescription {
  /// The option that every command has.
  static let help = OptionDescription(
    name: "help", short: "print help; -h prints a summary",
    long: "Print the help of the command with every option in full. -h prints one line for each.")
}
