import Project
import SwiftSource

extension SourceFile {
  /// The constants outside of code that stand for a string, with the name of their type before a
  /// dot where they have one. The value of a case is its raw value.
  func stringConstants() -> [(name: Name, value: String)] {
    let declarations = outline.declarations
    var lookups = 0
    let mostLookups = min(1_000, Self.mostComparisons / max(declarations.count, 1))
    return declarations.indices.compactMap { index in
      let declaration = declarations[index]
      guard !declaration.isLocal, declaration.name.indices.count == 1 else { return nil }
      let value: String?
      switch declaration.kind {
      case .let:
        // What is set to another name takes a search for that.
        if !declaration.value.isEmpty, tokens[Int(declaration.value.start)].kind == .identifier {
          lookups += 1
          guard lookups <= mostLookups else { return nil }
        }
        value = resolvedString(declaration.value)
      case .case: value = rawString(of: declaration)
      default: return nil
      }
      guard let value else { return nil }
      let name = name(of: declaration)
      guard declaration.parent >= 0 else { return (Name(name), value) }
      let owner = self.name(of: declarations[Int(declaration.parent)])
      return (Name("\(owner.split(separator: ".").last ?? "").\(name)"), value)
    }
  }

  /// How many declarations may be compared with the names that constants are set to: as many as for a
  /// thousand such constants in a file of twenty thousand declarations.
  private static let mostComparisons = 20_000_000

  /// The raw value of a case, which is its name in an enum of strings that states no other.
  private func rawString(of declaration: Declaration) -> String? {
    if !declaration.value.isEmpty { return resolvedString(declaration.value) }
    guard declaration.parent >= 0 else { return nil }
    let parent = outline.declarations[Int(declaration.parent)]
    guard parent.kind == .enum, inheritedNames(of: parent).contains("String") else { return nil }
    return name(of: declaration)
  }

  /// The name of the constant that `name`, `Type.name` or `Outer.Type.name.rawValue` stands for, with
  /// the last name of its type; nil for other code.
  func nameOfConstant(_ range: TokenRange) -> Name? {
    guard !range.isEmpty else { return nil }
    let isPath = range.indices.enumerated().allSatisfy { position, token in
      tokens[token].kind == (position % 2 == 0 ? .identifier : .period)
    }
    guard isPath, range.indices.count % 2 == 1 else { return nil }
    var last = Int(range.end) - 1
    if last - 2 > Int(range.start), identifier(last) == "rawValue" { last -= 2 }
    if last == Int(range.start) { return isCapitalized(last) ? nil : symbolName(last) }
    guard isCapitalized(last - 2) else { return nil }
    return Name("\(identifier(last - 2)).\(identifier(last))")
  }
}
