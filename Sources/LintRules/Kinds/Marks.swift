import Buffers
import Project
import SwiftSource
import YAML

/// A check of `MARK` comments.
package struct MarkCheck: RuleCheck, Hashable {
  /// The types that need MARK comments.
  package var types = DeclarationQuery()
  /// The number of lines from which on they need them, nil if the check asks something else.
  package var longerThan: Int?
  /// The MARK comments that such a type needs, each before its first member; any one where empty.
  package var sections: [Section] = []
  /// Names whose MARK comment is spelled `// MARK: - Name`.
  package var spelled: [String] = []
  /// Names whose MARK comments follow each other in this order within a type or extension.
  package var order: [String] = []

  package init() {}

  /// Members that belong under one MARK comment.
  package struct Section: Sendable, Hashable {
    /// The name in the comment.
    package var name: String
    /// The members.
    @Boxed package var members: DeclarationQuery

    package init(name: String, members: DeclarationQuery) {
      self.name = name
      self.members = members
    }
  }

  /// The comment with a name.
  package static func comment(_ name: String) -> String { "// MARK: - \(name)" }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about MARK comments.
  static let marks: RuleKind = RuleKind(
    [
      .checks(
        "marks", of: MarkCheck.self,
        "The MARK comments of types: their names, their spelling and "
          + "their order.",
        example: "{longer-than: 100}")
    ],
    mappings: [MarkCheck.mapping.info, MarkCheck.Section.mapping.info],
    compile: { MarkProgram($0, &$1) })
}

extension MarkCheck: MappingValue {
  package static let mappingName = "marks"

  package static let mapping: Mapping<MarkCheck> = Mapping(
    "A check of MARK comments. It has one of `longer-than`, `spelled` and `order`.",
    keys: [
      Key(
        "longer-than", { $0.longerThan = $1 }, .count(0...1_000_000),
        "Types with more lines need MARK comments.",
        example: "100"),
      Key(
        "of", { $0.types = $1 }, .mapping, "The types that need them.", example: "{kind: class}",
        default: "any type"),
      Key(
        "sections", { $0.sections = $1 }, .list(.mapping),
        "The MARK comments that a type needs, each before the first member that its description "
          + "fits.",
        example: "[{name: Actions, members: {kind: func}}]", default: "any MARK comment"),
      Key(
        "spelled", { $0.spelled = $1 }, .texts, "Names whose comment must be `// MARK: - Name`.",
        example: "[Properties, Actions]"),
      Key(
        "order", { $0.order = $1 }, .texts,
        "Names whose comments follow each other in this order in a type or extension.",
        example: "[Properties, Actions]"),
    ],
    needs: .exactlyOne(of: ["longer-than", "spelled", "order"]),
    make: { MarkCheck() },
    check: { check, node, decoder in
      let forms = [check.longerThan != nil, !check.spelled.isEmpty, !check.order.isEmpty]
      guard forms.count(where: \.self) == 1 else {
        decoder.problem(
          "'marks' needs exactly one of 'longer-than', 'spelled' and 'order'", at: node)
        return false
      }
      let kinds = check.types.kinds
      guard !kinds.isEmpty, !kinds.contains(where: \.hasMembers) else { return true }
      decoder.problem(
        "only types and extensions have MARK comments; 'of' describes other declarations",
        at: node.member("of") ?? node)
      return false
    })
}

extension MarkCheck.Section: MappingValue {
  package static let mappingName = "section"

  package static let mapping: Mapping<MarkCheck.Section> = Mapping(
    what: "a section", "Members that belong under one MARK comment.",
    keys: [
      Key(
        "name", { $0.name = $1 }, .text, "The name in the comment.", example: "Actions",
        isRequired: true),
      Key(
        "members", { $0.members = $1 }, .mapping, "The members.", example: "{kind: func}",
        isRequired: true),
    ],
    make: { MarkCheck.Section(name: "", members: DeclarationQuery()) })
}

// MARK: - Program

/// All checks of MARK comments in a run.
struct MarkProgram: KindProgram {
  private struct Entry: Sendable {
    let rule: RuleID
    let check: MarkCheck
    let types: QueryID
    /// The queries of the sections.
    let sections: [QueryID]

    /// True if other files may make a difference.
    var mayWait: Bool { check.longerThan != nil }
  }

  private let entries: [Entry]

