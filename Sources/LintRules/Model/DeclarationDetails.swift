import Matching
import Project

/// The less common conditions of a description of declarations; all that are given must hold.
package struct DeclarationDetails: Sendable, Hashable {
  /// An expression that must match the type, or the initial value if no type is written; white
  /// space does not count.
  package var typeForm: RegularExpression?
  /// Names of types, one of which has to be in the type, or in the initial value where no type is
  /// written.
  package var typeMentions: NameList?
  /// Its generic parameters.
  package var generic: Generic?
  /// True if it has a property wrapper, which is an attribute with a capital letter that is no
  /// global actor.
  package var isWrapped: Bool?
  /// True if it is part of a type that has values, or of a function: enums without cases and
  /// extensions of types from outside the project are only namespaces.
  package var isHelper: Bool?
  /// True if a class of the project inherits it.
  package var isSubclassed: Bool?
  /// True if it is a type that only holds data.
  package var holdsData: Bool?
  /// True if a documentation comment is above it.
  package var isDocumented: Bool?
  /// An expression that must match one of its attributes, arguments included.
  package var attributeForm: RegularExpression?
  /// The conditions of the `#if` around it.
  package var conditions: ConditionTerms?
  /// Platforms for one of which alone it is compiled.
  package var platforms: Set<Platform> = []
  /// Where the files are of the module of the project that it imports.
  package var modulePaths: GlobSet?
  /// True if code may give it another value than its first one.
  package var isMutated: Bool?
  /// Descriptions of which the project's declaration of its type fits one.
  package var typeDeclarations: [DeclarationQuery] = []
  /// Descriptions of which the project's declaration of its type, if there is one, fits none.
  package var otherTypeDeclarations: [DeclarationQuery] = []
  /// Descriptions of which the project's declaration of the type that it extends fits one.
  package var extendedDeclarations: [DeclarationQuery] = []
  /// Descriptions of which the project's declaration of something that it inherits, directly or not,
  /// fits one.
  package var inheritedDeclarations: [DeclarationQuery] = []
  /// Where another file has to have its name.
  package var naming: Selector.Scope?
  /// Patterns, one of which has to match anywhere in the project, with its name as the capture
  /// `$name`.
  package var uses: [TokenPattern] = []

  /// True if only conformances count that are declared in the module of the type.
  package var inheritsInModule = false

  package init() {}

  /// True if it asks something that the declaration and its file decide.
  var asksLocally: Bool {
    generic != nil || isDocumented != nil || attributeForm != nil || conditions != nil
      || !platforms.isEmpty || modulePaths != nil
  }

  /// The generic parameters that a query asks for.
  package enum Generic: String, Sendable, Hashable, CaseIterable {
    /// Any.
    case any
    /// One of which nothing is asked.
    case unconstrained
  }
}
