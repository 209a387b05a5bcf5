/// One declaration of a source file, as token indices into its ``LexedSource``.
///
/// The declarations of a file are in one array in source order, parents before their members.
public struct Declaration: Sendable {
  /// The kind of the declaration.
  public var kind: DeclarationKind
  /// Facts with one bit each.
  public var traits: Traits = []
  /// The modifiers that are before it.
  public var modifiers: ModifierSet = []
  /// The declaration around it, an index into ``Outline/declarations``, -1 at file level.
  public var parent: Int32
  /// The innermost `#if` clause around it, an index into ``Outline/clauses``, -1 outside.
  public var clause: Int32 = -1
  /// The name; of an extension the extended type, of an import the path. One token else, but for
  /// operators, which may be lexed as several.
  public var name: TokenRange
  /// Everything from the first attribute to the last token of the body.
  public var range: TokenRange
  /// The word that introduces it: `struct`, `func`, `case`, …
  public var introducer: Int32
  /// Its attributes, a range of ``Outline/attributes``.
  public var attributes: Range<Int32> = 0..<0
  /// The inherited types, a range of ``Outline/inheritedTypes``.
  public var inheritedTypes: Range<Int32> = 0..<0
  /// Parameters of a function, or associated values of a case, a range of ``Outline/parameters``.
  public var parameters: Range<Int32> = 0..<0
  /// Generic parameters, a range of ``Outline/genericParameters``.
  public var genericParameters: Range<Int32> = 0..<0
  /// The type of a variable, the result of a function, the type that an alias stands for, the
  /// precedence group of an operator.
  public var type: TokenRange = .none
  /// The initial value of a variable, the raw value of a case, the definition of a macro.
  public var value: TokenRange = .none
  /// The requirements after `where`.
  public var whereClause: TokenRange = .none
  /// The `{` of its members, its code or its accessors, -1 without.
  public var body: Int32 = -1

  /// Facts with one bit each.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Declared inside code: a function's body, a closure, an accessor, a statement's braces.
    public static var isLocal: Traits { Traits(rawValue: 1 << 0) }
    /// `async`, or `async let`.
    public static var isAsync: Traits { Traits(rawValue: 1 << 1) }
    /// `throws`, typed or not, or `rethrows`.
    public static var isThrowing: Traits { Traits(rawValue: 1 << 2) }
    /// `init?` or `init!`.
    public static var isFailable: Traits { Traits(rawValue: 1 << 3) }
    /// A variable or subscript with code instead of storage.
    public static var isComputed: Traits { Traits(rawValue: 1 << 4) }
    /// A variable whose pattern is a tuple that it shares with others.
    public static var isInTuple: Traits { Traits(rawValue: 1 << 5) }
  }

  /// True if the declaration is inside code.
  public var isLocal: Bool { traits.contains(.isLocal) }
}

/// The kinds of declarations, named like their introducing keywords.
public enum DeclarationKind: UInt8, CaseIterable, Sendable {
  case `import`, `struct`, `class`, actor, `enum`, `protocol`, `extension`, `typealias`
  case `associatedtype`, `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`, `operator`
  case `precedencegroup`, macro

  /// True if a type is declared: struct, class, actor, enum or protocol.
  public var isType: Bool {
    switch self {
    case .struct, .class, .actor, .enum, .protocol: true
    default: false
    }
  }

  /// True if the declaration can have members: a type or an extension.
  public var hasMembers: Bool { isType || self == .extension }

  /// The word that introduces such a declaration.
  public var word: String { Self.words[Int(rawValue)] }

  /// By raw value; made once, as it takes looking at the type's description.
  private static let words = allCases.map { String(describing: $0) }
}

