import SwiftSource

/// The types of a whole project by name, and what they inherit.
///
/// Extensions in any file add to their type. A name that several types have is ambiguous: nothing
/// is concluded from it.
package struct ProjectIndex: Sendable {
  /// The facts of all files.
  package let facts: [TypeFact]
  /// Types, extensions and aliases by path.
  private let byPath: [String: [Int]]
  /// Types and aliases by their name alone.
  private let byName: [Substring: [Int]]
  /// Where each file's facts start in ``facts``, by file.
  private let byDeclaration: [DeclarationKey: Int]

  private struct DeclarationKey: Hashable, Sendable {
    let file: Int
    let declaration: Int
  }

  package init(_ facts: [TypeFact]) {
    self.facts = facts
    var byPath: [String: [Int]] = [:]
    var byName: [Substring: [Int]] = [:]
    var byDeclaration: [DeclarationKey: Int] = [:]
    for (index, fact) in facts.enumerated() {
      byPath[fact.path, default: []].append(index)
      if fact.kind != .extension { byName[fact.name, default: []].append(index) }
      byDeclaration[DeclarationKey(file: fact.file, declaration: fact.declaration)] = index
    }
    self.byPath = byPath
    self.byName = byName
    self.byDeclaration = byDeclaration
  }

  /// Whether the project declares a type or alias with this name outside other types.
  package func declaresTopLevel(_ name: String) -> Bool {
    byPath[name]?.contains { facts[$0].kind != .extension } ?? false
  }

  /// Whether the type at `declaration` of `file` inherits, itself or through extensions and other
  /// types of the project, a name that `isWanted` accepts.
  ///
  /// - Parameter isWanted: gets a name as it is written, without generic arguments; of `A.B` also
  ///   `B` alone.
  package func inherits(
    file: Int, declaration: Int, where isWanted: (Substring) -> Bool
  ) -> Bool {
    guard let start = byDeclaration[DeclarationKey(file: file, declaration: declaration)] else {
      return false
    }
    return inherits(path: facts[start].path, where: isWanted)
  }

  /// Whether the type that `name` means inherits, itself or through extensions and other types of
  /// the project, a name that `isWanted` accepts.
  package func inherits(named name: String, where isWanted: (Substring) -> Bool) -> Bool {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let last = name[(dot.map(name.utf8.index(after:)) ?? name.startIndex)...]
    return resolve(name, last: last).map { inherits(path: $0, where: isWanted) } ?? false
  }

  private func inherits(path: String, where isWanted: (Substring) -> Bool) -> Bool {
    var seen: Set<String> = [path]
    var waiting = [path]
    while let path = waiting.popLast() {
      for index in byPath[path] ?? [] {
        for name in facts[index].inherited {
          let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
          let last = name[(dot.map(name.utf8.index(after:)) ?? name.startIndex)...]
          if isWanted(Substring(name)) || isWanted(last) { return true }
          if let next = resolve(name, last: last), seen.insert(next).inserted {
            waiting.append(next)
          }
        }
      }
    }
    return false
  }

  /// Whether an extension of the type at `declaration` of `file` has a member that satisfies the
  /// query with the number `query`.
  package func hasMember(file: Int, declaration: Int, query: Int) -> Bool {
    guard let start = byDeclaration[DeclarationKey(file: file, declaration: declaration)] else {
      return false
    }
    return (byPath[facts[start].path] ?? []).contains { facts[$0].satisfied.contains(query) }
  }

  /// The path of the only type that `name` can mean, nil when there is none or several.
  private func resolve(_ name: String, last: Substring) -> String? {
    if byPath[name]?.contains(where: { facts[$0].kind != .extension }) == true { return name }
    guard let candidates = byName[last], Set(candidates.map { facts[$0].path }).count == 1 else {
      return nil
    }
    return facts[candidates[0]].path
  }
}
