import Configuration
import LintRules

/// A word of the command line that is not an option: a path, a rule, an action.
struct Operand: Sendable {
  /// The number of words.
  enum Count: Sendable {
    case one, optional, any
  }

  /// A possible word of the operand, and its meaning.
  struct Choice: Sendable {
    let name: String
    let summary: String
  }

  /// The operand's name in messages, such as `rule`.
  let noun: String
  /// The operand in the form of the command: `RULE`, `install|uninstall`.
  let placeholder: String
  let count: Count
  /// The possible words, empty if any word is possible.
  var choices: [Choice] = []
  var completion = Completion.none

  static let paths = Operand(noun: "path", placeholder: "PATH", count: .any, completion: .path)
  static let folder = Operand(
    noun: "folder", placeholder: "FOLDER", count: .optional, completion: .folder)

  /// An operand that is one of an enum's cases.
  static func action<Action: ActionName>(_ noun: String, _ actions: Action.Type) -> Operand {
    Operand(
      noun: noun, placeholder: Action.allCases.map(\.rawValue).joined(separator: "|"), count: .one,
      choices: Action.allCases.map { Choice(name: $0.rawValue, summary: $0.summary) })
  }

  /// The operand as the form of a command shows it.
  var form: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .any: "[\(placeholder)...]"
    }
  }
}

/// The actions of a command, each with one line of help.
protocol ActionName: RawRepresentable<String>, CaseIterable, Sendable {
  var summary: String { get }
}

/// The operands of a command line, checked against those that the command takes.
struct Operands: Sendable {
  private(set) var words: ArraySlice<String>

  /// - Parameter remedy: a sentence for people who expected another command to take the operand.
  init(
    _ words: [String], of command: String, taking operands: [Operand], remedy: String
  ) throws(UsageError) {
    self.words = words[...]
    var rest = words[...]
    for operand in operands {
      switch operand.count {
      case .any: return
      case .optional: _ = rest.popFirst()
      case .one:
        guard let word = rest.popFirst() else {
          throw Self.missing(operand, ([command] + words).joined(separator: " "))
        }
        try Self.check(word, operand, of: command, before: rest.first)
      }
    }
    guard let surplus = rest.first else { return }
    let taken =
      operands.isEmpty
      ? "no operands" : "only \(operands.map(\.form).joined(separator: " "))"
    throw UsageError(
      message: "'\(command)' takes \(taken), not '\(surplus)'"
        + (remedy.isEmpty ? "" : "; \(remedy)"))
  }

  private static func missing(_ operand: Operand, _ command: String) -> UsageError {
    let article = "aeiou".contains(operand.noun.prefix(1)) ? "an" : "a"
    return UsageError(
      message: "'\(command)' needs \(article) \(operand.noun): archlint \(command) \(operand.form)")
  }

  private static func check(
    _ word: String, _ operand: Operand, of command: String, before next: String?
  ) throws(UsageError) {
    let names = operand.choices.map(\.name)
    guard !names.isEmpty, !names.contains(word) else { return }
    if names.count == 1, let only = names.first {
      throw UsageError(
        message:
          "there is no \(operand.noun) '\(word)'; write 'archlint \(command) \(only) \(next ?? word)'"
      )
    }
    throw UsageError(
      message: "there is no \(operand.noun) '\(word)'; there are \(names.joined(separator: ", "))"
        + (familiarHint(word, names) ?? NearestName.hint(word, among: names)))
  }

  /// A hint at the counterpart of another linter's action, nil if the command has none.
  private static func familiarHint(_ word: String, _ names: [String]) -> String? {
    let counterpart = FamiliarWords.action(word).flatMap { names.contains($0) ? $0 : nil }
    return counterpart.map { "; use '\($0)'" }
  }

  /// Takes the first operand.
  mutating func first() -> String? { words.popFirst() }

  /// Takes the first operand as the action that it names; ``init`` has checked the name.
  mutating func action<Action: ActionName>() throws(UsageError) -> Action {
    guard let word = words.popFirst(), let action = Action(rawValue: word) else {
      throw UsageError(message: "the command needs an action")
    }
    return action
  }

  /// The operands that are left.
  var rest: [String] { Array(words) }
}
