import Buffers
import Matching
import Project
import SwiftSource

/// All checks of terms in a run: in the names, comments and strings of files, in Markdown, and in the
/// names of files and folders.
struct TermProgram: KindProgram {
  let index: TermIndex

  init(_ checks: [OwnedCheck<TermCheck>]) { index = TermIndex(checks) }

  var phases: Phases { [.firstLook, .text, .paths] }

  /// The names without terms that a worker has seen, kept from file to file.
  private final class Scratch {
    var names = NameCache()
  }

  func makeScratch() -> AnyObject? { Scratch() }

  func reads(_ path: GlobPath) -> Bool { path.text.hasSuffix(".md") }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    guard index.terms.contains(where: { run.isActive($0.rule) }), let scratch = scratch as? Scratch
    else { return }
    // Moved out for the file: each access to a property of a class is checked.
    var names = NameCache()
    swap(&names, &scratch.names)
    defer { swap(&names, &scratch.names) }
    checkCode(file, &run, &names)
    for paragraph in file.commentParagraphs() {
      checkProse(
        .comments, in: paragraph.range, context: paragraph.range, at: paragraph.token, file, &run)
    }
    checkFileName(file, &run)
  }

  /// Checks a Markdown file.
  func checkText(_ file: SourceFile, _ run: inout FileRun) {
    guard run.place.path.hasSuffix(".md") else { return }
    for block in MarkdownBlock.blocks(of: file.buffer) {
      for part in block.prose(in: file.buffer.padded) {
        checkProse(.docs, in: part, context: block.range, at: nil, file, &run)
      }
    }
    for code in MarkdownCode.readCode(in: file.buffer) {
      checkProse(.docs, in: code, context: code, at: nil, allowsFix: false, file, &run)
    }
    checkFileName(file, &run)
  }

  // MARK: - Names

  /// A wrong word in a name.
  private struct NameHit {
    let hit: TermIndex.Hit
    let token: Int
    let name: String
  }

  private func checkCode(_ file: SourceFile, _ run: inout FileRun, _ cache: inout NameCache) {
    var hits: [NameHit] = []
    let tokens = file.tokens
    for token in tokens.indices {
      switch tokens[token].kind {
      case .identifier:
        if cache.knows(tokens[token], in: file.buffer.padded) { continue }
        let found = nameHits(in: file.plainRange(of: token), file)
        if found.isEmpty {
          cache.insert(tokens[token], in: file.buffer.padded)
        } else {
          hits += found.map { NameHit(hit: $0, token: token, name: file.identifier(token)) }
        }
      case .string, .stringStart, .stringMiddle, .stringEnd:
        let range = tokens[token].range
        checkProse(.strings, in: range, context: range, at: token, file, &run)
      default: continue
      }
    }
    if !hits.isEmpty { report(hits, file, &run) }
  }

  /// The wrong words in a name.
  private func nameHits(in name: Range<Int>, _ file: SourceFile) -> [TermIndex.Hit] {
    var hits: [TermIndex.Hit] = []
    index.search(file.buffer.padded.view, in: name, gap: .name, into: &hits)
    guard !hits.isEmpty else { return [] }
    let bytes = file.buffer.padded
    return hits.filter { hit in
      let term = index.terms[hit.term].term
      return term.scopes.contains(.code) && term.near == nil && term.forms.isEmpty
        && fits(hit.range, term.position, in: name, bytes)
    }
  }

  /// Reports each declaration of a wrong name, or where the file declares none its first use: the
  /// thing has to be renamed once, however often it is named.
  private func report(_ hits: [NameHit], _ file: SourceFile, _ run: inout FileRun) {
    struct Key: Hashable {
      let term: Int
      let name: String
    }
    var declared: Set<Key> = []
    for hit in hits where file.tokens[hit.token].flags.contains(.isDeclared) {
      declared.insert(Key(term: hit.hit.term, name: hit.name))
    }
    var seen: Set<Key> = []
    for hit in hits where run.isActive(index.terms[hit.hit.term].rule) {
      let key = Key(term: hit.hit.term, name: hit.name)
      if declared.contains(key) {
        guard file.tokens[hit.token].flags.contains(.isDeclared) else { continue }
      } else {
        guard seen.insert(key).inserted else { continue }
      }
      guard !isExcused(hit.hit, file), isWanted(index.terms[hit.hit.term].term, at: run.place)
      else { continue }
      report(
        hit.hit, at: hit.token, range: file.tokens[hit.token].range, word: hit.name, file, &run)
    }
  }

  /// Returns true if the phrase is where its term wants it in a name or word.
  func fits(
    _ found: Range<Int>, _ position: TermCheck.Position, in word: Range<Int>,
    _ bytes: ContiguousArray<UInt8>
  ) -> Bool {
    if position == .any { return true }
    var start = word.lowerBound
    var end = word.upperBound
    while start < found.lowerBound, Pieces.kind(bytes[start]) == .other { start += 1 }
    while end > found.upperBound, Pieces.kind(bytes[end - 1]) == .other { end -= 1 }
    let isFirst = start == found.lowerBound
    let isLast = end == found.upperBound
    return switch position {
    case .any: true
    case .whole: isFirst && isLast
    case .start: isFirst && !isLast
    case .end: isLast && !isFirst
    }
  }

  /// Returns true if the term is looked for in the file at `place`.
  func isWanted(_ term: TermCheck.Term, at place: Place) -> Bool {
    term.paths.map { place.isMatched(by: $0) } ?? true
  }

  // MARK: - Prose

  /// Checks the words in `range`.
  ///
  /// - Parameters:
  ///   - context: the paragraph in which words that have to be near may be.
  ///   - token: the token that selectors are asked about.
  private func checkProse(
    _ scope: TermCheck.Scope, in range: Range<Int>, context: Range<Int>, at token: Int?,
    allowsFix: Bool = true, _ file: SourceFile, _ run: inout FileRun
  ) {
    var hits: [TermIndex.Hit] = []
    index.search(file.buffer.padded.view, in: range, gap: .prose, into: &hits)
    if !hits.isEmpty {
      reportProse(
        hits, scope, in: range, context: context, at: token, allowsFix: allowsFix, file, &run)
    }
  }

  private func reportProse(
    _ hits: [TermIndex.Hit], _ scope: TermCheck.Scope, in range: Range<Int>, context: Range<Int>,
    at token: Int?, allowsFix: Bool, _ file: SourceFile, _ run: inout FileRun
  ) {
    // A paragraph is searched for the words that have to be near once, however often they matter.
    var nearness: [NameList: Bool] = [:]
    // So is it for lines of code, which a fix leaves alone.
    var code: [Range<Int>]?
    for hit in hits {
      let owned = index.terms[hit.term]
      guard run.isActive(owned.rule), owned.term.scopes.contains(scope),
        isWanted(owned.term, at: run.place), fitsProse(hit.range, owned.term, in: range, file),
        !file.isInURL(hit.range, in: range),
        !owned.term.opensLiteral || scope != .strings || file.opensLiteral(hit.range, in: range)
      else { continue }
      if let near = owned.term.near {
        let isThere = nearness[near] ?? isNear(near, context, file)
        nearness[near] = isThere
        guard isThere else { continue }
      }
      guard !isExcused(hit, file) else { continue }
      var found = hit.range
      var form: TermForm?
      if !owned.term.forms.isEmpty {
        form = self.form(around: hit.range, owned.term.forms, file)
        guard let form else { continue }
        found = form.range
      }
      var isProse = allowsFix && (scope == .comments || scope == .docs)
      if isProse, scope == .comments {
        let lines = code ?? file.codeLines(inComment: range)
        code = lines
        isProse = !lines.hold(found.lowerBound)
      }
      report(
        hit, at: token, range: found, word: Self.onOneLine(file.text(found)),
        fix: isProse ? fix(of: hit, owned, form, in: file, scope) : nil, file, &run)
    }
  }

  private func fix(
    of hit: TermIndex.Hit, _ owned: TermIndex.Owned, _ form: TermForm?, in file: SourceFile,
    _ scope: TermCheck.Scope
  ) -> Fix? {
    owned.term.replacement?.fix(
      for: hit, of: owned.term, form, in: file, isMarkdown: scope == .docs
    ) { text in
      index.terms.contains { other in
        other.rule == owned.rule && other.term.replacement == owned.term.replacement
          && other.term.phrases.contains { $0.text.lowercased() == text.lowercased() }
      }
    }
  }

  /// The phrase without the line breaks in it and the marks of comments after them.
  private static func onOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0.isWhitespace || $0 == "/" || $0 == "*" || $0 == ">" } }
      .filter { !$0.isEmpty }
      .map { String($0).trimmingTrailingSpace }
      .joined(separator: " ")
  }

  /// Returns true if the phrase is where its term wants it in the word around it.
  private func fitsProse(
    _ found: Range<Int>, _ term: TermCheck.Term, in range: Range<Int>, _ file: SourceFile
  ) -> Bool {
    guard term.position != .any else { return true }
    let bytes = file.buffer.padded
    var word = found
    func isPart(_ byte: UInt8) -> Bool {
      Pieces.kind(byte) != .other || byte == UInt8(ascii: "_")
    }
    while word.lowerBound > range.lowerBound, isPart(bytes[word.lowerBound - 1]) {
      word = word.lowerBound - 1..<word.upperBound
    }
    while word.upperBound < range.upperBound, isPart(bytes[word.upperBound]) {
      word = word.lowerBound..<word.upperBound + 1
    }
    return fits(found, term.position, in: word, bytes)
  }

  private func isNear(_ words: NameList, _ context: Range<Int>, _ file: SourceFile) -> Bool {
    file.text(context).split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { words.matches($0) }
  }

  private func isExcused(_ hit: TermIndex.Hit, _ file: SourceFile) -> Bool {
    let exceptions = index.terms[hit.term].term.exceptions
    return !exceptions.isEmpty && form(around: hit.range, exceptions, file) != nil
  }

  /// Returns the match of one of the expressions around `range` on its line.
  private func form(
    around range: Range<Int>, _ expressions: [RegularExpression], _ file: SourceFile
  ) -> TermForm? {
    let line = file.lineRange(of: range)
    let text = file.text(line)
    let start = range.lowerBound - line.lowerBound
    let end = range.upperBound - line.lowerBound
    for expression in expressions {
      for match in expression.matches(in: text)
      where match.range.lowerBound <= start && match.range.upperBound >= end {
        return TermForm(line: line, match: match, names: Array(expression.captureNames.keys))
      }
    }
    return nil
  }

  // MARK: - Reports

  func report(
    _ hit: TermIndex.Hit, at token: Int?, range: Range<Int>, word: String, fix: Fix? = nil,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let owned = index.terms[hit.term]
    run.report(
      Finding(
        rule: owned.rule, token: token, range: range, subject: word,
        values: ["term": word, "right": owned.term.right], fix: fix),
      in: file)
  }
}

