/// A regular expression over UTF-8 bytes, matched in linear time for any pattern and text.
///
/// | pattern | matches |
/// |---|---|
/// | `.` | any character but a line feed |
/// | `[abc]`, `[a-z\d]`, `[^a]` | one character of a set, or one outside it |
/// | `\d`, `\w`, `\s` | an ASCII digit; an ASCII letter, digit or `_`; ASCII white space |
/// | `\D`, `\W`, `\S` | one character outside these |
/// | `\t`, `\n`, `\r`, `\f`, `\v`, `\xHH`, `\u{H}`, `\.` | the character |
/// | `^`, `$` | the start and the end of the text; of a line with `m` |
/// | `\A`, `\z` | the start and the end of the text |
/// | `\b`, `\B` | where a word (`\w`) starts or ends; where none does |
/// | `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}` | repetitions, as many as possible |
/// | `*?`, `+?`, `??`, `{2,5}?` | repetitions, as few as possible |
/// | `a\|b` | the left one, or else the right one |
/// | `(a)`, `(?<name>a)`, `(?:a)` | groups: captured, captured with a name, not captured |
/// | `(?i)`, `(?i-s:a)` | flags up to the end of the group, or for one group |
///
/// Flags: `i` ignores the case of ASCII letters, and of those only; `m` lets `^` and `$` match at
/// lines, which end with a line feed; `s` lets `.` match a line feed; `x` skips white space and
/// `#` comments in the pattern.
///
/// The leftmost match wins, and of several there the one that a backtracking engine would try
/// first. (Only where the body of `*`, `+` or `{2,}` may itself match nothing, as in `(a*?)+`, is
/// it open which of the matches that start there is found.) A character is a Unicode scalar. Bytes
/// that are not valid UTF-8 match nothing, and no match starts or ends within a character.
///
/// A search takes at most time in proportion to the pattern's steps times the text's bytes, and
/// so does the search for all matches together. It reads the text twice: from its end to its start,
/// to learn at each offset which ways lead to a match (``MatchSurvey``), and then along each match,
/// to choose the preferred one of these (``MatchWalk``). So no way is tried that leads nowhere.
package struct RegularExpression: Sendable {
  /// The pattern as it was written.
  package let pattern: String
  /// How many groups capture, the whole match not counted.
  package var captureCount: Int { source.expression.captureCount }
  /// The names of groups that have one, with the group's number, from 1.
  package var captureNames: [String: Int] {
    source.mayNameGroups ? source.expression.captureNames : [:]
  }

  let source: ExpressionSource

  /// The expression as a search runs it.
  var program: ExpressionProgram { source.program }

  /// Parses `pattern`; it is compiled when it is used for the first time.
  package init(_ pattern: String) throws(RegularExpressionError) {
    self.pattern = pattern
    source = try ExpressionSource(pattern)
  }

  /// An expression that a test has parsed, and that a run parses when it is used for the first time.
  package init(verified pattern: String) {
    self.pattern = pattern
    source = ExpressionSource(verified: pattern)
  }
}

extension RegularExpression: Hashable, CustomStringConvertible {
  package static func == (left: RegularExpression, right: RegularExpression) -> Bool {
    left.pattern == right.pattern
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  package var description: String { pattern }
}
