import Project
import SwiftSource

/// The wrappers of properties, and what they project.
extension SourceFile {
  /// Returns true if `range` is `$name` or `self.$name` for a property of the type around it that
  /// has one of `attributes`.
  func isProjection(_ range: TokenRange, of attributes: NameList) -> Bool {
    guard !range.isEmpty else { return false }
    let last = Int(range.end) - 1
    switch range.indices.count {
    case 1: break
    case 3: guard tokens[last - 2].is(.self), tokens[last - 1].kind == .period else { return false }
    default: return false
    }
    let text = text(of: last)
    guard text.hasPrefix("$"), let type = typeName(around: last) else { return false }
    let property = text.dropFirst()
    return outline.declarations.contains { declaration in
      declaration.kind == .var && name(of: declaration) == property
        && typeName(around: Int(declaration.introducer)) == type
        && attributeNames(of: declaration).contains { attributes.matches($0) }
    }
  }

  /// Returns true if code of the type around the token also mentions its name with one of the prefixes.
  func isAccessed(_ token: Int, with prefixes: [String]) -> Bool {
    let names = prefixes.map { $0 + identifier(token) }
    guard let type = type(around: token) else { return false }
    return tokens.indices.contains { other in
      guard tokens[other].kind == .identifier, names.contains(text(of: other)) else { return false }
      return self.type(around: other).map { haveSameTypePath($0, type) } ?? false
    }
  }

  /// The innermost type or extension around the token.
  private func type(around token: Int) -> Int? {
    var index = innermostDeclaration(around: token)
    while index >= 0, !outline.declarations[index].kind.hasMembers {
      index = Int(outline.declarations[index].parent)
    }
    return index >= 0 ? index : nil
  }

  /// The last component of the name of the type or extension around the token.
  private func typeName(around token: Int) -> Substring? {
    type(around: token).map { index in
      let name = name(of: outline.declarations[index])
      return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
    }
  }
}
