import Buffers
import Matching
import Project
import SwiftSource

/// The requirements that one Swift file names: in comments, strings and names.
struct SwiftRequirements {
  private let scheme: RequirementScheme
  private let written: RegularExpression
  private let marks: RetirementMarks
  private let file: SourceFile
  private let table: LineTable
  private let isTest: Bool

  init(
    _ scheme: RequirementScheme, _ written: RegularExpression, _ marks: RetirementMarks,
    _ file: SourceFile, _ table: LineTable, isTest: Bool
  ) {
    self.scheme = scheme
    self.written = written
    self.marks = marks
    self.file = file
    self.table = table
    self.isTest = isTest
  }

  /// - Parameters:
  ///   - found: the ids as the scheme writes them, with `-` or `_`.
  ///   - loose: ids with other letters or without a separator, such as `SRS001`, which count in the
  ///     names of tests.
  func notes(_ found: [Range<Int>], loose: [Range<Int>]) -> RequirementNotes {
    var notes = notes(found)
    let known = Set(notes.mentions.map(\.range.lowerBound))
    for range in loose where !known.contains(range.lowerBound) {
      guard let token = token(at: range.lowerBound), file.tokens[token].kind == .identifier,
        isWord(range, of: token)
      else { continue }
      add(file.text(range), .test, range, owner(of: token), isTentative: true, to: &notes)
    }
    return notes
  }

  private func notes(_ found: [Range<Int>]) -> RequirementNotes {
    var notes = RequirementNotes()
    var group: CommentGroup?
    for range in found {
      if let comment = comment(at: range.lowerBound) {
        let text = file.text(range)
        guard written.matchesWhole(text) else { continue }
        if group?.range.contains(range.lowerBound) != true {
          group = CommentGroup(comment, of: file, scheme, first: range)
          if let head = group?.checklist { notes.checklists.append(head) }
        }
        let owner = owner(of: Int(file.source.comments[comment].nextToken))
        let plain = isTest ? RequirementMention.Role.test : .code
        let (role, isTentative) = group.flatMap { self.role(range, in: $0) } ?? (plain, false)
        add(text, role, range, owner, isTentative: isTentative, to: &notes)
      } else if let token = token(at: range.lowerBound), let text = id(range, in: token) {
        let role = isTest ? RequirementMention.Role.test : .code
        add(text, role, range, owner(of: token), isTentative: false, to: &notes)
      }
    }
    return notes
  }

  private func add(
    _ id: String, _ role: RequirementMention.Role, _ range: Range<Int>, _ owner: String,
    isTentative: Bool, to notes: inout RequirementNotes
  ) {
    notes.mentions.append(
      RequirementMention(
        id: id, role: role, range: range, line: table.position(of: range.lowerBound).line,
        owner: owner, isTentative: isTentative))
  }

  /// The role of an id in a comment that defines requirements, or that is a checklist.
  private func role(
    _ id: Range<Int>, in group: CommentGroup
  ) -> (RequirementMention.Role, isTentative: Bool)? {
    guard group.checklist != nil || group.defines else { return nil }
    let line = file.commentLine(around: id, in: group.range)
    let read = RequirementLine(line, id: id, file.buffer.padded)
    guard let range = read.title else { return nil }
    let title = file.text(range)
    if group.checklist != nil {
      return read.box.map {
        (.checklist(RequirementBox(isTicked: $0.isTicked, mark: $0.mark, text: title)), false)
      }
    }
    return scheme.definition(read, title: title, whole: file.text(line), marks, isRetired: false)
  }

  // MARK: - Places

  /// The index of the comment around a byte.
  private func comment(at offset: Int) -> Int? {
    let comments = file.source.comments
    let index = comments.partitioningIndex { $0.range.lowerBound > offset } - 1
    return index >= 0 && comments[index].range.contains(offset) ? index : nil
  }

  /// The index of the token around a byte.
  private func token(at offset: Int) -> Int? {
    let index = file.tokens.partitioningIndex { Int($0.offset) > offset } - 1
    return index >= 0 && file.tokens[index].range.contains(offset) ? index : nil
  }

  /// The id in a string or a name, nil in other code.
  private func id(_ range: Range<Int>, in token: Int) -> String? {
    // In an expression such as `SRS-001` the id is no token.
    guard range.upperBound <= file.tokens[token].range.upperBound else { return nil }
    let text = file.text(range)
    switch file.tokens[token].kind {
    case .string, .stringStart, .stringMiddle, .stringEnd:
      return written.matchesWhole(text) ? text : nil
    case .identifier:
      let id = text.replacing("_", with: "-")
      return written.matchesWhole(id) ? id : nil
    default: return nil
    }
  }

