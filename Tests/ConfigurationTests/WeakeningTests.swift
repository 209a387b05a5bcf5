import LintRules
import Testing

@testable import Configuration

/// What a change of a configuration weakens, in words. Gates print it: see the tests of the same name for
/// the command.
@Suite struct WeakeningTests {
  private static let base = """
    presets: [strict]
    include: ['App/**', 'Core/**']
    exclude: ['Old/**']
    apps: [One]
    options: {screens: ['UI/**']}
    protected: ['Core/**']
    terms: {log in: sign in, basket: cart}
    layers:
      Core: {paths: ['Core/**'], modules: [CoreKit], uses: [Base]}
      Base: {paths: ['Base/**'], uses: []}
      App: {paths: ['App/**']}
    rules:
      view-suffix: error
      no-combine: warning

    """

  /// Checks what is said about a change of ``base``.
  private func expect(
    _ old: String, _ new: String, _ messages: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(Self.base.contains(old), sourceLocation: sourceLocation)
    let found = try changes(from: Self.base, to: Self.base.replacing(old, with: new))
    #expect(found.map(\.message) == messages, sourceLocation: sourceLocation)
  }

  private func changes(from old: String, to new: String) throws -> [Weakening] {
    func read(_ text: String) throws -> Configuration {
      try TestCatalogue.build(text) { $0.includesOutcome = true }
    }
    return Weakening.changes(from: try read(old), to: try read(new), file: ".archlint.yml")
  }

  @Test func `the same configuration weakens nothing`() throws {
    #expect(try changes(from: Self.base, to: Self.base).isEmpty)
  }

  @Test func `a preset less and other folders of apps are named`() throws {
    try expect(
      "presets: [strict]", "presets: []", "no longer uses the preset 'strict'",
      "has no layer 'Domain' any more",
      "has no layer 'Data' any more", "switches off 'no-print'",
      "gives the option 'suffix' of 'view-suffix' another value")
    try expect("[One]", "[Two]", "names other folders of apps")
  }

  @Test func `files that are no longer read are named`() throws {
    try expect("['Old/**']", "['Old/**', 'Wip/**']", "excludes 'Wip/**'")
    try expect("['Old/**']", "[]")
    try expect("['App/**', 'Core/**']", "['App/**']", "no longer includes 'Core/**'")
    try expect("['App/**', 'Core/**']", "['App/**', 'Core/**', 'Base/**']")
    try expect("include: ['App/**', 'Core/**']\n", "")
    let all = Self.base.replacing("include: ['App/**', 'Core/**']\n", with: "")
    #expect(
      try changes(from: all, to: Self.base).map(\.message) == [
        "reads only the files under 'include'"
      ])
  }

  @Test func `what layers lose is named`() throws {
    try expect("paths: ['Base/**']", "paths: ['Base/A/**']", "gives the layer 'Base' other files")
    try expect("modules: [CoreKit]", "modules: [Kit]", "gives the layer 'Core' other files")
    try expect("uses: []", "uses: [App]", "lets the layer 'Base' use 'App'")
    try expect("uses: [Base]", "uses: []")
    try expect(", uses: [Base]", "", "no longer limits what the layer 'Core' uses")
    try expect("App: {paths: ['App/**']}", "App: {paths: ['App/**'], uses: []}")
  }

  @Test func `a layer that is gone is named once`() throws {
    let layer = "  Core: {paths: ['Core/**'], modules: [CoreKit], uses: [Base]}\n"
    try expect(layer, "", "has no layer 'Core' any more")
  }

  @Test func `protected files, terms and options for all rules are named`() throws {
    try expect("['Core/**']\nterms", "['App/**']\nterms", "no longer protects 'Core/**'")
    try expect(", basket: cart", "", "no longer replaces the term 'basket'")
    try expect(", basket: cart", ", basket: bag")
    try expect(", basket: cart", ", basket: cart, sack: bag")
    let option = try changes(
      from: Self.base, to: Self.base.replacing("['UI/**']", with: "['Other/**']"))
    #expect(
      option.map { "\($0.place) \($0.message)" } == [
        ".archlint.yml:5 gives the option 'screens' another value",
        ".archlint.yml:5 gives the option 'screens' of 'view-suffix' another value",
      ])
    try expect(
      "options: {screens: ['UI/**']}\n", "", "gives the option 'screens' another value",
      "gives the option 'screens' of 'view-suffix' another value")
  }

  @Test func `a rule is switched off, or counts less`() throws {
    try expect("no-combine: warning", "no-combine: off", "switches off 'no-combine'")
    try expect(
      "no-combine: warning", "no-combine: info",
      "makes 'no-combine' an info and no longer a warning")
    try expect("no-combine: warning", "no-combine: error")
  }

  @Test func `of many rules that are switched off five are named`() throws {
    func base(_ count: Int) -> String {
      "own-rules:\n"
        + (0..<count).map {
          "  - {id: r-\($0), title: T, why: W, instead: I, pattern: f\($0)()}\n"
        }.joined()
    }
    func off(_ count: Int) throws -> [String] {
      let rules = (0..<count).map { "r-\($0): off" }.joined(separator: ", ")
      return try changes(from: base(7), to: base(7) + "rules: {\(rules)}\n").map(\.message)
    }
    #expect(try off(5) == (0..<5).map { "switches off 'r-\($0)'" })
    #expect(
      try off(6) == ["switches off 6 rules: 'r-0', 'r-1', 'r-2', 'r-3', 'r-4' and 1 more"])
  }

  @Test(
    "settings with which a rule may find less are named",
    arguments: [
      ("in: {paths: ['A/**']}", "gives 'no-combine' another 'in'"),
      ("not-in: {paths: ['A/**']}", "gives 'no-combine' another 'not-in'"),
      ("baseline: strict", "gives 'no-combine' another 'baseline'"),
      ("paths: {'A/**': off}", "makes 'no-combine' off in 'A/**'"),
      ("paths: {'A/**': info}", "makes 'no-combine' info in 'A/**'"),
      ("paths: {'A/**': warning}", nil), ("paths: {'A/**': error}", nil),
    ] as [(String, String?)])
  func settings(_ setting: String, _ message: String?) throws {
    let rule = "no-combine: {severity: warning, \(setting)}"
    let found = try changes(
      from: Self.base, to: Self.base.replacing("no-combine: warning", with: rule))
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test func `the options of one rule are named with it`() throws {
    let base = Self.base.replacing(": error", with: ": {options: {suffix: Scene}}")
    let found = try changes(from: base, to: base.replacing("Scene", with: "Page"))
    #expect(
      found.map { "\($0.place) \($0.message)" } == [
        ".archlint.yml:13 gives the option 'suffix' of 'view-suffix' another value"
      ])
  }
}
