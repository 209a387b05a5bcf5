/// A regular expression over UTF-8 bytes, matched in linear time whatever the pattern and the text.
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
/// to learn at each offset which ways lead to a match (``Survey``), and then along each match, to
/// choose the preferred one of these (``Walk``). So no byte of a way is taken in vain.
package struct RegularExpression: Sendable {
  /// The pattern as it was written.
  package let pattern: String
  /// How many groups capture, the whole match not counted.
  package var captureCount: Int { source.captureCount }
  /// The names of groups that have one, with the group's number, from 1.
  package var captureNames: [String: Int] { source.captureNames }

  private let source: Source

  /// The expression as a search runs it.
  var program: Program { source.program }

  /// Parses `pattern`; it is compiled when it is used for the first time.
  package init(_ pattern: String) throws(RegularExpressionError) {
    self.pattern = pattern
    source = try Source(pattern)
  }

  /// How deep groups may be nested.
  package static let maximumNesting = 64
  /// The highest number in `{2,5}`.
  package static let maximumCount = 1_000
  /// How many steps an expression may take when its counts are written out. A character takes one
  /// step for each of its bytes, `.` about twenty, a set some for each of its ranges.
  package static let maximumSteps = 20_000
}

extension RegularExpression: Hashable, CustomStringConvertible {
  package static func == (left: RegularExpression, right: RegularExpression) -> Bool {
    left.pattern == right.pattern
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  package var description: String { pattern }
}
