import Configuration
import Engine
import LintRules
import Reporting

/// `archlint test`: runs the examples of rules.
struct TestCommand {
  static let command = Command(
    "test", summary: "run the examples of the project's own rules", operands: [.paths]
  ) { (options: TestOptions, operands: Operands) in
    let command = TestCommand(
      options: options.project, includesShipped: options.includesShipped, paths: operands.rest)
    guard options.isWatching else { return try await command.run() }
    try await command.watch()
  }

  let options: ProjectOptions
  let includesShipped: Bool
  let paths: [String]

  private func run() async throws -> Int32 {
    let suite = try suite(try finder())
    for word in options.only where !word.hasPrefix("tag:") {
      guard !suite.rules.contains(where: { $0.rule.id == word }),
        !suite.untested.contains(where: { $0.id == word })
      else { continue }
      let catalogue = try Catalogue.shipped()
      throw UsageError(
        message: catalogue.contains(word)
          ? "'\(word)' is not in a preset that --preset names"
          : "there is no rule '\(word)' with examples"
            + NearestName.hint(word, among: catalogue.ids))
    }
    return try await run(suite) ? 0 : 1
  }

  private func finder() throws -> ConfigurationFinder {
    try ConfigurationFinder(given: options.config, root: options.root, paths: paths)
  }

  private func suite(_ finder: ConfigurationFinder) throws -> ExampleSuite {
    let catalogue = try Catalogue.shipped()
    return try ExampleSuite(
      catalogue: catalogue, files: finder.path == nil ? nil : finder.files,
      presets: options.presets, only: options.only.flatMap { chosen($0, catalogue) },
      includesShipped: includesShipped)
  }

  /// The rule that a word names, or the shipped rules with the tag that it names.
  private func chosen(_ word: String, _ catalogue: Catalogue) -> [String] {
    guard word.hasPrefix("tag:") else { return [word] }
    return catalogue.ids.filter { catalogue.tag(of: $0) == String(word.dropFirst("tag:".count)) }
  }

  /// Runs the examples and prints what fails.
  ///
  /// - Returns: whether all pass.
  private func run(_ suite: ExampleSuite) async throws -> Bool {
    for rule in suite.untested {
      try Output.print(
        "\(rule.origin): note: \(rule.id): the rule has no examples; add 'examples' with a flagged "
          + "and a clean one\n")
    }
    guard includesShipped || !suite.rules.isEmpty else {
      try Output.print(
        "the project has no rules of its own with examples; --all runs those of shipped rules\n")
      return true
    }
    var failures: [ExampleRunner.Failure] = []
    var examples = 0
    for (rule, runner) in suite.rules {
      examples += rule.examples.count
      failures += await runner.run(rule)
    }
    for failure in failures {
      try Output.print("\(failure.origin): error: \(failure.rule): \(failure.message.onOneLine)\n")
    }
    let rules = counted(suite.rules.count, "rule")
    let outcome = failures.isEmpty ? "all pass" : counted(failures.count, "failure")
    let count = suite.untested.count
    let rest = count == 0 ? "" : "; \(counted(count, "rule")) without examples"
    try Output.print("\(counted(examples, "example")) of \(rules): \(outcome)\(rest)\n")
    return failures.isEmpty
  }

  // MARK: - Watching

  /// The time between two checks of the files.
  private static let pause = Duration.milliseconds(200)

  /// Runs the examples whenever a file of the configuration changes.
  private func watch() async throws -> Never {
    let place = try finder()
    var files = WatchedFiles([place.path ?? "\(place.root)/\(ConfigurationFinder.fileName)"])
    var isFirst = true
    while true {
      do {
        let suite = try suite(try finder())
        files.add(suite.files)
        _ = try await run(suite)
      } catch let error as OutputError {
        throw error
      } catch let failure as any CommandFailure {
        for line in failure.lines { Output.warn(line) }
      }
      if isFirst { try Output.print("watching for changes; Ctrl-C ends it\n") }
      isFirst = false
      while !files.haveChanged { try await Task.sleep(for: Self.pause) }
      // An editor may write a file in several steps; wait until it is done.
      repeat {
        files.accept()
        try await Task.sleep(for: Self.pause)
      } while files.haveChanged
    }
  }
}
