/// An option as people and shells see it, without the field that it fills.
struct OptionDescription: Sendable, Hashable {
  /// The name without its hyphens.
  let name: String
  /// The value's name in help texts, nil for a switch.
  var placeholder: String?
  /// The values that it can have, where they are few.
  var choices: [String] = []
  var isRepeated = false
  var completion = Completion.none
  /// One line for tables.
  let short: String
  /// A paragraph for `--help` and the page of the command line.
  let long: String
  /// The value if the command line does not have the option, nil if there is none.
  var defaultValue: String?
  /// Values that have to be accepted, beside its choices. A test tries them.
  var accepts: [String] = []
  /// Values that have to be refused. A test tries them.
  var refuses: [String] = []

  /// `--jobs N`.
  var form: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}

/// The words that a shell can offer for a value or an operand.
enum Completion: Sendable, Hashable {
  case none
  /// A file or a folder.
  case path
  case folder
  /// The id of a rule that archlint ships.
  case rule
  /// The name of a preset.
  case preset
  /// A branch or tag of the git repository.
  case gitReference
  /// A format, and after `=` a file.
  case destination
}
