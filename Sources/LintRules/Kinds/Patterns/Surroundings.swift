import Project
import SwiftSource

/// The code and the declarations that have to be around a match of a pattern for it to count.
package struct Surroundings: Sendable, Hashable {
  /// Links of which the same chain of calls has to have one.
  package var chained: [TokenPattern] = []
  /// Links of which the same chain of calls must have none.
  package var unchained: [TokenPattern] = []
  /// Some file of the project has to have this.
  package var present: FileFact?
  /// No file of the project may have this.
  package var absent: FileFact?

  package init() {}
}

/// The surroundings of a match in a run.
struct CompiledSurroundings: Sendable {
  private let chained: [PatternID]
  private let unchained: [PatternID]
  private let present: FactID?
  private let absent: FactID?

  init(_ surroundings: Surroundings, _ builder: inout ProgramBuilder) {
    chained = surroundings.chained.map { builder.patterns.locate($0) }
    unchained = surroundings.unchained.map { builder.patterns.locate($0) }
    present = surroundings.present.map { builder.id(of: $0, in: nil) }
    absent = surroundings.absent.map { builder.id(of: $0, in: nil) }
  }

  /// Returns whether the match that starts at `token` has the surroundings.
  func truth(at token: Int, in file: SourceFile, _ run: FileRun) -> Truth {
    if !chained.isEmpty || !unchained.isEmpty {
      let links = file.chainLinks(around: token).filter { $0 != token }
      guard chained.isEmpty || Self.isLink(links, of: chained, run),
        !Self.isLink(links, of: unchained, run)
      else { return .no }
    }
    var truth = Truth.yes
    if let present { truth = truth.and(.depends(.isAnywhere(present))) }
    if let absent { truth = truth.and(.depends(.not(.isAnywhere(absent)))) }
    return truth
  }

  /// Returns true if one of the patterns matches at one of the links.
  private static func isLink(_ links: [Int], of patterns: [PatternID], _ run: FileRun) -> Bool {
    patterns.contains { pattern in
      links.contains { !run.matches[pattern].starting(in: TokenRange($0, $0 + 1)).isEmpty }
    }
  }
}
