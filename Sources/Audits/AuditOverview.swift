import LintRules

/// The first page of an audit: the largest blocks of work, and who owns the findings.
package struct AuditOverview: Sendable {
  /// The findings of one rule.
  package struct Block: Sendable {
    package let rule: String
    package let title: String
    package let severity: Severity
    /// The names of the items that its findings have their home in, the most frequent first.
    package let items: [String]
    /// True if the findings are only hints for these items.
    package let isHint: Bool
    /// The owner, or else the folder, with the most of its findings.
    package let place: String
    package let tally: Audit.Tally
  }

  /// The largest blocks, the one with the most findings first.
  package let blocks: [Block]
  /// The blocks that are left out.
  package let otherBlocks: Audit.Tally
  package let otherBlockCount: Int
  /// How ``places`` are grouped: by owner where the project names owners, else by folder.
  package let grouping: Audit.Grouping
  /// The owners or folders with the most findings.
  package let places: [Audit.Group]
  package let otherPlaceCount: Int

  /// How many blocks and places there are at most.
  package static let maximum = 10
}

extension Audit {
  /// The first page of the audit.
  package var overview: AuditOverview {
    let all = Array(findings.indices)
    let grouping: Grouping = hasOwners ? .owner : .folder
    let byRule = groups(all, by: .rule)
    let rules = Dictionary(self.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let hints = Set(items.flatMap(\.hintFindings))
    let blocks = byRule.prefix(AuditOverview.maximum).map { group in
      AuditOverview.Block(
        rule: group.name, title: rules[group.name]?.title ?? "",
        severity: group.findings.map { findings[$0].diagnostic.severity }.max() ?? .info,
        items: homes(of: group.findings), isHint: hints.isSuperset(of: group.findings),
        place: groups(group.findings, by: grouping).first?.name ?? "", tally: group.tally)
    }
    let places = groups(all, by: grouping, folders: AuditOverview.maximum)
    return AuditOverview(
      blocks: blocks,
      otherBlocks: tally(byRule.dropFirst(AuditOverview.maximum).flatMap(\.findings)),
      otherBlockCount: max(0, byRule.count - AuditOverview.maximum), grouping: grouping,
      places: Array(places.prefix(AuditOverview.maximum)),
      otherPlaceCount: max(0, places.count - AuditOverview.maximum))
  }

  /// The names of the items that findings have their home in, the most frequent first.
  private func homes(of findings: [Int]) -> [String] {
    var counts: [String: Int] = [:]
    for index in findings {
      for item in self.findings[index].items { counts[item, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
