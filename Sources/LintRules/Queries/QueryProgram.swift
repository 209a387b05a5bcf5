import Matching
import Project
import SwiftSource

/// All queries about declarations of a run, laid out flat: queries are numbers, and equal ones have
/// the same.
///
/// Rules ask every declaration dozens of questions, and most answers are no. So what a query asks of
/// the declaration itself stands in a few words that are compared without counting references or
/// making text; what few queries ask stays with the query (``Rare``).
final class QueryProgram: Sendable {
  /// What one query asks. Numbers below 0 stand for what it does not ask.
  struct Node: Sendable {
    /// A bit for each kind that fits, by its raw value.
    var kinds = UInt32.max
    var modifiers: ModifierSet = []
    /// Modifiers of which none may be there.
    var excluded: ModifierSet = []
    var flags: Flags = []
    /// Lists of names in the pool.
    var names = -1
    var types = -1
    var attributes = -1
    var inherits = -1
    var form = -1
    var paths = -1
    /// The queries about other declarations: ranges of ``QueryProgram/related``.
    var members = 0..<0
    var enclosing = 0..<0
    var any = 0..<0
    var none = 0..<0
    /// The place among ``QueryProgram/rare``.
    var rare = -1

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
  let related: ContiguousArray<Int>
  /// The parts of queries that ask for more than ``Node`` holds.
  let rare: ContiguousArray<Rare>
  /// The numbers of queries about members that extensions elsewhere may satisfy.
  let memberQueries: [Int]
  /// The numbers of queries about types that other files name.
  let typeQueries: [Int]

  init(_ builder: Builder) {
    nodes = builder.nodes
    names = builder.names
    mentions = builder.mentions
    forms = builder.forms
    paths = builder.paths
    related = builder.related
    rare = builder.rare
    memberQueries = builder.memberQueries
    typeQueries = builder.typeQueries
  }
}

extension QueryProgram {
  /// Gives queries their numbers, before the program is known as a whole.
  struct Builder {
    fileprivate var nodes: ContiguousArray<Node> = []
    fileprivate var names = NamePool()
    fileprivate var mentions = MentionLists()
    fileprivate var forms: ContiguousArray<RegularExpression> = []
    fileprivate var paths: ContiguousArray<GlobSet> = []
    fileprivate var related: ContiguousArray<Int> = []
    /// The queries of which more is asked than ``Node`` holds.
    fileprivate var rare: ContiguousArray<Rare> = []
    /// The numbers of queries about members that extensions elsewhere may satisfy.
    fileprivate var memberQueries: [Int] = []
    /// The numbers of queries about types that other files name.
    fileprivate var typeQueries: [Int] = []
    private var numbers: [DeclarationQuery: Int] = [:]

    /// The number of a query about types that are to be known wherever they are named.
    mutating func number(ofType query: DeclarationQuery) -> Int {
      let number = number(of: query)
      if !typeQueries.contains(number) { typeQueries.append(number) }
      return number
    }

