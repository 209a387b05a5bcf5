/// The reason why a text is not JSON: its first mistake and the location.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The mistake, as one sentence without a capital and a full stop.
  package let message: String
  /// The place.
  package let place: JSONPlace
  /// True if the text ends where more should follow, as that of a file that was cut off does.
  package let isCutOff: Bool

  package init(message: String, place: JSONPlace, isCutOff: Bool = false) {
    self.message = message
    self.place = place
    self.isCutOff = isCutOff
  }
}

/// A place in a text: line and column count from 1, columns and the offset in bytes.
package struct JSONPlace: Hashable, Sendable {
  package let offset: Int
  package let line: Int
  package let column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
