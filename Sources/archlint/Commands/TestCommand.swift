import Configuration
import Engine
import LintRules
import Reporting

/// `archlint test`: runs the examples of rules.
struct TestCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() async throws -> Int32 {
    let finder = try ConfigurationFinder(
      given: arguments.last("config"), paths: arguments.operands)
    let catalogue = try Catalogue.shipped()
    let suite = try ExampleSuite(
      catalogue: catalogue, file: finder.file, presets: arguments.all("preset"),
      only: arguments.all("only"))
    var failures: [ExampleRunner.Failure] = []
    var examples = 0
    for (rule, runner) in suite.rules {
      examples += rule.examples.count
      failures += await runner.run(rule)
    }
    for failure in failures {
      try Output.tell("\(failure.origin): error: \(failure.rule): \(failure.message.onOneLine)\n")
    }
    let rules = Archlint.count(suite.rules.count, "rule")
    let outcome = failures.isEmpty ? "all as they say" : Archlint.count(failures.count, "failure")
    try Output.tell("\(Archlint.count(examples, "example")) of \(rules): \(outcome)\n")
    return failures.isEmpty ? 0 : 1
  }
}
