import LintRules

/// The content of one of the files to merge, with findings as numbers only.
struct AuditFile: Sendable {
  let path: String
  let identity: AuditSource.Identity
  let form: AuditForm
  let entries: [Entry]
  let rules: [RuleFacts]
  /// The names after the numbers of rules, items and owners in tables.
  let ruleNames: [String]
  let itemNames: [String]
  let ownerNames: [String]

  /// A project of the file.
  struct Entry: Sendable {
    /// Its name in records; empty if the file is about one project.
    let label: String
    let project: MergedAudit.Project
    let lists: [ListShape]
    /// By name of the item.
    let items: [String: ItemFacts]
    let table: FindingTable
    let segments: [MergedAudit.Record: Segment]
  }

  /// A checklist without what a project has made of it.
  struct ListShape: Hashable, Sendable {
    let name: String
    let title: String
    let sections: [SectionShape]
  }

  struct SectionShape: Hashable, Sendable {
    let title: String
    let isAdded: Bool
    let items: [ItemShape]
  }

  struct ItemShape: Hashable, Sendable {
    let id: String
    let name: String
    let text: String
    let verdict: String
    let rules: [String]
    let lookAt: String
  }

  /// The state of an item in a project.
  struct ItemFacts: Sendable {
    let state: Audit.State
    /// Those of its rules that were not checked, in a merged audit anywhere.
    let unchecked: [String]
  }

  struct RuleFacts: Sendable {
    let id: String
    let title: String
    let severity: Severity
    let why: String
    let instead: String
    let isChecked: Bool
  }
}
