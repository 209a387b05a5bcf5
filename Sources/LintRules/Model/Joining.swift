/// How findings of a rule are joined with others, so that a person sees each problem once.
package struct Joining: Sendable, Hashable {
  /// The findings of one file that are one.
  package enum Unit: String, Sendable, CaseIterable {
    /// Those in one type, if one of them is about the type itself.
    case type
    /// Those with one message.
    case message
  }

  /// The findings of the rule that are one, nil if each stands for itself.
  package var unit: Unit?
  /// The rules whose findings take in those of the rule.
  package var hosts: [Host] = []
  /// A fact that the project must have for the findings of the rule to be about single places.
  package var presumption: Presumption?

  package init() {}

  /// Rules whose findings take in those of another rule.
  package struct Host: Sendable, Hashable {
    /// How near the finding of such a rule has to be.
    package enum Reach: String, Sendable, CaseIterable {
      /// On the line where both start.
      case line
      /// In the file, the first one.
      case file
    }

    /// The ids of the rules.
    package var rules: [String] = []
    package var reach = Reach.line

    package init() {}
  }

  /// A fact that the project must have for a rule to make sense.
  package struct Presumption: Sendable, Hashable {
    package var fact: FileFact
    /// The message of the one finding on a project without it, which has the number of findings that
    /// it stands for as `{count}`.
    package var message: MessageTemplate?

    package init(fact: FileFact) { self.fact = fact }
  }
}
