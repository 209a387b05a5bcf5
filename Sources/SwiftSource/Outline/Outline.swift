/// The declarations of one file: the structure that rules ask about, as flat arrays.
///
/// Made from tokens alone, in one pass, without an expression parser. It never fails: code that is
/// being written has an outline too, only with less in it.
public struct Outline: Sendable {
  /// The declarations in source order, parents before members. Imports are among them.
  public internal(set) var declarations: ContiguousArray<Declaration> = []
  /// The indices of the imports among them.
  public internal(set) var imports: ContiguousArray<Int32> = []
  /// The attributes of all declarations.
  public internal(set) var attributes: ContiguousArray<Attribute> = []
  /// The types in inheritance clauses.
  public internal(set) var inheritedTypes: ContiguousArray<TokenRange> = []
  /// The parameters of all functions and the associated values of all cases.
  public internal(set) var parameters: ContiguousArray<Parameter> = []
  /// The generic parameters of all declarations.
  public internal(set) var genericParameters: ContiguousArray<GenericParameter> = []
  /// The accessors of all variables and subscripts.
  public internal(set) var accessors: ContiguousArray<Accessor> = []
  /// The branches of conditional compilation, in source order.
  public internal(set) var clauses: ContiguousArray<ConditionalClause> = []
  /// The brackets that are nested too deep to be gone into, in source order.
  public internal(set) var unwalked: ContiguousArray<TokenRange> = []

  /// How many brackets are gone into, one in the other: as many as Swift's own parser accepts.
  public static let maximumDepth = 256
  /// How many bodies of types are gone into, one in the other. Each is asked about all that it holds.
  public static let maximumTypeDepth = 32

  /// An empty outline; ``scan(_:into:)`` fills it.
  public init() {}

  /// The modifiers of a declaration, with the access level that an extension around it gives its
  /// members, if it has none of its own.
  public func modifiers(of index: Int) -> ModifierSet {
    let modifiers = declarations[index].modifiers
    let parent = Int(declarations[index].parent)
    guard parent >= 0, declarations[parent].kind == .extension, modifiers.isDisjoint(with: .access)
    else { return modifiers }
    return modifiers.union(declarations[parent].modifiers.intersection(.access))
  }

  mutating func removeAll() {
    declarations.removeAll(keepingCapacity: true)
    imports.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    inheritedTypes.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    genericParameters.removeAll(keepingCapacity: true)
    accessors.removeAll(keepingCapacity: true)
    clauses.removeAll(keepingCapacity: true)
    unwalked.removeAll(keepingCapacity: true)
  }
}
