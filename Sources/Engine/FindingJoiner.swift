import LintRules
import Project

/// Joins findings of a file that a person would not want twice: the others become related places of
/// one of them.
struct FindingJoiner: Sendable {
  /// The rules whose findings are joined with others of their own, by their ids.
  private let units: [String: Joining.Unit]
  /// The rules whose findings are parts of those of other rules, by their ids.
  private let hosts: [String: [Joining.Host]]

  /// - Returns: nil if no rule joins findings.
  init?(_ rules: [Rule]) {
    var units: [String: Joining.Unit] = [:]
    var hosts: [String: [Joining.Host]] = [:]
    let known = Set(rules.map(\.id))
    for rule in rules {
      units[rule.id] = rule.joining.unit
      // Rules that are off take in nothing.
      let found = rule.joining.hosts.filter { !known.isDisjoint(with: $0.rules) }
      if !found.isEmpty { hosts[rule.id] = found }
    }
    if units.isEmpty, hosts.isEmpty { return nil }
    self.units = units
    self.hosts = hosts
  }

  /// Joins the findings of one file, which are in the order of a report.
  func join(_ diagnostics: inout [Diagnostic]) {
    guard
      diagnostics.contains(where: { units[$0.rule] != nil || hosts[$0.rule] != nil })
    else { return }
    var parts = Parts()
    addUnits(diagnostics, &parts)
    addGuests(diagnostics, &parts)
    for index in diagnostics.indices where diagnostics[index].typeAround != nil {
      diagnostics[index].typeAround = nil
    }
    guard !parts.gone.isEmpty else { return }
    for (whole, places) in parts.places { diagnostics[whole].add(related: places) }
    diagnostics = diagnostics.indices.filter { !parts.gone.contains($0) }.map { diagnostics[$0] }
  }

  /// The findings of a file that are parts of others.
  private struct Parts {
    /// The related places that findings get, by the indices of the findings.
    var places: [Int: [RelatedLocation]] = [:]
    /// The indices of the parts.
    var gone: Set<Int> = []
  }

  /// Returns true if one finding may be a related place of another: nothing is lost with it.
  private func canTakeIn(_ part: Diagnostic, _ whole: Diagnostic) -> Bool {
    part.suppression == nil && part.neededSystems == nil && whole.neededSystems == nil
      && part.fix?.isSafe != true && part.severity <= whole.severity
  }

  // MARK: - Findings of one rule

  /// The common subject of findings of a rule that are one.
  private struct Group: Hashable {
    let rule: String
    let subject: Subject

    enum Subject: Hashable {
      case type(Name)
      case text(String)
    }
  }

  /// Finds the parts among the findings of each rule.
  private func addUnits(_ diagnostics: [Diagnostic], _ parts: inout Parts) {
    let groups = diagnostics.map { group(of: $0) }
    var wholes: [Group: Int] = [:]
    for index in diagnostics.indices {
      guard let group = groups[index], wholes[group] == nil else { continue }
      // A comment on one use excuses that use alone; one on a type excuses what is in it.
      if case .text = group.subject, diagnostics[index].suppression != nil { continue }
      if diagnostics[index].typeAround?.isSubject ?? true { wholes[group] = index }
    }
    for index in diagnostics.indices {
      guard let group = groups[index], let whole = wholes[group], whole != index,
        canTakeIn(diagnostics[index], diagnostics[whole])
      else { continue }
      parts.gone.insert(index)
      parts.places[whole, default: []].append(
        RelatedLocation(location: diagnostics[index].location, message: diagnostics[index].message))
    }
  }

  private func group(of diagnostic: Diagnostic) -> Group? {
    switch units[diagnostic.rule] {
    case nil: nil
    case .message: Group(rule: diagnostic.rule, subject: .text(diagnostic.message))
    case .type:
      diagnostic.typeAround.map { Group(rule: diagnostic.rule, subject: .type($0.name)) }
    }
  }

  // MARK: - Findings of several rules

  /// Where a finding of a rule takes in others: on a line, or anywhere where that is nil.
  private struct Spot: Hashable {
    let rule: String
    let line: Int?
  }

  /// Finds the parts of findings of other rules.
  private func addGuests(_ diagnostics: [Diagnostic], _ parts: inout Parts) {
    let wanted = Set(hosts.values.joined().flatMap(\.rules))
    var wholes: [Spot: Int] = [:]
    for index in diagnostics.indices
    where wanted.contains(diagnostics[index].rule) && diagnostics[index].suppression == nil
      && !parts.gone.contains(index)
    {
      let (rule, line) = (diagnostics[index].rule, diagnostics[index].location.region?.start.line)
      for spot in [Spot(rule: rule, line: nil), Spot(rule: rule, line: line)]
      where wholes[spot] == nil {
        wholes[spot] = index
      }
    }
    guard !wholes.isEmpty else { return }
    for index in diagnostics.indices where !parts.gone.contains(index) {
      let part = diagnostics[index]
      let line = part.location.region?.start.line
      let spots = (hosts[part.rule] ?? []).flatMap { host in
        host.rules.map { Spot(rule: $0, line: host.reach == .file ? nil : line) }
      }
      guard
        let whole = spots.compactMap({ wholes[$0] }).first(where: {
          canTakeIn(part, diagnostics[$0])
        })
      else { continue }
      parts.gone.insert(index)
      parts.places[whole, default: []].append(
        RelatedLocation(location: part.location, message: "\(part.message) (\(part.rule))"))
      // The places that the part has taken in itself go with it.
      parts.places[whole, default: []] += parts.places.removeValue(forKey: index) ?? []
    }
  }
}
