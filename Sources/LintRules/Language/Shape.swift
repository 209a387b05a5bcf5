/// The form of a value, for the reference page and the JSON Schema.
package indirect enum Shape: Sendable, Hashable {
  case text
  case bool
  case integer(ClosedRange<Int>)
  case version
  case day
  case name
  case glob
  case expression
  case pattern
  case severity
  case ruleID
  case preset
  case layer
  /// One of some words.
  case choice([String])
  /// One value, or a sequence of them.
  case list(Shape)
  /// A mapping with the keys of the one that has this name.
  case mapping(String)
  /// A mapping from names of some form to values.
  case table(keys: Shape, values: Shape)
  /// One of several forms.
  case either([Shape])
}
