import LintRules
import Matching
import TestSupport
import Testing

@testable import Configuration

/// Where the names that rules share have to be whole texts, and where they reach.
struct SharedNameTests {
  private func own(_ lines: String) -> String {
    "own-rules:\n  - id: mine\n    title: T\n    why: W\n    instead: I\n"
      + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  @Test("A name that does not exist, or is a part of a pattern, is a problem")
  func patterns() throws {
    expectSame(
      try TestCatalogue.problems(own("patterns: [{match: '${loasd}'}]")),
      [
        "6:24: error: 'loasd' is neither an option of the rule nor a shared name; did you mean 'loads'?"
      ])
    expectSame(
      try TestCatalogue.problems(own("pattern: f()\nin: {inside: ['g()', '${nonsense}']}")),
      ["7:26: error: 'nonsense' is neither an option of the rule nor a shared name"])
    expectSame(
      try TestCatalogue.problems(own("patterns: [{match: ['${prefix}x()']}]")),
      ["6:25: error: '${prefix}' must be the whole text under 'match'"])
    expectSame(
      try TestCatalogue.problems(own("options: {calls: [f]}\npatterns: [{match: '${calls}'}]")),
      ["7:24: error: 'match' takes no options, and 'calls' is one"])
  }

  @Test("The numbers of a fix are no names") func fixes() throws {
    let rule = "patterns: [{match: 'f($x)', where: {x: {multiple-of: 3}}, fix: 'g(${x / 3})'}]"
    expectSame(try TestCatalogue.problems(own(rule)), [])
  }

  @Test("Globs that come from a name by way of an option need not match a file")
  func globs() throws {
    func mentioned(_ lines: String) throws -> [String] {
      try TestCatalogue.build(own(lines)).expectations.map(\.problem.message)
    }
    let rule = "pattern: f()\nin: {paths: '${files}'}"
    #expect(try mentioned("options: {files: ['${screens}']}\n" + rule) == [])
    #expect(
      try mentioned("options: {old: '${screens}', files: ['${old}']}\n" + rule) == [])
    #expect(try mentioned("options: {files: ['Nope/**']}\n" + rule).count == 1)
  }

  @Test("Names count in the code of a rule under 'rules', and in contracts") func settings() throws
  {
    let text = own("pattern: f()") + "rules:\n  mine: {in: {paths: '${screens}'}}\n"
    let configuration = try TestCatalogue.build(text)
    let rule = try #require(configuration.rule("mine"))
    #expect(rule.selector.included.paths?.globs.map(\.pattern) == ["*Screen", "*Page"])
    #expect(configuration.expectations.isEmpty)
    expectSame(
      try TestCatalogue.problems(own("pattern: f()") + "rules:\n  mine: {in: {paths: '${x}'}}\n"),
      ["8:22: error: 'x' is not a shared name"])
    let contract =
      "contracts: [{id: c, acyclic: {folders: 'App/*'}, not-in: {paths: '${screens}'}}]\n"
    let excluded = try TestCatalogue.build(contract).rule("c")?.selector.excluded
    #expect(excluded?.paths?.globs.map(\.pattern) == ["*Screen", "*Page"])
  }

  @Test("Names count in the values of options, for one rule and for all") func options() throws {
    let rule = own("options: {files: ['Old/**']}\npattern: f()\nin: {paths: '${files}'}")
    for setting in [
      "rules:\n  mine: {options: {files: '${screens}'}}\n", "options: {files: ['${screens}']}\n",
    ] {
      let configuration = try TestCatalogue.build(rule + setting)
      let paths = configuration.rule("mine")?.selector.included.paths
      #expect(paths?.globs.map(\.pattern) == ["*Screen", "*Page"])
    }
    expectSame(
      try TestCatalogue.problems(rule + "options: {files: ['${screns}']}\n"),
      ["9:19: error: 'screns' is not a shared name; did you mean 'screens'?"])
  }

  @Test("A glob under 'rules' that matches no file is mentioned once") func once() throws {
    let text = own("pattern: f()") + "rules:\n  mine: {in: {paths: 'Nope/**'}}\n"
    #expect(try TestCatalogue.build(text).expectations.count == 1)
  }

  @Test("The names that options use are names of the rule") func usedNames() throws {
    var request = ConfigurationRequest()
    request.includesExamples = true
    let text = own("options: {types: ['${screens}']}\nuses: {types: '${types}'}")
    let configuration = try Configuration.build(
      file: (".archlint.yml", text), request: request, catalogue: try TestCatalogue.make())
    #expect(configuration.rule("mine")?.names.map(\.name) == ["screens"])
  }

  @Test("Names that make too much text are a problem") func tooMuch() throws {
    let letters = (0..<10).map { "a\($0)" }.joined(separator: ", ")
    let eight = String(repeating: "${a}", count: 8)
    let problem = "the names here stand for more than 1 MB of text"
    #expect(
      try TestCatalogue.problems(own("options: {a: [\(letters)]}\nuses: {types: ['\(eight)']}"))
        .contains { $0.hasSuffix(problem) })
    let ten = { (name: String) in (0..<10).map { _ in "'${\(name)}'" }.joined(separator: ", ") }
    let chain = zip("abcdefg", "bcdefgh").map { "\($1): [\(ten(String($0)))]" }
    #expect(
      try TestCatalogue.problems(
        own("options: {a: [\(letters)], \(chain.joined(separator: ", "))}\nuses: {types: '${h}'}")
      ).contains { $0.hasSuffix(problem) })
  }

  @Test("Of names that are equally near, the first is suggested") func suggestions() throws {
    let options = "options: {word-c: x, word-b: x, word-a: x}\nuses: {types: '${word-x}'}"
    for _ in 0..<5 {
      #expect(try TestCatalogue.problems(own(options))[0].hasSuffix("did you mean 'word-a'?"))
    }
  }

  @Test("A check whose value is empty is a problem, also beside another one") func empty() throws {
    expectSame(
      try TestCatalogue.problems(own("pattern: f()\ncomments: {match: []}")),
      ["7:15: error: 'comments' needs one of 'match', 'repeats-code' and 'is-code'"])
    for key in ["forbid", "require", "require-all", "require-comments"] {
      expectSame(
        try TestCatalogue.problems(own("pattern: f()\ncontents: {of: {kind: class}, \(key): []}")),
        ["7:15: error: 'contents' needs code to 'forbid' or to 'require'"])
    }
  }

  @Test("A check whose value cannot be read has one message") func unreadable() throws {
    for key in ["forbid", "require", "require-all"] {
      let problems = try TestCatalogue.problems(
        own("contents: {of: {kind: class}, \(key): {a: b}}"))
      #expect(problems.count == 1, "\(key): \(problems)")
    }
    let comments = try TestCatalogue.problems(
      own("contents: {of: {kind: class}, require-comments: '('}"))
    #expect(comments.count == 1, "\(comments)")
    #expect(try TestCatalogue.problems(own("comments: {match: '('}")).count == 1)
  }
}
