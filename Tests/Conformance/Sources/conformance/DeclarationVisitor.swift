import SwiftSyntax

/// Collects literals, and the declarations that are outside code.
final class DeclarationVisitor: SyntaxVisitor {
  private(set) var facts: Facts
  /// The names of the declarations around.
  private var path: [String] = []
  /// For each open brace, true if it is one of code, innermost last.
  private var isCode = [false]

  init(_ facts: Facts) {
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  private func add(
    _ kind: String, _ name: String, at node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax?, _ modifiers: DeclModifierListSyntax?,
    _ inherited: InheritanceClauseSyntax? = nil
  ) {
    guard isCode.last == false else { return }
    facts.addDeclaration(
      kind, name, at: node.trimmedBytes.lowerBound, parent: path,
      attributes: attributes.map(names) ?? [],
      modifiers: modifiers.map { $0.map(\.trimmedDescription) } ?? [],
      inherits: inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
  }

  private func names(_ list: AttributeListSyntax) -> [String] {
    list.flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute): return [attribute.attributeName.trimmedDescription]
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause -> [String] in
          if case .attributes(let list)? = clause.elements { names(list) } else { [] }
        }
      }
    }
  }

  // MARK: - Literals

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add(.string, node.trimmedBytes)
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add(.string, node.trimmedBytes)
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    facts.add(.regex, node.trimmedBytes)
    return .visitChildren
  }

  // MARK: - Code

  private func enterCode() -> SyntaxVisitorContinueKind {
    isCode.append(true)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    isCode.append(false)
    return .visitChildren
  }
  override func visitPost(_ node: MemberBlockSyntax) { isCode.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: CodeBlockSyntax) { isCode.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: AccessorBlockSyntax) { isCode.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: ClosureExprSyntax) { isCode.removeLast() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: SwitchCaseSyntax) { isCode.removeLast() }

  /// The contents of `@abi(…)` describe another name of the declaration after it, and are no
  /// declaration of their own.
  override func visit(_ node: ABIAttributeArgumentsSyntax) -> SyntaxVisitorContinueKind {
    enterCode()
  }
  override func visitPost(_ node: ABIAttributeArgumentsSyntax) { isCode.removeLast() }

  // MARK: - Types and extensions

  private func enter(
    _ kind: String, _ name: TokenSyntax, _ node: some DeclGroupSyntax
  ) -> SyntaxVisitorContinueKind {
    add(kind, name.text, at: name, node.attributes, node.modifiers, node.inheritanceClause)
    path.append(name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("struct", node.name, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("class", node.name, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("enum", node.name, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("actor", node.name, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("protocol", node.name, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    add(
      "extension", name, at: node.extendedType, node.attributes, node.modifiers,
      node.inheritanceClause)
    path.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  // MARK: - Other declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add("import", node.path.trimmedDescription, at: node.path, node.attributes, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add("typealias", node.name.text, at: node.name, node.attributes, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "associatedtype", node.name.text, at: node.name, node.attributes, node.modifiers,
      node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add("func", node.name.text, at: node.name, node.attributes, node.modifiers)
    path.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { path.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = "init" + (node.optionalMark?.text ?? "")
    add("init", name, at: node.initKeyword, node.attributes, node.modifiers)
    path.append("init")
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { path.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("deinit", "deinit", at: node.deinitKeyword, node.attributes, node.modifiers)
    path.append("deinit")
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { path.removeLast() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript", "subscript", at: node.subscriptKeyword, node.attributes, node.modifiers)
    path.append("subscript")
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { path.removeLast() }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add("macro", node.name.text, at: node.name, node.attributes, node.modifiers)
    path.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: MacroDeclSyntax) { path.removeLast() }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("operator", node.name.text, at: node.name, nil, nil)
    return .visitChildren
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    add("precedencegroup", node.name.text, at: node.name, node.attributes, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add("case", element.name.text, at: element.name, node.attributes, node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      for name in names(in: binding.pattern) {
        add(node.bindingSpecifier.text, name.text, at: name, node.attributes, node.modifiers)
      }
    }
    return .visitChildren
  }

  /// Accessors and closures of a variable belong to it.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.pattern.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) { path.removeLast() }

  private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let named = pattern.as(IdentifierPatternSyntax.self) {
      return named.identifier.presence == .present ? [named.identifier] : []
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    return pattern.as(WildcardPatternSyntax.self).map { [$0.wildcard] } ?? []
  }
}
