/// The meaning of a regular expression, written as plainly as possible: a tree that is matched by
/// trying everything in the order of preference.
indirect enum ReferenceExpression {
  case character(Unicode.Scalar)
  case any
  case set([Unicode.Scalar], isNegated: Bool)
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  case wordBoundary(Bool)
  case sequence([ReferenceExpression])
  case alternatives([ReferenceExpression])
  case repetition(ReferenceExpression, minimum: Int, maximum: Int?, isLazy: Bool)
  case capture(ReferenceExpression, number: Int)

  /// The tree as a pattern.
  var pattern: String {
    switch self {
    case .character(let character): String(character)
    case .any: "."
    case .set(let members, let isNegated):
      "[\(isNegated ? "^" : "")\(members.map { String($0) }.joined())]"
    case .textStart: "^"
    case .textEnd: "$"
    case .lineStart: "(?m:^)"
    case .lineEnd: "(?m:$)"
    case .wordBoundary(let isBoundary): isBoundary ? "\\b" : "\\B"
    case .sequence(let nodes): "(?:\(nodes.map(\.pattern).joined()))"
    case .alternatives(let nodes): "(?:\(nodes.map(\.pattern).joined(separator: "|")))"
    case .repetition(let node, let minimum, let maximum, let isLazy):
      "(?:\(node.pattern)){\(minimum),\(maximum.map(String.init) ?? "")}\(isLazy ? "?" : "")"
    case .capture(let node, _): "(\(node.pattern))"
    }
  }

  /// True if the body of an unbounded repetition may match the empty text. The choice among several
  /// matches is then open.
  var mayRepeatNothing: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.mayRepeatNothing)
    case .repetition(let node, _, let maximum, _):
      node.mayRepeatNothing || maximum == nil && node.mayBeEmpty
    case .capture(let node, _): node.mayRepeatNothing
    default: false
    }
  }

  private var mayBeEmpty: Bool {
    switch self {
    case .character, .any, .set: false
    case .textStart, .textEnd, .lineStart, .lineEnd, .wordBoundary: true
    case .sequence(let nodes): nodes.allSatisfy(\.mayBeEmpty)
    case .alternatives(let nodes): nodes.contains(where: \.mayBeEmpty)
    case .repetition(let node, let minimum, _, _): minimum == 0 || node.mayBeEmpty
    case .capture(let node, _): node.mayBeEmpty
    }
  }
}

/// One attempt to match a text; gives up when it takes too long.
struct ReferenceMatcher {
  /// Offsets count scalars. Number 0 is the whole match.
  typealias Captures = [Int: Range<Int>]

  let text: [Unicode.Scalar]
  private(set) var stepsLeft = 20_000

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  /// The first match at or after `start`.
  mutating func firstMatch(of node: ReferenceExpression, from start: Int = 0) -> Captures? {
    for offset in start...text.count {
      var found: Captures?
      let isMatch = match(node, offset, [:]) { _, end, captures in
        found = captures
        found?[0] = offset..<end
        return true
      }
      if isMatch { return found }
    }
    return nil
  }

  /// Returns true if `node` matches all of the text.
  mutating func matchesWhole(_ node: ReferenceExpression) -> Bool {
    match(node, 0, [:]) { matcher, end, _ in end == matcher.text.count }
  }

  private typealias Continuation = (inout ReferenceMatcher, Int, Captures) -> Bool

  private mutating func match(
    _ node: ReferenceExpression, _ offset: Int, _ captures: Captures, _ next: Continuation
  ) -> Bool {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return false }
    switch node {
    case .character(let character):
      return take(offset, captures, next) { $0 == character }
    case .any:
      return take(offset, captures, next) { $0 != "\n" }
    case .set(let members, let isNegated):
      return take(offset, captures, next) { members.contains($0) != isNegated }
    case .textStart: return offset == 0 && next(&self, offset, captures)
    case .textEnd: return offset == text.count && next(&self, offset, captures)
    case .lineStart:
      return (offset == 0 || text[offset - 1] == "\n") && next(&self, offset, captures)
    case .lineEnd:
      return (offset == text.count || text[offset] == "\n") && next(&self, offset, captures)
    case .wordBoundary(let isBoundary):
      return (isWord(offset - 1) != isWord(offset)) == isBoundary && next(&self, offset, captures)
    case .sequence(let nodes):
      return matchAll(nodes[...], offset, captures, next)
    case .alternatives(let nodes):
      for node in nodes where match(node, offset, captures, next) { return true }
      return false
    case .capture(let node, let number):
      return match(node, offset, captures) { matcher, end, captures in
        var captures = captures
        captures[number] = offset..<end
        return next(&matcher, end, captures)
      }
    case .repetition(let node, let minimum, let maximum, let isLazy):
      return `repeat`(node, minimum, maximum, isLazy, offset, captures, next)
    }
  }

  private mutating func take(
    _ offset: Int, _ captures: Captures, _ next: Continuation, _ isMember: (Unicode.Scalar) -> Bool
  ) -> Bool {
    offset < text.count && isMember(text[offset]) && next(&self, offset + 1, captures)
  }

  private func isWord(_ offset: Int) -> Bool {
    text.indices.contains(offset) && "ab_".unicodeScalars.contains(text[offset])
  }

  private mutating func matchAll(
    _ nodes: ArraySlice<ReferenceExpression>, _ offset: Int, _ captures: Captures,
    _ next: Continuation
  ) -> Bool {
    guard let first = nodes.first else { return next(&self, offset, captures) }
    return match(first, offset, captures) { matcher, end, captures in
      matcher.matchAll(nodes.dropFirst(), end, captures, next)
    }
  }

  /// Beyond the minimum, a round of an unbounded repetition must take something.
  private mutating func `repeat`(
    _ node: ReferenceExpression, _ minimum: Int, _ maximum: Int?, _ isLazy: Bool, _ offset: Int,
    _ captures: Captures, _ next: Continuation
  ) -> Bool {
    if maximum == 0 { return next(&self, offset, captures) }
    if isLazy, minimum == 0, next(&self, offset, captures) { return true }
    let isMatch = match(node, offset, captures) { matcher, end, captures in
      if maximum == nil, minimum == 0, end == offset { return false }
      return matcher.`repeat`(
        node, max(0, minimum - 1), maximum.map { $0 - 1 }, isLazy, end, captures, next)
    }
    return isMatch || (!isLazy && minimum == 0 && next(&self, offset, captures))
  }
}
