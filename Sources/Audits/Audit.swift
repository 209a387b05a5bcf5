import Configuration
import LintRules
import Results

/// The progress of a project with its checklists: every item with the findings of its rules.
package struct Audit: Sendable {
  /// The name of the project's folder.
  package let project: String
  /// The day of the audit, such as `2026-12-31`.
  package let day: String
  /// The names of the presets.
  package let presets: [String]
  /// The paths of files and folders that were looked at, all when empty.
  package let paths: [String]
  package let summary: Report.Summary
  /// The rules that ran, with those about changes that had none to look at.
  package let rules: [Rule]
  /// The ids of the rules that could not be checked.
  package let unchecked: Set<String>
  /// The checklists in the order of the presets, the project's own last.
  package let checklists: [List]
  /// All findings, ordered by path, offset and rule.
  package let findings: [Finding]
  /// The findings that belong to no item, as indices.
  package let others: [Int]
  /// True if the project names owners of files.
  package let hasOwners: Bool
  /// The types that can only be migrated with all that uses them.
  package let units: [WorkUnit]
  /// The dependencies of layers or modules, nil if nobody asked for them.
  package let graph: ProjectGraph?
  /// The requirements of the project, nil where no rule is about requirements.
  package let requirements: RequirementMatrix?
  /// The changes since an earlier audit, nil without one.
  package let comparison: AuditComparison?
  /// The days of the history with this one at its place, empty where nobody keeps a history.
  package let history: [AuditDay]
  /// Files that could not be read.
  package let problems: [Report.Problem]

  /// A checklist with its progress.
  package struct List: Sendable {
    package let name: String
    package let title: String
    package let sections: [Section]

    /// The progress with the document's own items.
    package var progress: Progress {
      Progress(sections.filter { !$0.isAdded }.flatMap(\.items))
    }
  }

  /// A section of a checklist.
  package struct Section: Sendable {
    package let title: String
    /// True if the items come from the configuration and not from the document.
    package let isAdded: Bool
    package let items: [Item]

    package var progress: Progress { Progress(items) }
  }

  /// An item with what its rules have found.
  package struct Item: Sendable {
    package let item: Checklist.Item
    /// `preset/id`, its name among all checklists.
    package let name: String
    package let state: State
    /// Why it has that state, in a few words.
    package let reason: String
    /// The findings that have their home here, as indices into those of the audit.
    package let findings: [Int]
    /// Those of the findings that are only hints, because a rule that decides nothing made them.
    package let hintFindings: [Int]
    /// How many findings each of its rules has here, the most first; rules without any follow.
    package let rules: [Count]
    /// Findings here of rules that only hint at something; they do not keep the item open.
    package let hints: [Count]
    /// Findings that are about the item too and have their home in another one, by its name.
    package let elsewhere: [Count]
    /// Those of its rules that were not checked: switched off, or about changes.
    package let unchecked: [String]
    package let tally: Tally
  }

  /// A number of findings under a name.
  package struct Count: Sendable, Hashable {
    package let name: String
    package let findings: Int

    package init(name: String, findings: Int) {
      self.name = name
      self.findings = findings
    }
  }

  /// The state of an item.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// Its rules find nothing, or a person has ticked it.
    case done
    /// Its rules find something.
    case open
    /// Only a person can decide it, and none has yet.
    case manual
    /// None of its rules could be checked.
    case unchecked
    /// The project has nothing that the item is about.
    case notApplicable
  }

  /// How many items are in which state; those that do not apply are counted separately.
  package struct Progress: Sendable, Hashable {
    package private(set) var done = 0
    package private(set) var open = 0
    package private(set) var manual = 0
    package private(set) var unchecked = 0
    package private(set) var notApplicable = 0

    package init(_ items: [Item]) { self.init(items.map(\.state)) }

    package init(_ states: [State]) {
      for state in states {
        switch state {
        case .done: done += 1
        case .open: open += 1
        case .manual: manual += 1
        case .unchecked: unchecked += 1
        case .notApplicable: notApplicable += 1
        }
      }
    }

    package init(sumOf parts: [Progress]) {
      for part in parts {
        done += part.done
        open += part.open
        manual += part.manual
        unchecked += part.unchecked
        notApplicable += part.notApplicable
      }
    }

    /// How many items apply.
    package var items: Int { done + open + manual + unchecked }
    /// The items that are done, in hundredths of those that apply; 100 only when all are.
    package var percent: Int { items == 0 ? 100 : done * 100 / items }
  }

  /// Numbers of some findings.
  package struct Tally: Sendable, Hashable {
    package let findings: Int
    package let files: Int
    /// Those that a safe fix removes.
    package let safelyFixable: Int
    /// Those that only an unsafe fix removes, so that a person must check the result.
    package let unsafelyFixable: Int

    package init(findings: Int, files: Int, safelyFixable: Int, unsafelyFixable: Int) {
      self.findings = findings
      self.files = files
      self.safelyFixable = safelyFixable
      self.unsafelyFixable = unsafelyFixable
    }

    /// The numbers of several parts that have no file in common.
    package init(sumOf parts: [Tally]) {
      self.init(
        findings: parts.reduce(0) { $0 + $1.findings }, files: parts.reduce(0) { $0 + $1.files },
        safelyFixable: parts.reduce(0) { $0 + $1.safelyFixable },
        unsafelyFixable: parts.reduce(0) { $0 + $1.unsafelyFixable })
    }

    package init(_ diagnostics: some Sequence<Diagnostic>) {
      var paths: Set<String> = []
      var counts = (all: 0, safe: 0, unsafe: 0)
      for diagnostic in diagnostics {
        counts.all += 1
        paths.insert(diagnostic.location.path)
        if let fix = diagnostic.fix {
          if fix.isSafe { counts.safe += 1 } else { counts.unsafe += 1 }
        }
      }
      findings = counts.all
      files = paths.count
      safelyFixable = counts.safe
      unsafelyFixable = counts.unsafe
    }
  }

  /// A finding with its items, owners and groups.
  package struct Finding: Sendable {
    package let diagnostic: Diagnostic
    /// The names of its items.
    package let items: [String]
    /// The owners of its file.
    package let owners: [String]
    /// The groups of the graph that it lies between.
    package let ends: Ends?
    /// True if the earlier audit does not have it; nil if there is no earlier audit, or if that
    /// audit did not check for it.
    package let isNew: Bool?
  }

  /// The names of two groups of the graph.
  package struct Ends: Sendable, Hashable {
    package let from: String
    package let to: String
  }

  /// All items of all checklists.
  package var items: [Item] { checklists.flatMap { $0.sections.flatMap(\.items) } }
  /// The progress with the items of the documents.
  package var progress: Progress { Progress(sumOf: checklists.map(\.progress)) }
  /// The progress with the items that are none of a document's own.
  package var addedProgress: Progress {
    Progress(checklists.flatMap { $0.sections.filter(\.isAdded).flatMap(\.items) })
  }

  /// Numbers of some of the findings.
  package func tally(_ findings: [Int]) -> Tally {
    Tally(findings.lazy.map { self.findings[$0].diagnostic })
  }
}
