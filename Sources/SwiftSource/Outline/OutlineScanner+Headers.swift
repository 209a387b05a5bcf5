extension OutlineScanner {
  /// Reads attributes and modifiers from `index` on, nil when no declaration follows them.
  mutating func scanHeader(inMembers: Bool) -> DeclarationHeader? {
    guard index >= endOfFruitlessHeader else { return nil }
    let start = index
    let firstAttribute = outline.attributes.count
    var modifiers: ModifierSet = []
    var position = start
    while true {
      let token = tokens[position]
      if token.kind == .at {
        position = scanAttribute(at: position)
      } else if token.kind == .poundIf, let end = scanConditionalAttributes(at: position) {
        position = end
      } else if let modifier = modifier(at: position) {
        modifiers.formUnion(modifier.set)
        position = modifier.end
      } else {
        break
      }
    }
    guard let kind = introducer(at: position, isFirst: position == start, inMembers: inMembers)
    else {
      outline.attributes.removeLast(outline.attributes.count - firstAttribute)
      endOfFruitlessHeader = position
      return nil
    }
    return DeclarationHeader(
      start: start,
      attributes: Int32(firstAttribute)..<Int32(truncatingIfNeeded: outline.attributes.count),
      modifiers: modifiers, introducer: position, kind: kind)
  }

  /// The kind of declaration that the word at `position` introduces, nil when it introduces none.
  private func introducer(at position: Int, isFirst: Bool, inMembers: Bool) -> DeclarationKind? {
    let token = tokens[position]
    switch token.keyword {
    case .import: return .import
    case .struct: return .struct
    case .class: return .class
    case .enum: return .enum
    case .protocol: return .protocol
    case .extension: return .extension
    case .typealias: return .typealias
    case .associatedtype: return .associatedtype
    case .func: return .func
    case .deinit: return .deinit
    case .subscript: return .subscript
    case .var: return .var
    case .let: return .let
    case .operator: return .operator
    case .precedencegroup: return .precedencegroup
    case .case: return inMembers ? .case : nil
    case .`init`: return inMembers || !isFirst ? .`init` : nil
    case .actor where token.kind == .identifier && tokens[position + 1].kind == .identifier:
      return inMembers || !tokens[position + 1].startsLine ? .actor : nil
    case .macro where token.kind == .identifier && tokens[position + 1].kind == .identifier:
      return inMembers || !tokens[position + 1].startsLine ? .macro : nil
    default: return nil
    }
  }

  // MARK: - Attributes

  /// Records the attribute at `position` and returns the index after it.
  private mutating func scanAttribute(at position: Int) -> Int {
    let name = position + 1
    let end = tokens.endOfAttributeName(at: name)
    guard end > name else { return name }
    let hasArguments = startsArguments(at: end)
    outline.attributes.append(
      Attribute(
        name: TokenRange(name, end),
        arguments: hasArguments ? Int32(truncatingIfNeeded: end) : -1))
    return hasArguments ? tokens.endOfGroup(at: end) : end
  }

  /// Returns true if the parenthesis at `position` holds the arguments of the attribute before it.
  ///
  /// With white space before it, it does when a declaration follows it (SE-0439's rule since
  /// Swift 6).
  func startsArguments(at position: Int) -> Bool {
    guard tokens[position].kind == .leftParen else { return false }
    if !tokens[position].isAfterTrivia { return true }
    if tokens[position].startsLine { return false }
    let next = tokens[tokens.endOfGroup(at: position)]
    return next.kind == .at || isDeclarationWord(next)
  }

  /// The index after attributes in `#if … #endif` before a declaration, nil if anything else is
  /// there.
  ///
  /// Directives may nest a few levels; without a limit a thousand open ones would be scanned a
  /// thousand times.
  private mutating func scanConditionalAttributes(at position: Int) -> Int? {
    let count = outline.attributes.count
    var end = position
    var depth = 0
    while true {
      switch tokens[end].kind {
      case .poundIf where depth < 8:
        depth += 1
        end = ConditionalClause.endOfCondition(tokens, at: end)
      case .poundElseif, .poundElse: end = ConditionalClause.endOfCondition(tokens, at: end)
      case .poundEndif:
        depth -= 1
        end += 1
        if depth == 0 {
          if outline.attributes.count > count { return end }
          return nil
        }
      case .at: end = scanAttribute(at: end)
      default:
        outline.attributes.removeLast(outline.attributes.count - count)
        return nil
      }
    }
  }

  // MARK: - Modifiers

  /// Returns true if `token` starts a declaration, as its modifier or its introducer.
  func isDeclarationWord(_ token: Token) -> Bool {
    guard token.kind == .keyword || token.kind == .identifier else { return false }
    switch token.keyword {
    case .import, .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype,
      .func, .deinit, .subscript, .var, .let, .operator, .precedencegroup, .`init`, .case, .actor,
      .macro:
      return true
    default: return Self.modifier(token.keyword) != nil
    }
  }

  /// The modifier at `position` and the index after it, nil if there is none.
  private func modifier(at position: Int) -> (set: ModifierSet, end: Int)? {
    let token = tokens[position]
    guard token.kind == .keyword || token.kind == .identifier,
      let plain = Self.modifier(token.keyword)
    else { return nil }
    let next = tokens[position + 1]
    if token.is(.class) {
      guard isDeclarationWord(next) else { return nil }
      // A word such as `open` names the class, unless a declaration follows it.
      if next.isDeclaredByClass, !isDeclarationWord(tokens[position + 2]) { return nil }
    }
    guard next.kind == .leftParen, !token.is(.open) else {
      return (plain, position + 1)
    }
    let details = ModifierSet.access.union([.unowned, .nonisolated])
    guard details.contains(plain) else { return nil }  // a call: `prefix(3)`
    guard next.partner == position + 3, !next.flags.contains(.isUnterminated) else {
      return (plain, position + 1)
    }
    return (Self.detailed(plain, tokens[position + 2].keyword), position + 4)
  }

  /// The modifier with a detail in parentheses: `private(set)`, `unowned(safe)`.
  private static func detailed(_ plain: ModifierSet, _ detail: Keyword) -> ModifierSet {
    switch detail {
    case .set:
      switch plain {
      case .public: .publicSet
      case .package: .packageSet
      case .internal: .internalSet
      case .fileprivate: .fileprivateSet
      case .private: .privateSet
      default: plain
      }
    case .unsafe: plain == .nonisolated ? [.nonisolated, .nonisolatedUnsafe] : plain
    default: plain
    }
  }

  private static func modifier(_ keyword: Keyword) -> ModifierSet? {
    switch keyword {
    case .open: .open
    case .public: .public
    case .package: .package
    case .internal: .internal
    case .fileprivate: .fileprivate
    case .private: .private
    case .static: .static
    case .class: .class
    case .final: .final
    case .override: .override
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .mutating: .mutating
    case .nonmutating: .nonmutating
    case .nonisolated: .nonisolated
    case .isolated: .isolated
    case .required: .required
    case .convenience: .convenience
    case .dynamic: .dynamic
    case .optional: .optional
    case .indirect: .indirect
    case .distributed: .distributed
    case .prefix: .prefix
    case .infix: .infix
    case .postfix: .postfix
    case .consuming, .__consuming: .consuming
    case .borrowing: .borrowing
    case .async: .async
    case .sending: .sending
    case .reasync, ._const, ._local, .__setter_access, .rethrows: .other
    default: nil
    }
  }
}

extension Token {
  /// Returns true if the token can be the name after `class`, so that `class` is no modifier.
  fileprivate var isDeclaredByClass: Bool { kind == .identifier && !isClassMemberModifier }

  private var isClassMemberModifier: Bool {
    switch keyword {
    case .final, .override, .lazy, .dynamic, .nonisolated, .mutating, .weak, .unowned, .async,
      .prefix, .postfix, .required:
      true
    default: false
    }
  }
}
