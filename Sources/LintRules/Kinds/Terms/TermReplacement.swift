import Matching
import SwiftSource

extension TermReplacement {
  /// Nil where the words are not exactly the phrase: in the plural, or on two lines.
  func fix(
    for hit: TermIndex.Hit, of term: TermCheck.Term, _ form: TermForm?, in file: SourceFile,
    isMarkdown: Bool, isSame: (String) -> Bool
  ) -> Fix? {
    let range = form?.range ?? hit.range
    let found = file.text(range)
    guard !found.contains(where: \.isNewline),
      TermSurroundings(of: range, in: file, isMarkdown: isMarkdown).isProse
    else { return nil }
    // Another case than the phrase's, as in `recyclerView`, is that of a name in code.
    if form == nil, found != hit.phrase.text, found.isMixedCase { return nil }
    if form == nil, found.lowercased() != hit.phrase.text.lowercased() { return nil }
    var replacement = text
    for (name, group) in form?.groups(in: file) ?? [:] {
      replacement = replacement.replacing("$\(name)", with: group)
    }
    guard let range = file.rangeToReplace(range, by: replacement, isSame: isSame) else {
      return nil
    }
    return Fix(
      edits: [Edit(range: range, replacement: replacement)], isSafe: term.isReplacementSafe,
      caveat: term.replacementCaveat)
  }
}

extension SourceFile {
  /// Returns the range that a replacement of the words in `range` covers, so that nothing is said
  /// twice: the words with parentheses after them that repeat them, such as `Floating Action Button
  /// (FAB)`, or only the parentheses around the words if the replacement precedes them.
  ///
  /// - Parameter isSame: true for words that become the replacement too.
  /// - Returns: nil where the text would repeat itself.
  fileprivate func rangeToReplace(
    _ range: Range<Int>, by replacement: String, isSame: (String) -> Bool
  ) -> Range<Int>? {
    let line = lineRange(of: range)
    let before = text(line.lowerBound..<range.lowerBound)
    let after = text(range.upperBound..<line.upperBound)
    func says(_ text: some StringProtocol) -> Bool {
      text.lowercased() == replacement.lowercased() || isSame(String(text))
    }
    if after.hasPrefix(" ("), let close = after.firstIndex(of: ")") {
      let inner = after[after.index(after.startIndex, offsetBy: 2)..<close]
      if says(inner) {
        return range.lowerBound..<range.upperBound + after[...close].utf8.count
      }
    }
    let words = replacement.lowercased().split(separator: " ")
    if before.hasSuffix("("), after.hasPrefix(")") {
      let outer = before.dropLast().reversed().drop { $0 == " " }
      let text = String(String(outer).reversed()).lowercased()
      if text.hasSuffix(replacement.lowercased()) { return nil }
    }
    // Beside the word with which the replacement ends or starts, as in `FAB button`.
    let next = after.lowercased().split(whereSeparator: { !$0.isLetter }).first
    let last = before.lowercased().split(whereSeparator: { !$0.isLetter }).last
    let isNextDirect = after.first == " " && after.dropFirst().first?.isLetter == true
    let isLastDirect = before.last == " " && before.dropLast().last?.isLetter == true
    if isNextDirect, let next, words.last == next { return nil }
    if isLastDirect, let last, words.first == last { return nil }
    // Words beside each other that mean the same: `FAB / Floating Action Button`.
    let near = after.drop { !$0.isLetter }.prefix(replacement.count + 24)
    let gap = after.prefix { !$0.isLetter }
    if gap.count <= 4, near.lowercased().hasPrefix(replacement.lowercased()) { return nil }
    return range
  }
}

extension String {
  /// True if a lower-case letter is before an upper-case one.
  fileprivate var isMixedCase: Bool {
    zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
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
