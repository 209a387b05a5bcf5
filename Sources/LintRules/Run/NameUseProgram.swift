import Project
import SwiftSource

/// The patterns whose captured names rules ask for, compiled.
struct NameUseProgram: Sendable {
  /// A pattern of a use, and the position of the name among its captures.
  private struct Entry: Sendable {
    let use: ID<NameUse>
    let capture: Int
  }

  /// The entries of each pattern, by the index of its ID.
  private let entries: [[Entry]]

  init(_ builder: inout ProgramBuilder) {
    var entries: [[Entry]] = []
    for (index, use) in builder.queries.questions.uses.subjects.enumerated() {
      for pattern in use.patterns {
        guard let capture = pattern.captures.firstIndex(of: NameUse.capture) else { continue }
        let id = builder.patterns.capture(pattern)
        while entries.count <= id.index { entries.append([]) }
        entries[id.index].append(Entry(use: ID(index), capture: capture))
      }
    }
    self.entries = entries
  }

  /// The names in the file with each use.
  func names(in file: SourceFile, _ matches: PatternMatches) -> [ID<NameUse>: Set<Name>] {
    var names: [ID<NameUse>: Set<Name>] = [:]
    for pattern in matches.possibleCaptured where pattern.index < entries.count {
      for entry in entries[pattern.index] {
        for match in matches[pattern] {
          guard let last = match.captures[entry.capture].indices.last,
            file.tokens[last].kind == .identifier
          else { continue }
          names[entry.use, default: []].insert(file.symbolName(last))
        }
      }
    }
    return names
  }
}
