import Configuration
import LintRules

/// Puts checklists and findings together.
struct ChecklistAssembly {
  private let index: ItemIndex
  private let diagnostics: [Diagnostic]
  /// The ids of the rules that were checked.
  private let ran: Set<String>
  private let absent: Set<String>
  /// By item, the findings that have their home there.
  private var findings: [[Int]]
  /// By item, the findings about it by their rule and their home.
  private var references: [[Reference: Int]]

  private struct Reference: Hashable {
    let rule: String
    let home: Int
  }

  /// - Parameters:
  ///   - homes: the items of each finding.
  ///   - ran: the ids of the rules that were checked.
  ///   - absent: the names of the items that the project has nothing for.
  init(
    _ index: ItemIndex, _ homes: [ItemIndex.Homes], _ diagnostics: [Diagnostic],
    _ ran: Set<String>, _ absent: Set<String>
  ) {
    self.index = index
    self.diagnostics = diagnostics
    self.ran = ran
    self.absent = absent
    findings = [[Int]](repeating: [], count: index.names.count)
    references = [[Reference: Int]](repeating: [:], count: index.names.count)
    for (number, items) in homes.enumerated() {
      for item in items.homes { findings[item].append(number) }
      for (item, home) in items.references {
        references[item][Reference(rule: diagnostics[number].rule, home: home), default: 0] += 1
      }
    }
  }

  /// The checklists with the findings of their items.
  func lists(_ checklists: [Checklist]) -> [Audit.List] {
    var number = 0
    return checklists.map { list in
      let sections = list.sections.map { section in
        let items = section.items.map { item in
          defer { number += 1 }
          return self.item(item, number)
        }
        return Audit.Section(title: section.title, isAdded: section.isAdded, items: items)
      }
      return Audit.List(name: list.name, title: list.title, sections: sections)
    }
  }

  private func item(_ item: Checklist.Item, _ number: Int) -> Audit.Item {
    let found = findings[number]
    var byRule: [String: Int] = [:]
    for index in found { byRule[diagnostics[index].rule, default: 0] += 1 }
    let isHint = { (rule: String) in item.hints.contains(rule) && !item.rules.contains(rule) }
    var byHome: [Int: Int] = [:]
    var keepOpen = found.count { !isHint(diagnostics[$0].rule) }
    for (reference, count) in references[number] {
      byHome[reference.home, default: 0] += count
      if !isHint(reference.rule) { keepOpen += count }
    }
    let elsewhere = byHome.sorted { $0.key < $1.key }.map {
      Audit.Count(name: index.names[$0.key], findings: $0.value)
    }
    let unchecked = (item.rules + item.hints).filter { !ran.contains($0) }
    let state = state(
      of: item, isOpen: keepOpen > 0, isAbsent: absent.contains(index.names[number]),
      isHome: !found.isEmpty)
    let hints = Self.counts(item.hints.filter { isHint($0) && byRule[$0] != nil }, byRule)
    return Audit.Item(
      item: item, name: index.names[number], state: state,
      reason: AuditReason(item, state, byRule, elsewhere: elsewhere, ran: ran).words,
      findings: found, hintFindings: found.filter { isHint(diagnostics[$0].rule) },
      rules: Self.counts(item.rules + item.hints, byRule), hints: hints,
      elsewhere: elsewhere, unchecked: unchecked,
      tally: Audit.Tally(found.lazy.map { diagnostics[$0] }))
  }

  private func state(
    of item: Checklist.Item, isOpen: Bool, isAbsent: Bool, isHome: Bool
  ) -> Audit.State {
    switch item.verdict {
    case .manual:
      if item.tick != nil { return .done }
      return isAbsent && !isHome ? .notApplicable : .manual
    case .auto, .partial:
      if isOpen { return .open }
      if isAbsent { return .notApplicable }
      return item.rules.contains { ran.contains($0) } ? .done : .unchecked
    }
  }

  /// The rules with their numbers of findings, the most first, else in their order.
  private static func counts(_ rules: [String], _ byRule: [String: Int]) -> [Audit.Count] {
    let counts = rules.map { Audit.Count(name: $0, findings: byRule[$0] ?? 0) }
    return counts.enumerated().sorted {
      ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset)
    }.map(\.element)
  }
}
