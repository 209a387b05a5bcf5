extension SymbolTable {
  /// The meaning of a name.
  package enum Meaning: Hashable, Sendable {
    /// A type, protocol or alias of the project.
    case symbol(Int32)
    /// A module of the project.
    case module(Int32)
    /// Something that cannot be referred to across files: a generic parameter, an associated type,
    /// a local type or value.
    case opaque
    /// A generic parameter or associated type, and the types that bound it, paths of the file: what
    /// they have for members, it has too.
    case bounded(file: Int32, by: Range<Int32>)
    /// Several things between which scoping cannot decide.
    case ambiguous
    /// Something from outside the project, with the number of its extensions' members or -1.
    case outside(Int32)

    /// True if a bare name with this meaning can be one from outside the project. Look-up comes to
    /// modules last, so that the name of a module of the project hides no type of the system.
    ///
    /// Source: the order of steps in `lib/AST/UnqualifiedLookup.cpp` of the compiler.
    var isFromOutside: Bool {
      switch self {
      case .outside, .module: true
      case .symbol, .opaque, .bounded, .ambiguous: false
      }
    }
  }

  /// The parameters of a name look-up.
  struct Search {
    let name: Name
    /// The file that asks.
    let file: Int
    /// The role of the name at its place.
    let role: FileSymbols.Mention.Role
    /// True if the generic parameters of a type are visible.
    var hasParameters: Bool
    /// True if types have the members of their protocols; protocols and classes always have those
    /// of the types they inherit.
    var hasProtocols = true
    /// True if types have the associated types of the protocols that they conform to in the same file.
    var hasInferredTypes = false
    /// True if the search has skipped a protocol that might have the name.
    var hasSkipped = false
    /// How many types have been gone through to get here.
    var depth = 0
    /// How many types have been asked at all.
    var steps = 0
  }
}
