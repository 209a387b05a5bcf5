import Matching

/// The less common conditions of a description of declarations; all that are given must hold.
package struct DeclarationDetails: Sendable, Hashable {
  /// An expression that must match the type, or the initial value if no type is written; white
  /// space does not count.
  package var typeForm: RegularExpression?
  /// Names of types of which one has to be in the type, or in the initial value where no type is
  /// written.
  package var typeMentions: NameList?
  /// Its generic parameters.
  package var generic: Generic?
  /// True if it has a property wrapper, which is an attribute with a capital letter that is no
  /// global actor.
  package var isWrapped: Bool?
  /// True if a class of the project inherits it.
  package var isSubclassed: Bool?

  /// True if only conformances count that are declared in the module of the type.
  package var inheritsInModule = false

  package init() {}

  /// The generic parameters that a query asks for.
  package enum Generic: String, Sendable, Hashable, CaseIterable {
    /// Any.
    case any
    /// One of which nothing is asked.
    case unconstrained
  }
}
