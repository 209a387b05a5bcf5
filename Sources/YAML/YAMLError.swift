/// The reason why a text was refused: the first mistake in it, or the first feature that is not
/// supported.
package struct YAMLError: Error, Hashable, Sendable {
  /// The mistake and its remedy, as one sentence without a capital and a full stop.
  package let message: String
  /// The place of the mistake.
  package let mark: YAMLMark

  /// An error from its message and place.
  package init(message: String, mark: YAMLMark) {
    self.message = message
    self.mark = mark
  }
}
