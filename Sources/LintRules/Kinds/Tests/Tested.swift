import Buffers
import Matching
import Project
import SwiftSource
import YAML

/// A check of the tests that types or folders have.
package struct TestedCheck: RuleCheck, Hashable {
  /// The types that need tests.
  @BoxedOptional package var select: DeclarationQuery?
  /// Prefixes that the name of a type may have beside what its suite is called after.
  package var prefixes: [String] = []
  /// The name of the suite; `{name}` is that of the type.
  package var suite = "{name}Tests"
  /// True if a suite does not count that was committed after the type.
  package var isEarlier = false
  /// The number of tests.
  package var minimum: Int?
  /// For each thing that has to be tested the expression that matches in the title of such a test.
  package var topics: [Topic] = []
  /// The enums whose cases tests have to name.
  package var enums: NameList?
  /// How many of the cases one test has to name.
  package var caseCount = 2
  /// The folders that need tests.
  package var folders: Glob?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init() {}

  package var needs: CheckNeeds { isEarlier ? .commits : [] }

  package var subject: [FileFact] {
    if let select { return select.subject(hasDemand: true) }
    return folders.map { [FileFact(in: GlobSet([$0]))] } ?? []
  }

  /// Something that has to be tested.
  package struct Topic: Sendable, Hashable {
    package let name: String
    package let title: RegularExpression
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about the tests of types and folders.
  static let tested: RuleKind = RuleKind(
    [
      .checks(
        "tested", of: TestedCheck.self,
        "The tests that types or folders need.",
        example: "{of: {kind: class, name: '*Store'}, at-least: 3}")
    ],
    mappings: [TestedCheck.mapping.info], compile: { TestedProgram($0, &$1) })
}

extension TestedCheck: MappingValue {
  package static let mappingName = "tested"

  package static let mapping: Mapping<TestedCheck> = Mapping(
    "A check of tests. It has `of` for types, which need a suite, or `folders`.",
    keys: [
      Key(
        "of", { $0.select = $1 }, .mapping, "The types that need tests.",
        example: "{name: '*Store'}"),
      Key(
        "strip", { $0.prefixes = $1 }, .texts,
        "Prefixes of the names of types. Tests of a type without them count too.",
        example: "[Remote, InMemory]"),
      Key(
        "suite", { $0.suite = $1 }, .text,
        "The name of the suite, a type or a file of tests. `{name}` is the name of the type.",
        example: "'{name}Spec'", default: "{name}Tests"),
      Key(
        "earlier", { $0.isEarlier = $1 }, .bool,
        "True if a suite does not count that a later commit of the change adds than the type.",
        example: "true", default: "false"),
      Key(
        "at-least", { $0.minimum = $1 }, .count(1...1_000), "The number of tests.",
        example: "3"),
      Key(
        "titles", { $0.topics = $1 }, .topics,
        "For each topic, an expression that matches in the name or display name of one test.",
        example: "{error: '(?i)error|throws'}"),
      Key(
        "cases-of", { $0.enums = $1 }, .names,
        "Enums in the type or its file. One test must name several of their cases.",
        example: "[State]"),
      Key(
        "cases", { $0.caseCount = $1 }, .integer(1...100),
        "The number of cases that one test must name.",
        example: "3", default: "2"),
      Key(
        "folders", { $0.folders = $1 }, .glob,
        "Folders that need `at-least` so many tests: in files below them, in folders of their name, "
          + "or in files whose name starts with it or has it among its words.",
        example: "Features/*"),
    ], .findingKeys(\.severity, \.message, example: "'{name}' has no {missing}"),
    needs: KeyDemand((["of"], ["folders"]), (["folders", "at-least"], ["of"])),
    make: { TestedCheck() },
    check: { check, node, decoder in
      if (check.select == nil) != (check.folders == nil),
        check.folders == nil || check.minimum != nil
      {
        return true
      }
      decoder.problem("'tested' needs 'of', or 'folders' with 'at-least'", at: node)
      return false
    })
}

extension ValueType<[TestedCheck.Topic]> {
  /// Names with expressions.
  fileprivate static var topics: Self {
    Self(.table(keys: .text, values: .expression)) { node, what, decoder in
      guard let reader = decoder.mapping(node, what) else { return nil }
      return reader.entries.compactMap { entry in
        guard let name = decoder.string(entry.key, "each of \(what)"),
          let title = decoder.regularExpression(entry.value, "'\(name)'")
        else { return nil }
        return TestedCheck.Topic(name: name, title: title)
      }
    }
  }
}

// MARK: - Program

/// All checks of tests in a run.
struct TestedProgram: KindProgram {
  /// A check in a run; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: RuleID
    let check: TestedCheck
    let select: QueryID?

    init(_ owned: OwnedCheck<TestedCheck>, _ builder: inout ProgramBuilder) {
      rule = owned.rule
      check = owned.check
      select = owned.check.select.map { builder.queries.id(of: $0) }
    }
  }

  private let entries: [Entry]
  private var byKind = KindTable<Entry>()

  init(_ checks: [OwnedCheck<TestedCheck>], _ builder: inout ProgramBuilder) {
    entries = checks.map { Entry($0, &builder) }
    for entry in entries {
      if let select = entry.check.select { byKind.add(entry, for: select.kinds) }
    }
    builder.queries.questions.asksForTests = true
  }

  var phases: Phases { [.firstLook, .project] }

  // MARK: - Types

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    guard !run.place.isTest else { return }
    let queries = run.queries
    for index in file.outline.declarations.indices {
      for entry in byKind[file.outline.declarations[index].kind] {
        guard run.isActive(entry.rule), let select = entry.select else { continue }
        let truth = queries.truth(select, of: index, in: file, &run.facts)
        if truth != .no { check(entry, index, truth, file, &run) }
      }
    }
  }

  private func check(
    _ entry: Entry, _ index: Int, _ truth: Truth, _ file: SourceFile, _ run: inout FileRun
  ) {
    let suites = entry.check.suites(of: file.name(of: file.outline.declarations[index]))
    func isMet(_ demand: TestDemand) -> Truth { .depends(.isTested(suites, demand)) }
    func report(_ missing: String, when condition: Truth) {
      var finding = Finding(
        aboutDeclaration: index, of: entry.rule, in: file, run, severity: entry.check.severity,
        message: entry.check.message)
      finding.values["missing"] = missing
      finding.truth = truth.and(condition)
      run.report(finding, in: file)
    }
    report("suite '\(suites.last ?? "")'", when: isMet(.suite).negated)
    if entry.check.isEarlier {
      report(
        "suite '\(suites.last ?? "")' before it",
        when: isMet(.suite).and(isMet(.earlierSuite).negated))
    }
    var rest = isMet(.suite)
    for topic in entry.check.topics {
      report(
        "test named after \(topic.name)",
        when: isMet(.suite).and(isMet(.title(topic.title)).negated))
      rest = rest.and(isMet(.title(topic.title)))
    }
    if let cases = entry.check.cases(of: index, in: file) {
      let isCovered = isMet(.cases(cases, atLeast: entry.check.caseCount))
      report("test of a change of state", when: isMet(.suite).and(isCovered.negated))
      rest = rest.and(isCovered)
    }
    guard let minimum = entry.check.minimum else { return }
    report("\(minimum) tests", when: rest.and(isMet(.count(minimum)).negated))
  }

  // MARK: - Folders

  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    guard project.knowsTests else { return }
    for entry in entries {
      guard let folders = entry.check.folders, let minimum = entry.check.minimum else { continue }
      check(entry, folders, minimum, project, &run)
    }
  }

  /// Reports the folders with fewer tests.
  private func check(
    _ entry: Entry, _ folders: Glob, _ minimum: Int, _ project: ProjectAnswers,
    _ run: inout ProjectRun
  ) {
    let places = run.places
    let grouping = Grouping.folders(folders)
    var found: [String: Int] = [:]
    for file in places.indices
    where places[file].path.hasSuffix(".swift") && !places[file].isTest
      && run.selects(entry.rule, places[file])
    {
      guard let folder = grouping.group(of: places[file], layers: run.programs.layers) else {
        continue
      }
      found[folder] = min(found[folder] ?? file, file)
    }
    guard !found.isEmpty else { return }
    let tests = TestFiles(
      places.indices.compactMap { file in
        project.testCount(ofFile: file).map { (places[file], $0) }
      })
    for (folder, file) in found.sorted(by: { $0.value < $1.value }) {
      let count = tests.count(ofFolder: folder)
      guard count < minimum else { continue }
      run.report(
        Finding(
          rule: entry.rule, range: nil, subject: folder,
          values: [
            "name": String(folder.lastPathComponent), "folder": folder, "count": String(count),
            "missing": "\(minimum) tests",
          ],
          severity: entry.check.severity, message: entry.check.message),
        at: places[file], path: folder)
    }
  }
}

extension TestedCheck {
  /// The names of the suites of a type, the one to write last.
  fileprivate func suites(of type: String) -> [String] {
    var names = [type]
    if let prefix = prefixes.first(where: { type.hasPrefix($0) && type != $0 }) {
      names.append(String(type.dropFirst(prefix.count)))
    }
    // A suite may be called `Type_Tests` too.
    return (names.map { $0 + "_" } + names).map { suite.replacing("{name}", with: $0) }
  }

  /// The cases that tests of the type at `index` have to name; nil where no enum is found, or it has
  /// fewer.
  fileprivate func cases(of index: Int, in file: SourceFile) -> [Name]? {
    guard let enums else { return nil }
    let declarations = file.outline.declarations
    let owner = file.typePath(of: index)
    let found = declarations.indices.filter { position in
      guard declarations[position].kind == .enum,
        enums.matches(file.name(of: declarations[position]))
      else { return false }
      let parent = Int(declarations[position].parent)
      return parent < 0 || file.typePath(of: parent) == owner
    }
    let names = declarations.filter { declaration in
      declaration.kind == .case && found.contains(Int(declaration.parent))
    }.map { file.symbolName(Int($0.name.start)) }
    return names.count < caseCount ? nil : names
  }
}
