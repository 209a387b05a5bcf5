import Project
import SwiftSource
import YAML

/// A change of a declaration that removes a finding about it; one of its parts is given at most.
package struct DeclarationFix: Sendable, Hashable {
  /// A modifier to put before the declaration, or an attribute or a comment for the line above it.
  package var insertion: String?
  /// The keyword that introduces it instead.
  package var introducer: String?
  /// True if it is deleted, provided that nothing else in the file mentions it and its initial
  /// value has no effect. That is safe if other files cannot see it.
  package var isRemoval = false
  /// A protocol that it inherits too. That is safe where all that it stores has it too.
  package var conformance: String?
  /// A condition of `#if` that all declarations of the file get, where the file has none.
  package var condition: String?
  /// The types that have this protocol.
  package var knownTypes: NameList?
  /// True if the code means the same afterwards.
  package var isSafe = true
  /// The change in meaning, where it does not.
  package var caveat: String?

  package init() {}

  /// Returns true if there is anything to change.
  ///
  /// - Parameter attributes: those that the check is about, which its fix deletes.
  func changes(attributes: NameList?) -> Bool {
    insertion != nil || introducer != nil || isRemoval || conformance != nil || condition != nil
      || attributes != nil
  }
}

// MARK: - Keys

extension DeclarationFix {
  /// The keys of a check of declarations that say how to fix them.
  static func keys<Root>(
    _ path: KeyPathTo<Root, DeclarationFix>,
    attributes: KeyPathTo<Root, NameList?>
  ) -> [Key<Root>] {
    let keys: [Key<DeclarationFix>] = [
      Key(
        "insert", { $0.insertion = $1 }, .prose,
        "A modifier that the fix puts before the declaration, or an attribute or a comment for the "
          + "line above.",
        example: "final"),
      Key(
        "introduce", { $0.introducer = $1 }, .text,
        "The keyword that the fix writes in place of the declaration's own.", example: "let"),
      Key(
        "remove", { $0.isRemoval = $1 }, .bool,
        "A fix that deletes the declaration if nothing else in the file mentions it.",
        example: "true", default: "false"),
      Key(
        "conform", { $0.conformance = $1 }, .text,
        "A protocol that the fix adds to the inheritance clause.",
        example: "Sendable"),
      Key(
        "wrap", { $0.condition = $1 }, .text,
        "A condition. The fix puts `#if` with it above the first declaration of the file, and "
          + "`#endif` at the end; a file that has conditions stays as it is.",
        example: "os(macOS)"),
      Key(
        "known-types", { $0.knownTypes = $1 }, .names,
        "Types that conform already. The fix is safe if everything stored is of these types.",
        example: "[Int, String]"),
      Key(
        "safe", { $0.isSafe = $1 }, .bool, "True if the code means the same after the fix.",
        example: "false", default: "true"),
      Key(
        "caveat", { $0.caveat = $1 }, .prose, "The change in meaning of an unsafe fix.",
        example: "subclasses no longer compile"),
    ]
    let attribute = Key<Root>(
      "attribute", attributes, .names,
      "Attributes that the finding marks in place of the name. The fix deletes the first of them.",
      example: "[MainActor]")
    return [attribute] + keys.map { $0.inside(path) }
  }

  /// The answer for people who look for the key `fix`.
  static let advice =
    "the fixes of declarations are 'insert', 'introduce', 'remove', 'conform', 'wrap' and "
    + "'attribute'"

  /// Reports changes that cannot be combined.
  func checkChanges(isAboutAttributes: Bool, _ node: YAMLNode, _ decoder: inout Decoder) {
    let changes = [
      insertion != nil, introducer != nil, isRemoval, conformance != nil, condition != nil,
      isAboutAttributes,
    ]
    guard changes.count(where: \.self) > 1 else { return }
    decoder.problem(
      "'declarations' can have one of 'insert', 'introduce', 'remove', 'conform', 'wrap' and "
        + "'attribute'", at: node)
  }
}

// MARK: - Edits

