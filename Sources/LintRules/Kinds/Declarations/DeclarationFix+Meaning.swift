import Project
import SwiftSource

/// The knowledge of the rest of the project that a safe fix of a declaration needs.
extension DeclarationFix {
  /// Returns whether the code means the same after a safe fix of the declaration at `index`.
  func keepsMeaning(of index: Int, in file: SourceFile, _ facts: inout QueryFacts) -> Truth {
    let declaration = file.outline.declarations[index]
    if let conformance { return isOfSystem(conformance, for: declaration, in: file) }
    let isLimited = insertion?.hasSuffix("(set)") == true
    guard isLimited || introducer == "let" else { return .yes }
    if introducer == "let", file.warns(ofConstant: index, &facts) { return .no }
    let mayChange =
      isLimited ? !file.isPlain(declaration) : file.mayChangeUnseen(index, &facts)
    let modules = mayChange ? file.importsOfPackages : []
    return modules.isEmpty ? .yes : .depends(.joined(modules.map { .isModule($0) }))
  }

  /// The protocol is the system's, and so are the known types that conform to it.
  private func isOfSystem(
    _ conformance: String, for declaration: Declaration, in file: SourceFile
  ) -> Truth {
    let name = Int(declaration.name.start)
    let types = knownTypes == nil ? [] : file.storedTypeNames(of: declaration)
    return .depends(
      .joined(
        [.not(.isHidden(Name(conformance), token: name))]
          + Self.implied(by: conformance).map { .not(.hasOverloads(on: $0)) }
          + types.map { .not(.isHidden(file.symbolName($0), token: $0)) }))
  }

  /// The protocol with those that it inherits.
  static func implied(by conformance: String) -> [Name] {
    (conformance == "Hashable" ? ["Hashable", "Equatable"] : [conformance]).map { Name($0) }
  }

  /// Returns whether the files that the configuration leaves out compile as before: they do if they do
  /// not name what the fix changes.
  func keepsFilesLeftOut(_ index: Int, in file: SourceFile) -> Truth {
    let declaration = file.outline.declarations[index]
    let isFinal = insertion == "final"
    let isLimited = ["private", "fileprivate"].contains { insertion?.hasPrefix($0) == true }
    guard conformance != nil || isFinal || isLimited else { return .yes }
    let word = file.tokens[Int(declaration.name.start)].hash
    var uses: [IndexCondition] = [.isLeftOut(word)]
    // A name of its own may stand for the class.
    if isFinal { uses.append(.hasOtherNames(declaration: index)) }
    return .depends(.not(.any(uses)))
  }
}

extension SourceFile {
  /// Returns true if the compiler warns when the variable becomes a constant: it needs no
  /// `nonisolated(unsafe)`, and code outside its actor no `await`.
  fileprivate func warns(ofConstant index: Int, _ facts: inout QueryFacts) -> Bool {
    let declaration = outline.declarations[index]
    if declaration.modifiers.contains(.nonisolatedUnsafe) { return true }
    if declaration.isLocal { return false }
    let name = Int(declaration.name.start)
    let file = TokenRange(0, tokens.count)
    return facts.places.hasToken(with: tokens[name].hash, in: file, of: self) { token in
      token != name && isAwaited(token)
    }
  }

  /// Returns true if `await` is before the token in its expression, or may be.
  private func isAwaited(_ token: Int) -> Bool {
    var position = token
    for _ in 0..<Self.longestExpression {
      if tokens[position].is(.await) { return true }
      guard position > 0,
        !tokens[position].startsLine || continuesStatement(position)
          || tokens[position - 1].kind.opens
      else { return false }
      position -= 1
      switch tokens[position].kind {
      case .leftBrace, .rightBrace, .semicolon: return false
      case let kind where kind.closes && tokens[position].partner < position:
        position = tokens[position].partner
      default: continue
      }
    }
    return true
  }

  /// How many tokens or groups are passed on the way back to the start of an expression.
  private static let longestExpression = 64

  /// Returns true if code of another package may change the variable where nothing shows it: a
  /// property with a mutating getter, an operator, a decoder.
  fileprivate func mayChangeUnseen(_ index: Int, _ facts: inout QueryFacts) -> Bool {
    let declaration = outline.declarations[index]
    if !declaration.isLocal, !declaration.value.isEmpty, isInConformingType(declaration, &facts) {
      return true
    }
    var usesMembers = false
    for use in variableChange(of: index, &facts).uses {
      switch use {
      case .operand(let name), .rightOperand(let name):
        if !Self.isStandardOperator(name) { return true }
        // A package may declare it again, for values of its own types.
        usesMembers = true
      default: usesMembers = true
      }
    }
    return usesMembers && !isPlain(declaration)
  }

  /// Returns true if the type of a member, or an extension of it in the file, inherits something.
  private func isInConformingType(_ member: Declaration, _ facts: inout QueryFacts) -> Bool {
    guard member.parent >= 0 else { return false }
    if facts.inheritance.owner == member.parent { return facts.inheritance.hasAny }
    let name = name(of: outline.declarations[Int(member.parent)])
    let hasAny = outline.declarations.contains {
      $0.kind.hasMembers && !$0.inheritedTypes.isEmpty && self.name(of: $0) == name
    }
    facts.inheritance = (member.parent, hasAny)
    return hasAny
  }

  /// Returns true if the type of a variable has no member that changes it when it is read: one of the
  /// system's, or a function.
  fileprivate func isPlain(_ declaration: Declaration) -> Bool {
    if !declaration.type.isEmpty {
      return declaration.type.indices.contains { tokens[$0].kind == .arrow }
        || declaration.type.indices.allSatisfy {
          tokens[$0].kind != .identifier || SystemTypes.isPlain(identifier($0))
        }
    }
    if let head = typeHead(of: declaration) { return SystemTypes.isPlain(identifier(head)) }
    guard !declaration.value.isEmpty else { return false }
    if tokens[Int(declaration.value.start)].kind == .leftBrace { return true }
    return declaration.value.indices.allSatisfy { token in
      switch tokens[token].kind {
      case .integer, .float, .string, .comma, .colon, .leftBracket, .rightBracket: true
      default: tokens[token].is(.true) || tokens[token].is(.false)
      }
    }
  }
}
