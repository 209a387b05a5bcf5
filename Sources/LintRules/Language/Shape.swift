/// The form of a value, for the reference page and the JSON Schema.
package indirect enum Shape: Sendable, Hashable {
  case text
  /// A text for people, which is not empty.
  case prose
  case bool
  /// A number, which may be quoted if `isText` is true, as the value of an option is.
  case integer(ClosedRange<Int>, isText: Bool)
  case version
  case day
  case name
  case glob
  case expression
  case pattern
  case severity
  /// The id of a rule that there is.
  case ruleID
  /// An id that something gets.
  case newID
  case preset
  /// The name of an API.
  case api
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

  /// True if any text has the form.
  var isAnyText: Bool { [.text, .name, .layer].contains(self) }
}
