import Matching

/// What a description of declarations asks more rarely: every part that is given has to hold.
package struct DeclarationDetails: Sendable, Hashable {
  /// What has to be found in the type, or in the initial value where no type is written; white
  /// space does not count.
  package var typeForm: RegularExpression?
  /// Names of types of which one has to stand in the type, or in the initial value where no type is
  /// written.
  package var typeMentions: NameList?
  /// Its generic parameters.
  package var generic: Generic?
  /// Whether it has a property wrapper, which is an attribute with a capital letter that is no
  /// global actor.
  package var isWrapped: Bool?
  /// Whether a class of the project inherits it.
  package var isSubclassed: Bool?

  package init() {}

  /// What generic parameters a declaration has.
  package enum Generic: String, Sendable, Hashable, CaseIterable {
    /// Any.
    case any
    /// One of which nothing is asked.
    case unconstrained
  }
}
