import LintRules
import RulePacks
import TestSupport
import Testing

@testable import Configuration

/// Names that rules share, in rules of a project and in those that archlint ships.
struct VocabularyTests {
  private func own(_ lines: String) -> String {
    "own-rules:\n  - id: mine\n    title: T\n    why: W\n    instead: I\n"
      + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  private func rule(_ lines: String) throws -> Rule? {
    try TestCatalogue.build(own(lines)).rule("mine")
  }

  private func patterns(_ lines: String) throws -> [String]? {
    try rule(lines)?.checks(of: PatternCheck.self).first?.cases.map(\.pattern.text)
  }

  @Test("A list takes the place of the value of a key, or of an item of a list")
  func lists() throws {
    let whole = try rule("uses: {types: '${screens}'}")?.checks(of: UseCheck.self).first
    #expect(whole?.names.patterns == ["*Screen", "*Page"])
    let item = try rule("uses: {types: [Panel, '${screens}']}")?.checks(of: UseCheck.self).first
    #expect(item?.names.patterns == ["Panel", "*Screen", "*Page"])
    let made = try rule("uses: {types: '${more}'}")?.checks(of: UseCheck.self).first
    #expect(made?.names.patterns == ["*Screen", "*Page", "get*"])
  }

  @Test("A text may be a part of another one, and a list makes one text of each item")
  func texts() throws {
    #expect(try patterns("pattern: '${prefix}Name($$$)'") == ["getName($$$)"])
    let joined = try rule("uses: {types: ['${screens}View']}")?.checks(of: UseCheck.self).first
    #expect(joined?.names.patterns == ["*ScreenView", "*PageView"])
  }

  @Test("Patterns with their tests are shared too, alone under a key that has holes of its own")
  func sharedPatterns() throws {
    #expect(
      try patterns("patterns: ['${loads}', 'read($$$)']") == [
        "load($$$)", "fetch($x)", "read($$$)",
      ])
    #expect(
      try patterns("patterns: [{match: ['${prefix}', 'load()'], not-in: {tests: true}}]")
        == ["get", "load()"])
  }

  @Test("An option with the same name counts instead")
  func options() throws {
    let rule = try rule("options: {screens: [Wall]}\nuses: {types: '${screens}'}")
    #expect(rule?.checks(of: UseCheck.self).first?.names.patterns == ["Wall"])
    // The value of an option may come from a name, and be set.
    let text = own("options: {types: ['${screens}']}\nuses: {types: '${types}'}")
    let built = try TestCatalogue.build(text).rule("mine")
    #expect(built?.options.map(\.values) == [["*Screen", "*Page"]])
    let set = try TestCatalogue.build(text + "options: {types: [Wall]}").rule("mine")
    #expect(set?.checks(of: UseCheck.self).first?.names.patterns == ["Wall"])
  }

  @Test("An unknown name, and a list of mappings inside a text, are problems")
  func problems() throws {
    expectSame(
      try TestCatalogue.problems(own("uses: {types: '${screns}'}")),
      [
        "6:19: error: 'screns' is neither an option of the rule nor a shared name; did you mean 'screens'?"
      ])
    expectSame(
      try TestCatalogue.problems(own("pattern: 'f(${loads})'")),
      ["6:14: error: '${loads}' stands for a list, and 'pattern' takes one text"])
    expectSame(
      try TestCatalogue.problems(own("uses: {types: ['${loads}View']}")),
      ["6:20: error: '${loads}' stands for a list; it must be alone here"])
    expectSame(
      try TestCatalogue.problems(own("pattern: '${loads}'")),
      ["6:14: error: a pattern must be a text, and '${loads}' stands for a list"])
    expectSame(
      try TestCatalogue.problems(own("pattern: f()\nmessage: '${screens}'")),
      ["7:14: error: 'message' must be a text, and '${screens}' stands for a list"])
  }

  @Test("A problem of a value is where the rule uses its name")
  func places() throws {
    expectSame(
      try TestCatalogue.problems(own("pattern: f()\nin: {paths: '${loads}'}")),
      [
        "7:17: error: each of 'paths' must be a text, and '${loads}' stands for keys and values"
      ])
  }

  @Test("Each shipped name is used by two rules or by another name, and none is defined twice")
  func shipped() throws {
    let catalogue = try Catalogue.shipped()
    #expect(catalogue.problems.isEmpty)
    let entries = catalogue.vocabulary().entries
    #expect(Set(entries.map(\.name)).count == entries.count)
    for entry in entries {
      #expect(!entry.doc.isEmpty, "\(entry.name)")
      let text = "${\(entry.name)}"
      let rules = RulePack.catalogue.count { $0.text.description.contains(text) }
      let isPart = RulePack.vocabulary.contains { $0.text.description.contains(text) }
      #expect(rules >= 2 || isPart, "\(entry.name)")
    }
  }

  @Test("A name defined twice and a missing key are problems of the vocabulary")
  func mistakes() throws {
    let catalogue = try Catalogue(
      rules: [], presets: [],
      vocabulary: [
        (
          "names.yml",
          "- name: a\n  doc: A.\n  value: b\n- name: a\n  doc: A.\n  value: c\n- name: d\n"
        )
      ])
    expectSame(
      catalogue.problems.map(\.description),
      [
        "names.yml:4:3: error: the name 'a' is defined twice",
        "names.yml:7:3: error: a name needs the key 'doc'",
      ])
  }

  @Test("A second file of names is a problem") func files() throws {
    let names = "- name: a\n  doc: A.\n  value: b\n"
    let catalogue = try Catalogue(
      rules: [], presets: [], vocabulary: [("names.yml", names), ("more.yml", names)])
    expectSame(
      catalogue.problems.map(\.description),
      ["more.yml:1:1: error: this belongs in 'names.yml', which is read alone"])
  }
}
