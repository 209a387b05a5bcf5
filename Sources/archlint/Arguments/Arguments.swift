import Configuration
import Engine

/// A command line that makes no sense.
struct UsageError: Error {
  /// What is wrong and what to do about it.
  let message: String
}

/// A command line, taken apart.
struct Arguments {
  let command: Command
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes apart what follows the tool's name.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    if let first = words.first, let command = try Self.command(first, rest: words.dropFirst()) {
      self.command = command
      words.removeFirst()
    } else {
      command = .lint
    }
    let known = Option.of(command)
    var onlyOperands = false
    while let word = words.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try add(word, known, &words)
      }
    }
  }

  /// The values of an option, in their order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The last value of an option.
  func last(_ name: String) -> String? { values[name]?.last }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option as one of an enum's, `fallback` when it was not given.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, or fallback: Value
  ) throws(UsageError) -> Value {
    guard let text = last(name) else { return fallback }
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    throw UsageError(
      message: "--\(name) takes \(names.joined(separator: ", ")), not '\(text)'"
        + NearestName.hint(text, among: names))
  }

  /// The command that `word` names, nil when it is an option or a path.
  private static func command(
    _ word: String, rest: ArraySlice<String>
  ) throws(UsageError) -> Command? {
    if let command = Command(rawValue: word) { return command }
    guard !word.hasPrefix("-"), !word.contains("/"), !word.contains(".") else { return nil }
    if FileSystem.kind(of: word) != nil { return nil }
    throw UsageError(message: "there is no command and no path '\(word)'" + hint(word))
  }

  /// The command with this name.
  static func commandNamed(_ name: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: name) { return command }
    throw UsageError(message: "there is no command '\(name)'" + hint(name))
  }

  private static func hint(_ name: String) -> String {
    NearestName.hint(name, among: Command.allCases.map(\.rawValue))
  }

  private mutating func add(
    _ word: String, _ known: [Option], _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard word.hasPrefix("--") || word == "-h", let option = option(name, known) else {
      throw UsageError(
        message: "'\(command.rawValue)' has no option '\(parts[0])'"
          + NearestName.hint("--" + name, among: known.map { "--" + $0.name }))
    }
    if option.value == nil {
      guard parts.count == 1 else {
        throw UsageError(message: "--\(option.name) takes no value")
      }
      values[option.name, default: []].append("")
      return
    }
    let value: String
    if parts.count == 2 {
      value = String(parts[1])
    } else if let next = words.popFirst() {
      value = next
    } else {
      throw UsageError(
        message: "--\(option.name) needs a value: --\(option.name) \(option.value ?? "")")
    }
    if !option.isRepeated, values[option.name] != nil {
      throw UsageError(message: "--\(option.name) is given twice")
    }
    values[option.name, default: []].append(value)
  }

  private func option(_ name: String, _ known: [Option]) -> Option? {
    known.first { $0.name == (name == "h" ? "help" : name) }
  }
}
