/// A rule that a project is searched with before anything is learned from it.
package struct Probe: Sendable {
  /// The id of the rule.
  package let id: String
  /// The rule as in a configuration.
  package let rule: Notation

  /// The probes of all choices and effects.
  package static let all: [Probe] =
    Effect.all.map { Probe($0.id, isAboutTests: false, $0.check) }
    + Choice.all.flatMap { choice in
      choice.ways.map { Probe($0.id, isAboutTests: choice.scope == .tests, $0.check) }
    }

  private init(_ id: String, isAboutTests: Bool, _ check: [Notation.Entry]) {
    self.id = id
    rule = .mapping(
      [
        .init("id", .text(id)), .init("title", "a probe"), .init("severity", "info"),
        .init("why", "a probe"), .init("instead", "a probe"), .init("of-system", false),
        .init(isAboutTests ? "in" : "not-in", ["tests": true]),
      ] + check)
  }
}
