import SwiftSource

/// Gives a replacement the line breaks of the code that it replaces.
///
/// A template is one line. Code over several lines stays so: what the replacement shares with the code
/// keeps the white space before it.
struct LineKeeping {
  /// No call that people write over several lines has more tokens; the comparison costs the square.
  private static let longest = 400

  private let file: SourceFile
  private let replaced: TokenRange
  private let replacement: SourceFile

  /// - Parameters:
  ///   - replaced: the code that is replaced.
  ///   - text: what replaces it.
  init(_ replaced: TokenRange, in file: SourceFile, by text: String) {
    self.file = file
    self.replaced = replaced
    replacement = SourceFile(path: "", text: text)
  }

  /// The replacement with the line breaks of the code; nil where it has none or is too long.
  var text: String? {
    let old = replaced.indices
    let new = 0..<replacement.tokens.count - 1
    guard old.dropFirst().contains(where: { file.tokens[$0].startsLine }),
      old.count <= Self.longest, new.count <= Self.longest, !new.isEmpty
    else { return nil }
    let partners = partners()
    var result = ""
    // The last old token that has a partner, and the gaps that have been written: each may hold a comment.
    var last: Int?
    var written: Set<Int> = []
    // The tokens of the replacement after which a line ends.
    var ends: Set<Int> = []
    for index in new {
      let partner = partners[index]
      if index > 0 {
        let own = self.gap(after: index - 1, in: replacement)
        // What the replacement has taken over keeps its lines.
        if own.utf8.contains(UInt8(ascii: "\n")) {
          if let kept = gap(like: own, except: written) { written.insert(kept) }
          ends.insert(index - 1)
          result += own
        } else if let gap = neighbours(last, partner, follows: partners[index - 1], written)
          ?? (mayBreak(before: index, ends) ? gap(after: last, before: partner, written) : nil)
        {
          written.insert(gap)
          if file.tokens[gap + 1].startsLine { ends.insert(index - 1) }
          result += self.gap(after: gap, in: file)
        } else {
          result += own
        }
      }
      result += replacement.text(of: index)
      if let partner { last = partner }
    }
    return result
  }

  /// The first old token with this text behind it.
  private func gap(like text: String, except written: Set<Int>) -> Int? {
    replaced.indices.dropLast().first { !written.contains($0) && gap(after: $0, in: file) == text }
  }

  /// The old token whose gap stays: between two tokens that follow each other in the old code, too.
  private func neighbours(
    _ last: Int?, _ partner: Int?, follows previous: Int?, _ written: Set<Int>
  ) -> Int? {
    guard let last, partner == last + 1, previous == last, !written.contains(last) else {
      return nil
    }
    return last
  }

  /// The old token with the first line break between the last old token that the replacement has kept so far and the
  /// one that its next token keeps.
  private func gap(after last: Int?, before partner: Int?, _ written: Set<Int>) -> Int? {
    guard let last else { return nil }
    // A line break before a closing bracket stays with the bracket.
    let isOpen = file.tokens[last].kind.opens || file.tokens[last].kind == .comma
    guard partner != nil || isOpen else { return nil }
    return lineBreak(from: last, to: partner ?? last + 1, except: written)
  }

  /// Returns true if a line may end before the token: not where it would then start a statement of its own, as
  /// the parenthesis of a call does, or be another operator. A bracket closes on a line of its own where a line ends
  /// after the one that it belongs to.
  ///
  /// - Parameter ends: the tokens after which a line ends.
  private func mayBreak(before index: Int, _ ends: Set<Int>) -> Bool {
    let token = replacement.tokens[index]
    let previous = replacement.tokens[index - 1]
    if token.kind.closes { return ends.contains(token.partner) }
    return token.isAfterTrivia || previous.kind.opens || previous.kind == .comma
      || token.kind == .period
  }

  /// The first old token from `start` to before `end` after which a line breaks.
  private func lineBreak(from start: Int, to end: Int, except written: Set<Int>) -> Int? {
    let end = min(end, Int(replaced.end) - 1)
    guard start < end else { return nil }
    return (start..<end).first { !written.contains($0) && file.tokens[$0 + 1].startsLine }
  }

  /// The white space between a token and the next one.
  private func gap(after token: Int, in file: SourceFile) -> String {
    file.text(file.tokens[token].range.upperBound..<Int(file.tokens[token + 1].offset))
  }

  /// For each token of the replacement the old token that it keeps: a longest common subsequence.
  private func partners() -> [Int?] {
    let oldTexts = replaced.indices.map { file.text(of: $0) }
    let newTexts = (0..<replacement.tokens.count - 1).map { replacement.text(of: $0) }
    // Common ends belong together: the last parenthesis, not the first one.
    let same = zip(oldTexts.reversed(), newTexts.reversed()).prefix { $0 == $1 }.count
    var result = [Int?](repeating: nil, count: newTexts.count)
    for offset in 1..<(same + 1) {
      result[newTexts.count - offset] = Int(replaced.end) - offset
    }
    let old = oldTexts.dropLast(same)
    let new = newTexts.dropLast(same)
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        result[j] = Int(replaced.start) + i
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }
}
