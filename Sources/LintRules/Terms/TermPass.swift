import Matching
import Project
import SwiftSource

/// Runs all rules about terms on one file: its names, comments, strings, and its own name.
struct TermPass: Sendable {
  private let index: TermIndex

  init(_ rules: [Rule]) { index = TermIndex(rules) }

  /// Whether any rule asks about terms.
  var isEmpty: Bool { index.isEmpty }

  /// - Parameter cache: names that are known to be fine, kept from file to file.
  func check(_ run: inout FileRun, cache: inout NameCache) {
    guard !index.isEmpty, index.terms.contains(where: { run.isActive($0.rule) }) else { return }
    checkCode(&run, &cache)
    for comment in run.file.source.comments {
      let place = ProsePlace(token: Int(comment.nextToken), context: comment.range)
      checkProse(.comments, place, comment.range, &run)
    }
    checkFileName(&run)
  }

  /// Checks a Markdown file.
  func checkMarkdown(_ run: inout FileRun) {
    guard !index.isEmpty else { return }
    let bytes = run.file.buffer.padded
    for block in MarkdownBlock.blocks(of: run.file.buffer) {
      for part in block.prose(in: bytes) {
        checkProse(.docs, ProsePlace(token: nil, context: block.range), part, &run)
      }
    }
    checkFileName(&run)
  }

  // MARK: - Names

  private func checkCode(_ run: inout FileRun, _ cache: inout NameCache) {
    let tokens = run.file.tokens
    let file = run.file
    for token in tokens.indices {
      switch tokens[token].kind {
      case .identifier:
        if cache.knows(tokens[token], in: file) { continue }
        if !checkName(token, &run) { cache.insert(tokens[token], in: file) }
      case .string, .stringStart, .stringMiddle, .stringEnd:
        let range = tokens[token].range
        checkProse(.strings, ProsePlace(token: token, context: range), range, &run)
      default: continue
      }
    }
  }

  /// Reports what is wrong with the name; whether anything is.
  private func checkName(_ token: Int, _ run: inout FileRun) -> Bool {
    let file = run.file
    let bytes = file.buffer.padded.span
    let range = file.tokens[token].range
    var hits: [TermIndex.Hit] = []
    index.search(bytes, in: range, gap: .name) { hits.append($0) }
    hits.removeAll { !index.terms[$0.term].term.scopes.contains(.code) }
    hits.removeAll { index.terms[$0.term].term.isWhole && !isWhole($0.range, range, run.file) }
    hits.removeAll { index.terms[$0.term].term.near != nil || !index.terms[$0.term].term.forms.isEmpty }
    if !index.named.isEmpty {
      let name = run.file.identifier(token)
      for term in index.named where index.terms[term].term.names?.matches(name) == true {
        hits.append(TermIndex.Hit(term: term, phrase: TermCheck.Phrase(name), range: range))
      }
    }
    guard !hits.isEmpty else { return false }
    var seen: Set<Int> = []
    let name = run.file.identifier(token)
    for hit in hits
    where run.isActive(index.terms[hit.term].rule) && seen.insert(hit.term).inserted
      && !isExcused(hit, run.file)
    {
      report(hit, at: token, range: range, word: name, &run)
    }
    return true
  }

  private func isWhole(_ found: Range<Int>, _ name: Range<Int>, _ file: SourceFile) -> Bool {
    var start = name.lowerBound
    var end = name.upperBound
    let bytes = file.buffer.padded
    while start < found.lowerBound, bytes[start] == UInt8(ascii: "_") || bytes[start] == 0x60 { start += 1 }
    while end > found.upperBound, bytes[end - 1] == 0x60 { end -= 1 }
    return start == found.lowerBound && end == found.upperBound
  }

  private func checkFileName(_ run: inout FileRun) {
    let name = Array(run.place.stem.utf8)
    var hits: [TermIndex.Hit] = []
    index.search(name.span, in: 0..<name.count, gap: .name) { hits.append($0) }
    for hit in hits {
      let term = index.terms[hit.term].term
      guard term.scopes.contains(.files), term.near == nil, term.forms.isEmpty,
        !term.isWhole || hit.range.count == name.count, run.isActive(index.terms[hit.term].rule)
      else { continue }
      let name = String(run.place.fileName)
      report(hit, at: nil, range: nil, word: name, &run)
    }
  }

  // MARK: - Prose

