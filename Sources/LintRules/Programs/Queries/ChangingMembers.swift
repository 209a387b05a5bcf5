import Project
import SwiftSource

/// The members of a project that change the value on which they are read, called or set.
package struct ChangingMembers: Sendable, Equatable {
  /// The use of a member by which a value may change.
  package enum Use: Sendable, Hashable {
    /// It is read or called.
    case member(Name)
    /// It gets a new value, which changes an object only through a protocol.
    case assigned(Name)
    /// An operator with the value before it, or alone beside it.
    case operand(Name)
    /// An operator with the value behind it.
    case rightOperand(Name)
    /// `value[…]`, which may also be a member that is looked up by its name.
    case element
    /// `value.name`, with a name that no declaration has.
    case dynamicMember
    /// `value.name`, where a subscript looks the name up as a key path that can write.
    case writableKeyPath
    /// `value(…)`.
    case call
    /// Any of those that look as if they only read.
    case reading
  }

  private(set) var uses: Set<Use> = []

  mutating func formUnion(_ other: ChangingMembers) { uses.formUnion(other.uses) }

  private mutating func add(_ use: Use, isReading: Bool = true) {
    uses.insert(use)
    if isReading { uses.insert(.reading) }
  }
}

extension ChangingMembers {
  /// Those that the file declares.
  init(of file: SourceFile) {
    for index in file.outline.declarations.indices {
      let declaration = file.outline.declarations[index]
      switch declaration.kind {
      case .func: add(function: declaration, file)
      case .subscript where file.firstLabel(of: index) == "dynamicMember":
        if file.takesWritableKeyPath(declaration) { add(.writableKeyPath, isReading: false) }
      case .var where declaration.modifiers.contains(.lazy):
        guard declaration.parent >= 0, declaration.name.indices.count == 1,
          file.outline.declarations[Int(declaration.parent)].kind == .struct
        else { continue }
        add(.member(file.symbolName(Int(declaration.name.start))))
      default: continue
      }
    }
    for accessor in file.outline.accessors { add(accessor, file) }
  }

  private mutating func add(function declaration: Declaration, _ file: SourceFile) {
    let token = Int(declaration.name.start)
    let parameters = file.outline.parameters[declaration.parameters]
    if file.tokens[token].kind != .identifier {
      let name = file.symbolName(token)
      let changed = parameters.map { file.isInout($0) }
      if changed.first == true { add(.operand(name), isReading: !file.isAssignment(token)) }
      if changed.count > 1, changed[1] { add(.rightOperand(name)) }
    } else if declaration.modifiers.contains(.mutating) {
      let isCall = file.matches(token, "callAsFunction")
      add(.member(file.symbolName(token)), isReading: isCall || file.isHarmless(token))
      if isCall { add(.call) }
    }
  }

  private mutating func add(_ accessor: Accessor, _ file: SourceFile) {
    let declaration = file.outline.declarations[Int(accessor.declaration)]
    let token = Int(accessor.token)
    let isSubscript = declaration.kind == .subscript
    guard isSubscript || declaration.kind == .var && declaration.name.indices.count == 1,
      token > 0
    else { return }
    let name = file.symbolName(Int(declaration.name.start))
    if file.matches(token - 1, "mutating") {
      guard isSubscript else { return add(.member(name)) }
      add(.element)
      if file.firstLabel(of: Int(accessor.declaration)) == "dynamicMember" { add(.dynamicMember) }
    } else if accessor.keyword == .set, !file.matches(token - 1, "nonmutating"),
      file.mayBeOfProtocol(declaration)
    {
      add(.assigned(isSubscript ? Self.element : name), isReading: false)
    }
  }

  /// The name under which subscripts get values.
  static let element = Name("subscript")
}

extension SourceFile {
  fileprivate func isInout(_ parameter: Parameter) -> Bool {
    parameter.type.indices.contains { matches($0, "inout") }
  }

  /// Returns true if the first parameter is, or may be, a key path that can write.
  fileprivate func takesWritableKeyPath(_ declaration: Declaration) -> Bool {
    guard let parameter = outline.parameters[declaration.parameters].first else { return false }
    return typeNames(in: parameter.type).contains {
      !["String", "StaticString", "KeyPath", "PartialKeyPath", "AnyKeyPath", "Sendable"].contains(
        $0)
    }
  }

  fileprivate func isAssignment(_ name: Int) -> Bool {
    let text = text(of: name)
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Returns true if the member is that of a protocol for values too, or of an extension that may
  /// extend one.
  fileprivate func mayBeOfProtocol(_ member: Declaration) -> Bool {
    guard member.parent >= 0 else { return false }
    let owner = outline.declarations[Int(member.parent)]
    switch owner.kind {
    case .extension: return !SystemTypes.classes.contains(name(of: owner))
    case .protocol:
      let bases = outline.inheritedTypes[owner.inheritedTypes].map { text(of: $0) }
      return bases.allSatisfy { $0 != "AnyObject" && $0 != "class" && $0 != "NSObjectProtocol" }
    default: return false
    }
  }
}
