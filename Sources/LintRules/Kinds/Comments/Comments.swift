import Buffers
import Matching
import SwiftSource
import YAML

/// Comments in Swift code that a project does not want.
package struct CommentCheck: RuleCheck, Hashable {
  /// The text of the comments, all where empty.
  package var expressions: [RegularExpression] = []
  /// Text in a comment, or in those directly above it, that excuses it.
  package var exceptions: [RegularExpression] = []
  /// How many of a hundred words of a comment the next line of code has to say too.
  package var repetition: Int?
  /// True if the comment is code.
  package var isCode = false
  package var message: MessageTemplate?
  package var severity: Severity?

  package init() {}
}

// MARK: - Keys

extension RuleKind {
  /// Rules about comments.
  static let comments: RuleKind = RuleKind(
    [
      .checks(
        "comments", of: CommentCheck.self, "Comments in Swift code that must not be there.",
        example: "{match: '(?i)\\bhack\\b'}")
    ],
    mappings: [CommentCheck.mapping.info], compile: { checks, _ in CommentProgram(checks) })
}

extension CommentCheck: MappingValue {
  package static let mappingName = "comment"

  package static let mapping: Mapping<CommentCheck> = Mapping(
    "A check of comments in Swift code. It has `match`, `repeats-code` or `is-code`.",
    keys: [
      Key(
        "match", { $0.expressions = $1 }, .list(.expression),
        "Text in the comment; one of these is enough. A finding marks the group `found`, or else "
          + "the whole match.", example: "'swiftlint:disable'"),
      Key(
        "except", { $0.exceptions = $1 }, .list(.expression),
        "Text that excuses the comment: in it, or in a comment on the lines directly above.",
        example: "'(?i)because'"),
      Key(
        "repeats-code", { $0.repetition = $1 }, .integer(1...100),
        "The comment is one line of its own, and at least this percentage of its words is also "
          + "in the line of code below it.", example: "70"),
      Key(
        "is-code", { $0.isCode = $1 }, .bool,
        "The comment is at least two lines of Swift code. Documentation does not count.",
        example: "true", default: "false"),
    ], .findingKeys(\.severity, \.message, example: "'{found}' is still open"),
    needs: .exactlyOne(of: ["match", "repeats-code", "is-code"]),
    make: { CommentCheck() },
    check: { check, node, decoder in
      let forms = [!check.expressions.isEmpty, check.repetition != nil, check.isCode]
      if forms.count(where: \.self) == 1 { return true }
      // An expression that is wrong has its own message.
      if forms.allSatisfy({ !$0 }), node.member("match") != nil, decoder.isFlawed { return false }
      decoder.problem("'comments' needs one of 'match', 'repeats-code' and 'is-code'", at: node)
      return false
    })
}

// MARK: - Program

/// All checks of comments in a run.
struct CommentProgram: KindProgram {
  private let checks: [OwnedCheck<CommentCheck>]

  init(_ checks: [OwnedCheck<CommentCheck>]) { self.checks = checks }