extension DeclarationFix {
  /// The fix of the declaration at `index`, nil if it cannot be changed alone. It shares its
  /// introducer with no other one.
  ///
  /// - Parameter attributes: those of which the first one is deleted.
  func fix(of index: Int, dropping attributes: NameList?, in file: SourceFile) -> Fix? {
    let declaration = file.outline.declarations[index]
    if let insertion { return self.insertion(of: insertion, declaration, file) }
    if let introducer {
      return Self.introduction(by: introducer, declaration, file).map { fix($0) }
    }
    if isRemoval { return removal(of: declaration, file) }
    if let conformance { return adding(conformance, to: declaration, file) }
    if let condition { return file.edits(puttingAllIn: condition, from: index).map { fix($0) } }
    return attributes.flatMap { file.attribute(in: $0, of: declaration) }.map { attribute in
      fix(Edit(range: file.rangeToDelete(file.bytes(of: attribute)), replacement: ""))
    }
  }

  private func adding(
    _ conformance: String, to declaration: Declaration, _ file: SourceFile
  ) -> Fix? {
    // A type that is `~Copyable` conforms to few protocols.
    let suppresses = file.outline.inheritedTypes[declaration.inheritedTypes].contains {
      file.tokens[Int($0.start)].kind == .prefixOperator
    }
    guard !suppresses else { return nil }
    // The conformance of a generic type depends on its arguments.
    let conforms =
      declaration.genericParameters.isEmpty
      && file.isMade(declaration, ofNothingBut: knownTypes)
    return Fix(
      edits: file.edits(conforming: declaration, to: conformance),
      isSafe: isSafe && conforms, caveat: isSafe && conforms ? nil : caveat)
  }

  private func removal(of declaration: Declaration, _ file: SourceFile) -> Fix? {
    let isHidden =
      declaration.isLocal || !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    return Self.removalEdit(of: declaration, file).map { edit in
      isHidden
        ? fix(edit)
        : Fix(edits: [edit], isSafe: false, caveat: caveat ?? "other files may use it")
    }
  }

  private func fix(_ edit: Edit) -> Fix { fix([edit]) }

  private func fix(_ edits: [Edit]) -> Fix {
    Fix(edits: edits, isSafe: isSafe, caveat: caveat)
  }

  /// Nil where another access level is there already. What clients outside the project can see may be
  /// used by them.
  private func insertion(
    of text: String, _ declaration: Declaration, _ file: SourceFile
  ) -> Fix? {
    // Members of a final class cannot be open.
    if text == "final", file.hasOpenMembers(declaration) { return nil }
    if text.hasPrefix("//") { return file.line(text, above: declaration).map { fix($0) } }
    let found = fix(Self.edits(inserting: text, declaration, file))
    guard ["private", "fileprivate", "private(set)", "fileprivate(set)"].contains(text) else {
      return found
    }
    let access = declaration.modifiers.intersection(.access)
    if !text.hasSuffix("(set)"), !access.isEmpty { return nil }
    return access.isDisjoint(with: [.public, .open, .package])
      ? found : found.unsafe(because: "clients outside the project may use it")
  }

  private static func edit(
    inserting text: String, _ declaration: Declaration, _ file: SourceFile
  ) -> Edit {
    let first = Int(declaration.range.start)
    let isAttribute = text.hasPrefix("@")
    // Behind the other modifiers, where people write it: `public final class`.
    let token = isAttribute ? first : Int(declaration.introducer)
    let offset = Int(file.tokens[token].offset)
    guard isAttribute, file.tokens[first].startsLine else {
      return Edit(range: offset..<offset, replacement: text + " ")
    }
    let line = text + file.lineBreak + file.indentation(at: offset)
    return Edit(range: offset..<offset, replacement: line)
  }

