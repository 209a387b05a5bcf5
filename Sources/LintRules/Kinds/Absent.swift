import Matching
import Project
import SwiftSource

/// Something that a file of the project must have.
package struct AbsenceCheck: RuleCheck, Hashable {
  /// The fact that some file must have.
  package var wanted: [FileFact]
  /// The number of these facts that must be present.
  package var minimum = 1
  /// Facts that make the project one that has to have it; none for any file of the rule.
  package var occasions: [FileFact] = []
  /// A fact that makes the check superfluous.
  package var excuse: FileFact?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init(wanted: [FileFact], occasions: [FileFact] = []) {
    self.wanted = wanted
    self.occasions = occasions
  }

  package var otherFiles: OtherFiles {
    let facts = wanted + occasions + [excuse].compactMap(\.self)
    return OtherFiles(globs: facts.flatMap(\.texts).flatMap(\.files.globs))
  }

  package var subject: [FileFact] { occasions }
}

extension Rule {
  /// Returns a rule that has a finding exactly where the files of the rule have all of these facts.
  package func search(for facts: [FileFact], named id: String) -> Rule {
    var rule = named(id)
    rule.checks = [AbsenceCheck(wanted: [], occasions: facts)]
    (rule.occasion, rule.exception, rule.api) = (nil, nil, nil)
    rule.waitsForSystems = false
    return rule
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about what no file of a project has.
  static let absent: RuleKind = RuleKind(
    [
      .checks(
        "absent", of: AbsenceCheck.self, "Something that a file of the project must have.",
        example: "{of: {declarations: {kind: enum, name: AppError}}}")
    ],
    mappings: [AbsenceCheck.mapping.info, FileFact.mapping.info, TextFact.mapping.info],
    compile: { AbsenceProgram($0, &$1) })
}

extension AbsenceCheck: MappingValue {
  package static let mappingName = "absent"

  package static let mapping: Mapping<AbsenceCheck> = Mapping(
    "A check that a file of the project has something.",
    keys: [
      Key(
        "of", { $0.wanted = $1 }, .list(.mapping), "The required things; one of them is enough.",
        example: "{code: '@main'}", isRequired: true),
      Key(
        "at-least", { $0.minimum = $1 }, .integer(1...100),
        "The number of these things that must exist.",
        example: "2", default: "1"),
      Key(
        "if", { $0.occasions = $1 }, .list(.mapping),
        "Things that make it required, if all of them exist.",
        example: "{files: ['**/*App.swift']}", default: "any file of the rule"),
      Key(
        "unless", { $0.excuse = $1 }, .mapping, "A thing that excuses the project.",
        example: "{files: ['**/ci.yml']}"),
    ], .findingKeys(\.severity, \.message, example: "the app has no privacy manifest"),
    make: { AbsenceCheck(wanted: []) })
}

// MARK: - Program

/// All checks of absences in a run.
struct AbsenceProgram: KindProgram {
  private struct Entry: Sendable {
    let rule: RuleID
    let check: AbsenceCheck
    let wanted: [FactID]
    let occasions: [FactID]
    let excuse: FactID?
  }

  private let entries: [Entry]

  init(_ checks: [OwnedCheck<AbsenceCheck>], _ builder: inout ProgramBuilder) {
    entries = checks.map { owned in
      Entry(
        rule: owned.rule, check: owned.check,
        wanted: owned.check.wanted.map { builder.id(of: $0, in: owned.rule) },
        occasions: owned.check.occasions.map { builder.id(of: $0, in: owned.rule) },
        excuse: owned.check.excuse.map { builder.id(of: $0, in: owned.rule) })
    }
    for entry in entries {
      if let occasion = entry.occasions.first { builder.queries.questions.locate(occasion) }
    }
  }

  var phases: Phases { .project }

  /// Reports where the occasion is, else on the project.
  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    let places = run.places
    for entry in entries where !run.isCompared(entry.rule) {
      // Facts that few files have are tested before conditions that many fit.
      func isThere(_ fact: FactID) -> Bool {
        places.indices.contains {
          project.has(fact, inFile: $0) && run.selects(entry.rule, places[$0])
        }
      }
      guard entry.wanted.count(where: isThere) < entry.check.minimum,
        !(entry.excuse.map(isThere) ?? false),
        entry.occasions.dropFirst().allSatisfy(isThere),
        let subject = subject(of: entry, project, run)
      else { continue }
      run.report(
        Finding(
          rule: entry.rule, range: subject.range, subject: nil,
          severity: entry.check.severity, message: entry.check.message),
        at: places[subject.file], path: subject.folder)
    }
  }

  /// The subject of a finding.
  private struct Subject {
    /// A file of the project.
    let file: Int
    /// The path of the folder or project, nil where findings are about that file.
    var folder: String?
    /// The bytes of the file that findings are about, nil where they are about a folder.
    var range: Range<Int>?
  }

  /// The file with the occasion, if code or text in it is one; else the app, or the folder of the files
  /// that the rule or the occasion is about, or the project. Nil where the project has no occasion.
  private func subject(of entry: Entry, _ project: ProjectAnswers, _ run: ProjectRun) -> Subject? {
    let places = run.places
    let selector = run.programs[entry.rule].selector.selector
    let selected = places.indices.filter {
      selector.selects(places[$0], layers: run.programs.layers)
    }
    let isWhole = selected.count == places.count
    func isSwift(_ file: Int) -> Bool { places[file].path.hasSuffix(".swift") }
    guard let occasion = entry.occasions.first, let fact = entry.check.occasions.first else {
      guard let first = selected.first(where: isSwift) else { return nil }
      let folder =
        isWhole ? "" : FolderPath.common(of: selected.filter(isSwift).map { places[$0].path })
      return Subject(file: first, folder: folder.isEmpty ? run.home : folder)
    }
    let found = selected.filter { project.has(occasion, inFile: $0) }
    guard let first = found.first(where: isSwift) ?? found.first else { return nil }
    let isInFile = !fact.declarations.isEmpty || !fact.patterns.isEmpty || !fact.texts.isEmpty
    if isInFile {
      return Subject(file: first, range: project.place(of: occasion, inFile: first) ?? 0..<0)
    }
    let named = entry.occasions.count == 1 ? fact.namedFolders : 0
    let common = FolderPath.common(of: found.map { places[$0].path }).split(separator: "/")
      .prefix(named).joined(separator: "/")
    return Subject(
      file: first, folder: places[first].appFolder ?? (common.isEmpty ? run.home : common))
  }
}
