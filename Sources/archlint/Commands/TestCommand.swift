import Configuration
import Engine
import LintRules
import Reporting

/// `archlint test`: runs the examples of rules.
struct TestCommand {
  static let command = Command(
    "test", summary: "run the examples of rules, those of the configuration included",
    operands: [.paths]
  ) { (options: TestOptions, operands: Operands) in
    try await TestCommand(options: options.project, paths: operands.rest).run()
  }

  let options: ProjectOptions
  let paths: [String]

  /// The rule that a word names, or the shipped rules with the tag that it names.
  private func chosen(_ word: String, _ catalogue: Catalogue) -> [String] {
    guard word.hasPrefix("tag:") else { return [word] }
    return catalogue.ids.filter { catalogue.tag(of: $0) == String(word.dropFirst("tag:".count)) }
  }

  private func run() async throws -> Int32 {
    let finder = try ConfigurationFinder(
      given: options.config, root: options.root, paths: paths)
    let catalogue = try Catalogue.shipped()
    let suite = try ExampleSuite(
      catalogue: catalogue, files: finder.path == nil ? nil : finder.files,
      presets: options.presets,
      only: options.only.flatMap { chosen($0, catalogue) })
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
    try Output.print("\(counted(examples, "example")) of \(rules): \(outcome)\n")
    return failures.isEmpty ? 0 : 1
  }
}
