import SwiftSource

/// The values with the name of a type that closures, captures, patterns and accessors bind: names
/// that look like mentions of a type and are none.
///
/// The outline knows declared variables and parameters; these bindings are in expressions, which it
/// passes over.
struct BoundNames {
  /// A name that can be seen until the braces around it close, which may be after its scope ends.
  private struct Binding {
    /// The hash of the name.
    let name: UInt32
    /// The first token that sees the binding.
    let start: Int
    /// How many braces are open in the scope.
    let braces: Int
  }

  private var bindings: ContiguousArray<Binding> = []
  /// The tokens ahead that bind a name or are a label.
  private var binders: ContiguousArray<Int> = []
  /// Nobody writes more at one place.
  private static let maximumCount = 64

  /// Returns true if the identifier at `index` binds a name or names a bound value.
  @inline(__always)
  mutating func contains(_ index: Int, _ token: Token) -> Bool {
    if bindings.isEmpty && binders.isEmpty { return false }
    return isBound(index, token)
  }

  private mutating func isBound(_ index: Int, _ token: Token) -> Bool {
    if binders.contains(index) { return true }
    return bindings.contains { $0.name == token.hash && $0.start <= index }
  }

  /// Forgets the bindings of scopes that have closed.
  ///
  /// - Parameters:
  ///   - braces: how many braces are open.
  ///   - index: the token that was reached.
  mutating func leave(toBraces braces: Int, at index: Int) {
    while let last = bindings.last, last.braces > braces { bindings.removeLast() }
    if !binders.isEmpty { binders.removeAll { $0 < index } }
  }

  // MARK: - Closures

  /// Binds the captures and parameters of the closure whose `{` is at `open`, if it has any.
  mutating func enterBrace(
    at open: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>, braces: Int
  ) {
    guard tokens.mayStartClosureSignature(at: open + 1),
      let signature = ClosureSignature(at: open, in: file, tokens)
    else { return }
    for name in signature.names { bind(name, tokens, from: signature.end, braces: braces) }
  }

  private mutating func bind(
    _ name: Int, _ tokens: ContiguousArray<Token>, from start: Int, braces: Int
  ) {
    guard bindings.count < Self.maximumCount, binders.count < Self.maximumCount else { return }
    binders.append(name)
    bindings.append(Binding(name: tokens[name].hash, start: start, braces: braces))
  }

  // MARK: - Patterns and accessors

  /// Binds the names of the pattern after `let`, `var` or `for` at `index`, unless it declares
  /// variables, which the outline knows.
  mutating func bindPattern(
    behind index: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>, braces: Int
  ) {
    var position = index + 1
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .identifier where tokens[position - 1].kind != .period:
        let next = tokens[position + 1].kind
        // `case let A.b(c)` and `case let A<B>.b(c)` bind the names in the parentheses.
        if next == .period || next == .leftAngle || next == .leftParen {
          position += 1
        } else {
          if !token.flags.contains(.isDeclared), file.isCapitalized(position) {
            bind(position, tokens, from: position, braces: braces)
          }
          return
        }
      case .identifier, .period, .question: position += 1
      case .leftAngle:
        guard let end = tokens.endOfGenericArguments(at: position) else { return }
        position = end
      case .leftParen:
        bindNames(inTupleAt: position, in: file, tokens, braces: braces)
        position = tokens.endOfGroup(at: position)
      default: return
      }
    }
  }

  private mutating func bindNames(
    inTupleAt open: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>,
    braces: Int
  ) {
    for index in open + 1..<max(tokens[open].partner, open + 1) {
      let token = tokens[index]
      if token.kind == .leftBrace { return }
      guard token.kind == .identifier, !token.flags.contains(.isDeclared),
        file.isCapitalized(index), tokens[index - 1].kind != .period
      else { continue }
      switch tokens[index + 1].kind {
      case .comma, .rightParen, .question: bind(index, tokens, from: index, braces: braces)
      default: continue
      }
    }
  }

  /// Binds the parameter of the accessor at `index`: `set(New) { … }`.
  mutating func bindParameter(
    ofAccessorAt index: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>,
    braces: Int
  ) {
    guard tokens[index + 1].kind == .leftParen, tokens[index + 2].kind == .identifier,
      tokens[index + 3].kind == .rightParen, tokens[index + 4].kind == .leftBrace,
      file.isCapitalized(index + 2)
    else { return }
    bind(index + 2, tokens, from: index + 2, braces: braces + 1)
  }
}

