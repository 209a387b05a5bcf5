import Matching
import Project
import SwiftSource

/// All queries about declarations of a run, laid out flat. Equal queries share one ID.
///
/// Rules ask every declaration dozens of questions, and most answers are no. So what a query asks of
/// the declaration itself is in a few words that are compared without counting references or
/// making text; what few queries ask stays with the query (``Rare``).
final class QueryProgram: Sendable {
  /// The conditions of one query; nil for a condition that it does not have.
  struct Node: Sendable {
    /// A bit for each kind that fits, by its raw value.
    var kinds = UInt32.max
    var modifiers: ModifierSet = []
    /// Modifiers, none of which may be there.
    var excluded: ModifierSet = []
    var flags: Flags = []
    var names: NameListID?
    var types: NameListID?
    var attributes: NameListID?
    var inherits: NameListID?
    var form: ExpressionID?
    var paths: ID<GlobSet>?
    /// The queries about other declarations: ranges of ``QueryProgram/related``.
    var members = 0..<0
    var enclosing = 0..<0
    var any = 0..<0
    var none = 0..<0
    /// The parts that few queries ask for.
    var rare: ID<Rare>?

    struct Flags: OptionSet, Sendable {
      let rawValue: UInt16

      static let asksNested = Flags(rawValue: 1 << 0)
      static let isNested = Flags(rawValue: 1 << 1)
      static let asksStored = Flags(rawValue: 1 << 2)
      static let isStored = Flags(rawValue: 1 << 3)
      static let inheritsOfSystem = Flags(rawValue: 1 << 4)
      static let asksNamedInside = Flags(rawValue: 1 << 5)
      static let isNamedInside = Flags(rawValue: 1 << 6)
      static let asksNamedElsewhere = Flags(rawValue: 1 << 7)
      static let isNamedElsewhere = Flags(rawValue: 1 << 8)
      static let asksWrittenElsewhere = Flags(rawValue: 1 << 9)
      static let isWrittenElsewhere = Flags(rawValue: 1 << 10)
      static let inheritanceIsWritten = Flags(rawValue: 1 << 11)
      static let asksModifiers = Flags(rawValue: 1 << 12)
      /// Its question depends on the declaration that a rule is about.
      static let hasPlaceholders = Flags(rawValue: 1 << 13)
      static let countsGlobalActors = Flags(rawValue: 1 << 14)

      /// Adds what a question that has no answer yet asks for.
      mutating func add(_ answer: Bool?, asks: Flags, is: Flags) {
        guard let answer else { return }
        insert(asks)
        if answer { insert(`is`) }
      }
    }
  }

  let nodes: ContiguousArray<Node>
  let names: NamePool
  let mentions: MentionLists
  let forms: ContiguousArray<RegularExpression>
  let paths: ContiguousArray<GlobSet>
  let related: ContiguousArray<QueryID>
  /// The parts of queries that ask for more than ``Node`` holds.
  let rare: ContiguousArray<Rare>
  /// For each query about members the fact that an extension elsewhere satisfies it.
  let memberFacts: ContiguousArray<ID<ExtensionFact>?>
  /// The test of types that are global actors, where a list of attributes has them all.
  let globalActors: TypeTest?

  init(_ builder: Builder) {
    nodes = builder.nodes
    names = builder.names
    mentions = builder.mentions
    forms = builder.forms.subjects
    paths = builder.paths.subjects
    related = builder.related
    rare = builder.rare
    var memberFacts = ContiguousArray<ID<ExtensionFact>?>(repeating: nil, count: nodes.count)
    for (query, fact) in builder.memberFacts { memberFacts[query.index] = fact }
    self.memberFacts = memberFacts
    globalActors = builder.globalActors
  }
}

extension QueryProgram {
  /// Gives queries their IDs, before the program is known as a whole.
  struct Builder {
    fileprivate var nodes: ContiguousArray<Node> = []
    fileprivate var names = NamePool()
    fileprivate var mentions = MentionLists()
    fileprivate var forms = IDTable<RegularExpression>()
    fileprivate var paths = IDTable<GlobSet>()
    fileprivate var related: ContiguousArray<QueryID> = []
    fileprivate var rare: ContiguousArray<Rare> = []
    fileprivate var memberFacts: [QueryID: ID<ExtensionFact>] = [:]
    fileprivate var globalActors: TypeTest?
    /// The queries' questions to all files.
    var questions = ProjectQuestions()
    /// The queries as they are written, and the node of each.
    private var written = IDTable<DeclarationQuery>()
    private var ids: ContiguousArray<QueryID?> = []

    /// The test of types that other files name.
    ///
    /// - Parameter includesBases: whether the classes that a type inherits have to fit too.
    mutating func test(_ description: TypeDescription, includesBases: Bool) -> TypeTest {
      var local = description.query
      // Inherited names are tested when the project is known.
      if includesBases { local.inheritsOnly = nil }
      let query = id(of: local)
      questions.ask(ofTypes: query, isOpen: true)
      return TypeTest(
        query: query, inheritsOnly: includesBases ? description.query.inheritsOnly : nil,
        lacking: description.lacking, includesBases: includesBases)
    }

    /// The static members of types that are no instances of their type.
    mutating func membersOfOtherTypes() -> ID<MemberValues> {
      questions.memberValues.id(
        of: MemberValues(path: [id(of: .staticMember)], field: .nameOfOther))
    }

    /// The ID of a query, which is added unless it is there.
    mutating func id(of query: DeclarationQuery) -> QueryID {
      let position = written.id(of: query).index
      if position < ids.count, let id = ids[position] { return id }
      let id = add(query.withDataTypes)
      while ids.count < written.subjects.count { ids.append(nil) }
      ids[position] = id
      return id
    }