/// Comments that are read as one text.
struct CommentParagraph {
  var range: Range<Int>
  /// The token that follows.
  let token: Int
}

extension SourceFile {
  /// The comments of the file; line comments on lines that follow each other are one paragraph.
  func commentParagraphs() -> [CommentParagraph] {
    var paragraphs: [CommentParagraph] = []
    paragraphs.reserveCapacity(source.comments.count)
    var last: Comment?
    for comment in source.comments {
      if let last, last.nextToken == comment.nextToken, last.kind.isLine, comment.kind.isLine,
        !comment.isTrailing,
        isOneLineBreak(last.range.upperBound..<comment.range.lowerBound)
      {
        let start = paragraphs[paragraphs.count - 1].range.lowerBound
        paragraphs[paragraphs.count - 1].range = start..<comment.range.upperBound
      } else {
        paragraphs.append(CommentParagraph(range: comment.range, token: Int(comment.nextToken)))
      }
      last = comment
    }
    return paragraphs
  }

  private func isOneLineBreak(_ range: Range<Int>) -> Bool {
    range.count { buffer.padded[$0] == 0x0A } <= 1
  }

  /// Returns true if the bytes in `range` are part of a web address.
  func isInURL(_ range: Range<Int>, in text: Range<Int>) -> Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x22 || byte == 0x3C }
    var start = range.lowerBound
    while start > text.lowerBound, !isSpace(buffer.padded[start - 1]) { start -= 1 }
    return self.text(start..<range.lowerBound).contains("://")
  }
}

extension String {
  fileprivate var trimmingTrailingSpace: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Comment.Kind {
  /// True if the comment ends with its line.
  fileprivate var isLine: Bool { self == .line || self == .docLine }
}
