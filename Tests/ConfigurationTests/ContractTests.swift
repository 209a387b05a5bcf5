import LintRules
import Testing

@testable import Configuration

/// Contracts: rules about references in few words, and the layers of a project.
@Suite struct ContractTests {
  private let layers = """
    layers:
      Domain: {paths: ['Domain/**'], uses: []}
      Data: {paths: ['Data/**'], uses: [Domain]}

    """

  @Test func everyKind() throws {
    let configuration = try TestCatalogue.build(
      layers + """
        contracts:
          - {id: a, layers: {from: [Data], to: [Domain]}}
          - {id: b, independent: {folders: 'Features/*'}, severity: warning}
          - {id: c, only: {types: Database, by: {layers: [Data]}}}
          - {id: d, acyclic: {layers: ['*']}}
        """)
    let contracts = configuration.rules.filter(\.isContract)
    #expect(contracts.map(\.id) == ["a", "b", "c", "d"])
    #expect(contracts.map(\.severity) == [.error, .warning, .error, .error])
    #expect(contracts.map(\.checks.count) == [1, 1, 1, 1])
  }

  /// Layers with `uses` are a contract, unless a contract covers layers already.
  @Test func theLayersOfTheProject() throws {
    #expect(try TestCatalogue.build(layers).rules.map(\.id) == ["project-layers"])
    #expect(
      try TestCatalogue.build(layers + "contracts: [{id: a, layers: {}}]").rules.map(\.id) == ["a"])
    #expect(try TestCatalogue.build("layers: {A: {paths: ['A/**']}}").rules.isEmpty)
    #expect(try TestCatalogue.build("presets: [strict]").rule("project-layers") == nil)
  }

  /// A contract is set like any other rule.
  @Test func settings() throws {
    let text = layers + "contracts: [{id: mine, acyclic: {layers: Data}}]\n"
    #expect(try TestCatalogue.build(text + "rules: {mine: off}").rule("mine") == nil)
    #expect(try TestCatalogue.build(text + "rules: {mine: info}").rule("mine")?.severity == .info)
    #expect(try TestCatalogue.build(layers + "rules: {project-layers: off}").rules.isEmpty)
    #expect(try TestCatalogue.build(text) { $0.only = ["mine"] }.rules.map(\.id) == ["mine"])
  }

  @Test func problems() throws {
    expectSame(
      try TestCatalogue.problems("contracts: [{id: a}]"),
      [
        "1:13: error: contract 'a' needs one of 'layers', 'independent', 'only' and 'acyclic'"
      ])
    expectSame(
      try TestCatalogue.problems("contracts: [{id: a, acylic: {layers: A}}]"),
      [
        "1:21: error: a contract has no key 'acylic'; did you mean 'acyclic'?"
      ])
    expectSame(
      try TestCatalogue.problems("contracts: [{id: a, acyclic: {}}]").suffix(1),
      ["1:30: error: 'acyclic' needs exactly one of 'layers', 'modules' and 'folders'"])
    expectSame(
      try TestCatalogue.problems(layers + "contracts: [{id: a, independent: {layers: [Dta]}}]"),
      ["4:44: error: there is no layer 'Dta'; did you mean 'Data'?"])
  }

  @Test func names() throws {
    let message = "error: there is a rule 'a' already; choose another id"
    expectSame(
      try TestCatalogue.problems(
        "contracts: [{id: a, acyclic: {folders: 'A/*'}}, {id: a, acyclic: {folders: 'B/*'}}]"),
      ["1:49: \(message)"])
    expectSame(
      try TestCatalogue.problems(
        "contracts: [{id: a, acyclic: {folders: 'A/*'}}]\n"
          + "own-rules: [{id: a, title: T, why: W, instead: I, pattern: f()}]"),
      ["1:13: \(message)"])
  }
}