    /// Returns true if what the query asks depends on the declaration that a rule is about.
    func hasPlaceholders(_ query: QueryID) -> Bool {
      nodes[query.index].flags.contains(.hasPlaceholders)
    }

    private mutating func add(_ query: DeclarationQuery) -> QueryID {
      var node = Node()
      if !query.kinds.isEmpty {
        node.kinds = query.kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
      }
      node.modifiers = query.modifiers
      node.flags = Node.Flags(query)
      node.names = query.names.map { names.id(of: $0) }
      node.types = query.types.map { names.id(of: $0) }
      node.attributes = query.attributes.map { names.id(of: $0) }
      if query.countsGlobalActors {
        node.flags.insert(.countsGlobalActors)
        globalActors = globalActors ?? test(.globalActor)
      }
      node.inherits = query.inherits.map { names.id(of: $0) }
      node.form = query.form.map { forms.id(of: $0) }
      node.paths = query.paths.map { paths.id(of: $0) }
      node.members = add(query.members)
      for member in related[node.members] where !hasPlaceholders(member) {
        // The value of a placeholder is known where a type is checked, not in its extensions.
        memberFacts[member] = questions.extensionFacts.id(of: .member(member))
      }
      node.enclosing = add(query.enclosing)
      node.any = add(query.any)
      for other in query.none where other.asksOnlyForModifier {
        node.excluded.formUnion(other.modifiers)
      }
      node.none = add(query.none.filter { !$0.asksOnlyForModifier })
      if !node.modifiers.isEmpty || !node.excluded.isEmpty { node.flags.insert(.asksModifiers) }
      let others = [node.members, node.enclosing, node.any, node.none]
      if query.namesHavePlaceholders
        || others.contains(where: { related[$0].contains { hasPlaceholders($0) } })
        || query.rareRelated.contains(where: \.hasPlaceholders)
      {
        node.flags.insert(.hasPlaceholders)
      }
      if query.isWrittenElsewhere != nil { questions.asksForChanges = true }
      if let parts = rareParts(of: query) {
        node.rare = ID(rare.count)
        rare.append(parts)
      }
      let id = QueryID(nodes.count)
      nodes.append(node)
      return id
    }

    private mutating func rareParts(of query: DeclarationQuery) -> Rare? {
      guard Rare.asks(query) else { return nil }
      let details = query.details
      if details.isMutated != nil { questions.asksForChanges = true }
      return Rare(
        query,
        related: Rare.Related(
          globalActors: details.isWrapped == nil ? nil : test(.globalActor),
          classes: details.isMutated == nil ? nil : test(.reference),
          typesWithValues: details.isHelper == nil ? nil : test(.typeWithValues),
          types: details.typeDeclarations.filter { !$0.hasPlaceholders }.map {
            questions.ask(ofTypes: id(of: $0), isOpen: true)
          },
          otherTypes: details.otherTypeDeclarations.map { test($0) },
          comparisons: details.typeDeclarations.compactMap { comparison(of: $0) },
          extended: details.extendedDeclarations.map {
            questions.ask(ofTypes: id(of: $0), isOpen: true)
          },
          bases: details.inheritedDeclarations.filter { !$0.hasPlaceholders }.map {
            questions.ask(ofTypes: id(of: $0), isOpen: true)
          },
          baseComparisons: details.inheritedDeclarations.compactMap { comparison(of: $0) },
          naming: details.naming.map { questions.namingScopes.id(of: $0) },
          uses: details.uses.isEmpty ? nil : questions.uses.id(of: NameUse(details.uses)),
          earlier: query.earlier.map { id(of: $0) }),
        values: query.values.map { names.id(of: $0) },
        mentions: query.mentions.map { mentions.id(of: names.id(of: $0), names) },
        typeForm: details.typeForm.map { forms.id(of: $0) })
    }

    /// The comparison of the members of a type with a placeholder, nil where the query has none.
    private mutating func comparison(of query: DeclarationQuery) -> MemberComparison? {
      guard let (type, path, field, list) = query.comparison else { return nil }
      let values = MemberValues(path: path.map { id(of: $0) }, field: field)
      return MemberComparison(
        type: questions.ask(ofTypes: id(of: type), isOpen: true),
        values: questions.memberValues.id(of: values), list: list)
    }

    private mutating func test(_ query: DeclarationQuery) -> TypeTest {
      test(TypeDescription(query), includesBases: true)
    }

    private mutating func add(_ queries: [DeclarationQuery]) -> Range<Int> {
      let added = queries.map { id(of: $0) }
      related.append(contentsOf: added)
      return related.count - added.count..<related.count
    }

    /// The ID of an expression.
    mutating func id(of form: RegularExpression) -> ExpressionID { forms.id(of: form) }
  }
}

extension QueryProgram.Node.Flags {
  fileprivate init(_ query: DeclarationQuery) {
    self = []
    add(query.isNested, asks: .asksNested, is: .isNested)
    add(query.isStored, asks: .asksStored, is: .isStored)
    add(query.isNamedInside, asks: .asksNamedInside, is: .isNamedInside)
    add(query.isNamedElsewhere, asks: .asksNamedElsewhere, is: .isNamedElsewhere)
    add(query.isWrittenElsewhere, asks: .asksWrittenElsewhere, is: .isWrittenElsewhere)
    if query.namesSystemTypes { insert(.inheritsOfSystem) }
    if query.isInheritanceWritten { insert(.inheritanceIsWritten) }
  }
}

extension DeclarationQuery {
  /// True if the query asks for one modifier and nothing else.
  fileprivate var asksOnlyForModifier: Bool {
    guard modifiers.rawValue.nonzeroBitCount == 1 else { return false }
    var rest = self
    rest.modifiers = []
    return rest.isEmpty
  }
}
