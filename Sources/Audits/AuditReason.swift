import Configuration
import LintRules
import Matching

/// Why an item has its state, in a few words without a full stop.
struct AuditReason {
  let words: String

  /// - Parameters:
  ///   - byRule: the findings that have their home in the item.
  ///   - elsewhere: those that have it in other items.
  ///   - ran: the ids of the rules that were checked.
  init(
    _ item: Checklist.Item, _ state: Audit.State, _ byRule: [String: Int],
    elsewhere: [Audit.Count], ran: Set<String>
  ) {
    switch state {
    case .done where item.tick != nil && item.verdict == .manual: words = "a person ticked it"
    case .done: words = Self.nothingFound(item, byRule, ran)
    case .open: words = Self.found(item, byRule, elsewhere)
    case .manual:
      let hints = byRule.reduce(0) { $0 + $1.value }
      words =
        "a person has to decide it"
        + (hints == 0 ? "" : hints == 1 ? "; 1 finding is a hint" : "; \(hints) findings are hints")
    case .unchecked:
      words = item.rules.count == 1 ? "its rule was not checked" : "none of its rules was checked"
    case .notApplicable: words = item.presence?.absence ?? Self.nothingToLookAt(item, ran)
    }
  }

  private static func nothingFound(
    _ item: Checklist.Item, _ byRule: [String: Int], _ ran: Set<String>
  ) -> String {
    let checked = item.rules.count { ran.contains($0) }
    let rules = checked == 1 ? "its rule finds nothing" : "its \(checked) rules find nothing"
    let hints = item.hints.reduce(0) { $0 + (byRule[$1] ?? 0) }
    guard hints > 0 else { return rules }
    return rules + (hints == 1 ? "; 1 hint is left" : "; \(hints) hints are left")
  }

  private static func nothingToLookAt(_ item: Checklist.Item, _ ran: Set<String>) -> String {
    let checked = item.rules.filter { ran.contains($0) }
    let rules = checked.count == 1 ? "`\(checked[0])` looks" : "its \(checked.count) rules look"
    return "the project has nothing that \(rules) at"
  }

  private static func found(
    _ item: Checklist.Item, _ byRule: [String: Int], _ elsewhere: [Audit.Count]
  ) -> String {
    let own = byRule.reduce(0) { $0 + (item.rules.contains($1.key) ? $1.value : 0) }
    var parts = own > 0 ? [counted(own, "finding")] : []
    if !elsewhere.isEmpty {
      let names = elsewhere.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name }
      let count = elsewhere.reduce(0) { $0 + $1.findings }
      parts.append("\(count) \(own > 0 ? "more " : "")under \(names.joined(separator: ", "))")
    }
    return parts.joined(separator: ", ")
  }
}

extension Checklist.Presence {
  /// The statement that a project has none of it.
  package var absence: String {
    let patterns = files.globs.map(\.pattern)
    let places =
      patterns == Self.swiftFiles.globs.map(\.pattern)
      ? "Swift file" : "file that matches \(Self.list(patterns))"
    return texts.isEmpty
      ? "there is no \(places)" : "no \(places) contains \(Self.list(texts))"
  }

  /// "`a`, `b` or `c`".
  private static func list(_ texts: [String]) -> String {
    let quoted = texts.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