  /// True if the bytes are a word of a name, as in `testSRS001Login` and `srs001`.
  private func isWord(_ range: Range<Int>, of token: Int) -> Bool {
    let bytes = file.buffer.padded
    let name = file.tokens[token].range
    guard range.upperBound <= name.upperBound else { return false }
    let last = bytes[range.upperBound - 1]
    let follows = range.upperBound < name.upperBound ? bytes[range.upperBound] : 0x5F
    let isUpper = { (byte: UInt8) in (0x41...0x5A).contains(byte) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard follows == 0x5F || isUpper(follows) && isDigit(last) else { return false }
    guard range.lowerBound > name.lowerBound else { return true }
    let before = bytes[range.lowerBound - 1]
    return before == 0x5F || isUpper(bytes[range.lowerBound]) && !isUpper(before)
  }

  /// The function or type that starts at a token or is around it.
  private func owner(of token: Int) -> String {
    let declarations = file.outline.declarations
    let start = declarations.partitioningIndex { Int($0.range.start) >= token }
    var index =
      start < declarations.count && Int(declarations[start].range.start) == token
      ? start : file.innermostDeclaration(around: token)
    var names: [String] = []
    while index >= 0 {
      let declaration = declarations[index]
      let isNamed = declaration.kind == .func || declaration.kind.hasMembers
      if isNamed, !declaration.isLocal { names.append(file.name(of: declaration)) }
      index = Int(declaration.parent)
    }
    return names.reversed().joined(separator: ".")
  }
}

/// Comments that people read as one: a block, or lines below each other.
private struct CommentGroup {
  let range: Range<Int>
  /// The bytes of the head of a checklist, nil for other comments.
  private(set) var checklist: Range<Int>?
  /// True for a documentation comment whose head says that it holds requirements.
  private(set) var defines = false

  /// - Parameter first: the first id in the group.
  init(_ index: Int, of file: SourceFile, _ scheme: RequirementScheme, first: Range<Int>) {
    let comments = file.source.comments
    let kind = comments[index].kind
    var (start, end) = (index, index)
    if kind == .line || kind == .docLine {
      while start > 0, Self.follows(comments[start], comments[start - 1], kind, file) { start -= 1 }
      while end + 1 < comments.count, Self.follows(comments[end + 1], comments[end], kind, file) {
        end += 1
      }
    }
    range = comments[start].range.lowerBound..<comments[end].range.upperBound
    // The head is everything before the line of the first id.
    var head = range.lowerBound..<file.commentLine(around: first, in: range).lowerBound
    while head.upperBound > head.lowerBound, file.buffer.padded[head.upperBound - 1] <= 0x20 {
      head = head.lowerBound..<head.upperBound - 1
    }
    let text = file.buffer.padded.view.extracting(head)
    if let match = scheme.checklist?.firstMatch(in: text) {
      checklist =
        head.lowerBound + match.range.lowerBound..<head.lowerBound + match.range.upperBound
    } else if kind == .docLine || kind == .docBlock {
      defines = scheme.comments?.hasMatch(in: text) == true
    }
  }

  /// True if the comment is on the line below the other one.
  private static func follows(
    _ comment: Comment, _ other: Comment, _ kind: Comment.Kind, _ file: SourceFile
  ) -> Bool {
    guard other.kind == kind, !comment.isTrailing else { return false }
    let gap = file.buffer.padded[other.range.upperBound..<comment.range.lowerBound]
    return gap.allSatisfy { $0 <= 0x20 } && gap.count { $0 == 0x0A } <= 1
  }
}

extension SourceFile {
  /// The line of a comment around some bytes, without the marks of the comment.
  ///
  /// - Parameter comment: the bytes of the comment, before which there may be code on the line.
  fileprivate func commentLine(around range: Range<Int>, in comment: Range<Int>) -> Range<Int> {
    let bytes = buffer.padded
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > comment.lowerBound, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
    }
    while end < comment.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while start < range.lowerBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    if bytes[start] == UInt8(ascii: "/") {
      while start < range.lowerBound, [0x2F, 0x2A].contains(bytes[start]) { start += 1 }
    } else if bytes[start] == UInt8(ascii: "*") {
      start += 1
    }
    if end - 2 >= range.upperBound, bytes[end - 1] == UInt8(ascii: "/"),
      bytes[end - 2] == UInt8(ascii: "*")
    {
      end -= 2
    }
    return min(start, range.lowerBound)..<end
  }
}