  var phases: Phases { .firstLook }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    guard !file.source.comments.isEmpty else { return }
    for owned in checks where run.isActive(owned.rule) {
      if owned.check.isCode {
        checkCode(owned, file, &run)
      } else if let share = owned.check.repetition {
        checkRepetition(share, owned, file, &run)
      } else {
        checkText(owned, file, &run)
      }
    }
  }

  private func report(
    _ range: Range<Int>, subject: String, _ index: Int, _ owned: OwnedCheck<CommentCheck>,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let next = Int(file.source.comments[index].nextToken)
    run.report(
      Finding(
        rule: owned.rule, token: min(next, file.tokens.count - 1), range: range, subject: subject,
        values: ["found": subject], severity: owned.check.severity,
        message: owned.check.message),
      in: file)
  }

  private func checkText(
    _ owned: OwnedCheck<CommentCheck>, _ file: SourceFile, _ run: inout FileRun
  ) {
    let bytes = file.buffer.padded
    for (index, comment) in file.source.comments.enumerated() {
      for expression in owned.check.expressions {
        let span = bytes.view.extracting(comment.range)
        guard expression.mayMatch(in: span), let match = expression.firstMatch(in: span),
          !isExcused(index, owned.check, file)
        else { continue }
        let found = match.capture(named: "found") ?? match.range
        let range =
          comment.range.lowerBound + found.lowerBound..<comment.range.lowerBound + found.upperBound
        report(range, subject: file.text(range), index, owned, file, &run)
        break
      }
    }
  }

  /// Returns true if an exception matches in the comment, or in one on the lines directly above.
  private func isExcused(_ index: Int, _ check: CommentCheck, _ file: SourceFile) -> Bool {
    guard !check.exceptions.isEmpty else { return false }
    let comments = file.source.comments
    var current = index
    while true {
      let span = file.buffer.padded.view.extracting(comments[current].range)
      if check.exceptions.contains(where: { $0.hasMatch(in: span) }) { return true }
      guard current > 0, !comments[current].isTrailing, !comments[current - 1].isTrailing,
        isDirectlyAbove(current - 1, current, file)
      else { return false }
      current -= 1
    }
  }

  /// Returns true if nothing but one line break is between two comments.
  private func isDirectlyAbove(_ first: Int, _ second: Int, _ file: SourceFile) -> Bool {
    let comments = file.source.comments
    guard comments[first].nextToken == comments[second].nextToken else { return false }
    let gap = comments[first].range.upperBound..<comments[second].range.lowerBound
    return file.buffer.lineFeeds(in: gap) == 1
  }

  // MARK: - Comments that repeat code

  private func checkRepetition(
    _ share: Int, _ owned: OwnedCheck<CommentCheck>, _ file: SourceFile, _ run: inout FileRun
  ) {
    let comments = file.source.comments
    for (index, comment) in comments.enumerated() where comment.kind == .line && !comment.isTrailing
    {
      let token = Int(comment.nextToken)
      // A line of its own, with code right below it.
      guard index == 0 || !isDirectlyAbove(index - 1, index, file),
        index + 1 == comments.count || !isDirectlyAbove(index, index + 1, file),
        token < file.tokens.count - 1,
        file.buffer.lineFeeds(in: comment.range.upperBound..<Int(file.tokens[token].offset)) == 1
      else { continue }
      let text = file.text(comment.range)
      guard let words = CommentWords(text) else { continue }
      guard words.areRepeated(by: CodeLine(from: token, in: file), share: share),
        !owned.check.exceptions.contains(where: { $0.hasMatch(in: text) })
      else { continue }
      report(comment.range, subject: text, index, owned, file, &run)
    }
  }

  // MARK: - Comments that are code

  private func checkCode(
    _ owned: OwnedCheck<CommentCheck>, _ file: SourceFile, _ run: inout FileRun
  ) {
    let comments = file.source.comments
    var index = 0
    while index < comments.count {
      let first = index
      index += 1
      guard !comments[first].isTrailing, !comments[first].isDocumentation,
        !isMark(comments[first], file)
      else { continue }
      while index < comments.count, comments[index].kind == .line, comments[first].kind == .line,
        isDirectlyAbove(index - 1, index, file), !isMark(comments[index], file)
      { index += 1 }
      // The head of a file is about its license.
      if first == 0, comments[first].nextToken == 0, comments[first].range.lowerBound < 4 {
        continue
      }
      guard let lines = linesOfCode(comments[first..<index], file),
        !owned.check.exceptions.contains(where: { expression in
          lines.contains { expression.hasMatch(in: $0) }
        })
      else { continue }
      let range = comments[first].range
      let line =
        range
        .lowerBound..<min(
          range.upperBound, file.lineRange(of: range.lowerBound..<range.lowerBound).upperBound)
      report(line, subject: lines.first { !$0.isEmpty } ?? "", first, owned, file, &run)
    }
  }

  /// The lines of comments that are code, nil if they are none.
  private func linesOfCode(_ comments: ArraySlice<Comment>, _ file: SourceFile) -> [String]? {
    // One line is no code. A comment of one line costs no text.
    if comments.count == 1, let only = comments.first,
      only.kind == .line || file.buffer.lineFeeds(in: only.range) == 0
    {
      return nil
    }
    var code = CommentedCode()
    var lines: [String] = []
    for comment in comments {
      let next = CommentedCode.lines(of: file.text(comment.range), isBlock: comment.kind == .block)
      guard next.allSatisfy({ code.add($0) }) else { return nil }
      lines += next
    }
    return code.isCode ? lines : nil
  }

  /// Returns true for a MARK comment, which ends the code above it and starts what is below it.
  private func isMark(_ comment: Comment, _ file: SourceFile) -> Bool {
    file.sectionName(in: comment.range) != nil
  }
}