  /// The insertion, and for an access level the removal of another one that only the setter has.
  private static func edits(
    inserting text: String, _ declaration: Declaration, _ file: SourceFile
  ) -> [Edit] {
    let insertion = edit(inserting: text, declaration, file)
    guard text == "private" || text == "fileprivate" || text.hasSuffix("(set)") else {
      return [insertion]
    }
    return (settersRemoved(from: declaration, file) + [insertion])
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The removal of each access level that only the setter has.
  private static func settersRemoved(from declaration: Declaration, _ file: SourceFile) -> [Edit] {
    let setters = (Int(declaration.range.start)..<Int(declaration.introducer)).filter { token in
      file.tokens[token].kind == .leftParen && file.matches(token + 1, "set")
        && file.tokens[token + 1].kind.isWord
    }
    return setters.map { open in
      let start = Int(file.tokens[open - 1].offset)
      return Edit(range: start..<Int(file.tokens[open + 3].offset), replacement: "")
    }
  }

  /// A variable that computes, or that other code may give its first value, cannot be a constant, and a
  /// constant has no setter.
  private static func introduction(
    by word: String, _ declaration: Declaration, _ file: SourceFile
  ) -> [Edit]? {
    guard declaration.body < 0, !declaration.modifiers.contains(.lazy),
      !declaration.modifiers.contains(.weak)
    else { return nil }
    let edit = Edit(range: file.tokens[Int(declaration.introducer)].range, replacement: word)
    return word == "let" ? settersRemoved(from: declaration, file) + [edit] : [edit]
  }

  private static func removalEdit(of declaration: Declaration, _ file: SourceFile) -> Edit? {
    let tokens = file.tokens
    let name = Int(declaration.name.start)
    let isMentioned = tokens.indices.contains { token in
      token != name && tokens[token].hash == tokens[name].hash && tokens[token].kind.isWord
    }
    // An attribute may do something with the value.
    guard !isMentioned, declaration.attributes.isEmpty, declaration.name.indices.count == 1,
      declaration.body < 0,
      file.isInert(declaration.value)
    else { return nil }
    return file.lines(of: declaration).map { Edit(range: $0, replacement: "") }
  }
}

extension SourceFile {
  /// The edit that puts a comment on a line of its own above the declaration and its documentation;
  /// nil if the declaration starts no line. An empty line separates it from other code above. A MARK comment
  /// above announces other code, and stays above.
  fileprivate func line(_ comment: String, above declaration: Declaration) -> Edit? {
    let first = Int(declaration.range.start)
    guard tokens[first].startsLine else { return nil }
    var lines = lineRange(of: tokens[first].range)
    let margin = indentation(at: Int(tokens[first].offset))
    while let above = line(above: lines), let comment = comments(onLine: above),
      sectionName(in: comment) == nil
    {
      lines = comment.lowerBound..<lines.upperBound
    }
    let above = line(above: lines).map { text($0) } ?? ""
    let isFirst = above.allSatisfy(\.isWhitespace) || above.last { !$0.isWhitespace } == "{"
    let offset = lines.lowerBound
    let line = margin + comment + lineBreak
    return Edit(range: offset..<offset, replacement: isFirst ? line : lineBreak + line)
  }

  /// The lines of the comment that ends on the line and has its lines for itself, nil if there is
  /// none.
  private func comments(onLine line: Range<Int>) -> Range<Int>? {
    let next = source.comments.partitioningIndex { $0.range.lowerBound >= line.upperBound }
    guard next > 0 else { return nil }
    let comment = source.comments[next - 1].range
    guard comment.upperBound > line.lowerBound else { return nil }
    let start = lineRange(of: comment.lowerBound..<comment.lowerBound).lowerBound
    guard isBlank(start..<comment.lowerBound),
      isBlank(min(comment.upperBound, line.upperBound)..<line.upperBound)
    else { return nil }
    return start..<line.upperBound
  }

  /// Returns true if the class, or an extension of a type with its name, has an open member.
  fileprivate func hasOpenMembers(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .class else { return false }
    let name = name(of: declaration)
    return outline.declarations.contains { member in
      guard member.modifiers.contains(.open), member.parent >= 0 else { return false }
      let parent = outline.declarations[Int(member.parent)]
      return parent.range == declaration.range
        || parent.kind == .extension && self.name(of: parent) == name
    }
  }

  /// Returns true if evaluating the expression has no effect: it is `nil`, an empty literal or an
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
    guard isBlank(bytes.upperBound..<lines.upperBound),
      isBlank(lines.lowerBound..<bytes.lowerBound)
    else { return nil }
    while let above = line(above: lines), let comment = comments(onLine: above),
      isDocumentation(comment)
    {
      lines = comment.lowerBound..<lines.upperBound
    }
    return linesToDelete(lines)
  }

  private func isDocumentation(_ comment: Range<Int>) -> Bool {
    let text = text(comment).drop(while: \.isWhitespace)
    return text.hasPrefix("///") || text.hasPrefix("/**")
  }

  private func isBlank(_ bytes: Range<Int>) -> Bool { text(bytes).allSatisfy(\.isWhitespace) }
}
