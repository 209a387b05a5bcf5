import Matching
import Project

extension TestDemand {
  /// Returns true if the tests of the suites with these names, taken together, meet the demand of the
  /// file at an index.
  func isMet(by names: [String], for file: Int, in project: ProjectAnswers) -> Bool {
    let suites = names.flatMap { project.suites(named: $0) }
    // Other files may have more tests of a suite, in extensions.
    let tests = suites.reduce(0) { $0 + $1.tests.count }
    switch self {
    case .suite: return !suites.isEmpty
    case .earlierSuite: return !suites.isEmpty && !project.hasOnlyLater(names, than: file)
    case .count(let count): return tests >= count
    case .title(let expression):
      return suites.contains { suite in
        suite.tests.contains { test in
          test.titles.contains { expression.hasMatch(in: $0) }
        }
      }
    case .cases(let names, let count):
      return suites.contains { suite in
        suite.tests.contains { test in names.count { test.members.contains($0) } >= count }
      }
    }
  }
}
