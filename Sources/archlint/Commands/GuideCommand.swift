import Configuration
import Discovery
import Engine
import LintRules
import Project
import Reporting

/// `archlint guide`: writes the rules of a project as a document.
struct GuideCommand {
  static let command = Command(
    "guide", summary: "write the rules that are on as Markdown, for people and coding agents",
    details:
      "Prints each rule with its reason and short examples, and how to check and to ask for an "
      + "exception. With --write the text goes into a file such as AGENTS.md, between two comments; "
      + "the rest of the file stays as it is.",
    operands: [.paths]
  ) { (options: GuideOptions, operands: Operands) in
    try await GuideCommand(options: options).run(operands.rest)
  }

  let options: GuideOptions

  private func run(_ paths: [String]) async throws -> Int32 {
    if options.isCheck, options.file == nil {
      throw UsageError(message: "--check goes with --write FILE, the file to compare")
    }
    let loader = try ProjectLoader(options.project, operands: paths)
    let configuration = try loader.configuration(includesExamples: true, isPresetNeeded: true)
    let rules = configuration.distinctRules
    var conventions: [Convention] = []
    if options.includesConventions {
      let known = Set(rules.map(\.id))
      conventions = try await loader.discovery(knowing: rules).run().conventions
        .filter { !known.contains($0.id) }
    }
    let text = GuidePage.text(
      rules, layers: configuration.layers,
      conventions: Array(conventions.prefix(Discovery.mostShown)))
    guard let file = options.file else {
      try Output.write(Array(LogText.lines(text).utf8))
      return 0
    }
    if file.lastPathComponent == ConfigurationFinder.fileName[...] || file.hasSuffix(".swift") {
      throw UsageError(message: "'\(file)' is no document; name a file such as AGENTS.md")
    }
    let old = FileSystem.kind(of: file) == nil ? "" : try Input.text(of: file)
    let new: String
    do {
      new = try MarkedSection.replace(in: old, with: text)
    } catch {
      throw UsageError(message: "'\(file)' cannot be written: \(error.message)")
    }
    if options.isCheck {
      guard old != new else { return 0 }
      Ending.failure("'\(file)' is out of date; 'archlint guide --write \(file)' updates it").warn()
      return 1
    }
    if old != new { try FileSystem.write(Array(new.utf8), to: file) }
    let state = old == new ? "is up to date" : "has the rules of today"
    try Output.print("\(file.visible) \(state)\n")
    return 0
  }
}

/// The options of `archlint guide`.
struct GuideOptions: CommandOptions {
  var project = ProjectOptions()
  var file: String?
  var isCheck = false
  var includesConventions = false

  static let all: [Option<Self>] =
    (ProjectOptions.location + [ProjectOptions.only, ProjectOptions.skip]).within(\.project) + [
      Option(
        "write", "FILE", text: \.file, completion: .path,
        short: "write the text into this file, between two comments",
        long:
          "Write the text into this file, between two comments. A file without them gets both at "
          + "its end; a missing file is created.",
        accepts: ["AGENTS.md"]),
      Option(
        "check", sets: \.isCheck, short: "with --write, exit with 1 if the file is out of date",
        long: "With --write, change nothing, and exit with 1 if the file is out of date."),
      Option(
        "conventions", sets: \.includesConventions,
        short: "include the conventions of the code that are no rules",
        long:
          "Include the conventions that 'archlint discover' finds and that are no rules, marked as "
          + "such."),
    ]
}
