import Project
import SwiftSource

/// A declaration that files outside a module may see, before or after a change.
package struct PublicDeclaration: Sendable, Hashable {
  /// The name with those of the types around it.
  let path: String
  /// The names of the declaration and of the types around it.
  let names: [String]
  /// The labels of parameters; nil for a declaration without any.
  let labels: Labels?
  let access: Access
  /// The path of its file.
  let file: String
  /// The name of its file, without the extension.
  let stem: String
  /// The bytes of its name.
  let range: Range<Int>

  /// The words before the arguments of a call.
  struct Labels: Sendable, Hashable {
    let all: [String]
    let hasDefault: [Bool]
  }

  enum Access: Int, Sendable, Comparable {
    case `private`, `internal`, package, `public`, open

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// The declaration as messages call it.
  var name: String {
    labels.map { "\(path)(\($0.all.map { "\($0):" }.joined()))" } ?? path
  }

  /// Returns true if one of the paths is that of a type around the declaration.
  func isMember(ofOneOf paths: Set<String>) -> Bool {
    var owner = path[...]
    while let dot = owner.lastIndex(of: ".") {
      owner = owner[..<dot]
      if paths.contains(String(owner)) { return true }
    }
    return false
  }

  /// Returns true if code that uses the other declaration can use this one instead.
  func canReplace(_ other: PublicDeclaration) -> Bool {
    guard path == other.path else { return false }
    guard let labels, let wanted = other.labels else {
      return labels == nil && other.labels == nil
    }
    var rest = wanted.all[...]
    for (label, hasDefault) in zip(labels.all, labels.hasDefault) {
      if rest.first == label { rest.removeFirst() } else if !hasDefault { return false }
    }
    return rest.isEmpty
  }
}

/// The public declarations of changed files before and after a change.
package struct InterfaceComparison: Sendable {
  /// Those before the change.
  package var old: [PublicDeclaration] = []
  /// Those after it.
  package var new: [PublicDeclaration] = []
  /// The paths of renamed files by their old ones.
  package var paths: [String: String] = [:]

  package init() {}
}

extension PublicDeclaration {
  /// The declarations of a file, those that are not public included.
  package static func all(in file: SourceFile, at place: Place) -> [PublicDeclaration] {
    file.outline.declarations.indices.compactMap { index in
      let declaration = file.outline.declarations[index]
      guard !declaration.isLocal, isListed(declaration.kind) else { return nil }
      return PublicDeclaration(
        path: file.typePath(of: index), names: file.namesOfPart(index),
        labels: file.labels(of: declaration), access: file.access(of: index), file: place.path,
        stem: String(place.stem), range: file.bytes(of: declaration.name))
    }
  }

  private static func isListed(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .import, .extension, .deinit, .operator, .precedencegroup, .associatedtype: false
    default: true
    }
  }
}

extension SourceFile {
  /// The names of the declaration and of the types around it.
  fileprivate func namesOfPart(_ index: Int) -> [String] {
    var names: [String] = []
    var current = index
    while current >= 0 {
      let declaration = outline.declarations[current]
      let isOwner = declaration.kind.hasMembers || declaration.kind == .typealias
      if isOwner || current == index { names.append(name(of: declaration)) }
      current = Int(declaration.parent)
    }
    return names
  }

  /// The labels of the parameters of a function, initializer, subscript or macro.
  fileprivate func labels(of declaration: Declaration) -> PublicDeclaration.Labels? {
    switch declaration.kind {
    case .func, .`init`, .subscript, .macro: break
    default: return nil
    }
    let parameters = outline.parameters[declaration.parameters]
    return PublicDeclaration.Labels(
      all: parameters.map { $0.label < 0 ? "_" : identifier(Int($0.label)) },
      hasDefault: parameters.map { !$0.defaultValue.isEmpty })
  }

  /// How far the declaration can be seen: no further than the type around it.
  fileprivate func access(of index: Int) -> PublicDeclaration.Access {
    let declaration = outline.declarations[index]
    let parent = Int(declaration.parent)
    let own = Self.access(in: declaration.modifiers)
    guard parent >= 0 else { return own ?? .internal }
    let owner = outline.declarations[parent]
    if owner.kind == .extension {
      return own ?? Self.access(in: owner.modifiers) ?? .internal
    }
    let outer = access(of: parent)
    // Requirements of a protocol and cases of an enum are as visible as their type.
    let isAsOwner = owner.kind == .protocol || declaration.kind == .case
    return min(own ?? (isAsOwner ? outer : .internal), outer)
  }

  private static func access(in modifiers: ModifierSet) -> PublicDeclaration.Access? {
    if modifiers.contains(.open) { return .open }
    if modifiers.contains(.public) { return .public }
    if modifiers.contains(.package) { return .package }
    if modifiers.contains(.internal) { return .internal }
    let isPrivate = modifiers.contains(.private) || modifiers.contains(.fileprivate)
    return isPrivate ? .private : nil
  }
}
