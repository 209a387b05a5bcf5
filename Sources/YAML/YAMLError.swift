/// The reason why a text was refused: the first mistake in it, or the first feature that is not
/// supported.
package struct YAMLError: Error, Hashable, Sendable {
  /// The mistake and its remedy, as one sentence without a capital and a full stop.
  package let message: String
  /// The place of the mistake.
  package let mark: YAMLMark
  /// True if git has left a conflict in the text.
  package let isConflict: Bool

  /// An error from its message and place.
  package init(message: String, mark: YAMLMark, isConflict: Bool = false) {
    self.message = message
    self.mark = mark
    self.isConflict = isConflict
  }
}
