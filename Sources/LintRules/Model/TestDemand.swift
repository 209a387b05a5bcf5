import Matching
import Project

/// The condition on the tests of something.
package enum TestDemand: Sendable, Hashable {
  /// There is a suite.
  case suite
  /// There is a suite that was not committed after the code.
  case earlierSuite
  /// There are so many tests.
  case count(Int)
  /// The expression matches in the name or display name of a test.
  case title(RegularExpression)
  /// One test names so many of the enum's cases.
  case cases([Name], atLeast: Int)
}
