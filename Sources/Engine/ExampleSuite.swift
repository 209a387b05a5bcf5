import Configuration
import LintRules

/// The rules whose examples are to be run, each with a configuration in which it makes sense.
package struct ExampleSuite: Sendable {
  /// The rules and what runs their examples.
  package let rules: [(rule: Rule, runner: ExampleRunner)]
  /// The rules of the project that have no examples.
  package private(set) var untested: [Rule] = []
  /// The absolute paths of the files that the configuration is made of.
  package private(set) var files: [String] = []

  /// - Parameters:
  ///   - files: a configuration, whose own rules are added.
  ///   - presets: only the rules of these, all when empty.
  ///   - only: only these rules, all when empty.
  ///   - includesShipped: whether the rules of the catalogue belong to the suite.
  package init(
    catalogue: Catalogue, files: ConfigurationFiles?, presets: [String] = [],
    only: [String] = [], includesShipped: Bool = true
  ) throws {
    var rules: [(rule: Rule, runner: ExampleRunner)] = []
    let shipped = includesShipped ? catalogue.ids : []
    for id in shipped where only.isEmpty || only.contains(id) {
      let homes = catalogue.presets.filter { $0.ruleIDs.contains(id) }
      if !presets.isEmpty, !homes.contains(where: { presets.contains($0.name) }) { continue }
      var request = ConfigurationRequest()
      request.presets = catalogue.home(of: id).map { [$0.name] } ?? []
      request.only = [id]
      request.includesExamples = true
      let configuration = try Configuration.build(file: nil, request: request, catalogue: catalogue)
      for rule in configuration.rules {
        rules.append((rule, ExampleRunner(configuration: configuration)))
      }
    }
    if let files {
      var request = ConfigurationRequest()
      request.includesExamples = true
      let configuration = try Configuration.build(
        files, request: request, catalogue: catalogue)
      self.files = configuration.files
      let own = configuration.distinctRules.filter { rule in
        !catalogue.contains(rule.id) && !rule.isContract && !Rule.isOfTable(rule.id)
          && (only.isEmpty || only.contains(rule.id))
      }
      untested = own.filter(\.examples.isEmpty)
      for rule in configuration.rules
      where !catalogue.contains(rule.id) && !rule.examples.isEmpty
        && (only.isEmpty || only.contains(rule.id))
      {
        rules.append((rule, ExampleRunner(configuration: configuration)))
      }
    }
    self.rules = rules
  }
}
