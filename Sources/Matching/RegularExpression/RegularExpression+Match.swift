extension RegularExpression {
  /// One match: byte ranges of the text that was searched.
  package struct Match: Hashable, Sendable {
    /// The range of each group, by its number; nil for a group that took no part. Number 0 is the
    /// whole match. Of a group that was repeated, the last time counts.
    package let captures: [Range<Int>?]
    /// The range of the whole match.
    package let range: Range<Int>
    private let names: [String: Int]

    /// A match with these captures, of which the first, the whole match, is not nil.
    init(_ captures: [Range<Int>?], names: [String: Int]) {
      guard case .some(.some(let range)) = captures.first else {
        preconditionFailure("a match has a range")
      }
      self.range = range
      self.captures = captures
      self.names = names
    }

    /// The range of the group with this name; nil if it took no part, or if there is none.
    package func capture(named name: String) -> Range<Int>? {
      names[name].flatMap { captures[$0] }
    }
  }
}