  init(_ checks: [OwnedCheck<MarkCheck>], _ builder: inout ProgramBuilder) {
    entries = checks.map { owned in
      Entry(
        rule: owned.rule, check: owned.check, types: builder.queries.id(of: owned.check.types),
        sections: owned.check.sections.map { builder.queries.id(of: $0.members) })
    }
  }

  var phases: Phases { [.firstLook, .secondLook] }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    check(file, &run, isSecond: false)
  }

  func checkAgain(_ file: SourceFile, _ run: inout FileRun) { check(file, &run, isSecond: true) }

  /// One MARK comment.
  private struct Mark {
    let comment: Comment
    /// The name as it is written, without the hyphen before it.
    let name: String
    /// The type or extension that the comment is in directly, nil for none.
    let owner: Int?

    func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }
  }

  private func check(_ file: SourceFile, _ run: inout FileRun, isSecond: Bool) {
    let active = entries.filter { run.isActive($0.rule) && ($0.mayWait || !isSecond) }
    guard !active.isEmpty else { return }
    let marks = Self.marks(in: file)
    let lines = marks.filter { $0.comment.kind == .line }
    for entry in active {
      if let limit = entry.check.longerThan {
        for index in file.longTypes(limit) { checkSections(of: index, marks, entry, file, &run) }
      } else if !entry.check.spelled.isEmpty {
        Self.checkSpelling(entry.check.spelled, lines, entry.rule, file, &run)
      } else {
        Self.checkOrder(entry.check.order, lines, entry.rule, file, &run)
      }
    }
  }

  // MARK: - Checks

  private func checkSections(
    of index: Int, _ marks: [Mark], _ entry: Entry,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let declaration = file.outline.declarations[index]
    guard declaration.body >= 0,
      run.queries.isKnown(entry.types, of: index, in: file, &run.facts)
    else { return }
    let own = marks.filter { $0.owner == index }
    var missing: [String] = []
    var late: [String] = []
    var conditions: [IndexCondition] = []
    for (section, query) in zip(entry.check.sections, entry.sections) {
      guard let first = firstMember(of: index, query, file, &run, &conditions) else { continue }
      let start = file.bytes(of: file.outline.declarations[first].range).lowerBound
      let marks = own.filter { $0.isNamed(section.name) }
      if marks.isEmpty {
        missing.append("'\(section.name)'")
      } else if !marks.contains(where: { $0.comment.range.upperBound <= start }) {
        late.append("'\(section.name)'")
      }
    }
    // With members from other files it is another finding, which the second look reports.
    guard run.shouldReport(unless: conditions),
      entry.sections.isEmpty
        ? own.isEmpty && !isDivided(declaration, marks, file) : !(missing.isEmpty && late.isEmpty)
    else { return }
    run.report(
      Finding(
        rule: entry.rule, token: Int(declaration.name.start),
        range: file.bytes(of: declaration.name),
        subject: "marks of \(declaration.kind.word) \(file.typePath(of: index))",
        values: [
          "name": file.name(of: declaration), "kind": declaration.kind.noun,
          "sections": missing.joined(separator: ", "),
          "late": late.joined(separator: ", "),
        ],
        message: missing.isEmpty && !late.isEmpty ? Self.lateMessage : nil,
        remark: missing.isEmpty || late.isEmpty
          ? "" : "; the one for \(late.joined(separator: ", ")) comes too late",
        truth: conditions.isEmpty || run.project != nil ? .yes : .depends(.not(.any(conditions)))),
      in: file)
  }

  /// Returns true if a MARK comment divides the code of a member, such as a long `body`.
  private func isDivided(_ type: Declaration, _ marks: [Mark], _ file: SourceFile) -> Bool {
    let range = file.bytes(of: type.range)
    return marks.contains { $0.owner == nil && range.contains($0.comment.range.lowerBound) }
  }

  /// The first member that the query describes, as far as that is known now.
  ///
  /// - Parameter conditions: those under which it would be another one are added.
  private func firstMember(
    of index: Int, _ query: QueryID, _ file: SourceFile, _ run: inout FileRun,
    _ conditions: inout [IndexCondition]
  ) -> Int? {
    var member = run.facts.firstMember(of: index, in: file)
    while member >= 0 {
      switch run.queries.truth(query, of: member, in: file, &run.facts) {
      case .yes: return member
      case .no: break
      case .depends(let condition):
        conditions.append(condition)
        if run.holds(condition) { return member }
      }
      member = run.facts.nextMember(after: member)
    }
    return nil
  }

  private static let lateMessage = MessageTemplate(
    "the MARK comment for {late} in {kind} '{name}' comes after the first such member")

  private static func checkSpelling(
    _ names: [String], _ marks: [Mark], _ rule: RuleID, _ file: SourceFile, _ run: inout FileRun
  ) {
    for mark in marks {
      guard let name = names.first(where: { mark.isNamed($0) }) else { continue }
      let right = MarkCheck.comment(name)
      let text = file.text(mark.comment.range)
      guard text.trimmingEnd != right else { continue }
      run.report(
        Finding(
          rule: rule, token: Int(mark.comment.nextToken), range: mark.comment.range,
          subject: "spelling of mark \(name)",
          values: ["name": name, "mark": text, "right": right],
          message: MessageTemplate("the MARK comment is written '{mark}' instead of '{right}'"),
          fix: Fix(edits: [Edit(range: mark.comment.range, replacement: right)], isSafe: true)),
        in: file)
    }
  }

  private static func checkOrder(
    _ names: [String], _ marks: [Mark], _ rule: RuleID, _ file: SourceFile, _ run: inout FileRun
  ) {
    // The last known mark in each type.
    var last: [Int: Int] = [:]
    for mark in marks {
      guard let owner = mark.owner, let position = names.firstIndex(where: { mark.isNamed($0) })
      else { continue }
      defer { last[owner] = position }
      guard let before = last[owner], position < before else { continue }
      run.report(
        Finding(
          rule: rule, token: Int(mark.comment.nextToken), range: mark.comment.range,
          subject: "order of mark \(names[position])",
          values: ["name": names[position], "before": names[before]]),
        in: file)
    }
  }

  // MARK: - Marks of a file

  private static func marks(in file: SourceFile) -> [Mark] {
    file.source.comments.compactMap { comment in
      guard !comment.isTrailing, let name = name(of: comment, in: file) else { return nil }
      return Mark(comment: comment, name: name, owner: owner(of: comment, in: file))
    }
  }

  /// The name after `MARK:`, nil if the comment is no MARK comment; empty for `MARK: -`, which draws a
  /// line in the editor's list. A block comment may have lines with stars before it.
  private static func name(of comment: Comment, in file: SourceFile) -> String? {
    let isBlock = comment.kind != .line
    let bytes = file.buffer.padded[comment.range].dropFirst(2).drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        || isBlock
          && ($0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r"))
    }
    let sign = Array("MARK:".utf8)
    guard bytes.starts(with: sign) else { return nil }
    var name = String(decoding: bytes.dropFirst(sign.count), as: UTF8.self)[...]
    if isBlock { name = name.prefix { !$0.isNewline } }
    func isEdge(_ character: Character) -> Bool {
      character.isWhitespace || character == "-"
        || isBlock && (character == "*" || character == "/")
    }
    let isLine = name.contains("-")
    while let first = name.first, isEdge(first) { name.removeFirst() }
    while let last = name.last, isEdge(last) { name.removeLast() }
    return name.isEmpty && !isLine ? nil : String(name)
  }

  /// The type or extension around the comment, nil if code or nothing is around it.
  private static func owner(of comment: Comment, in file: SourceFile) -> Int? {
    var index = file.innermostDeclaration(around: Int(comment.nextToken))
    while index >= 0 {
      let declaration = file.outline.declarations[index]
      if file.bytes(of: declaration.range).lowerBound < Int(comment.offset) {
        let isInside =
          declaration.body >= 0 && declaration.kind.hasMembers
          && file.tokens[Int(declaration.body)].offset < comment.offset
        return isInside ? index : nil
      }
      index = Int(declaration.parent)
    }
    return nil
  }
}

extension SourceFile {
  /// The types and extensions with more lines than `limit`.
  fileprivate func longTypes(_ limit: Int) -> [Int] {
    var long: [Int] = []
    // A type within a short type is short, and its lines need not be counted.
    var end: Int32 = 0
    for (index, declaration) in outline.declarations.enumerated()
    where declaration.kind.hasMembers && declaration.range.start >= end {
      if hasMoreLines(than: limit, in: bytes(of: declaration.range)) {
        long.append(index)
      } else {
        end = declaration.range.end
      }
    }
    return long
  }

  /// Returns true if the bytes in `range` span more than `limit` lines.
  private func hasMoreLines(than limit: Int, in range: Range<Int>) -> Bool {
    guard range.count > limit else { return false }
    return buffer.lineFeeds(in: range) + buffer.loneCarriageReturns(in: range) >= limit
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmingEnd: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
