import LintRules
import Matching
import Testing

@testable import Configuration

/// Checklists of presets and of a project.
@Suite struct ChecklistTests {
  private static let preset = """
    name: strict
    title: Strict
    about: About.
    rules:
      no-print: error
      view-suffix: error
    checklists:
      - title: First
        items:
          - id: A1
            text: Nothing is printed.
            rules: [no-print]
          - id: A2
            text: Screens look right.
            verdict: manual
            look-at: the screens.
      - title: Second
        items:
          - id: B1
            text: Views are named after what they are.
            verdict: partial
            rules: [view-suffix, no-print]
            look-at: names that mean nothing.
            paths: ['UI/**']
            not-paths: ['UI/Old/**']
            within: code
    """

  private func build(
    _ text: String?, preset: String = preset, presets: [String] = ["strict"]
  ) throws -> Configuration {
    var request = ConfigurationRequest()
    request.includesChecklists = true
    return try Configuration.build(
      file: text.map { (".archlint.yml", $0) }, request: request, defaultPresets: presets,
      catalogue: try TestCatalogue.make(presets: [preset]))
  }

  private func problems(_ text: String?, preset: String = preset) -> [String] {
    do {
      _ = try build(text, preset: preset)
      return []
    } catch let failure as ConfigurationFailure {
      return failure.problems.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func ofAPreset() throws {
    let lists = try build(nil).checklists
    #expect(lists.map(\.name) == ["strict"])
    #expect(lists.map(\.title) == ["Strict"])
    #expect(lists[0].sections.map(\.title) == ["First", "Second"])
    let items = lists[0].sections.flatMap(\.items)
    #expect(items.map(\.id) == ["A1", "A2", "B1"])
    #expect(items.map(\.verdict) == [.auto, .manual, .partial])
    #expect(items.map(\.rules) == [["no-print"], [], ["view-suffix", "no-print"]])
    #expect(items.map(\.lookAt) == ["", "the screens.", "names that mean nothing."])
    #expect(items[2].part == .code)
    #expect(items[2].isAbout("UI/A.swift"))
    #expect(!items[2].isAbout("UI/Old/A.swift"))
    #expect(!items[2].isAbout("A.swift"))
    #expect(items[0].isAbout("A.swift"))
  }

  /// Only an audit pays for reading them.
  @Test func onlyWhenTheyAreWanted() throws {
    var request = ConfigurationRequest()
    request.presets = ["strict"]
    let configuration = try Configuration.build(
      file: nil, request: request, catalogue: try TestCatalogue.make(presets: [Self.preset]))
    #expect(configuration.checklists.isEmpty)
    #expect(configuration.rules.contains { $0.id == "view-suffix" })
  }

  @Test func ofAProject() throws {
    let own = """
      checklists:
        - title: Release
          items:
            - {id: R1, text: Nothing is printed., rules: [no-print]}
      """
    let lists = try build(own).checklists
    #expect(lists.map(\.name) == ["strict", "project"])
    #expect(lists[1].sections.flatMap(\.items).map(\.id) == ["R1"])
  }

  @Test func ticks() throws {
    let ticked = try build("ticked: {A2: 'looked at by two of us', strict/B1: yes it is}")
    let items = ticked.checklists.flatMap { $0.sections.flatMap(\.items) }
    #expect(items.map(\.tick) == [nil, "looked at by two of us", "yes it is"])
  }

  @Test func ticksOfNothing() {
    #expect(
      problems("ticked:\n  A3: done") == [
        ".archlint.yml:2:3: error: no checklist has an item 'A3'"
      ])
    let twice = """
      ticked: {A2: done}
      checklists:
        - title: T
          items:
            - {id: A2, text: T, verdict: manual, look-at: it}
      """
    #expect(
      problems(twice) == [
        ".archlint.yml:1:10: error: several checklists have an item 'A2'; write CHECKLIST/A2"
      ])
  }

