import Configuration
import LintRules
import Project
import Results

/// The files that must not change without an authorization, before anybody has changed them.
package struct Protection: Sendable {
  private let configuration: Configuration
  private let checks: [(rule: Rule, check: ProtectedCheck)]
  private let authorized: [Authorization]

  /// - Parameter today: the day on which authorizations have to hold.
  package init(_ configuration: Configuration, today: CalendarDay = Analysis.Options().today) {
    self.configuration = configuration
    checks = (configuration.protection ?? configuration.rules).flatMap { rule in
      rule.checks(of: ProtectedCheck.self).map { (rule, $0) }
    }
    authorized = configuration.authorizations.filter { $0.until.map { $0 >= today } ?? true }
  }

  /// The rule that keeps a file from a change, with its severity there; nil if none does, or if an
  /// authorization of the configuration is in force.
  package func rule(
    _ place: Place, _ change: FileChange.Kind
  ) -> (rule: Rule, severity: Severity)? {
    for (rule, check) in checks where check.changes.contains(change) {
      guard place.isMatched(by: check.paths),
        let severity = rule.severity(check.severity, at: place),
        rule.selector.selects(place, layers: configuration.layers),
        !authorized.contains(where: { place.isMatched(by: $0.paths) })
      else { continue }
      return (rule, severity)
    }
    return nil
  }

  /// The finding of an edit of a file that somebody may still take back, nil if the file may change.
  ///
  /// - Parameters:
  ///   - path: the path of the file from the root on.
  ///   - isNew: whether the edit makes the file.
  package func finding(
    _ path: String, isNew: Bool, root: String, in survey: Survey
  ) -> Diagnostic? {
    let place = survey.place(of: path)
    var change = isNew ? FileChange.Kind.added : .modified
    // What no commit has is new to the gates, however often it is edited before.
    if change == .modified, rule(place, .modified) != nil || rule(place, .added) != nil,
      !Self.isCommitted(path, root)
    {
      change = .added
    }
    guard let (rule, severity) = rule(place, change) else { return nil }
    var finding = Diagnostic(
      rule: rule.id, severity: severity,
      message:
        "'\(path)' is protected: without an authorization, it must not be \(change.rawValue)",
      location: Location(path: path), subject: "\(change.rawValue) \(path)")
    finding.isAboutChange = true
    return finding
  }

  /// Returns false if the folder is in a repository whose last commit does not have the file.
  private static func isCommitted(_ path: String, _ root: String) -> Bool {
    guard let repository = try? GitRepository(root: root) else { return true }
    guard let head = try? repository.commit("HEAD"),
      let contents = try? repository.contents(of: [path], at: head)
    else { return false }
    return contents[path] != nil
  }
}
