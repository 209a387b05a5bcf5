import LintRules

/// A fix that spans files: all of its edits are made, or none.
package struct FixUnit: Sendable, Hashable {
  /// The type that it is about, with the names of the types around it.
  package let subject: String
  /// Where that type is declared.
  package let declaration: Place
  /// The other places that change with it, ordered by path and offset.
  package let places: [Place]
  /// Why it cannot be applied, empty if it can.
  package let blockers: [Blocker]
  /// The changes of each file; none if something keeps the unit from being applied.
  package let edits: [String: [Edit]]
  /// The change in meaning.
  package let caveat: String

  package init(
    subject: String, declaration: Place, places: [Place], blockers: [Blocker],
    edits: [String: [Edit]], caveat: String
  ) {
    self.subject = subject
    self.declaration = declaration
    self.places = places
    self.blockers = blockers
    self.edits = edits
    self.caveat = caveat
  }

  /// True if it can be applied.
  package var isApplicable: Bool { blockers.isEmpty && !edits.isEmpty }

  /// The places outside the type itself: those that use it.
  package var consumers: [Place] { places.filter { $0.role.isConsumer } }

  /// A place that the unit is about.
  package struct Place: Sendable, Hashable {
    package let path: String
    package let range: Range<Int>
    /// The 1-based line.
    package let line: Int
    package let role: Role

    package init(path: String, range: Range<Int>, line: Int, role: Role) {
      self.path = path
      self.range = range
      self.line = line
      self.role = role
    }
  }

  /// The role of a place for the type.
  package enum Role: String, Sendable, Hashable {
    /// The type's own name, its conformance, one of its properties.
    case declaration, conformance, publishedProperty, otherProperty
    /// `@StateObject`, `@ObservedObject` and `@EnvironmentObject` properties, and what sets their
    /// storage.
    case stateObject, observedObject, environmentObject, storage
    /// `$name` of such a property.
    case projection
    /// `.environmentObject(…)`
    case injection

    package var isConsumer: Bool {
      switch self {
      case .declaration, .conformance, .publishedProperty, .otherProperty: false
      default: true
      }
    }
  }

  /// An obstacle to applying the unit.
  package struct Blocker: Sendable, Hashable {
    package let path: String
    /// The 1-based line.
    package let line: Int
    /// Why, a sentence without a full stop.
    package let reason: String

    package init(path: String, line: Int, reason: String) {
      self.path = path
      self.line = line
      self.reason = reason
    }
  }
}