  /// Where a piece of prose stands.
  struct ProsePlace {
    /// The token that selectors are asked about.
    let token: Int?
    /// The bytes of its paragraph, in which words that have to be near may stand.
    let context: Range<Int>
  }

  private func checkProse(
    _ scope: TermCheck.Scope, _ place: ProsePlace, _ range: Range<Int>, _ run: inout FileRun
  ) {
    let file = run.file
    let bytes = file.buffer.padded.span
    var hits: [TermIndex.Hit] = []
    index.search(bytes, in: range, gap: .prose) { hits.append($0) }
    for hit in hits {
      let owned = index.terms[hit.term]
      guard run.isActive(owned.rule), owned.term.scopes.contains(scope),
        isWord(hit.range, in: range, owned.term, run.file),
        owned.term.near.map({ isNear($0, place, run.file) }) ?? true,
        !isExcused(hit, run.file)
      else { continue }
      var found = hit.range
      if !owned.term.forms.isEmpty {
        guard let form = form(around: hit.range, owned.term.forms, run.file) else { continue }
        found = form
      }
      let word = run.file.text(found)
      report(hit, at: place.token, range: found, word: word, &run)
    }
  }

  /// Whether no longer word holds the phrase; a word in prose that is a name may, with humps.
  private func isWord(
    _ found: Range<Int>, in range: Range<Int>, _ term: TermCheck.Term, _ file: SourceFile
  ) -> Bool {
    let bytes = file.buffer.padded
    func isPart(_ byte: UInt8) -> Bool {
      Pieces.kind(byte) != .other || byte == UInt8(ascii: "_")
    }
    let startsWord = found.lowerBound == range.lowerBound || !isPart(bytes[found.lowerBound - 1])
    var end = found.upperBound
    if end < range.upperBound, bytes[end] == UInt8(ascii: "s") { end += 1 }
    let endsWord = end >= range.upperBound || !isPart(bytes[end])
    if term.isWhole { return startsWord && endsWord }
    return true
  }

  private func isNear(_ words: NameList, _ place: ProsePlace, _ file: SourceFile) -> Bool {
    let context = place.token == nil ? place.context : file.paragraph(around: place.context)
    let text = file.text(context)
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { words.matches($0) }
  }

  private func isExcused(_ hit: TermIndex.Hit, _ file: SourceFile) -> Bool {
    let exceptions = index.terms[hit.term].term.exceptions
    return !exceptions.isEmpty && form(around: hit.range, exceptions, file) != nil
  }

  /// The text on the line of `range` that one of the expressions matches around it.
  private func form(
    around range: Range<Int>, _ expressions: [RegularExpression], _ file: SourceFile
  ) -> Range<Int>? {
    let line = file.lineRange(of: range)
    let text = file.text(line)
    let wanted = range.lowerBound - line.lowerBound..<range.upperBound - line.lowerBound
    for expression in expressions {
      for match in expression.matches(in: text)
      where match.range.lowerBound <= wanted.lowerBound && match.range.upperBound >= wanted.upperBound {
        return line.lowerBound + match.range.lowerBound..<line.lowerBound + match.range.upperBound
      }
    }
    return nil
  }

  // MARK: - Reports

  private func report(
    _ hit: TermIndex.Hit, at token: Int?, range: Range<Int>?, word: String, _ run: inout FileRun
  ) {
    let owned = index.terms[hit.term]
    run.emit(
      FileRun.Draft(
        rule: owned.rule, token: token, range: range ?? 0..<0, subject: word,
        values: ["term": word, "right": owned.term.right]))
  }
}

extension SourceFile {
  /// The comments that stand around the bytes in `range` without code or an empty line between.
  func paragraph(around range: Range<Int>) -> Range<Int> {
    let comments = source.comments
    guard let index = comments.firstIndex(where: { $0.range == range }) else { return range }
    var first = index
    var last = index
    while first > 0, comments[first - 1].nextToken == comments[index].nextToken,
      isOneLineBreak(comments[first - 1].range.upperBound..<comments[first].range.lowerBound)
    { first -= 1 }
    while last + 1 < comments.count, comments[last + 1].nextToken == comments[index].nextToken,
      isOneLineBreak(comments[last].range.upperBound..<comments[last + 1].range.lowerBound)
    { last += 1 }
    return comments[first].range.lowerBound..<comments[last].range.upperBound
  }

  private func isOneLineBreak(_ range: Range<Int>) -> Bool {
    range.count { buffer.padded[$0] == 0x0A } <= 1
  }
}
