import SwiftSource

/// The line around words in a comment or in Markdown, which says if they are prose or code.
struct TermSurroundings {
  private let before: String
  private let after: String
  private let isMarkdown: Bool

  /// - Parameter range: the bytes of the words, on one line.
  init(of range: Range<Int>, in file: SourceFile, isMarkdown: Bool) {
    let line = file.lineRange(of: range)
    // Code before a comment is no part of what it says.
    let comment = isMarkdown ? nil : file.comment(around: range)
    let start = max(line.lowerBound, comment?.lowerBound ?? 0)
    before = file.text(start..<range.lowerBound)
    after = file.text(range.upperBound..<line.upperBound)
    self.isMarkdown = isMarkdown
  }

  /// True if other words may replace these: they are no part of a name, a path, a link, code, or an
  /// instruction for a tool.
  var isProse: Bool {
    !isPartOfName && !isInLink && !isInRange && !isDirective && !isParameterName && !isCode
      && !(isMarkdown && (before.hasPrefix("#") || isQuotedCode))
  }

  /// Code that is indented in a quotation.
  private var isQuotedCode: Bool {
    let quoted = before.drop { $0 == " " }.drop { $0 == ">" }
    return before.drop { $0 == " " }.hasPrefix(">") && quoted.hasPrefix("     ")
  }

  /// Names, paths and calls go on without a space: `docs/RecyclerView`, `RecyclerView.Adapter`.
  private var isPartOfName: Bool {
    if let last = before.last, last.isLetter || last.isNumber || "`/\\_@#$%=.".contains(last) {
      return true
    }
    guard let first = after.first else { return false }
    if first.isLetter || first.isNumber || "`/\\_@(<".contains(first) { return true }
    guard first == "." else { return false }
    // `SRS-1..SRS-9`: the rest of a range would have another form.
    let next = after.dropFirst(after.hasPrefix("..") ? 2 : 1).first
    return next.map { $0.isLetter || $0.isNumber } == true
  }

  /// The target of a link, a label that is one, an address or a tag in angle brackets.
  private var isInLink: Bool {
    if let open = before.lastStart(of: "]("), !before[open...].contains(")") {
      return true
    }
    if isInLabel { return true }
    guard let open = before.lastIndex(of: "<") else { return false }
    let inside = before[open...].dropFirst()
    return !inside.contains(">") && inside.first.map { $0.isLetter || $0 == "/" } ?? true
      && after.contains(">")
  }

  /// `[words]` and `[words][]`, which a definition such as `[words]: address` may give a target. In
  /// `[words](address)` and `[words][label]`, they are the text of a link.
  private var isInLabel: Bool {
    guard let open = before.lastIndex(where: { "[]".contains($0) }), before[open] == "[",
      let close = after.firstIndex(where: { "[]".contains($0) }), after[close] == "]"
    else { return false }
    guard isMarkdown || before.hasSuffix("[") && after.hasPrefix("]") else { return false }
    let rest = after[after.index(after: close)...]
    return rest.hasPrefix("[]") || !["(", "["].contains(rest.first)
  }

  /// `12dp–16dp`: a part of a range would have another unit than the rest.
  private var isInRange: Bool {
    func isDash(_ character: Character?) -> Bool { character.map { "-–—".contains($0) } ?? false }
    if isDash(after.first), let next = after.dropFirst().first {
      return next.isNumber || after.first == "–" && next.isLetter
    }
    let word = before.dropLast().split(separator: " ").last
    return isDash(before.last) && word?.contains(where: \.isNumber) == true
  }

  /// The text of the comment, or of the line in Markdown, up to the words.
  private var start: Substring { before.drop { " \t/*!".contains($0) } }

  /// `swiftlint:disable:next rule`, `swift-format-ignore: Rule`.
  private var isDirective: Bool {
    guard !isMarkdown, let first = start.split(separator: " ").first else { return false }
    if first.hasPrefix("swift-format-ignore") { return true }
    guard let colon = first.firstIndex(of: ":") else { return false }
    return first[first.index(after: colon)...].first.map { $0.isLetter || $0 == " " } ?? false
      || first == "archlint:"
  }

  /// `- Parameter name:` and `- name:` below `- Parameters:`.
  private var isParameterName: Bool {
    guard !isMarkdown, after.hasPrefix(":") else { return false }
    return start.hasPrefix("- ") && start.split(separator: " ").count <= 2
  }

  /// A line of code that a comment keeps.
  private var isCode: Bool {
    guard !isMarkdown else { return false }
    let words = ["import ", "let ", "var ", "func ", "class ", "struct ", "return ", "case ", "@"]
    let last = after.last { !$0.isWhitespace }
    return words.contains { start.hasPrefix($0) } || last.map { "{};".contains($0) } ?? false
  }
}

extension SourceFile {
  /// Returns true if nothing but the delimiter of a string literal, and white space behind it, is
  /// before `found`.
  ///
  /// - Parameter literal: the token of the literal, or of its part up to an interpolation.
  func opensLiteral(_ found: Range<Int>, in literal: Range<Int>) -> Bool {
    let bytes = buffer.padded
    var start = literal.lowerBound
    while bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard bytes[start] == UInt8(ascii: "\"") else { return false }
    while bytes[start] == UInt8(ascii: "\"") { start += 1 }
    return bytes[start..<found.lowerBound].allSatisfy {
      [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
  }

  /// The comment with the bytes, nil where they are in none.
  fileprivate func comment(around range: Range<Int>) -> Range<Int>? {
    let next = source.comments.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    guard next > 0 else { return nil }
    let comment = source.comments[next - 1].range
    return comment.contains(range.lowerBound) ? comment : nil
  }
}

extension String {
  /// Where the last occurrence of two characters starts.
  fileprivate func lastStart(of pair: String) -> Index? {
    indices.last { self[$0...].hasPrefix(pair) }
  }
}
