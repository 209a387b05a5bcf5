import Matching

/// The condition on the tokens of a capture for a pattern to match.
package struct CaptureConstraint: Sendable, Hashable {
  /// The name of the capture.
  package let capture: String
  /// The tests that the tokens must pass.
  package let tests: [Test]

  package init(capture: String, tests: [Test]) {
    self.capture = capture
    self.tests = tests
  }

  /// One question about a capture; of several, all have to hold.
  package indirect enum Test: Sendable, Hashable {
    /// An integer literal, a multiple of the number.
    case multipleOf(UInt64)
    /// A literal of one of these kinds.
    case literal([LiteralKind])
    /// One identifier whose text one of the globs matches.
    case name([NameGlob])
    /// Source text that the expression matches somewhere; its named groups become captures.
    case text(RegularExpression)
    /// Code that the expression matches somewhere: without comments, with nothing in strings, and
    /// with one space where white space is.
    case code(RegularExpression)
    /// A string without interpolations, or a constant of the file or a localized text that is
    /// for one, that the expression matches somewhere; its named groups become captures.
    case string(RegularExpression)
    /// The name of a constant of the project, alone or behind its type, with a string value that the
    /// expression matches somewhere.
    case constant(RegularExpression)
    /// An expression that no operator outside brackets divides.
    case operand
    /// The name of a parameter of a function around it.
    case parameter
    /// A name that `var` binds in a condition, a loop or a case; true if code may give it another
    /// value.
    case mutated(Bool)
    /// The projected value, bare or after `self`, of a property that the type around it declares
    /// in the same file with one of these attributes.
    case projection(NameList)
    /// The name of a property that its type also mentions with one of the prefixes.
    case accessed([String])
    /// Code that uses one of the names, directly or in a function of the file that it calls; where
    /// a function is called that the file does not declare, it may be so.
    case mayReach(NameList)
    /// The name of a member that a type or extension with one of the names declares, anywhere in
    /// the project.
    case member(NameList)
    /// The name of a type of the project that is as described.
    case declared(DeclarationQuery)
    /// An expression whose type, as far as the file tells it, is one of the project as described.
    case valueType(DeclarationQuery)
    /// An expression that the file states to be of a system's type with one of the names.
    case typed(NameList)
    /// A collection whose elements are their own identity, as far as the project tells it.
    case ofValues
    /// The name of a type of which a value is passed, anywhere in the project, as the only argument
    /// to a function with one of the names.
    case passed([String])
    /// Anything that the other test rejects.
    case not(Test)
  }

  /// Sorts of literals.
  package enum LiteralKind: String, Sendable, Hashable, CaseIterable {
    case integer, float, string, boolean, `nil`, regex, array
  }
}
