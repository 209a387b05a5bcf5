import SwiftSource

/// The edit of only those tokens in which a replacement differs from the code that it replaces, so that the
/// comments and the layout of the rest stay.
struct ChangedTokens {
  private let file: SourceFile
  private let old: Range<Int>
  private let replacement: SourceFile
  private let new: Range<Int>

  /// Nil where the code and the replacement differ in brackets whose partners they share, or where the changed
  /// part has several lines.
  ///
  /// - Parameters:
  ///   - replaced: the code that is replaced.
  ///   - text: what replaces it.
  init?(_ replaced: TokenRange, in file: SourceFile, by text: String) {
    self.file = file
    replacement = SourceFile(path: "", text: text)
    let all = replacement.tokens.count - 1
    let old = replaced.indices
    let most = min(old.count, all)
    var first = 0
    while first < most, Self.isSame(old.lowerBound + first, first, file, replacement) { first += 1 }
    var last = 0
    while last < most - first,
      Self.isSame(old.upperBound - 1 - last, all - 1 - last, file, replacement)
    { last += 1 }
    self.old = old.lowerBound + first..<old.upperBound - last
    new = first..<all - last
    guard first + last > 0, !new.isEmpty, !self.old.isEmpty || first > 0 && last > 0,
      file.isBalanced(self.old), replacement.isBalanced(new),
      self.old.dropFirst().allSatisfy({ !file.tokens[$0].startsLine }),
      new.dropFirst().allSatisfy({ !replacement.tokens[$0].startsLine })
    else { return nil }
  }

  private static func isSame(
    _ old: Int, _ new: Int, _ file: SourceFile, _ replacement: SourceFile
  ) -> Bool {
    let (left, right) = (file.tokens[old], replacement.tokens[new])
    guard left.kind == right.kind else { return false }
    let text = replacement.text(of: new)
    // A name with its module is the same type.
    return file.text(of: old) == text
      || left.flags.contains(.isQualified) && file.identifier(old) == text
  }

  /// The edit, nil where the white space around the changed tokens would mean something else.
  var edit: Edit? {
    guard !old.isEmpty else { return insertion }
    let isFirstAlike = file.tokens[old.lowerBound].kind == replacement.tokens[new.lowerBound].kind
    let isLastAlike =
      file.tokens[old.upperBound - 1].kind == replacement.tokens[new.upperBound - 1].kind
    guard isFirstAlike || hasSameGap(before: old.lowerBound, new.lowerBound),
      isLastAlike || hasSameGap(before: old.upperBound, new.upperBound)
    else { return nil }
    return Edit(
      range: bytes, replacement: replacement.text(of: TokenRange(new.lowerBound, new.upperBound)))
  }

  private var bytes: Range<Int> { file.bytes(of: TokenRange(old.lowerBound, old.upperBound)) }

  /// The new tokens behind the last one that stays.
  private var insertion: Edit? {
    let offset = file.tokens[old.lowerBound - 1].range.upperBound
    let start = replacement.tokens[new.lowerBound - 1].range.upperBound
    let gap = replacement.text(
      replacement.tokens[new.upperBound - 1].range
        .upperBound..<Int(replacement.tokens[new.upperBound].offset))
    guard !replacement.tokens[new.lowerBound].startsLine, gap.isEmpty else { return nil }
    let end = replacement.tokens[new.upperBound - 1].range.upperBound
    return Edit(range: offset..<offset, replacement: replacement.text(start..<end))
  }

  /// Returns true if the two tokens have white space before them, or both have none, or start and end what is
  /// replaced.
  private func hasSameGap(before one: Int, _ other: Int) -> Bool {
    guard other > 0, other < replacement.tokens.count - 1 else { return true }
    let (left, right) = (file.tokens[one], replacement.tokens[other])
    return left.isAfterTrivia == right.isAfterTrivia && left.startsLine == right.startsLine
  }
}

extension SourceFile {
  /// Returns true if the tokens hold no bracket without its partner.
  fileprivate func isBalanced(_ range: Range<Int>) -> Bool {
    range.allSatisfy { token in
      let kind = tokens[token].kind
      return !(kind.opens || kind.closes) || range.contains(tokens[token].partner)
    }
  }
}
