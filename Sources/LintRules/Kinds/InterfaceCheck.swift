import Project
import SwiftSource

/// Public declarations that a change must neither take away nor close.
package struct InterfaceCheck: Sendable, Hashable {
  /// The names of the types, and of the files, whose public declarations are meant.
  package var names: NameList
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(names: NameList, message: MessageTemplate? = nil) {
    self.names = names
    self.message = message
  }
}

/// One declaration that files outside a module may see, before or behind a change.
package struct InterfaceEntry: Sendable, Hashable {
  /// The rule that asks for it.
  let rule: Int
  /// The check of the rule.
  let check: Int
  /// The name with those of the types around it.
  let path: String
  /// The labels of parameters, of those without a default first; nil for what has none.
  let labels: Labels?
  let access: Access
  /// The path of its file.
  let file: String
  /// The bytes of its name.
  let range: Range<Int>

  /// What a call writes before arguments.
  struct Labels: Sendable, Hashable {
    let all: [String]
    let hasDefault: [Bool]
  }

  enum Access: Int, Sendable, Comparable {
    case `private`, `internal`, package, `public`, open

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// How messages call the declaration.
  var name: String {
    labels.map { "\(path)(\($0.all.map { "\($0):" }.joined()))" } ?? path
  }

  /// Whether one of the paths is that of a type around the declaration.
  func isMember(ofOneOf paths: Set<String>) -> Bool {
    var owner = path[...]
    while let dot = owner.lastIndex(of: ".") {
      owner = owner[..<dot]
      if paths.contains(String(owner)) { return true }
    }
    return false
  }

  /// Whether code that uses the other declaration can use this one instead.
  func canStand(for other: InterfaceEntry) -> Bool {
    guard check == other.check, rule == other.rule, path == other.path else { return false }
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

/// Compares what changed files declare with what they declared before.
struct InterfacePass: Sendable {
  private let checks: [(rule: Int, check: InterfaceCheck)]

  init(_ rules: [Rule]) {
    checks = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        if case .interface(let check) = check { (index, check) } else { nil }
      }
    }
  }

  var isEmpty: Bool { checks.isEmpty }

  /// The rules that compare a change with what was there before.
  var rules: Set<Int> { Set(checks.map(\.rule)) }

  /// What the file declares of what the rules ask for.
  func entries(of file: SourceFile, at place: Place) -> [InterfaceEntry] {
    checks.enumerated().flatMap { number, entry in
      let names = entry.check.names
      let isNamed = names.matches(place.stem)
      return file.outline.declarations.indices.compactMap { index -> InterfaceEntry? in
        let declaration = file.outline.declarations[index]
        guard !declaration.isLocal, Self.isListed(declaration.kind),
          isNamed || file.isPart(index, of: names)
        else { return nil }
        return InterfaceEntry(
          rule: entry.rule, check: number, path: file.typePath(of: index),
          labels: file.labels(of: declaration), access: file.access(of: index), file: place.path,
          range: file.bytes(of: declaration.name))
      }
    }
  }

  private static func isListed(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .import, .extension, .deinit, .operator, .precedencegroup, .associatedtype: false
    default: true
    }
  }

  /// - Parameters:
  ///   - old: what changed files declared before the change.
  ///   - new: what they declare now.
  ///   - index: the index of the file at a path in the project, nil where there is none.
  func compare(
    _ old: [InterfaceEntry], _ new: [InterfaceEntry], rules: [Rule], paths: [String: String],
    index: (String) -> Int?
  ) -> [Finding] {
    let byPath = Dictionary(grouping: new, by: \.path)
    var reported: Set<String> = []
    var findings: [Finding] = []
    // Types stand before their members, which say nothing more when the type itself has changed.
    for entry in old where entry.access >= .public && !entry.isMember(ofOneOf: reported) {
      let kept = (byPath[entry.path] ?? []).filter { $0.canStand(for: entry) }
      let best = kept.max { $0.access < $1.access }
      if let best, best.access >= entry.access { continue }
      reported.insert(entry.path)
      let change = best.map { "is only \($0.access) now" } ?? "is gone"
      let owner = entry.path.lastIndex(of: ".").flatMap {
        byPath[String(entry.path[..<$0])]?.first
      }
      let place = best ?? owner
      let path = place?.file ?? paths[entry.file] ?? entry.file
      let rule = rules[entry.rule]
      let template =
        checks[entry.check].check.message ?? rule.message
        ?? MessageTemplate("'{name}' {change}")
      findings.append(
        Finding(
          rule: entry.rule, file: index(path), path: path, range: place?.range,
          severity: rule.severity,
          message: template.filled(["name": entry.name, "change": change]),
          subject: "\(entry.name) \(change)"))
    }
    return findings
  }
}

extension SourceFile {
  /// Whether the declaration, or one around it, has one of the names.
  fileprivate func isPart(_ index: Int, of names: NameList) -> Bool {
    var current = index
    while current >= 0 {
      let declaration = outline.declarations[current]
      let isOwner = declaration.kind.hasMembers || declaration.kind == .typealias
      if isOwner || current == index, names.matchesLast(name(of: declaration)) { return true }
      current = Int(declaration.parent)
    }
    return false
  }

  /// The labels of the parameters of a function, initializer, subscript or macro.
  fileprivate func labels(of declaration: Declaration) -> InterfaceEntry.Labels? {
    switch declaration.kind {
    case .func, .`init`, .subscript, .macro: break
    default: return nil
    }
    let parameters = outline.parameters[declaration.parameters]
    return InterfaceEntry.Labels(
      all: parameters.map { $0.label < 0 ? "_" : identifier(Int($0.label)) },
      hasDefault: parameters.map { !$0.defaultValue.isEmpty })
  }

  /// How far the declaration can be seen: no further than the type around it.
  fileprivate func access(of index: Int) -> InterfaceEntry.Access {
    let declaration = outline.declarations[index]
    let parent = Int(declaration.parent)
    let own = Self.access(in: declaration.modifiers)
    guard parent >= 0 else { return own ?? .internal }
    let owner = outline.declarations[parent]
    if owner.kind == .extension {
      return own ?? Self.access(in: owner.modifiers) ?? .internal
    }
    let outer = access(of: parent)
    // What a protocol asks for and the cases of an enum are as visible as these are.
    let isAsOwner = owner.kind == .protocol || declaration.kind == .case
    return min(own ?? (isAsOwner ? outer : .internal), outer)
  }

  private static func access(in modifiers: ModifierSet) -> InterfaceEntry.Access? {
    if modifiers.contains(.open) { return .open }
    if modifiers.contains(.public) { return .public }
    if modifiers.contains(.package) { return .package }
    if modifiers.contains(.internal) { return .internal }
    let isPrivate = modifiers.contains(.private) || modifiers.contains(.fileprivate)
    return isPrivate ? .private : nil
  }
}
