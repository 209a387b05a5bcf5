import LintRules
import Project
import SwiftSource

/// The facts of one file about `ObservableObject`, and about the types of its values.
package struct ObservationFacts: Sendable {
  /// A class that conforms, with all that has to change in it.
  struct Class: Sendable {
    let symbol: Int32
    let declaration: FixUnit.Place
    var places: [FixUnit.Place] = []
    var edits: [Edit] = []
    var published: [String] = []
    /// True if a published property has observers.
    var hasObservers = false
    /// True if a property has another wrapper.
    var hasWrappers = false
    var blockers: [FixUnit.Blocker] = []
  }

  /// A conformance in an extension, with what takes it out, nil if that is not understood.
  struct Conformance: Sendable {
    let owner: Int32
    let place: FixUnit.Place
    let removal: Edit?
  }

  /// A property that holds an object in one of SwiftUI's wrappers.
  struct Wrapped: Sendable {
    let owner: Int32
    let name: String
    let clue: TypeClue
    let place: FixUnit.Place
    /// The attribute, and with what is between it and the next token.
    let attribute: Range<Int>
    let attributeAndGap: Range<Int>
    /// The word `var`.
    let introducer: Range<Int>
    /// From after the name to the end of the type, and the type's text; nil without one.
    let annotation: Range<Int>?
    let typeText: String
    let hasValue: Bool
    /// The identifiers of its name, type and value.
    let names: [String]
    /// Why it cannot be changed.
    let problem: String?
  }

  /// A name with a `$` before it.
  struct Projection: Sendable {
    enum Receiver: Sendable, Hashable {
      case none, `self`
      case other(TypeClue)
    }

    let owner: Int32
    let name: String
    let place: FixUnit.Place
    let receiver: Receiver
    /// The bytes from `self` on, where that is before it.
    let range: Range<Int>
    let isFollowedByDot: Bool
  }

  /// A name with an underscore before it: possibly the storage of a wrapped property.
  struct Storage: Sendable {
    let owner: Int32
    let name: String
    let place: FixUnit.Place
    /// True if `self.` is before it.
    let hasSelf: Bool
    /// How the storage is set, nil for any other use.
    let setting: Setting?

    struct Setting: Sendable {
      /// The wrapper's name, where it is spelled.
      let wrapper: Range<Int>?
      /// The label of its argument.
      let label: Range<Int>
      /// From the wrapper to its argument, and from the argument to the end.
      let head: Range<Int>
      let tail: Range<Int>
    }
  }

  /// An expression whose type has to be known.
  struct Use: Sendable {
    let clue: TypeClue
    let place: FixUnit.Place
    /// The type around it, -1 for none.
    let owner: Int32
    /// The identifiers that it consists of.
    let names: [String]
  }

  var classes: [Class] = []
  var extensions: [Conformance] = []
  var wrapped: [Wrapped] = []
  var projections: [Projection] = []
  var storage: [Storage] = []
  var injections: [Use] = []
  /// Uses of `objectWillChange`.
  var willChange: [Use] = []
  /// Uses of wrappers that are not understood, and of the protocol as a type or constraint.
  var others: [(use: Use, reason: String)] = []
  /// The properties that are set outside the initializers of their own declaration, or twice in one.
  var assigned: Set<Member> = []
  /// The names of members that other code may change: of `a` in `x.a = b`, `&x.a`, `\X.a` and in a
  /// protocol that asks for a setter.
  var changed: Set<String> = []
  var properties: [(owner: Int32, name: String, clue: TypeClue)] = []
  var functions: [(name: String, clue: TypeClue)] = []

  /// A member by what it belongs to.
  struct Member: Sendable, Hashable {
    let owner: Int32
    let name: String
  }

  /// The words that the scan goes by.
  package static let words = WordTable(words: [
    "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "environmentObject",
    "objectWillChange", "ObservableObjectPublisher", "AnyPublisher",
  ])

  /// The facts of a file that was lexed with ``words``.
  ///
  /// - Parameters:
  ///   - index: its index in the project.
  ///   - classes: the classes of the project that conform.
  package init(of file: SourceFile, index: Int, table: SymbolTable, classes: Set<Int32>) {
    var scan = ObservationScan(file, index: index, table: table, classes: classes)
    self = scan.run()
  }

  package init() {}
}
