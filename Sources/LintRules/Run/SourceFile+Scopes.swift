import Matching
import Project
import SwiftSource

extension SourceFile {
  /// The name of the declaration at `index` and the names of those around it, outermost first, with
  /// dots between; none where the index is negative.
  func scope(of index: Int) -> String {
    var names: [String] = []
    var index = index
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind != .import { names.append(name(of: declaration)) }
      index = Int(declaration.parent)
    }
    return names.dottedFromLast
  }

  /// The modules that the file imports, or of which it imports something.
  func importedModules() -> Set<String> {
    var modules: Set<String> = []
    for declaration in outline.declarations where declaration.kind == .import {
      modules.insert(identifier(Int(declaration.name.start)))
    }
    return modules
  }

  /// Returns true if the expression matches a comment on the line of the token, on another line of
  /// the head of its declaration, or on the lines directly above that hold nothing else.
  func hasComment(matching expression: RegularExpression, at token: Int) -> Bool {
    let start = lineRange(of: tokens[firstToken(ofStatementAt: token)].range).lowerBound
    let head = lineRange(of: headRange(around: token))
    let line = min(start, head.lowerBound)..<head.upperBound
    var top = line.lowerBound
    // The comments that start before the line ends, from the nearest on.
    let end = source.comments.partitioningIndex { Int($0.offset) >= line.upperBound }
    for comment in source.comments[..<end].reversed() {
      let lines = lineRange(of: comment.range)
      let isOnLine = comment.range.upperBound > line.lowerBound
      guard isOnLine || (isAbove(lines, top, comment) && !comment.isTrailing) else { return false }
      if !isOnLine { top = lines.lowerBound }
      // A MARK comment behind code announces nothing, and one above ends the section before it.
      let mark = sectionName(in: comment.range)
      if mark != nil, comment.isTrailing { continue }
      if expression.hasMatch(in: text(comment.range)) { return true }
      if mark?.contains(where: \.isLetter) == true { return false }
    }
    return false
  }

  /// The first token of the line on which the statement starts that goes on at the token.
  private func firstToken(ofStatementAt token: Int) -> Int {
    var first = token
    for _ in 0..<Self.mostLines {
      while first > 0, !tokens[first].startsLine { first -= 1 }
      guard first > 0, isContinued(first) else { return first }
      first -= 1
    }
    return first
  }

  /// Returns true if the token goes on with a member of what is named before it, or with the value
  /// that a name gets. What is called in a chain has reasons of its own.
  private func isContinued(_ token: Int) -> Bool {
    let previous = tokens[token - 1]
    if previous.kind == .equal { return true }
    return tokens[token].kind == .period && (previous.kind == .identifier || previous.is(.self))
  }

  /// How many lines of a statement before a token are looked at.
  private static let mostLines = 8

  private static let mark = Array("MARK:".utf8)

  /// The text behind `MARK:`, nil if the range does not start with a MARK comment.
  func sectionName(in range: Range<Int>) -> Substring? {
    let bytes = buffer.padded
    var start = range.lowerBound
    // Most comments are no MARK, and cost no text.
    while start < range.upperBound,
      bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: "/") || bytes[start] == UInt8(ascii: "*")
    { start += 1 }
    let end = start + Self.mark.count
    guard end <= range.upperBound, bytes[start..<end].elementsEqual(Self.mark) else { return nil }
    return text(end..<range.upperBound)[...]
  }

  /// Returns true if the lines of a comment are directly above an offset. An empty line separates only
  /// a MARK comment from what it marks.
  private func isAbove(_ lines: Range<Int>, _ top: Int, _ comment: Comment) -> Bool {
    if lines.upperBound == top { return true }
    return (lines.upperBound..<top).allSatisfy { buffer.padded[$0] <= 0x20 }
      && sectionName(in: comment.range) != nil
  }

  /// The bytes from the first attribute of the declaration around the token to the token, if the
  /// token is before the body and the initial value; else those of the token.
  private func headRange(around token: Int) -> Range<Int> {
    let range = tokens[token].range
    let index = innermostDeclaration(around: token)
    guard index >= 0 else { return range }
    let declaration = outline.declarations[index]
    let isInHead =
      (declaration.body < 0 || token < Int(declaration.body))
      && (declaration.value.isEmpty || token < Int(declaration.value.start))
    guard isInHead else { return range }
    return bytes(of: declaration.range).lowerBound..<range.upperBound
  }

  /// The modules whose types the project cannot hide once they are before a name.
  static let systemModules: Set<String> = [
    "Swift", "_Concurrency", "Foundation", "Observation", "Combine", "SwiftUI", "UIKit", "AppKit",
  ]

  /// The code of previews: `#Preview { … }`, types that are `PreviewProvider`,
  /// `static func preview…` and `static var preview`.
  func previewRanges() -> [TokenRange] {
    var ranges: [TokenRange] = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .pound {
      guard identifier(index + 1) == "Preview" else { continue }
      var end = index + 2
      if tokens[end].kind == .leftParen { end = tokens.endOfGroup(at: end) }
      if tokens[end].kind == .leftBrace { end = tokens.endOfGroup(at: end) }
      ranges.append(TokenRange(index, end))
    }
    let providers = previewProviders()
    for declaration in outline.declarations {
      let isProvider =
        declaration.kind.hasMembers && !providers.isEmpty
        && providers.contains(name(of: declaration))
      let isFactory =
        switch declaration.kind {
        case .func:
          declaration.modifiers.contains(.static) && name(of: declaration).hasPrefix("preview")
        case .var, .let:
          declaration.modifiers.contains(.static) && name(of: declaration) == "preview"
        default: false
        }
      if isProvider || isFactory { ranges.append(declaration.range) }
    }
    return ranges
  }

  /// The views and functions inside `#if DEBUG` whose names say that they help previews, such as
  /// `PreviewCell` and `makePreviewStore`.
  func previewHelperRanges() -> [TokenRange] {
    guard !outline.clauses.isEmpty else { return [] }
    return outline.declarations.filter { declaration in
      guard declaration.kind == .func || isView(declaration) else { return false }
      let clause = clause(around: Int(declaration.name.start))
      return clause >= 0 && Self.debugBuilds.areDemanded(byClause: clause, of: self)
        && Self.saysPreview(name(of: declaration))
    }.map(\.range)
  }

  /// Returns true if a type says that it is a view or a view controller.
  private func isView(_ type: Declaration) -> Bool {
    type.kind.isType
      && outline.inheritedTypes[type.inheritedTypes].contains { inherited in
        typeNames(in: inherited).contains { $0.hasSuffix("View") || $0.hasSuffix("ViewController") }
      }
  }

  private static let debugBuilds = ConditionTerms((try? NameList(["DEBUG"])) ?? .none)

  /// Returns true if a word of the name is "preview".
  private static func saysPreview(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let word = Array("review".utf8)
    return bytes.indices.contains { index in
      let end = index + 1 + word.count
      guard bytes[index] | 0x20 == UInt8(ascii: "p"), end <= bytes.count,
        bytes[index + 1..<end].elementsEqual(word)
      else { return false }
      // A lower-case one starts the name or a part of it.
      let isStart =
        index == 0 || bytes[index] == UInt8(ascii: "P") || bytes[index - 1] == UInt8(ascii: "_")
      let isEnd =
        end == bytes.count || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[end])
      return isStart && isEnd
    }
  }

  /// The names of the types that are `PreviewProvider`, themselves or through extensions of the file.
  private func previewProviders() -> Set<String> {
    var names: Set<String> = []
    for declaration in outline.declarations
    where declaration.kind.hasMembers && !declaration.inheritedTypes.isEmpty {
      let isProvider = outline.inheritedTypes[declaration.inheritedTypes].contains {
        typeNames(in: $0).contains("PreviewProvider")
      }
      if isProvider { names.insert(name(of: declaration)) }
    }
    return names
  }
}
