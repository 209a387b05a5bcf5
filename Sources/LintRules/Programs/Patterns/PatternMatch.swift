import SwiftSource

/// One place of a file that a pattern matches.
package struct PatternMatch: Sendable, Hashable {
  /// The tokens, from the first to the last.
  package let range: TokenRange
  /// The tokens of each capture, in the order of ``TokenPattern/captures``.
  package let captures: [TokenRange]
  /// Of a pattern that starts with a dot, what is before the dot.
  package let receiver: TokenRange?
  /// Of a call of `.init` the name of the type, which stands elsewhere.
  package let type: Int?
  /// True if the code has modifiers or attributes that the pattern does not have.
  package let skipsModifiers: Bool

  package init(
    range: TokenRange, captures: [TokenRange], receiver: TokenRange? = nil,
    type: Int? = nil, skipsModifiers: Bool = false
  ) {
    self.range = range
    self.captures = captures
    self.receiver = receiver
    self.type = type
    self.skipsModifiers = skipsModifiers
  }
}
