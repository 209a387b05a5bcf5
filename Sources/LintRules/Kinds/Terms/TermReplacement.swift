import Matching
import SwiftSource

/// The text that a fix writes in comments and Markdown instead of a wrong term.
package struct TermReplacement: Sendable, Hashable {
  /// The text; `$name` in it stands for a named group of the form that the word has.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Nil where the words are not exactly the phrase: in the plural, or on two lines.
  func fix(
    for hit: TermIndex.Hit, of term: TermCheck.Term, _ form: TermForm?, in file: SourceFile
  ) -> Fix? {
    let range = form?.range ?? hit.range
    let found = file.text(range)
    guard !found.contains(where: \.isNewline) else { return nil }
    if form == nil, found.lowercased() != hit.phrase.text.lowercased() { return nil }
    var replacement = text
    for (name, group) in form?.groups(in: file) ?? [:] {
      replacement = replacement.replacing("$\(name)", with: group)
    }
    return Fix(
      edits: [Edit(range: range, replacement: replacement)], isSafe: term.isReplacementSafe,
      caveat: term.replacementCaveat)
  }
}

/// The match of an expression around a word, on its line.
struct TermForm {
  /// The bytes of the line in the file.
  let line: Range<Int>
  let match: RegularExpression.Match
  /// The names of the groups of the expression.
  let names: [String]

  /// The bytes of the match in the file.
  var range: Range<Int> {
    line.lowerBound + match.range.lowerBound..<line.lowerBound + match.range.upperBound
  }

  /// The texts of the named groups.
  func groups(in file: SourceFile) -> [String: String] {
    var groups: [String: String] = [:]
    for name in names {
      guard let group = match.capture(named: name) else { continue }
      let start = line.lowerBound + group.lowerBound
      groups[name] = file.text(start..<line.lowerBound + group.upperBound)
    }
    return groups
  }
}
