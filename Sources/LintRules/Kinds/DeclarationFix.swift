import Project
import SwiftSource

/// A change of a declaration that removes a finding about it.
package struct DeclarationFix: Sendable, Hashable {
  /// What is changed.
  package enum Change: Sendable, Hashable {
    /// A modifier is put before the declaration, or an attribute on the line above it.
    case insert(String)
    /// Another word introduces it.
    case introduce(String)
    /// It is deleted, where nothing else in the file mentions it and its initial value does nothing.
    /// That is safe where other files cannot see it.
    case remove
    /// A protocol is added to what it inherits. That is safe where all that it stores has it too.
    case conform(Conformance)
    /// The first of its attributes with one of the names is deleted.
    case drop(attributes: NameList)
  }

  package let change: Change
  /// Whether the code means the same afterwards.
  package var isSafe: Bool
  /// What changes in meaning, where it does not.
  package var caveat: String?

  package init(_ change: Change, isSafe: Bool = true, caveat: String? = nil) {
    self.change = change
    self.isSafe = isSafe
    self.caveat = caveat
  }

  /// The fix of the declaration at `index`, nil where it cannot be changed alone. It shares its
  /// introducer with no other one.
  func fix(of index: Int, in file: SourceFile) -> Fix? {
    let declaration = file.outline.declarations[index]
    switch change {
    case .conform(let conformance):
      // Whether a generic type conforms depends on what it is made with.
      let conforms =
        declaration.genericParameters.isEmpty
        && file.isMade(declaration, ofNothingBut: conformance.knownTypes)
      return Fix(
        edits: [file.edit(conforming: declaration, to: conformance.name)],
        isSafe: isSafe && conforms, caveat: isSafe && conforms ? nil : caveat)
    case .drop(let attributes):
      return file.attribute(in: attributes, of: declaration).map { attribute in
        fix(Edit(range: file.rangeToDelete(file.bytes(of: attribute)), replacement: ""))
      }
    case .insert(let text):
      return fix(Self.insertion(of: text, declaration, file))
    case .introduce(let word):
      return Self.introduction(by: word, declaration, file).map { fix($0) }
    case .remove:
      let isHidden =
        declaration.isLocal
        || !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
      return Self.removal(of: declaration, file).map { edit in
        isHidden
          ? fix(edit)
          : Fix(edits: [edit], isSafe: false, caveat: caveat ?? "other files may use it")
      }
    }
  }

  private func fix(_ edit: Edit) -> Fix { Fix(edits: [edit], isSafe: isSafe, caveat: caveat) }

  private static func insertion(
    of text: String, _ declaration: Declaration, _ file: SourceFile
  ) -> Edit {
    let first = Int(declaration.range.start)
    let isAttribute = text.hasPrefix("@")
    let token =
      isAttribute || declaration.attributes.isEmpty ? first : Int(declaration.introducer)
    let offset = Int(file.tokens[token].offset)
    guard isAttribute, file.tokens[first].startsLine else {
      return Edit(range: offset..<offset, replacement: text + " ")
    }
    let line = text + file.lineBreak + file.indentation(at: offset)
    return Edit(range: offset..<offset, replacement: line)
  }

  /// A variable that computes, or that other code may give its first value, cannot be a constant.
  private static func introduction(
    by word: String, _ declaration: Declaration, _ file: SourceFile
  ) -> Edit? {
    guard declaration.body < 0, !declaration.modifiers.contains(.lazy),
      !declaration.modifiers.contains(.weak)
    else { return nil }
    return Edit(range: file.tokens[Int(declaration.introducer)].range, replacement: word)
  }

  private static func removal(of declaration: Declaration, _ file: SourceFile) -> Edit? {
    let tokens = file.tokens
    let name = Int(declaration.name.start)
    let isMentioned = tokens.indices.contains { token in
      token != name && tokens[token].hash == tokens[name].hash && tokens[token].kind.isWord
    }
    guard !isMentioned, declaration.name.indices.count == 1, declaration.body < 0,
      file.isInert(declaration.value)
    else { return nil }
    return file.lines(of: declaration).map { Edit(range: $0, replacement: "") }
  }
}

extension SourceFile {
  /// Whether nothing happens when the expression is evaluated: it is `nil`, an empty literal or an
  /// empty value of a type, such as `Set<Int>()`.
  fileprivate func isInert(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return true }
    let first = Int(value.start)
    if value.indices.count == 1 { return tokens[first].is(.nil) }
    let isType =
      tokens[first].kind == .identifier && isCapitalized(first)
      || [.leftBracket, .period].contains(tokens[first].kind)
    return isType
      && value.indices.allSatisfy { token in
        switch tokens[token].kind {
        case .leftParen: tokens[token + 1].kind == .rightParen
        case .leftBrace: false
        case .leftBracket:
          tokens[token].partner == token + 1 || tokens.endOfGroup(at: token) < Int(value.end)
        default: true
        }
      }
  }

  /// The lines of a declaration that has them for itself, with the documentation above it and, where
  /// two empty lines would meet, one of those.
  fileprivate func lines(of declaration: Declaration) -> Range<Int>? {
    let first = Int(declaration.range.start)
    let last = Int(declaration.range.end) - 1
    guard tokens[first].startsLine, tokens[last + 1].startsLine else { return nil }
    let bytes = bytes(of: declaration.range)
    var lines = lineRange(of: bytes)
    guard isBlank(bytes.upperBound..<lines.upperBound) else { return nil }
    while let above = line(above: lines),
      text(above).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("///")
    {
      lines = above.lowerBound..<lines.upperBound
    }
    let below = lineRange(of: lines.upperBound..<lines.upperBound)
    if let above = line(above: lines), isBlank(above), isBlank(below) {
      lines = lines.lowerBound..<below.upperBound
    }
    return lines
  }

  private func isBlank(_ bytes: Range<Int>) -> Bool { text(bytes).allSatisfy(\.isWhitespace) }

  private func line(above lines: Range<Int>) -> Range<Int>? {
    let end = lines.lowerBound - lineBreak.utf8.count
    return end < 0 ? nil : lineRange(of: end..<end)
  }
}
