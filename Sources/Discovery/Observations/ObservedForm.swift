/// How the types of a file are built: their extensions, initializers, and the order of their members.
package struct ObservedForm: Sendable {
  /// The extensions that state a conformance.
  package var extensions: [Extension] = []
  /// The initializers that take something.
  package var initializers: [Initializer] = []
  /// Members that could be on the other side of other members.
  package var orders: [OrderedMember] = []
  /// The `MARK` comments in types and extensions.
  package var marks: [Mark] = []

  package init() {}

  /// An extension that states conformances.
  package struct Extension: Sendable {
    /// The name of the extended type, without the types around it.
    package let name: String
    /// The names in its inheritance clause.
    package let inherits: [String]
    /// The 1-based line of the name.
    package let line: Int

    package init(name: String, inherits: [String], line: Int) {
      self.name = name
      self.inherits = inherits
      self.line = line
    }
  }

  /// An initializer.
  package struct Initializer: Sendable {
    /// The name of the type around it.
    package let type: String
    /// The names of the types of its parameters, where each is one name.
    package let parameters: [String]
    /// The 1-based line.
    package let line: Int

    package init(type: String, parameters: [String], line: Int) {
      self.type = type
      self.parameters = parameters
      self.line = line
    }
  }

  /// A member of which there are others in the same type that it may come before.
  package struct OrderedMember: Sendable {
    /// An index into the orders that are known.
    package let order: Int
    /// Returns true if it comes before them all.
    package let follows: Bool
    /// The 1-based line.
    package let line: Int

    package init(order: Int, follows: Bool, line: Int) {
      self.order = order
      self.follows = follows
      self.line = line
    }
  }

  /// A `MARK` comment.
  package struct Mark: Sendable {
    package let name: String
    /// A number of the type or extension around it, in this file.
    package let owner: Int
    /// The 1-based line.
    package let line: Int

    package init(name: String, owner: Int, line: Int) {
      self.name = name
      self.owner = owner
      self.line = line
    }
  }
}
