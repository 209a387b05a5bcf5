import Project
import SwiftSource

/// The code and the declarations that have to be around a match of a pattern for it to count.
package struct Surroundings: Sendable, Hashable {
  /// Links of which the same chain of calls has to have one.
  package var chained: [TokenPattern] = []
  /// Links of which the same chain of calls must have none.
  package var unchained: [TokenPattern] = []
  /// Patterns, one of which has to match nearby, with the same code in captures of the same name.
  package var with: [TokenPattern] = []
  /// Patterns, none of which may match nearby, with the same code in captures of the same name.
  package var without: [TokenPattern] = []
  /// Where code is nearby.
  package var range = Range.function
  /// True if the match has to be a whole statement whose value nobody uses.
  package var isDiscarded: Bool?
  /// Some file has to have this.
  package var present: FileFact?
  /// No file may have this.
  package var absent: FileFact?
  /// The files that ``present`` and ``absent`` are about.
  package var reach = Reach.project
  /// True if files do not count for `present` and `absent` that the change under review adds.
  package var isBeforeChange = false

  package init() {}

  /// The files in which a declaration counts.
  package enum Reach: String, Sendable, Hashable, CaseIterable {
    case project
    /// The files whose names start with the same word.
    case feature
  }

  /// The code that is nearby.
  package enum Range: String, Sendable, Hashable, CaseIterable {
    /// The function, or the property of a type, around the match.
    case function
    /// The type around the match, with its extensions in the file.
    case type
    case file
  }
}

/// The surroundings of a match in a run.
struct CompiledSurroundings: Sendable {
  /// A pattern that is looked for nearby.
  private struct Nearby: Sendable {
    let id: CapturedPatternID
    let captures: [String]
  }

  private static let mostNearby = 1_000

  private let chained: [PatternID]
  private let unchained: [PatternID]
  private let with: [Nearby]
  private let without: [Nearby]
  private let range: Surroundings.Range
  private let isDiscarded: Bool?
  private let present: FactID?
  private let absent: FactID?
  private let reach: Surroundings.Reach

  init(_ surroundings: Surroundings, _ builder: inout ProgramBuilder) {
    chained = surroundings.chained.map { builder.patterns.locate($0) }
    unchained = surroundings.unchained.map { builder.patterns.locate($0) }
    with = surroundings.with.map {
      Nearby(id: builder.patterns.capture($0), captures: $0.captures)
    }
    without = surroundings.without.map {
      Nearby(id: builder.patterns.capture($0), captures: $0.captures)
    }
    range = surroundings.range
    isDiscarded = surroundings.isDiscarded
    present = Self.id(of: surroundings.present, surroundings, &builder)
    absent = Self.id(of: surroundings.absent, surroundings, &builder)
    reach = surroundings.reach
  }

  private static func id(
    of fact: FileFact?, _ surroundings: Surroundings, _ builder: inout ProgramBuilder
  ) -> FactID? {
    guard var fact else { return nil }
    fact.countsNewFiles = !surroundings.isBeforeChange
    return builder.id(of: fact, in: nil)
  }

  /// Returns whether the match has the surroundings.
  ///
  /// - Parameter names: the names of its captures.
  func truth(
    of match: PatternMatch, _ names: [String], in file: SourceFile, _ run: inout FileRun
  ) -> Truth {
    let token = Int(match.range.start)
    if let isDiscarded, isDiscarded != file.isDiscarded(match.range) { return .no }
    if !chained.isEmpty || !unchained.isEmpty {
      let links = file.chainLinks(around: token).filter { $0 != token }
      guard chained.isEmpty || Self.isLink(links, of: chained, run),
        !Self.isLink(links, of: unchained, run)
      else { return .no }
    }
    if !with.isEmpty || !without.isEmpty {
      // Nobody writes so many, and each would be compared with each match.
      let isTooMuch = (with + without).contains { run.matches[$0.id].count > Self.mostNearby }
      guard !isTooMuch else { return .no }
      let ranges = run.ranges(nearby: token, range, in: file)
      guard with.isEmpty || isNearby(with, match, names, ranges, file, run),
        !isNearby(without, match, names, ranges, file, run)
      else { return .no }
    }
    var truth = Truth.yes
    if let present { truth = truth.and(.depends(isThere(present, run))) }
    if let absent { truth = truth.and(.depends(.not(isThere(absent, run)))) }
    return truth
  }

  private func isThere(_ fact: FactID, _ run: FileRun) -> IndexCondition {
    switch reach {
    case .project: .isAnywhere(fact)
    case .feature: .isInFeature(fact, Name(run.place.feature))
    }
  }

  /// Returns true if one of the patterns matches at one of the links.
  private static func isLink(_ links: [Int], of patterns: [PatternID], _ run: FileRun) -> Bool {
    patterns.contains { pattern in
      links.contains { !run.matches[pattern].starting(in: TokenRange($0, $0 + 1)).isEmpty }
    }
  }

  /// Returns true if one of the patterns matches in one of the ranges, with the captures of `match`.
  private func isNearby(
    _ patterns: [Nearby], _ match: PatternMatch, _ names: [String], _ ranges: [TokenRange],
    _ file: SourceFile, _ run: FileRun
  ) -> Bool {
    patterns.contains { pattern in
      run.matches[pattern.id].contains { found in
        ranges.contains { $0.contains(Int(found.range.start)) }
          && zip(pattern.captures, found.captures).allSatisfy { name, range in
            if name == PatternCheck.receiver, let receiver = match.receiver {
              return file.isSameCode(range, receiver)
            }
            guard let index = names.lastIndex(of: name) else { return true }
            return file.isSameCode(range, match.captures[index])
          }
      }
    }
  }
}

extension FileRun {
  /// The code nearby a token.
  fileprivate mutating func ranges(
    nearby token: Int, _ range: Surroundings.Range, in file: SourceFile
  ) -> [TokenRange] {
    let declarations = file.outline.declarations
    var index = file.innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = declarations[index]
      switch range {
      case .file: return [TokenRange(0, file.tokens.count)]
      case .function:
        // The value of a property is code of its own, unlike a statement of a script.
        let parent = Int(declaration.parent)
        let isMember = parent >= 0 && declarations[parent].kind.hasMembers
        if !declaration.kind.hasMembers, declaration.body >= 0 || isMember {
          return [declaration.range]
        }
      case .type:
        if declaration.kind.hasMembers {
          let same = samePath(as: index, in: file)
          return (same.types + same.extensions).map { declarations[$0].range }
        }
      }
      index = Int(declaration.parent)
    }
    return [TokenRange(0, file.tokens.count)]
  }
}

extension SourceFile {
  /// Returns true if two pieces of code are the same, apart from white space and a leading `self`.
  fileprivate func isSameCode(_ one: TokenRange, _ other: TokenRange) -> Bool {
    let (first, second) = (withoutSelf(one).indices, withoutSelf(other).indices)
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { left, right in
      tokens[left].hash == tokens[right].hash && tokens[left].kind == tokens[right].kind
        && text(of: left) == text(of: right)
    }
  }

  private func withoutSelf(_ range: TokenRange) -> TokenRange {
    guard range.indices.count > 2, tokens[Int(range.start)].is(.self),
      tokens[Int(range.start) + 1].kind == .period
    else { return range }
    return TokenRange(Int(range.start) + 2, Int(range.end))
  }
}