    /// The number of a query, which is added unless it is there.
    mutating func number(of query: DeclarationQuery) -> Int {
      if let number = numbers[query] { return number }
      var node = Node()
      if !query.kinds.isEmpty {
        node.kinds = query.kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
      }
      node.modifiers = query.modifiers
      node.flags.add(query.isNested, asks: .asksNested, is: .isNested)
      node.flags.add(query.isStored, asks: .asksStored, is: .isStored)
      node.flags.add(query.isNamedInside, asks: .asksNamedInside, is: .isNamedInside)
      node.flags.add(query.isNamedElsewhere, asks: .asksNamedElsewhere, is: .isNamedElsewhere)
      node.flags.add(
        query.isWrittenElsewhere, asks: .asksWrittenElsewhere, is: .isWrittenElsewhere)
      if let list = query.names { node.names = names.number(of: list) }
      if let list = query.types { node.types = names.number(of: list) }
      if let list = query.attributes { node.attributes = names.number(of: list) }
      if let inherits = query.inherits {
        node.inherits = names.number(of: inherits.names)
        if inherits.areOfSystem { node.flags.insert(.inheritsOfSystem) }
      }
      if let form = query.form { node.form = Self.position(of: form, in: &forms) }
      if let globs = query.paths { node.paths = Self.position(of: globs, in: &paths) }
      node.members = add(query.members)
      for (number, member) in zip(related[node.members], query.members)
      where !member.hasPlaceholders && !memberQueries.contains(number) {
        // What a placeholder stands for is known where a type is checked, not in its extensions.
        memberQueries.append(number)
      }
      node.enclosing = add(query.enclosing)
      node.any = add(query.any)
      for other in query.none where other.asksOnlyForModifier {
        node.excluded.formUnion(other.modifiers)
      }
      node.none = add(query.none.filter { !$0.asksOnlyForModifier })
      let globalActors =
        query.details.isWrapped == nil ? -1 : number(ofType: DeclarationDetails.globalActor)
      let parts = Rare(
        query, globalActors: globalActors,
        values: query.values.map { names.number(of: $0) } ?? -1,
        mentions: query.mentions.map { mentions.number(of: names.number(of: $0), names) } ?? -1,
        typeForm: query.details.typeForm.map { number(of: $0) } ?? -1)
      if let parts {
        node.rare = rare.count
        rare.append(parts)
      }
      nodes.append(node)
      numbers[query] = nodes.count - 1
      return nodes.count - 1
    }

    private mutating func add(_ queries: [DeclarationQuery]) -> Range<Int> {
      let added = queries.map { number(of: $0) }
      related.append(contentsOf: added)
      return related.count - added.count..<related.count
    }

    /// The number of an expression.
    mutating func number(of form: RegularExpression) -> Int {
      Self.position(of: form, in: &forms)
    }

    private static func position<Part: Equatable>(
      of part: Part, in parts: inout ContiguousArray<Part>
    ) -> Int {
      if let position = parts.firstIndex(of: part) { return position }
      parts.append(part)
      return parts.count - 1
    }
  }
}

extension QueryProgram {
  /// The parts of a query that few queries have; a class, so that a query has one word for them.
  final class Rare: Sendable {
    let query: DeclarationQuery
    /// The number of the query about global actors, -1 where it is not needed.
    let globalActors: Int
    /// The list of initial values in the pool, and that of names that are used among
    /// ``QueryProgram/mentions``; -1 for none.
    let values: Int
    let mentions: Int
    /// The expression that has to be found in the type, -1 for none.
    let typeForm: Int
    /// Whether more than details is asked of the declaration itself.
    let hasLocal: Bool
    let isAsync: Bool
    let isThrowing: Bool

    /// Nil when the query has no such parts.
    init?(
      _ query: DeclarationQuery, globalActors: Int, values: Int, mentions: Int, typeForm: Int
    ) {
      isAsync = query.effects.contains(.async)
      isThrowing = query.effects.contains(.throws)
      hasLocal =
        query.values != nil || query.valueForm != nil || !query.effects.isEmpty
        || query.parameters != nil || query.mentions != nil || query.attributesOnly != nil
        || query.labels != nil || query.isTrivial != nil
      guard
        hasLocal || !query.sorts.isEmpty || query.inheritsOnly != nil
          || query.details != DeclarationDetails()
      else { return nil }
      self.query = query
      self.globalActors = globalActors
      self.values = values
      self.mentions = mentions
      self.typeForm = typeForm
    }
  }
}

extension DeclarationQuery {
  /// Whether the query asks for one modifier and nothing else.
  fileprivate var asksOnlyForModifier: Bool {
    guard modifiers.rawValue.nonzeroBitCount == 1 else { return false }
    var rest = self
    rest.modifiers = []
    return rest.isEmpty
  }
}
