import SwiftSource

/// The facts about one file that the rest of the project needs: its declarations, their scopes, and
/// the names that it mentions there.
///
/// Flat arrays that refer to each other by index. Names are numbers; only what messages and
/// conditions show has its text kept, in one pool.
package struct FileSymbols: Sendable {
  /// The declarations of the file, local types and generic parameters included.
  var symbols: ContiguousArray<Symbol> = []
  /// The types and extensions of the file: what has members.
  var containers: ContiguousArray<Container> = []
  /// The scopes; the first one is the file.
  var scopes: ContiguousArray<Scope> = []
  /// The names that scopes declare besides members: generic parameters, parameters, local types.
  var localNames: ContiguousArray<LocalName> = []
  /// For scopes with more names than people write, by the place of their first one, the places of
  /// each name.
  var crowdedScopes: [Int32: [Name: [Int32]]] = [:]
  /// Names in inheritance clauses and aliases, and extended types.
  var paths: ContiguousArray<Path> = []
  /// The names that code mentions, each once per scope.
  var mentions: ContiguousArray<Mention> = []
  /// The first names of implicit members: `Keys` in `.Keys.first`.
  var implicitMembers: ContiguousArray<Name> = []
  /// The names after the first one of paths and mentions.
  var components: ContiguousArray<Name> = []
  /// The condition of the `#if` that is around all of the file.
  var condition: Name?
  /// The modules that the file imports.
  package internal(set) var imports: ContiguousArray<ImportedModule> = []
  /// True if an import brings a single declaration.
  var importsAlone = false
  /// The bytes of names.
  var text: ContiguousArray<UInt8> = []

  /// No symbols, those of a file that is not Swift.
  package init() {}

  /// Returns true if the file imports the same modules as `other`.
  package func hasSameImports(as other: FileSymbols) -> Bool { imports == other.imports }

  /// How many names of a scope are looked through one by one.
  private static let fewNames = 64

  /// Makes an index of the names of scopes that have many.
  mutating func indexCrowdedScopes() {
    for scope in scopes where scope.names.count > Self.fewNames {
      crowdedScopes[scope.names.lowerBound] = Dictionary(
        grouping: scope.names, by: { localNames[Int($0)].name })
    }
  }

  /// Gives back the memory that the arrays do not use.
  mutating func trim() {
    symbols.trim()
    containers.trim()
    scopes.trim()
    localNames.trim()
    paths.trim()
    mentions.trim()
    implicitMembers.trim()
    components.trim()
    imports.trim()
    text.trim()
  }

  /// The places among ``localNames`` where the name of a scope may be.
  func places(of name: Name, in scope: Scope) -> some Sequence<Int32> {
    let isCrowded = scope.names.count > Self.fewNames
    let places = isCrowded ? crowdedScopes[scope.names.lowerBound]?[name] ?? [] : []
    return Places(few: isCrowded ? 0..<0 : scope.names, found: places[...])
  }

  /// A range of places, or those that an index has found.
  private struct Places: Sequence, IteratorProtocol {
    var few: Range<Int32>
    var found: ArraySlice<Int32>

    mutating func next() -> Int32? { few.popFirst() ?? found.popFirst() }
  }
}

