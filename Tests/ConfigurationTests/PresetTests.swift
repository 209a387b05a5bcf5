import LintRules
import Project
import Testing

@testable import Configuration

/// How presets are chosen and what comes of several.
@Suite struct PresetTests {
  @Test func aPresetIsChosenByItsName() throws {
    let configuration = try TestCatalogue.build("presets: [strict]")
    #expect(configuration.presets == ["strict"])
    #expect(configuration.rules.map(\.id) == ["no-print", "view-suffix"])
    #expect(configuration.rule("no-print")?.severity == .error)
    #expect(
      configuration.rule("no-print")?.sources == [Rule.Source(preset: "strict", section: "One")])
    #expect(configuration.layers.layers.map(\.name) == ["Domain", "Data"])
  }

  @Test func onePresetNeedsNoList() throws {
    #expect(try TestCatalogue.build("presets: strict").presets == ["strict"])
  }

  /// A rule that a preset does not set has the severity of its definition.
  @Test func aRuleKeepsTheSeverityOfItsDefinition() throws {
    #expect(try TestCatalogue.build("presets: [strict]").rule("view-suffix")?.severity == .error)
  }

  @Test func theLaterOfTwoPresetsWins() throws {
    let first = try TestCatalogue.build("presets: [strict, gentle]")
    #expect(first.rule("no-print")?.severity == .info)
    #expect(first.rule("no-print")?.sources.map(\.preset) == ["strict", "gentle"])
    #expect(first.rule("view-suffix")?.options.map(\.values) == [["Screens/**"], ["Scene"]])
    let second = try TestCatalogue.build("presets: [gentle, strict]")
    #expect(second.rule("no-print")?.severity == .error)
  }

  @Test func aPresetMaySwitchARuleOff() throws {
    #expect(try TestCatalogue.build("presets: [gentle]").rule("no-combine") == nil)
    let on = try TestCatalogue.build("presets: [gentle]\nrules: {no-combine: warning}")
    #expect(on.rule("no-combine")?.severity == .warning)
  }

  @Test func `a preset that names a rule without a level switches it on again`() throws {
    let texts = [
      "name: without\ntitle: A\nabout: A.\nrules: {no-combine: 'off'}",
      "name: with\ntitle: B\nabout: B.\nrules: {no-combine: {section: One}}",
    ]
    func severity(_ presets: String...) throws -> Severity? {
      var request = ConfigurationRequest()
      request.presets = presets
      return try Configuration.build(
        file: nil, request: request, catalogue: try TestCatalogue.make(presets: texts)
      ).rule("no-combine")?.severity
    }
    #expect(try severity("without", "with") == .info)
    #expect(try severity("with", "without") == nil)
  }

  @Test func `whoever wants only added rules gets none of the presets`() throws {
    let configuration = try TestCatalogue.build("presets: [strict]") { $0.onlyAdded = true }
    #expect(configuration.rules.isEmpty)
  }

  /// The command line counts before the file, and the file before what is found out.
  @Test func theCommandLineCountsBeforeTheFile() throws {
    #expect(
      try TestCatalogue.build("presets: [strict]") { $0.presets = ["gentle"] }.presets == ["gentle"]
    )
    #expect(
      try TestCatalogue.build("presets: [strict]", defaults: ["gentle"]).presets == ["strict"])
    #expect(try TestCatalogue.build("exclude: [A]", defaults: ["gentle"]).presets == ["gentle"])
    #expect(try TestCatalogue.build(nil, defaults: ["gentle"]).presets == ["gentle"])
    #expect(try TestCatalogue.build(nil).presets.isEmpty)
  }

  @Test func anUnknownPresetIsAProblem() throws {
    expectSame(
      try TestCatalogue.problems("exclude: []\npresets: [stirct, other]"),
      [
        "2:11: error: there is no preset 'stirct'; did you mean 'strict'?",
        "2:19: error: there is no preset 'other'; there are strict, gentle",
      ])
    #expect(
      try TestCatalogue.problems("presets: [strict]") { $0.presets = ["gentel"] } == [
        "command line: error: there is no preset 'gentel'; did you mean 'gentle'?"
      ])
  }

  @Test func layersOfTheFileReplaceThoseOfPresets() throws {
    let configuration = try TestCatalogue.build(
      "presets: [strict]\nlayers:\n  Data: {paths: ['Storage/**'], uses: []}")
    #expect(configuration.layers.layers.map(\.name) == ["Data", "Domain"])
    #expect(configuration.layers.layers[0].uses == [])
  }

  // MARK: - What is wrong with a preset

  private func problems(presets: String...) -> [String] {
    do {
      return try TestCatalogue.make(presets: presets).problems.map(\.description)
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func aBrokenPresetIsAProblem() {
    #expect(
      problems(presets: "name: a\ntitel: A\nabout: A.\nrules: {}") == [
        "a.yml:1:1: error: a preset needs the key 'title'",
        "a.yml:2:1: error: a preset has no key 'titel'; did you mean 'title'?",
      ])
    #expect(
      problems(presets: "name: a\ntitle: A\nabout: A.\nrules: {}\napp: {folders: [A], at-least: 2}")
        == ["a.yml:5:6: error: 'at-least' must be a number from 1 to 1"])
    #expect(
      problems(
        presets: "name: a\ntitle: A\nabout: A.\nrules: {}\n"
          + "app: [{folders: [A]}, {folders: [B, C], at-least: 3}]")
        == ["a.yml:5:23: error: 'at-least' must be a number from 1 to 2"])
    #expect(problems(presets: "name: [").count == 1)
  }

  @Test func twoRulesOfOneIdAreAProblem() throws {
    do {
      _ = try TestCatalogue.make(rules: [TestCatalogue.rules[0], TestCatalogue.rules[0]])
      Issue.record("the second rule is accepted")
    } catch {
      #expect(
        error.problems.map(\.description) == [
          "no-print.yml:1:1: error: the rule 'no-print' is defined in no-print.yml already"
        ])
    }
  }

  @Test func everyRuleOfAShippedPresetExists() throws {
    let catalogue = try Catalogue.shipped()
    #expect(!catalogue.ids.isEmpty)
    #expect(catalogue.problems.isEmpty)
    #expect(catalogue.presets.map(\.name) == catalogue.presetNames)
    for preset in catalogue.presets {
      for id in preset.ruleIDs { #expect(catalogue.contains(id), "\(preset.name) names \(id)") }
      var request = ConfigurationRequest()
      request.presets = [preset.name]
      let configuration = try Configuration.build(
        file: nil, request: request, catalogue: catalogue)
      #expect(!configuration.rules.isEmpty)
    }
    for id in catalogue.ids { #expect(try catalogue.rule(id)?.id == id) }
    #expect(try catalogue.rule("no-such-rule") == nil)
  }

  /// The `not-in` of a preset replaces that of the rule: it has to repeat it.
  @Test("no preset makes a rule check tests, previews or paths that the rule itself leaves out")
  func exclusionsOfPresets() throws {
    let catalogue = try Catalogue.shipped()
    for preset in catalogue.presets {
      var request = ConfigurationRequest()
      request.presets = [preset.name]
      let configuration = try Configuration.build(
        file: nil, request: request, catalogue: catalogue)
      for rule in configuration.rules {
        guard let own = try catalogue.rule(rule.id)?.selector.excluded else { continue }
        let excluded = rule.selector.excluded
        let origin: Comment = "\(preset.name): \(rule.id)"
        #expect(own.isTest == nil || excluded.isTest == own.isTest, origin)
        #expect(own.isPreview == nil || excluded.isPreview == own.isPreview, origin)
        #expect(own.paths == nil || excluded.paths != nil, origin)
      }
    }
  }
}
