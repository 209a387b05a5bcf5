/// The words with a meaning in Swift's grammar. Each case has the spelling of its word.
///
/// The reserved ones come first, in the order of the grammar; an identifier with the same spelling
/// needs back-quotes. The others (`actor`, `some`, `mutating`) are keywords only in certain
/// positions and identifiers everywhere else.
///
/// Source: Keyword.swift of swift-syntax 603.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum Keyword: UInt16, CaseIterable, Sendable {
  /// No keyword. Its raw value is the ``Token/word`` of tokens that no table knows.
  case none = 0

  // Reserved: declarations.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `inout`
  case `let`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`
  case `fileprivate`, `internal`, `private`, `public`, `static`
  // Reserved: statements.
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`
  case `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  // Reserved: expressions and types.
  case `Any`, `as`, `false`, `is`, `nil`, `rethrows`, `self`, `Self`, `super`, `throws`, `true`
  case `try`
  case `_`

  // Contextual: declarations and their modifiers.
  case actor, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix
  case isolated, lazy, macro, mutating, nonisolated, nonmutating, open, optional, override, package
  case postfix, prefix, required, reasync, sending, unowned, using, weak
  case __consuming, __setter_access, _const, _local, _noMetadata, _borrow, _documentation
  case _forward, _implements, _move, _linear
  // Contextual: accessors.
  case get, set, willSet, didSet, _read, _modify, read, modify, mutate, borrow, unsafeAddress
  case unsafeMutableAddress, addressWithOwner, addressWithNativeOwner
  case mutableAddressWithOwner, mutableAddressWithNativeOwner
  // Contextual: types.
  case `Type`, `Protocol`, any, async, each, some, __owned, __shared, `_mutating`
  case _borrowing, _consuming, dependsOn, nonsending
  // Contextual: statements and expressions.
  case await, copy, consume, discard, of, then, unsafe, yield
  // Contextual: attributes that the outline looks at.
  case available, main, objc, testable, _exported, preconcurrency, _implementationOnly
  case safe, unchecked, retroactive
  // Contextual: conditions.
  case arch, canImport, compiler, hasAttribute, hasFeature, os, swift, targetEnvironment

  /// True if the word is reserved: outside back-quotes it is never an identifier.
  public var isReserved: Bool { self != .none && rawValue <= Keyword.`_`.rawValue }

  /// The word as it is in source.
  public var spelling: String {
    self == .none ? "" : Keyword.spellings[Int(rawValue)]
  }

  /// Spelling a case out asks the runtime, which is slow.
  private static let spellings = allCases.map { String(describing: $0) }
}

extension Keyword {
  /// The words that start a declaration or a case.
  public static let ofDeclarations: [Keyword] = [
    .func, .var, .let, .`init`, .subscript, .case, .class, .struct, .enum, .protocol, .extension,
    .typealias, .associatedtype, .import, .deinit,
  ]
}