  @Test func whatIsWrong() {
    let own = """
      checklists:
        - title: T
          items:
            - {id: A, text: T, rules: [no-pritn]}
            - {id: A, text: T, verdict: partial, rules: [no-print]}
            - {id: B, text: T}
            - {id: C, text: T, verdict: maybe, rules: [no-print]}
            - {id: D, text: T, rules: [no-print], lookat: it}
        - items: []
      """
    let found = problems(own)
    #expect(
      found == [
        ".archlint.yml:4:34: error: there is no rule 'no-pritn'; did you mean 'no-print'?",
        ".archlint.yml:5:9: error: the item 'A' needs 'look-at': the part that a person checks",
        ".archlint.yml:5:9: error: the item 'A' appears twice; give it another id",
        ".archlint.yml:6:9: error: the item 'B' needs 'rules' that decide it, or 'verdict: manual'",
        ".archlint.yml:7:35: error: 'verdict' must be 'auto', 'partial' or 'manual', not 'maybe'",
        ".archlint.yml:8:45: error: an item of a checklist has no key 'lookat'; did you mean "
          + "'look-at'?",
        ".archlint.yml:9:5: error: a section of 'checklists' needs the key 'title'",
      ])
  }

  /// A problem in a preset is shown at its own lines.
  @Test func whatIsWrongInAPreset() {
    let preset = Self.preset.replacing("rules: [no-print]", with: "rules: [no-pritn]")
    #expect(
      problems(nil, preset: preset) == [
        "strict.yml:12:17: error: there is no rule 'no-pritn'; did you mean 'no-print'?"
      ])
  }

  /// The shipped checklists name rules that their presets switch on.
  @Test func theShippedOnes() throws {
    let catalogue = try Catalogue.shipped()
    for preset in catalogue.documents {
      let (found, problems) = catalogue.checklist(of: preset)
      let list = try #require(found, "\(preset.name) has no checklist")
      #expect(problems.map(\.description) == [])
      let items = list.sections.flatMap(\.items)
      #expect(items.count > 1)
      for item in items {
        for rule in item.rules {
          #expect(preset.ruleIDs.contains(rule), "\(preset.name)/\(item.id) names \(rule)")
        }
      }
    }
  }

  // MARK: - Hints, subjects and presence

  private static let details = """
    name: strict
    title: Strict
    about: About.
    rules:
      no-print: error
      view-suffix: error
    checklists:
      - title: First
        added: true
        items:
          - id: A1
            text: Nothing is printed.
            rules: [no-print]
            hints: [view-suffix]
            about: {no-print: ['*debug*']}
            applies-to: {files: ['Demo/**'], texts: [print]}
    """

  @Test("an item has hints, subjects of its rules, and what it applies to")
  func itemDetails() throws {
    let section = try build(nil, preset: Self.details).checklists[0].sections[0]
    #expect(section.isAdded)
    let item = section.items[0]
    #expect(item.hints == ["view-suffix"])
    #expect(item.isAbout("debugPrint", of: "no-print"))
    #expect(!item.isAbout("print", of: "no-print"))
    #expect(item.isAbout("anything", of: "view-suffix"))
    #expect(item.presence?.files.matches("Demo/A.swift") == true)
    #expect(item.presence?.texts == ["print"])
  }

  @Test(
    "wrong hints, subjects and texts are problems",
    arguments: [
      ("[view-suffix]", "[view-sufix]", "there is no rule 'view-sufix'"),
      ("{no-print: [", "{no-prin: [", "'about' needs a rule of the item, not 'no-prin'"),
      ("texts: [print]", "texts: ['']", "text 1 of 'applies-to' is empty"),
      ("{files: ['Demo/**'], texts: [print]}", "{}", "'applies-to' needs 'files', 'texts' or both"),
    ])
  func wrongDetails(_ part: String, _ replacement: String, _ expected: String) {
    let text = Self.details.replacing(part, with: replacement)
    let found = problems(nil, preset: text)
    #expect(found.contains { $0.contains(expected) }, "\(found)")
  }
}