extension FileSymbols {
  /// One declared name.
  package struct Symbol: Sendable {
    package enum Kind: UInt8, Sendable {
      case type, `protocol`, alias, associatedType, genericParameter
      /// A variable, function or case whose name looks like that of a type.
      case value
      /// A macro, which is named in attributes and after `#` only.
      case macro

      /// True if the name is that of a type in the project that code can refer to.
      package var isReferable: Bool { rawValue <= Kind.alias.rawValue }

      /// Returns true if a name with this role can mean the declaration.
      func canBe(_ role: Mention.Role) -> Bool {
        switch self {
        case .value: role == .expression
        case .macro: role == .attribute
        default: true
        }
      }
    }

    package enum Access: UInt8, Sendable { case file, module, everywhere }

    package let name: Name
    package let kind: Kind
    package let access: Access
    /// The platforms on which it exists, according to the `#if` around it.
    let presence: Presence
    /// True if it is in a branch of `#if` other than the file's ``FileSymbols/condition``.
    let isInBranch: Bool
    /// The container that it is a member of, ``fileLevel`` or ``local``.
    let container: Int32
    /// The index of the declaration in the file's outline.
    package let declaration: Int32
    /// The first byte of its name in the file.
    package let offset: UInt32
    /// The text of its name.
    let text: Range<Int32>
    /// True for an alias that means what its name means outside the project, such as
    /// `typealias AnyCancellable = Combine.AnyCancellable`.
    var isShortcut = false

    /// How many bytes its name has, without back-quotes.
    package var nameLength: Int { text.count }

    /// The types that an alias is, or that bound an associated type or a generic parameter, a range
    /// of ``FileSymbols/paths``.
    var targets: Range<Int32> = 0..<0

    /// Of ``container``: outside all types and code.
    static let fileLevel: Int32 = -1
    /// Of ``container``: inside code, found through the scopes of the file only.
    static let local: Int32 = -2
  }

  /// A type or extension.
  package struct Container: Sendable {
    /// The type, -1 for an extension.
    let symbol: Int32
    /// True if it is a class: only a class inherits members that other files give to a type from
    /// outside.
    let isClass: Bool
    /// The extended type, an index into ``FileSymbols/paths``, -1 for a type.
    var extended: Int32
    /// The inherited types, a range of ``FileSymbols/paths``.
    var bases: Range<Int32> = 0..<0
    /// The constraints of an extension on `Self`, a range of ``FileSymbols/paths``.
    var bounds: Range<Int32> = 0..<0
    /// The index of the declaration in the file's outline.
    let declaration: Int32
  }

  /// A part of the file in which the same names can be seen.
  struct Scope: Sendable {
    /// The scope around it, -1 for the file.
    var parent: Int32 = -1
    /// The container whose members can be seen, -1 for a scope with names of its own.
    var container: Int32 = -1
    /// Its own names, a range of ``FileSymbols/localNames``.
    var names: Range<Int32> = 0..<0
    /// The tokens of the scope.
    var tokens: TokenRange
  }

  /// A name that can be seen in one scope only.
  struct LocalName: Sendable, Hashable {
    let name: Name
    /// The local type or alias, -1 for a generic parameter or value.
    let symbol: Int32
    let isValue: Bool
    /// The types that bound a generic parameter, a range of ``FileSymbols/paths``.
    var bounds: Range<Int32> = 0..<0
  }

  /// A dotted name in a place where a type is.
  struct Path: Sendable {
    let first: Name
    /// The names after the first dot, a range of ``FileSymbols/components``.
    let rest: Range<Int32>
    let scope: Int32
    /// The text of the whole path.
    let text: Range<Int32>
  }

  /// A dotted name that code mentions.
  package struct Mention: Sendable {
    /// The role of a name at its place.
    enum Role: UInt8, Sendable {
      /// A type or a value.
      case expression
      /// Only a type.
      case type
      /// Only a type, in the body of a function or of a computed variable.
      case typeInCode
      /// A type or a macro.
      case attribute
      /// A type nested in one that the code does not name: `.Keys.first`.
      case implicitMember

      /// True if only a type can be there.
      var isType: Bool { self == .type || self == .typeInCode }
    }

    let first: Name
    let scope: Int32
    /// Where the names after the first dot start in ``FileSymbols/components``.
    let rest: Int32
    let restCount: UInt16
    let role: Role
    /// How often the scope mentions it.
    package var count: UInt32
  }

  /// One import.
  package struct ImportedModule: Sendable, Hashable {
    package let name: Name
    /// The declaration that is imported alone, as by `import struct Module.Name`.
    let declaration: Name?
    package let isTestable: Bool
    package let isExported: Bool
  }
}
