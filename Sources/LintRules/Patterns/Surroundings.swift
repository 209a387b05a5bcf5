import Project
import SwiftSource

/// What has to be around a match of a pattern for it to count.
package struct Surroundings: Sendable, Hashable {
  /// Links of which the same chain of calls has to have one.
  package var chained: [TokenPattern] = []
  /// Links of which the same chain of calls must have none.
  package var unchained: [TokenPattern] = []
  /// What some file of the project has to have.
  package var present: FileFact?
  /// What no file of the project may have.
  package var absent: FileFact?
  /// The numbers of the patterns and facts in a run, set when its rules are put together.
  var chainedNumbers: [Int] = []
  var unchainedNumbers: [Int] = []
  var presentNumber = -1
  var absentNumber = -1

  package init() {}

  /// Whether only the whole project can answer.
  var asksForProject: Bool { present != nil || absent != nil }

  /// Whether everything will do.
  var isEmpty: Bool {
    chained.isEmpty && unchained.isEmpty && !asksForProject
  }
}

extension FileRun {
  /// Whether the match that starts at `token` has the surroundings.
  mutating func truth(
    of surroundings: Surroundings, at token: Int, in file: SourceFile
  ) -> Truth {
    if surroundings.isEmpty { return .yes }
    if !surroundings.chained.isEmpty || !surroundings.unchained.isEmpty {
      let links = file.chainLinks(around: token).filter { $0 != token }
      let isChained = isLink(links, of: surroundings.chainedNumbers)
      guard surroundings.chained.isEmpty || isChained,
        !isLink(links, of: surroundings.unchainedNumbers)
      else { return .no }
    }
    var truth = Truth.yes
    if surroundings.present != nil {
      truth = truth.and(.depends(.isAnywhere(fact: surroundings.presentNumber)))
    }
    if surroundings.absent != nil {
      truth = truth.and(.depends(.not(.isAnywhere(fact: surroundings.absentNumber))))
    }
    return truth
  }

  /// Whether one of the patterns matches at one of the links.
  private func isLink(_ links: [Int], of numbers: [Int]) -> Bool {
    numbers.contains { number in
      links.contains { !insideRanges[number].starting(in: TokenRange($0, $0 + 1)).isEmpty }
    }
  }
}
