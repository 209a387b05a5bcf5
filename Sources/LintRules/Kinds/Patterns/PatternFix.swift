import Project
import SwiftSource

/// The fix of a match of a pattern.
struct PatternFix {
  let found: PatternCheck.Case
  let match: PatternMatch
  /// The code around the match that the fix replaces, where it replaces such.
  let around: PatternMatch?

  /// How many tokens a capture may have to be written again.
  private static let longestCapture = 20_000

  /// - Parameters:
  ///   - captures: the tokens of each capture.
  ///   - texts: captures that are text and no tokens.
  func fix(
    captures: [String: TokenRange], texts: [String: String], in file: SourceFile
  ) -> Fix? {
    // The fix would delete the modifiers, and the type that is stated would remain.
    guard !match.skipsModifiers, match.type == nil else { return nil }
    var captures = captures
    var replaced = match.range
    var template = found.fix
    if let region = found.fixRegion {
      guard let around else { return nil }
      replaced = around.range
      template = region.fix
      for (name, range) in zip(region.pattern.captures, around.captures) {
        captures[name] = range
      }
    }
    guard let template,
      captures.values.allSatisfy({ $0.indices.count <= Self.longestCapture }),
      let text = template.text(
        captures: captures, texts: texts, at: file.bytes(of: replaced).lowerBound, in: file)
    else { return nil }
    return edit(of: replaced, by: text, template, captures, file).map {
      Fix(edits: [$0], isSafe: found.isFixSafe, caveat: found.fixCaveat)
    }
  }

  /// Nil where it would take a comment away.
  private func edit(
    of replaced: TokenRange, by text: String, _ template: FixTemplate,
    _ captures: [String: TokenRange], _ file: SourceFile
  ) -> Edit? {
    let bytes = file.bytes(of: replaced)
    let kept = captures.values.map { file.byteRange(of: $0) }
    let edit: Edit
    if text.isEmpty {
      edit = Edit(range: file.rangeToDelete(bytes), replacement: text)
    } else if let changed = ChangedTokens(replaced, in: file, by: text)?.edit {
      edit = changed
    } else {
      if template.hasLines, hasCommentOnLastStatement(replaced, file) { return nil }
      let isKept = !template.hasLines
      let lines = isKept ? LineKeeping(replaced, in: file, by: text).text : nil
      edit = Edit(range: bytes, replacement: lines ?? text)
    }
    let range = edit.range.clamped(to: bytes)
    guard !file.hasComment(in: range, outside: kept) else { return nil }
    return withModule(edit, template, at: Int(replaced.start), file)
  }

  /// Returns true if the code is several statements, and a comment about the last one is behind them.
  private func hasCommentOnLastStatement(_ replaced: TokenRange, _ file: SourceFile) -> Bool {
    let last = replaced.indices.dropFirst().last { file.tokens[$0].startsLine }
    guard let last, !file.tokens[last].kind.closes, file.tokens[last].kind != .period else {
      return false
    }
    let end = file.bytes(of: replaced).upperBound
    let next = file.source.comments.partitioningIndex { Int($0.offset) >= end }
    guard next < file.source.comments.count else { return false }
    let comment = file.source.comments[next]
    return comment.isTrailing && comment.nextToken == replaced.end
  }

  /// The edit without the module of the type that it replaces: `SwiftUI.VStack` becomes
  /// `SwiftUI.LazyVStack`.
  private func withModule(
    _ edit: Edit, _ template: FixTemplate, at token: Int, _ file: SourceFile
  ) -> Edit {
    let pattern = found.fixRegion?.pattern ?? found.pattern
    guard !pattern.startsWithHole, let type = template.firstType,
      !PatternChecks.standardTypes.contains(Name(type)),
      edit.range.lowerBound == Int(file.tokens[token].offset), edit.replacement.hasPrefix(type)
    else { return edit }
    let name = file.identifierRange(of: token)
    return Edit(range: name.lowerBound..<edit.range.upperBound, replacement: edit.replacement)
  }
}
