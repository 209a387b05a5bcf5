import LintRules
import Results

/// Audits of many projects, merged: the numbers of all of them, and the locations of the findings
/// in their files. The findings stay there and are read again when they are written.
package struct MergedAudit: Sendable {
  /// The ways to group findings.
  package enum Grouping: String, Sendable, CaseIterable {
    case project, rule, owner
  }

  /// The form of the merged files: audits, or reports of `archlint lint`, which have no checklists.
  package let form: AuditForm
  package let grouping: Grouping
  /// The projects, ordered by name and file, byte by byte.
  package let projects: [Project]
  /// The names of all presets in use, sorted.
  package let presets: [String]
  /// The checklists of presets by name, the projects' own last.
  package let checklists: [List]
  /// The rules of all projects, ordered by id.
  package let rules: [Rule]
  /// Where the records of each project are.
  let sources: [Source]
  let open: AuditSource.Opening

  /// A project with the numbers of its audit.
  package struct Project: Sendable {
    /// Its name here: its own, with the file of its audit where others have that name.
    package internal(set) var name: String
    package let ownName: String
    /// The path of its audit as it was given.
    package let file: String
    /// The version of archlint that made the audit.
    package let version: String
    /// The day of the audit, empty if it does not say.
    package let day: String
    package let presets: [String]
    /// The paths that were looked at, all when empty.
    package let paths: [String]
    package let summary: Report.Summary
    package internal(set) var tally: Audit.Tally
    package internal(set) var progress: Audit.Progress
    package internal(set) var units: Int
    package internal(set) var problems: Int
  }

  package struct List: Sendable {
    package let name: String
    package let title: String
    package let sections: [Section]

    /// The progress with the document's own items.
    package var progress: Audit.Progress {
      Audit.Progress(sections.filter { !$0.isAdded }.flatMap(\.states))
    }
  }

  package struct Section: Sendable {
    package let title: String
    /// True if the items come from the configuration and not from the document.
    package let isAdded: Bool
    package let items: [Item]

    package var states: [Audit.State] { items.map(\.state) }
    package var progress: Audit.Progress { Audit.Progress(states) }
  }

  /// An item in all projects that have it.
  package struct Item: Sendable {
    package let id: String
    /// `preset/id`.
    package let name: String
    package let text: String
    package let verdict: String
    package let rules: [String]
    package let lookAt: String
    /// Those of its rules that some project could not check, sorted.
    package let unchecked: [String]
    /// The projects, as indices, by how far they are with it.
    package let projects: [Audit.State: [Int]]
    package let tally: Audit.Tally
    package let groups: [Group]

    /// Open where one project is open; done only when all are that it applies to.
    package var state: Audit.State {
      [.open, .unchecked, .manual, .done].first { projects[$0]?.isEmpty == false }
        ?? .notApplicable
    }

    package func count(_ state: Audit.State) -> Int { projects[state]?.count ?? 0 }
  }

  /// Findings with something in common.
  package struct Group: Sendable, Hashable {
    /// A project, a rule, or owners.
    package let name: String
    package let findings: Int
    package let files: Int
  }

  package struct Rule: Sendable {
    package let id: String
    package let title: String
    /// Its highest severity in any project.
    package let severity: Severity
    package let why: String
    package let instead: String
    /// True if every project that has the rule could check it.
    package let isChecked: Bool
    package let tally: Audit.Tally
    /// How many projects have findings of it.
    package let projects: Int
    /// Its findings that belong to no item, and where they are.
    package let others: Audit.Tally
    package let groups: [Group]
  }

  /// The files of a project's records, and where in them they are.
  struct Source: Sendable {
    let file: String
    let identity: AuditSource.Identity
    let segments: [Record: Segment]
  }

  /// The records of lists of any length, which are not held in memory.
  package enum Record: Int, Sendable, Hashable, CaseIterable {
    case units, findings, problems
  }

  package var summary: Report.Summary {
    var sum = Report.Summary()
    for project in projects {
      sum.files += project.summary.files
      sum.lines += project.summary.lines
      sum.errors += project.summary.errors
      sum.warnings += project.summary.warnings
      sum.infos += project.summary.infos
      sum.suppressed += project.summary.suppressed
      sum.ambiguous += project.summary.ambiguous
      sum.seconds += project.summary.seconds
    }
    return sum
  }

  package var tally: Audit.Tally { Audit.Tally(sumOf: projects.map(\.tally)) }
  /// Each item of the documents once, done when all projects are.
  package var progress: Audit.Progress {
    Audit.Progress(sumOf: checklists.map(\.progress))
  }
  /// Each item of the documents once for each project.
  package var progressOfProjects: Audit.Progress { Audit.Progress(sumOf: projects.map(\.progress)) }
  /// The first and the last day of the audits, nil if none says it.
  package var days: ClosedRange<String>? {
    let days = projects.map(\.day).filter { !$0.isEmpty }
    guard let first = days.min(), let last = days.max() else { return nil }
    return first...last
  }
  /// The versions of archlint that made the audits, sorted.
  package var versions: [String] { Set(projects.map(\.version)).sorted() }
}
