import Project
import SwiftSource

extension SourceFile {
  /// The index of the innermost declaration that the token is part of, -1 for none.
  package func innermostDeclaration(around token: Int) -> Int {
    let declarations = outline.declarations
    // The last declaration that starts at or before the token, then outwards to one around it.
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if Int(declarations[middle].range.start) <= token { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, !declarations[index].range.contains(token) {
      index = Int(declarations[index].parent)
    }
    return index
  }

  /// The names of the declarations around the token, outermost first, with dots between.
  package func scope(around token: Int) -> String {
    var names: [String] = []
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind != .import { names.append(name(of: declaration)) }
      index = Int(declaration.parent)
    }
    return names.reversed().joined(separator: ".")
  }

  /// Whether a type of the project, a generic parameter or an associated type is what `name` means
  /// inside the declaration at `index`, so that a type of the system is not meant.
  ///
  /// - Parameters:
  ///   - name: the name as it is written, perhaps with dots.
  ///   - index: the declaration, -1 for file level.
  package func hiding(of name: String, around index: Int) -> Truth {
    let first = name.prefix { $0 != "." }
    if first.count < name.count, Self.systemModules.contains(String(first)) { return .no }
    var paths = [name]
    var index = index
    while index >= 0 {
      let declaration = outline.declarations[index]
      if outline.genericParameters[declaration.genericParameters].contains(where: {
        identifier(Int($0.name)) == first
      }) {
        return .yes
      }
      if declaration.kind.hasMembers, !declaration.isLocal {
        let path = typePath(of: index)
        if hasAssociatedType(named: first, inProtocol: path) { return .yes }
        paths.append(path + "." + name)
      }
      let isHidden = members(of: index).contains { member in
        let member = outline.declarations[member]
        return member.isLocal && member.kind.namesType && self.name(of: member) == first
      }
      if isHidden { return .yes }
      index = Int(declaration.parent)
    }
    return .depends(.any(paths.map { .declares($0) }))
  }

  private func hasAssociatedType(named name: Substring, inProtocol path: String) -> Bool {
    outline.declarations.contains { declaration in
      declaration.kind == .associatedtype && self.name(of: declaration) == name
        && declaration.parent >= 0 && typePath(of: Int(declaration.parent)) == path
    }
  }

  /// The modules whose types the project cannot hide once they stand before a name.
  static let systemModules: Set<String> = [
    "Swift", "_Concurrency", "Foundation", "Observation", "Combine", "SwiftUI", "UIKit", "AppKit",
  ]

  /// The code of previews: `#Preview { … }`, types that are `PreviewProvider`, and
  /// `static func preview…`.
  func previewRanges() -> [TokenRange] {
    var ranges: [TokenRange] = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .pound {
      guard identifier(index + 1) == "Preview" else { continue }
      var end = index + 2
      if tokens[end].kind == .leftParen { end = tokens.endOfGroup(at: end) }
      if tokens[end].kind == .leftBrace { end = tokens.endOfGroup(at: end) }
      ranges.append(TokenRange(index, end))
    }
    for declaration in outline.declarations {
      let isProvider =
        declaration.kind.hasMembers
        && outline.inheritedTypes[
          Int(declaration.inheritedTypes.lowerBound)..<Int(declaration.inheritedTypes.upperBound)
        ].contains { typeNames(in: $0).contains("PreviewProvider") }
      let isFactory =
        declaration.kind == .func && declaration.modifiers.contains(.static)
        && name(of: declaration).hasPrefix("preview")
      if isProvider || isFactory { ranges.append(declaration.range) }
    }
    return ranges
  }
}

extension DeclarationKind {
  /// Whether a name for a type is declared.
  fileprivate var namesType: Bool { isType || self == .typealias }
}