/// The modifiers of a declaration, those of access included.
public struct ModifierSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static var open: ModifierSet { ModifierSet(rawValue: 1 << 0) }
  public static var `public`: ModifierSet { ModifierSet(rawValue: 1 << 1) }
  public static var package: ModifierSet { ModifierSet(rawValue: 1 << 2) }
  public static var `internal`: ModifierSet { ModifierSet(rawValue: 1 << 3) }
  public static var `fileprivate`: ModifierSet { ModifierSet(rawValue: 1 << 4) }
  public static var `private`: ModifierSet { ModifierSet(rawValue: 1 << 5) }
  /// `public(set)`, and so on.
  public static var publicSet: ModifierSet { ModifierSet(rawValue: 1 << 6) }
  public static var packageSet: ModifierSet { ModifierSet(rawValue: 1 << 7) }
  public static var internalSet: ModifierSet { ModifierSet(rawValue: 1 << 8) }
  public static var fileprivateSet: ModifierSet { ModifierSet(rawValue: 1 << 9) }
  public static var privateSet: ModifierSet { ModifierSet(rawValue: 1 << 10) }
  public static var `static`: ModifierSet { ModifierSet(rawValue: 1 << 11) }
  public static var `class`: ModifierSet { ModifierSet(rawValue: 1 << 12) }
  public static var final: ModifierSet { ModifierSet(rawValue: 1 << 13) }
  public static var override: ModifierSet { ModifierSet(rawValue: 1 << 14) }
  public static var lazy: ModifierSet { ModifierSet(rawValue: 1 << 15) }
  public static var weak: ModifierSet { ModifierSet(rawValue: 1 << 16) }
  public static var unowned: ModifierSet { ModifierSet(rawValue: 1 << 17) }
  public static var mutating: ModifierSet { ModifierSet(rawValue: 1 << 18) }
  public static var nonmutating: ModifierSet { ModifierSet(rawValue: 1 << 19) }
  public static var nonisolated: ModifierSet { ModifierSet(rawValue: 1 << 20) }
  /// `nonisolated(unsafe)`.
  public static var nonisolatedUnsafe: ModifierSet { ModifierSet(rawValue: 1 << 21) }
  public static var isolated: ModifierSet { ModifierSet(rawValue: 1 << 22) }
  public static var required: ModifierSet { ModifierSet(rawValue: 1 << 23) }
  public static var convenience: ModifierSet { ModifierSet(rawValue: 1 << 24) }
  public static var dynamic: ModifierSet { ModifierSet(rawValue: 1 << 25) }
  public static var optional: ModifierSet { ModifierSet(rawValue: 1 << 26) }
  public static var indirect: ModifierSet { ModifierSet(rawValue: 1 << 27) }
  public static var distributed: ModifierSet { ModifierSet(rawValue: 1 << 28) }
  public static var prefix: ModifierSet { ModifierSet(rawValue: 1 << 29) }
  public static var infix: ModifierSet { ModifierSet(rawValue: 1 << 30) }
  public static var postfix: ModifierSet { ModifierSet(rawValue: 1 << 31) }
  public static var consuming: ModifierSet { ModifierSet(rawValue: 1 << 32) }
  public static var borrowing: ModifierSet { ModifierSet(rawValue: 1 << 33) }
  public static var async: ModifierSet { ModifierSet(rawValue: 1 << 34) }
  public static var sending: ModifierSet { ModifierSet(rawValue: 1 << 35) }
  /// A modifier that the set has no name for.
  public static var other: ModifierSet { ModifierSet(rawValue: 1 << 36) }

  /// Any of the access levels, those of setters not.
  public static let access: ModifierSet = [
    .open, .public, .package, .internal, .fileprivate, .private,
  ]
}

/// An attribute such as `@MainActor` or `@available(iOS 26, *)`.
public struct Attribute: Sendable {
  /// The name after the `@`, with its generic arguments.
  public let name: TokenRange
  /// The `(` of its arguments, -1 without.
  public let arguments: Int32
}

/// A parameter of a function, or an associated value of an enum case.
public struct Parameter: Sendable {
  /// The word that callers write, -1 for an associated value without one.
  public let label: Int32
  /// The name inside the function, the same as ``label`` when there is one word.
  public let name: Int32
  /// The type, attributes and `inout` included, the `...` of a variadic one not.
  public let type: TokenRange
  /// The default argument.
  public let defaultValue: TokenRange
}

/// A generic parameter.
public struct GenericParameter: Sendable {
  /// Its name.
  public let name: Int32
  /// The type after the colon.
  public let constraint: TokenRange
}

/// An accessor of a variable or subscript.
public struct Accessor: Sendable {
  /// The variable or subscript, an index into ``Outline/declarations``.
  public let declaration: Int32
  /// `get`, `set`, `willSet`, …
  public let keyword: Keyword
  /// The index of that word.
  public let token: Int32
  /// The `{` of its code, -1 in a requirement.
  public let body: Int32
}
