/// What searches with regular expressions have worked out, kept for the next text.
///
/// An expression builds its automaton while it reads; most of a search in a short text is spent on
/// that, unless it has been built before.
package struct ExpressionCache {
  private var scratches: [ObjectIdentifier: RegularExpression.Scratch] = [:]

  package init() {}

  /// The first match in `text`, which is copied; offsets count its UTF-8 bytes.
  package mutating func firstMatch(
    of expression: RegularExpression, in text: String
  ) -> RegularExpression.Match? {
    let key = ObjectIdentifier(expression.program)
    var scratch = scratches.removeValue(forKey: key) ?? expression.makeScratch()
    let match = expression.firstMatch(in: ContiguousArray(text.utf8).span, scratch: &scratch)
    scratches[key] = scratch
    return match
  }
}
