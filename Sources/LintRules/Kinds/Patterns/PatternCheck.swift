import Buffers
import SwiftSource

/// A rule's patterns. Where several match at one place, the first counts.
package struct PatternCheck: RuleCheck, Hashable {
  /// One pattern with what belongs to it.
  package struct Case: Sendable, Hashable {
    package internal(set) var pattern: TokenPattern
    /// The conditions on the captures; all must hold.
    package let constraints: [CaptureConstraint]
    /// The severity of its findings, where it differs from the rule's.
    package let severity: Severity?
    /// The message of its findings, where it differs from the rule's.
    package let message: MessageTemplate?
    /// The replacement for what the pattern matches.
    package let fix: FixTemplate?
    /// Of a pattern without its receiver, the code in which `self` is the receiver.
    @BoxedOptional package private(set) var owner: Selector?
    /// Of such a pattern, the capture that was the receiver.
    package private(set) var selfCapture: String?
    /// The capture that its findings mark in place of the match.
    package var marked: String?
    /// The API that the code should use, where it differs from the rule's.
    package var api: APIRequirement?
    /// True if the replacement means the same.
    package let isFixSafe: Bool
    /// The change in meaning that the replacement makes.
    package let fixCaveat: String?
    /// True if a match is no finding: it only keeps later cases from matching there.
    package let isException: Bool
    /// Where it counts, beside what the rule's selectors say; nil for anywhere.
    @BoxedOptional package private(set) var selector: Selector?
    /// The code around a match that its fix replaces, in place of the match itself.
    package let fixRegion: FixRegion?
    /// The required surroundings of the match.
    @Boxed package private(set) var surroundings: Surroundings
    /// True if the case applies only where the project declares no function or value with the name
    /// of the pattern's first word.
    package let isUndeclared: Bool

    package init(
      pattern: TokenPattern, constraints: [CaptureConstraint] = [], severity: Severity? = nil,
      message: MessageTemplate? = nil, fix: FixTemplate? = nil, isFixSafe: Bool = true,
      fixCaveat: String? = nil, isException: Bool = false,
      surroundings: Surroundings = Surroundings(), isUndeclared: Bool = false,
      selector: Selector? = nil, fixRegion: FixRegion? = nil
    ) {
      self.pattern = pattern
      self.constraints = constraints
      self.severity = severity
      self.message = message
      self.fix = fix
      self.isFixSafe = isFixSafe
      self.fixCaveat = fixCaveat
      self.isException = isException
      self.surroundings = surroundings
      self.isUndeclared = isUndeclared
      self.selector = selector
      self.fixRegion = fixRegion
    }

    /// The case for a member of `self` that is written without it; nil for a pattern without a receiver.
    ///
    /// - Parameter owners: descriptions of the types whose code, and that of their extensions, has the member.
    func onSelf(of owners: [DeclarationQuery]) -> Case? {
      let isHole = pattern.startsWithHole && pattern.elements[1] == .token(.period)
      guard isHole || pattern.elements[0] == .token(.period),
        let dot = pattern.text.firstIndex(of: "."),
        let member = try? TokenPattern(String(pattern.text[pattern.text.index(after: dot)...]))
      else { return nil }
      let receiver = isHole ? pattern.captures.first : PatternCheck.receiver
      var scope = Selector.Scope()
      scope.declarations = owners
      var found = Case(
        pattern: member, constraints: constraints.filter { $0.capture != receiver },
        severity: severity, message: message, isException: isException,
        isUndeclared: member.isCall, selector: selector)
      found.api = api
      found.owner = Selector(included: scope)
      found.selfCapture = receiver
      return found
    }
  }

  /// Code around a match, and its replacement.
  package struct FixRegion: Sendable, Hashable {
    package let pattern: TokenPattern
    package let fix: FixTemplate

    package init(pattern: TokenPattern, fix: FixTemplate) {
      self.pattern = pattern
      self.fix = fix
    }
  }

  /// The capture that every pattern starting with a dot has: what is before the dot, which may
  /// be nothing.
  package static let receiver = "receiver"

  /// The patterns, in the order in which they are tried.
  package let cases: [Case]

  /// True if a type of the project with the name of the pattern's first word hides the rule's
  /// subject.
  package let isAboutSystem: Bool

  package var needs: CheckNeeds {
    cases.contains { $0.api != nil } ? .deploymentTargets : []
  }

  package var selectors: [Selector] { cases.compactMap(\.selector) + cases.compactMap(\.owner) }

  package init(cases: [Case], isAboutSystem: Bool = true) {
    self.cases = cases
    self.isAboutSystem = isAboutSystem
  }
}

extension TokenPattern {
  /// True if it starts with the call of a function.
  fileprivate var isCall: Bool {
    guard elements.count > 1, case .word = elements[0] else { return false }
    return elements[1] == .token(.leftParen) || elements[1] == .token(.leftBrace)
  }
}
