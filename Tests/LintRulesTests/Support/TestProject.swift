import Project
import SwiftSource

@testable import LintRules

/// A project in memory and the rules that run on it, in a session as a real run has one.
struct TestProject {
  var rules: [Rule]
  var layers = LayerSet()
  /// The places of files that are not where their path alone puts them.
  var places: [String: Place] = [:]
  /// The changes that the run is about.
  var changes: [FileChange]?
  /// The changes with the texts before and after them, if the run knows these.
  var diffs: [FileDiff]?
  var interfaces: InterfaceComparison?
  /// The files as git sees them.
  var repository = RepositoryFiles()
  /// True if the files are all of the project.
  var isWhole = true

  init(_ rules: Rule...) { self.rules = rules }

  /// A rule with these checks.
  static func rule(
    _ checks: [any RuleCheck], id: String = "rule", message: String = "message",
    selector: Selector = Selector()
  ) -> Rule {
    Rule(
      id: id, title: "title", severity: .warning, why: "why", instead: "instead",
      confidence: .certain, selector: selector, message: MessageTemplate(message), checks: checks,
      options: [], sources: [], examples: [], origin: "test")
  }

  /// The findings in `files`, given by their paths, file by file.
  ///
  /// - Parameter module: the name of the module that all files belong to.
  func findings(in files: [String: String], module: String? = nil) -> [Diagnostic] {
    let sorted = files.sorted { $0.key < $1.key }
    let session = session(sorted.map(\.key))
    var scratch = RuleSession.Scratch(session.ruleSet)
    let sources = sorted.map { path, text in
      var source = SourceFile(path: path, text: text, words: session.ruleSet.words)
      source.module = module
      return source
    }
    let looks = sources.indices.map { index in
      session.firstLook(at: sources[index], index: index, scratch: &scratch)
    }
    let answers = session.answers(
      of: looks.map(\.symbols), looks.map(\.answers), words: scratch.words)
    let project = session.project(
      answers, references: sources.indices.map { answers.table.references(of: $0) })
    var findings: [Diagnostic] = []
    for (index, look) in looks.enumerated() {
      var found = look.diagnostics
      let isOpen = look.pending.mayFindMore(in: answers, file: index)
      if isOpen || project.violations[index] != nil {
        found += session.secondLook(
          at: sources[index], index: index, pending: look.pending, project: project,
          region: { _, _ in nil }, scratch: &scratch)
      }
      for var finding in found where finding.condition?.holds(in: answers, file: index) ?? true {
        finding.settleFix { $0.holds(in: answers, file: index) }
        findings.append(finding)
      }
    }
    return findings
  }

  /// The findings about the project as a whole.
  func projectFindings(in files: [String: String]) -> [Diagnostic] {
    let sorted = files.sorted { $0.key < $1.key }
    let session = session(sorted.map(\.key), tree: tree(of: files))
    var scratch = RuleSession.Scratch(session.ruleSet)
    let looks = looks(at: sorted, session, &scratch)
    let answers = session.answers(
      of: looks.map(\.symbols), looks.map(\.answers), words: scratch.words)
    let region: RegionReader = { range, path in
      files[path].map { Locator(textFile(path, $0)).region(range) }
    }
    return session.checkPaths(projectChanges, region: region)
      + session.checkProject(answers, projectChanges, region: region)
  }

  /// The requirements in the files.
  func matrix(of files: [String: String]) -> RequirementMatrix {
    let sorted = files.sorted { $0.key < $1.key }
    let session = session(sorted.map(\.key))
    var scratch = RuleSession.Scratch(session.ruleSet)
    let looks = looks(at: sorted, session, &scratch)
    let answers = session.answers(
      of: looks.map(\.symbols), looks.map(\.answers), words: scratch.words)
    return RequirementMatrix(answers.notes, places: session.places)
  }

  private func looks(
    at files: [(key: String, value: String)], _ session: RuleSession,
    _ scratch: inout RuleSession.Scratch
  ) -> [RuleSession.FirstLook] {
    files.enumerated().map { index, entry in
      guard entry.key.hasSuffix(".swift") else {
        return session.textLook(
          at: textFile(entry.key, entry.value), index: index, scratch: &scratch)
      }
      return session.firstLook(
        at: SourceFile(path: entry.key, text: entry.value, words: session.ruleSet.words),
        index: index, change: .init(isTouched: index > 0), scratch: &scratch)
    }
  }

  private func textFile(_ path: String, _ text: String) -> SourceFile {
    var file = SourceFile()
    file.path = path
    file.buffer = SourceBuffer(Array(text.utf8))
    return file
  }

  /// `marked` with its marks at the findings about the project that are in its file.
  func remarkedProject(_ marked: String, path: String, with others: [String: String] = [:])
    -> String
  {
    let text = Marked(marked).text
    let found = projectFindings(in: others.merging([path: text]) { $1 }).filter { $0.path == path }
    return Marked.marking(Set(found.compactMap(\.range?.lowerBound)).sorted(), in: text)
  }

  /// The findings about paths alone.
  func projectFindings(in paths: [String]) -> [Diagnostic] {
    session(paths).checkPaths(projectChanges, region: { _, _ in nil })
  }

  private var projectChanges: ProjectChanges {
    var changes = ProjectChanges(today: CalendarDay("2026-01-01")!) { Place(path: $0) }
    changes.changes = self.changes ?? diffs?.map(\.change)
    changes.diffs = diffs
    changes.interfaces = interfaces
    return changes
  }

  private func session(_ paths: [String], tree: FileTree = .empty) -> RuleSession {
    RuleSession(
      RuleSet(rules, layers: layers), places: paths.map { place(of: $0) },
      modules: ModuleLayers(), moduleNames: ModuleNames(names: [""], ofFile: paths.map { _ in 0 }),
      tree: tree, repository: repository, isWhole: isWhole)
  }

  /// The files as a folder holds them.
  private func tree(of files: [String: String]) -> FileTree {
    FileTree(
      exists: { path in files.keys.contains { $0.lies(in: path) } },
      lineCount: { path in files[path].map { SourceBuffer(Array($0.utf8)).lineCount } })
  }

  /// The findings in one file.
  func findings(in text: String, path: String = "File.swift") -> [Diagnostic] {
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

  /// The findings in a Markdown file, marked in its text.
  func remarkedMarkdown(_ marked: String, path: String = "File.md") -> String {
    let text = Marked(marked).text
    let session = session([path])
    var scratch = RuleSession.Scratch(session.ruleSet)
    let found = session.textLook(at: textFile(path, text), index: 0, scratch: &scratch).diagnostics
    return Marked.marking(found.compactMap(\.range?.lowerBound), in: text)
  }

  func place(of path: String) -> Place {
    (places[path] ?? Place(path: path)).assigned(to: layers)
  }
}

extension Diagnostic {
  var path: String { location.path }
  var range: Range<Int>? { location.region?.bytes }
}
