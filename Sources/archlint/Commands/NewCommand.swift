import Configuration
import Engine
import LintRules
import Project
import Reporting
import YAML

/// `archlint new`: writes the start of a rule into the configuration.
struct NewCommand {
  static let command = Command(
    "new", summary: "write a new rule with examples into .archlint.yml",
    details: "Adds a rule to 'own-rules' of the configuration, with a pattern and examples that "
      + "pass. Change them, then run 'archlint test --only ID'.",
    operands: [
      .action("kind", Kind.self), Operand(noun: "id", placeholder: "ID", count: .one),
    ]
  ) { (options: NewOptions, operands: Operands) in
    var operands = operands
    let _: Kind = try operands.action()
    return try NewCommand(options: options, id: operands.first() ?? "").run()
  }

  /// The things that the command writes.
  enum Kind: String, ActionName {
    case rule

    var summary: String { "a rule of the project" }
  }

  let options: NewOptions
  let id: String

  private func run() throws -> Int32 {
    let finder = try ConfigurationFinder(
      given: options.project.config, root: options.project.root, paths: [])
    let catalogue = try Catalogue.shipped()
    guard Rule.isID(id) else {
      throw UsageError(
        message: "the id '\(id)' must be lower-case words with hyphens between them")
    }
    guard !catalogue.ids.contains(id) else {
      throw UsageError(message: "archlint ships a rule '\(id)' already; choose another id")
    }
    let pattern = options.pattern ?? "print($$$)"
    let example = try Self.example(of: pattern)
    let path = finder.path ?? ConfigurationFinder.shown(ConfigurationSearch.path(in: finder.root))
    // A configuration without presets would check nothing else.
    let preset = finder.path == nil ? catalogue.everybody?.name : nil
    let start = preset.map { "presets: [\($0)]\n" } ?? ""
    let insertion = OwnRuleInsertion(path: path, text: finder.text ?? start)
    guard try !insertion.has(id) else {
      throw UsageError(
        message: "\(path) has a rule '\(id)' already; change it there, or choose another id")
    }
    let text = try insertion.adding { [rule(pattern, example, indent: $0)] }
    var files = finder.files
    files.project = ConfigurationText(path: path, identity: path, text: text)
    _ = try Configuration.build(
      files, request: ConfigurationRequest(), catalogue: catalogue)
    try FileSystem.write(Array(text.utf8), to: path)
    try Output.print(
      "wrote the rule \(id) into \(path.visible); change its texts and examples, then run "
        + "'archlint test --only \(id)'\n")
    if let preset {
      Output.warn(
        "archlint: there was no \(path.visible), and only older APIs with a successor were checked; "
          + "the new file names the preset '\(preset)', whose rules are now on")
    }
    return 0
  }

  /// The rule as an item of a list.
  private func rule(_ pattern: String, _ example: String, indent: Int) -> [String] {
    let title = id.split(separator: "-").joined(separator: " ")
    let lines = [
      "- id: \(YAMLScalar.notation(of: id))",
      "  title: \(YAMLScalar.notation(of: title.prefix(1).uppercased() + title.dropFirst()))",
      "  severity: warning",
      "  why: The harm that the rule prevents.",
      "  instead: The action to take instead.",
      "  patterns: [\(YAMLScalar.notation(of: pattern))]",
      "  examples:",
      "    flagged: \(YAMLScalar.notation(of: example))",
      "    clean: \(YAMLScalar.notation(of: "log(value)"))",
    ]
    let space = String(repeating: " ", count: indent)
    return lines.map { space + $0 }
  }

  /// Code that a pattern matches, with a mark at the finding: holes are filled with names. A finding
  /// does not include the named hole that a pattern starts with.
  ///
  /// - Throws: if the pattern is none. In the new rule it would have a line that the file lacks.
  private static func example(of pattern: String) throws(UsageError) -> String {
    let first: TokenPattern?
    do {
      first = try TokenPattern.all(pattern).first
    } catch {
      throw UsageError(message: "--pattern '\(pattern)': \(error.message)")
    }
    var code = ""
    var rest = Substring(first?.text ?? pattern)
    let start = rest.prefix { $0 == "$" }
    let name = rest.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isNamed = start.count == 1 && !name.isEmpty && name != "_"
    if isNamed { rest = rest.dropFirst(1 + name.count) }
    let space = isNamed ? rest.prefix { $0.isWhitespace } : ""
    code += isNamed ? "\(name)\(space)↓" : "↓"
    rest = rest.dropFirst(space.count)
    while let next = rest.first {
      guard next == "$" else {
        code.append(next)
        rest.removeFirst()
        continue
      }
      rest = rest.drop { $0 == "$" }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
      code += name.isEmpty || name == "_" ? "value" : String(name)
    }
    return code
  }
}
