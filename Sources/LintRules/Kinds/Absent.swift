import Project
import SwiftSource

/// Something that some file of the project must have.
package struct AbsenceCheck: RuleCheck, Hashable {
  /// The fact that some file must have.
  package var wanted: FileFact
  /// A fact that makes the project one that has to have it; nil for any file of the rule.
  package var occasions: [FileFact] = []
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init(wanted: FileFact, occasions: [FileFact] = []) {
    self.wanted = wanted
    self.occasions = occasions
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about what no file of a project has.
  static let absent = RuleKind(
    [
      .checks(
        "absent", of: AbsenceCheck.self, "Something that some file of the project must have.",
        example: "{of: {declarations: {kind: enum, name: AppError}}}")
    ],
    mappings: [AbsenceCheck.mapping.info, FileFact.mapping.info],
    compile: { AbsenceProgram($0, &$1) })
}

extension AbsenceCheck: MappingValue {
  package static let mappingName = "absent"

  package static let mapping = Mapping<AbsenceCheck>(
    "A check that some file of the project has something.",
    keys: [
      Key(
        "of", \.wanted, .mapping, "The required thing.",
        example: "{code: '@main'}", isRequired: true),
      Key(
        "if", \.occasions, .list(.mapping), "Things that make it required. All of them have to be there.",
        example: "{files: ['**/*App.swift']}", default: "any file of the rule"),
    ] + .findingKeys(\.severity, \.message),
    make: { AbsenceCheck(wanted: FileFact()) })
}

// MARK: - Program

/// All checks of absences in a run.
struct AbsenceProgram: KindProgram {
  private struct Entry: Sendable {
    let rule: RuleID
    let check: AbsenceCheck
    let wanted: FactID
    let occasions: [FactID]
  }

  private let entries: [Entry]

  init(_ checks: [OwnedCheck<AbsenceCheck>], _ builder: inout ProgramBuilder) {
    entries = checks.map { owned in
      Entry(
        rule: owned.rule, check: owned.check,
        wanted: builder.id(of: owned.check.wanted, in: owned.rule),
        occasions: owned.check.occasions.map { builder.id(of: $0, in: owned.rule) })
    }
  }

  var phases: Phases { .project }

  /// Reports at the first file of the rule that has the occasion.
  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    let places = run.places
    for entry in entries where !run.isCompared(entry.rule) {
      // Facts that few files have are tested before conditions that many fit.
      func isLookedAt(_ file: Int) -> Bool {
        places[file].path.hasSuffix(".swift") && run.selects(entry.rule, places[file])
      }
      guard
        !places.indices.contains(where: { project.has(entry.wanted, inFile: $0) && isLookedAt($0) }),
        entry.occasions.dropFirst().allSatisfy({ occasion in
          places.indices.contains { project.has(occasion, inFile: $0) && isLookedAt($0) }
        }),
        let file = places.indices.first(where: { file in
          (entry.occasions.first.map { project.has($0, inFile: file) } ?? true) && isLookedAt(file)
        })
      else { continue }
      run.report(
        Finding(
          rule: entry.rule, range: 0..<0, subject: nil, severity: entry.check.severity,
          message: entry.check.message),
        at: places[file])
    }
  }
}
