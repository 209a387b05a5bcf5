import Project
import SwiftSource

@testable import LintRules

/// A project in memory and the rules that run on it, file by file and then with the types of all
/// files, as a real run does.
struct TestProject {
  var rules: [Rule]
  var layers = LayerSet()
  /// The places of files that are not where their path alone puts them.
  var places: [String: Place] = [:]

  init(_ rules: Rule...) { self.rules = rules }

  /// A rule with these checks.
  static func rule(
    _ checks: [Check], id: String = "rule", message: String = "message",
    selector: Selector = Selector()
  ) -> Rule {
    Rule(
      id: id, title: "title", severity: .warning, why: "why", instead: "instead",
      confidence: .certain, selector: selector, message: MessageTemplate(message), checks: checks,
      options: [], sources: [], examples: [], origin: "test")
  }

  /// What is found in `files`, given by their paths.
  func findings(in files: [String: String]) -> [Finding] {
    let ruleSet = RuleSet(rules, layers: layers)
    let sorted = files.sorted { $0.key < $1.key }
    var scratch = RuleSet.Scratch()
    let results = sorted.enumerated().map { index, entry in
      ruleSet.check(
        SourceFile(path: entry.key, text: entry.value, words: ruleSet.words),
        at: place(of: entry.key), index: index, moduleLayers: [:], isTouched: true,
        scratch: &scratch)
    }
    let project = SymbolTable(
      results.map(\.symbols),
      modules: ModuleNames(names: [""], ofFile: sorted.map { _ in 0 }), words: scratch.words)
    let places = sorted.map { place(of: $0.key) }
    let context = RuleSet.Context(
      table: project, places: places,
      violations: ruleSet.violations(
        project, places: places, references: sorted.indices.map { project.references(of: $0) }))
    var findings: [Finding] = []
    for (index, result) in results.enumerated() {
      var found = result.findings
      if context.violations[index] != nil
        || result.pending.mayFindMore(in: project, file: index)
      {
        let file = SourceFile(
          path: sorted[index].key, text: sorted[index].value, words: ruleSet.words)
        found += ruleSet.checkAgain(
          file, at: place(of: sorted[index].key), index: index, pending: result.pending,
          project: context, isTouched: true, scratch: &scratch)
      }
      findings += found.filter { $0.condition?.holds(in: project, file: index) ?? true }
    }
    return findings
  }

  /// What is found in one file.
  func findings(in text: String, path: String = "File.swift") -> [Finding] {
    findings(in: [path: text])
  }

  /// `marked` with its marks where something is found: equal to itself when all is as it says.
  func remarked(_ marked: String, path: String = "File.swift", with others: [String: String] = [:])
    -> String
  {
    let text = Marked(marked).text
    let found = findings(in: others.merging([path: text]) { $1 }).filter { $0.path == path }
    return Marked.marking(Set(found.compactMap(\.range?.lowerBound)).sorted(), in: text)
  }

  /// What is found in a Markdown file, marked in its text.
  func remarkedMarkdown(_ marked: String, path: String = "File.md") -> String {
    let text = Marked(marked).text
    let ruleSet = RuleSet(rules, layers: layers)
    var file = SourceFile()
    file.path = path
    file.buffer = SourceBuffer(Array(text.utf8))
    let found = ruleSet.checkText(file, at: place(of: path), index: 0)
    return Marked.marking(found.compactMap(\.range?.lowerBound), in: text)
  }

  func place(of path: String) -> Place {
    (places[path] ?? Place(path: path)).assigned(to: layers)
  }
}
