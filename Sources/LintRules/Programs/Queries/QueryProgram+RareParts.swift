import Matching
import SwiftSource

extension QueryProgram {
  /// The parts of a query that few queries have; a class, so that a query has one word for them.
  final class Rare: Sendable {
    let query: DeclarationQuery
    let related: Related
    /// The list of initial values.
    let values: NameListID?
    /// The list of names, one of which has to be used.
    let mentions: ID<MentionList>?
    /// The expression that has to be found in the type.
    let typeForm: ExpressionID?
    /// True if more than details is asked of the declaration itself.
    let hasLocal: Bool
    /// True if details are asked of the declaration itself.
    let hasLocalDetails: Bool
    let isAsync: Bool
    let isThrowing: Bool

    /// The conditions on other declarations and other files.
    struct Related: Sendable {
      /// The test of global actors, which are no property wrappers.
      let globalActors: TypeTest?
      /// The test of classes and actors, of which a value stays the same when it changes inside.
      let classes: TypeTest?
      /// The test of types that are more than namespaces.
      let typesWithValues: TypeTest?
      /// The queries of which the declaration of the type has to fit one.
      let types: [QueryID]
      /// The tests that the declaration of the type must not pass.
      let otherTypes: [TypeTest]
      /// Comparisons with members of the type, of which one is as good as such a query.
      let comparisons: [MemberComparison]
      /// The queries of which the declaration of the type that it extends has to fit one.
      let extended: [QueryID]
      /// The queries of which the declaration of something that it inherits has to fit one.
      let bases: [QueryID]
      /// Comparisons with members of something that it inherits, of which one is as good.
      let baseComparisons: [MemberComparison]
      /// The files, one of which has to have the name.
      let naming: ID<Selector.Scope>?
      /// The patterns, one of which has to match with the name.
      let uses: ID<NameUse>?
      /// The queries about declarations that come before.
      let earlier: [QueryID]
    }

    init(
      _ query: DeclarationQuery, related: Related, values: NameListID?,
      mentions: ID<MentionList>?, typeForm: ExpressionID?
    ) {
      isAsync = query.effects.contains(.async)
      isThrowing = query.effects.contains(.throws)
      hasLocal = Self.asksLocally(query)
      hasLocalDetails = query.details.asksLocally
      self.query = query
      self.related = related
      self.values = values
      self.mentions = mentions
      self.typeForm = typeForm
    }

    /// Returns true if the query has such parts.
    static func asks(_ query: DeclarationQuery) -> Bool {
      asksLocally(query) || !query.sorts.isEmpty || query.inheritsOnly != nil
        || !query.earlier.isEmpty || query.details != DeclarationDetails()
    }

    private static func asksLocally(_ query: DeclarationQuery) -> Bool {
      query.values != nil || query.valueForm != nil || !query.effects.isEmpty
        || query.parameters != nil || query.mentions != nil || query.attributesOnly != nil
        || query.labels != nil || query.isTrivial != nil
    }
  }
}

extension DeclarationQuery {
  /// A type that is a global actor.
  static let globalActor: DeclarationQuery = {
    var query = DeclarationQuery()
    query.attributes = try? NameList(["globalActor"])
    return query
  }()

  /// A type that has values, and is no namespace.
  static let typeWithValues: DeclarationQuery = {
    var concrete = DeclarationQuery()
    concrete.kinds = [.struct, .class, .actor]
    var `case` = DeclarationQuery()
    `case`.kinds = [.case]
    var choice = DeclarationQuery()
    choice.kinds = [.enum]
    choice.members = [`case`]
    var query = DeclarationQuery()
    query.any = [concrete, choice]
    return query
  }()

  /// A type whose values are references.
  static let reference: DeclarationQuery = {
    var query = DeclarationQuery()
    query.kinds = [.class, .actor]
    return query
  }()
}
