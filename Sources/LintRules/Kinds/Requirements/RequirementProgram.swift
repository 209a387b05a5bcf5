import Matching
import Project
import SwiftSource

/// All checks of requirements in a run.
struct RequirementProgram: KindProgram {
  private struct Entry: Sendable {
    let rule: RuleID
    let check: RequirementCheck
    /// The index of the scheme.
    let scheme: Int
  }

  private let entries: [Entry]
  private let readers: [RequirementReader]
  /// The globs of documents that define requirements and are no Markdown.
  private let others: GlobSet
  private let asksForTypes: Bool

  init(_ checks: [OwnedCheck<RequirementCheck>]) {
    var schemes: [RequirementScheme] = []
    var readers: [RequirementReader] = []
    var entries: [Entry] = []
    for owned in checks {
      if !schemes.contains(owned.check.scheme), let reader = RequirementReader(owned.check.scheme) {
        schemes.append(owned.check.scheme)
        readers.append(reader)
      }
      guard let index = schemes.firstIndex(of: owned.check.scheme) else { continue }
      entries.append(Entry(rule: owned.rule, check: owned.check, scheme: index))
    }
    self.entries = entries
    self.readers = readers
    others = GlobSet(checks.flatMap(\.check.otherFiles.globs))
    asksForTypes = checks.contains { $0.check.question == .checklist }
  }

  var phases: Phases { [.notes, .project] }

  func reads(_ path: GlobPath) -> Bool { path.text.hasSuffix(".md") || others.matches(path) }

  func note(_ file: SourceFile, _ run: FileRun, _ notes: inout FileNotes) {
    var note = RequirementNote()
    let found = readers.map { $0.notes(on: file, at: run.place) }
    if found.contains(where: { !$0.mentions.isEmpty }) { note.schemes = found }
    if asksForTypes, run.place.isTest {
      note.testTypes = file.outline.declarations.filter(\.kind.isType).map { file.name(of: $0) }
    }
    if !note.schemes.isEmpty || !note.testTypes.isEmpty { notes[RequirementNote.self] = note }
  }

  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    let notes = run.notes.map { $0[RequirementNote.self] }
    for scheme in readers.indices {
      let uses = RequirementUses(notes, scheme: scheme)
      for entry in entries where entry.scheme == scheme {
        let findings =
          switch entry.check.question {
          case .untested: uses.untested()
          case .unknown: uses.unknown(entry.check.uses)
          case .ambiguous: uses.ambiguous(run.places)
          case .checklist: RequirementChecklists(uses, notes, scheme).findings()
          }
        for found in findings where run.selects(entry.rule, run.places[found.file]) {
          var finding = Finding(
            rule: entry.rule, range: found.range, subject: found.subject, values: found.values,
            message: entry.check.message, fix: found.fix)
          finding.related = found.related
          run.report(finding, at: run.places[found.file])
        }
      }
    }
  }
}
