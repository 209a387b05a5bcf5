import Configuration
import Engine
import LintRules
import Reporting
import Results
import YAML

/// `archlint try`: searches a project for a pattern, or tries a rule before it is on.
struct TryCommand {
  static let command = Command(
    "try", summary: "search the project for a pattern, or try a rule",
    details:
      "Prints every match of the pattern with its source and its captures, and their number. "
      + "The pattern has the form of 'pattern' in a rule; put it in single quotes, so that the shell "
      + "leaves its dollar signs alone.",
    operands: [
      Operand(noun: "pattern", placeholder: "PATTERN", count: .optional), .paths,
    ]
  ) { (options: TryOptions, operands: Operands) in
    try await TryCommand(options: options, operands: operands).run()
  }

  private let options: TryOptions
  private let paths: [String]
  private let rules: ConfigurationText

  private init(options: TryOptions, operands: Operands) throws {
    self.options = options
    var operands = operands
    if let file = options.ruleFile {
      let pieces = [options.conditions, options.included, options.excluded, options.fix]
      guard pieces.allSatisfy({ $0 == nil }) else {
        throw UsageError(
          message: "--where, --in, --not-in and --fix go with a pattern; --rule FILE has its own")
      }
      rules = ConfigurationText(path: file, identity: file, text: try Input.text(of: file))
    } else {
      guard let pattern = operands.first() else {
        throw UsageError(
          message: "'try' needs a pattern: archlint try 'print($$$)', or a rule: --rule FILE")
      }
      rules = ConfigurationText(
        path: Self.commandLine, identity: Self.commandLine, text: Self.rule(pattern, options))
    }
    paths = operands.rest
  }

  private static let commandLine = "command line"

  /// The paths from which the search for the project starts. A file in the current folder adds
  /// nothing to that folder.
  private func operands(_ place: FilePlace?) -> [String] {
    guard paths.isEmpty, let place else { return paths }
    return place.path.hasPrefix("/") || place.path.hasPrefix("..") ? [place.path] : []
  }

  private func run() async throws -> Int32 {
    let place = try options.place.map { try FilePlace($0) }
    let loader = try ProjectLoader(options.project, operands: operands(place))
    let configuration = try build(loader)
    var analysis = Analysis.Options()
    analysis.workers = options.project.workers
    analysis.reported = try (place.map { [$0.path] } ?? paths).map {
      try loader.finder.relative($0)
    }
    let linter = Linter(
      root: loader.finder.root, configuration: configuration, options: analysis)
    if let place {
      let probe = RuleProbe(
        linter, path: try loader.finder.relative(place.path), line: place.line)
      try place.check(lineCount: probe.lineCount)
      for rule in configuration.rules {
        let listing = ProbeListing(
          rule: rule.id == Self.id ? "the pattern" : rule.id, place: place,
          answer: try await probe.answer(about: rule))
        try Output.print(listing.text)
      }
      return 0
    }
    var report = try await linter.run()
    // Line numbers mean nothing to people if options make up the rule.
    report.problems = report.problems.map { problem in
      guard problem.path.isEmpty, problem.message.hasPrefix(Self.commandLine + ":"),
        let text = problem.message.firstRange(of: ": ")
      else { return problem }
      return Report.Problem(
        path: "", message: String(problem.message[text.upperBound...]),
        isHarmless: problem.isHarmless)
    }
    try write(report, loader.finder)
    if options.fix != nil {
      let result = try await Fixer(linter, includesUnsafe: true).run()
      for file in result.files {
        try Output.write(UnifiedDiff.render(path: file.path, old: file.original, new: file.fixed))
      }
    }
    let ending = Ending(report.problems)
    ending.warn()
    return ending.status
  }

  /// The configuration of the project with the rules to try; only these are on.
  private func build(_ loader: ProjectLoader) throws -> Configuration {
    var files = loader.finder.files
    files.added = rules
    files.findNested = { _ in [] }
    var request = options.project.request
    request.onlyAdded = true
    do {
      let configuration = try Configuration.build(
        files, request: request, catalogue: try Catalogue.shipped())
      return configuration.expectingOnly(rules.path)
    } catch {
      // Line numbers mean nothing to people if options make up the rule.
      throw ConfigurationFailure(
        error.problems.map { problem in
          problem.file == Self.commandLine
            ? ConfigurationProblem(file: problem.file, message: problem.message) : problem
        })
    }
  }

  private func write(_ report: Report, _ finder: ConfigurationFinder) throws {
    let style = TextStyle(
      isColoured: Terminal.usesColor(options.color), width: Output.width, isVerbose: true)
    try Output.write(
      TextReport.renderFindings(
        report, style: style, pathPrefix: finder.pathPrefix,
        showsReasons: options.ruleFile != nil))
    let files = Set(report.diagnostics.map(\.location.path)).count
    let matches = report.diagnostics.count == 1 ? "match" : "matches"
    try Output.print(
      report.diagnostics.isEmpty
        ? "no matches in \(counted(report.summary.files, "file"))\n"
        : "\(report.diagnostics.count) \(matches) in \(counted(files, "file"))\n")
  }

  // MARK: - The rule of a pattern

  /// The id of the rule that a pattern on the command line makes.
  private static let id = "try"

  /// A rule with the pattern and the options of the command line, as YAML.
  private static func rule(_ pattern: String, _ options: TryOptions) -> String {
    var lines = [
      "id: \(id)", "title: a match", "severity: info", "why: a search", "instead: a search",
      "of-system: false",
    ]
    let captures = (try? TokenPattern(pattern))?.captures ?? []
    if !captures.isEmpty {
      let texts = captures.map { "$\($0) is {\($0)}" }.joined(separator: ", ")
      lines.append("message: \(YAMLScalar.notation(of: texts))")
    }
    if let included = options.included { lines.append("in: \(mapping(included))") }
    if let excluded = options.excluded { lines.append("not-in: \(mapping(excluded))") }
    lines += ["patterns:", "  - match: \(YAMLScalar.notation(of: pattern))"]
    if let tests = options.conditions { lines.append("    where: \(mapping(tests))") }
    if let fix = options.fix { lines.append("    fix: \(YAMLScalar.notation(of: fix))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A mapping in the notation of YAML on one line; its braces may be left out.
  private static func mapping(_ text: String) -> String {
    let line = text.onOneLine
    return line.hasPrefix("{") ? line : "{\(line)}"
  }
}
