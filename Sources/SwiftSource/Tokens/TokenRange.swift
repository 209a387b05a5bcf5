/// A range of tokens, by index; it can be empty.
public struct TokenRange: Hashable, Sendable {
  /// The index of the first token.
  public var start: Int32
  /// The index after the last token.
  public var end: Int32

  /// No tokens.
  public static var none: TokenRange { TokenRange(start: 0, end: 0) }

  /// The tokens from `start` up to but not including `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  private init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  /// True if the range contains no token.
  public var isEmpty: Bool { start >= end }

  /// The indices.
  public var indices: Range<Int> { Int(start)..<max(Int(start), Int(end)) }

  /// Returns true if the token with index `token` is in the range.
  public func contains(_ token: Int) -> Bool { token >= Int(start) && token < Int(end) }
}

extension ContiguousArray<Token> {
  /// The code between the commas of the bracket that opens at `position`, without empty elements.
  public func elements(ofBracket position: Int) -> [TokenRange] {
    let close = self[position].partner
    var elements: [TokenRange] = []
    var start = position + 1
    var index = start
    while index < close {
      if self[index].kind == .comma {
        elements.append(TokenRange(start, index))
        start = index + 1
      }
      index = self[index].kind.opens ? endOfGroup(at: index) : index + 1
    }
    if start < close { elements.append(TokenRange(start, close)) }
    return elements.filter { !$0.isEmpty }
  }
}
