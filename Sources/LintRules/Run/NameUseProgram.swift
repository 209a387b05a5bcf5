import Project
import SwiftSource

/// The patterns whose captured names rules ask for, compiled.
struct NameUseProgram: Sendable {
  /// A pattern of a use, and the position of the name among its captures.
  private struct Entry: Sendable {
    let use: ID<NameUse>
    let pattern: CapturedPatternID
    let capture: Int
  }

  private let entries: [Entry]

  init(_ builder: inout ProgramBuilder) {
    var entries: [Entry] = []
    for (index, use) in builder.queries.questions.uses.subjects.enumerated() {
      for pattern in use.patterns {
        guard let capture = pattern.captures.firstIndex(of: NameUse.capture) else { continue }
        entries.append(
          Entry(use: ID(index), pattern: builder.patterns.capture(pattern), capture: capture))
      }
    }
    self.entries = entries
  }

  /// The names in the file with each use.
  func names(in file: SourceFile, _ matches: PatternMatches) -> [ID<NameUse>: Set<Name>] {
    var names: [ID<NameUse>: Set<Name>] = [:]
    for entry in entries {
      for match in matches[entry.pattern] {
        guard let last = match.captures[entry.capture].indices.last,
          file.tokens[last].kind == .identifier
        else { continue }
        names[entry.use, default: []].insert(file.symbolName(last))
      }
    }
    return names
  }
}