extension ContiguousArray<Token> {
  /// Returns true if the token at `index`, the first of a closure, may start its captures,
  /// parameters or attributes.
  fileprivate func mayStartClosureSignature(at index: Int) -> Bool {
    switch self[index].kind {
    case .leftBracket, .leftParen, .at: true
    case .identifier, .wildcard:
      self[index + 1].kind == .comma || self[index + 1].kind == .arrow || self[index + 1].is(.in)
        || self[index + 1].isEffect
    default: false
    }
  }
}

/// The captures and parameters of a closure.
private struct ClosureSignature {
  /// The tokens of the names that it binds and that look like those of types.
  private(set) var names: ContiguousArray<Int> = []
  /// The token after the signature, which ends with `in`.
  private(set) var end = 0

  /// The signature after the `{` at `open`, nil if there is none.
  init?(at open: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>) {
    let limit = tokens[open].partner
    var index = open + 1
    while tokens[index].kind == .at {
      let name = tokens.endOfAttributeName(at: index + 1)
      guard name > index + 1 else { return nil }
      index = name
      if tokens[index].kind == .leftParen, !tokens[index].isAfterTrivia {
        index = tokens.endOfGroup(at: index)
      }
    }
    if tokens[index].kind == .leftBracket {
      addCaptures(at: index, in: file, tokens)
      index = tokens.endOfGroup(at: index)
    }
    if tokens[index].kind == .leftParen {
      addParameters(at: index, in: file, tokens)
      index = tokens.endOfGroup(at: index)
    } else {
      while tokens[index].kind == .wildcard || tokens[index].kind == .identifier,
        !tokens[index].isEffect
      {
        add(index, in: file, tokens)
        index += 1
        guard tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    while index < limit, tokens[index].isEffect {
      index += 1
      if tokens[index].kind == .leftParen { index = tokens.endOfGroup(at: index) }
    }
    if tokens[index].kind == .arrow { index = tokens.endOfType(at: index + 1) }
    guard index < limit, tokens[index].is(.in) else { return nil }
    end = index + 1
  }

  private mutating func add(
    _ name: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>
  ) {
    if tokens[name].kind == .identifier, file.isCapitalized(name) { names.append(name) }
  }

  /// `[A, weak B, unowned(safe) C = d]`: the last word before `=` or the comma.
  private mutating func addCaptures(
    at open: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>
  ) {
    let close = tokens[open].partner
    var index = open + 1
    var last = -1
    var hasValue = false
    while index <= close {
      let token = tokens[index]
      if index == close || token.kind == .comma {
        if last >= 0 { add(last, in: file, tokens) }
        (last, hasValue) = (-1, false)
        index += 1
      } else if token.kind.opens {
        index = tokens.endOfGroup(at: index)
      } else {
        if token.kind == .equal { hasValue = true }
        // `[a.b]` binds nothing.
        if token.kind == .period, !hasValue { (last, hasValue) = (-1, true) }
        if token.kind == .identifier, !hasValue { last = index }
        index += 1
      }
    }
  }

  /// `(A, _ b: C, d)`: the last word before a colon or comma.
  private mutating func addParameters(
    at open: Int, in file: borrowing SourceFile, _ tokens: ContiguousArray<Token>
  ) {
    let close = tokens[open].partner
    var index = open + 1
    while index < close {
      while index < close, tokens[index].kind == .identifier || tokens[index].kind == .wildcard,
        tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .wildcard
      { index += 1 }
      add(index, in: file, tokens)
      while index < close, tokens[index].kind != .comma {
        if tokens[index].kind == .leftAngle, let end = tokens.endOfGenericArguments(at: index) {
          index = end
        } else {
          index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
        }
      }
      index += 1
    }
  }
}

extension Token {
  /// True if the token is one of `async`, `throws` and `rethrows`.
  fileprivate var isEffect: Bool {
    switch keyword {
    case .async, .throws, .rethrows, .reasync: kind == .identifier || kind == .keyword
    default: false
    }
  }
}
