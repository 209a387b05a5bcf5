import Project
import SwiftSource

/// What `MARK` comments have to say.
package enum MarkCheck: Sendable, Hashable {
  /// A type with more lines than this has a mark before the first member of each section; without
  /// sections any mark will do.
  case present(of: DeclarationQuery, longerThan: Int, sections: [Section])
  /// A mark with one of these names is spelled `// MARK: - Name`.
  case spelled([String])
  /// The marks with these names stand in this order within each type or extension.
  case order([String])

  /// Members that belong under one mark.
  package struct Section: Sendable, Hashable {
    /// The name of the mark.
    package let name: String
    /// The members.
    package let members: DeclarationQuery

    package init(name: String, members: DeclarationQuery) {
      self.name = name
      self.members = members
    }
  }

  /// The comment that marks a section.
  package static func comment(_ name: String) -> String { "// MARK: - \(name)" }
}

/// Runs all rules about marks on one file.
struct MarkPass: Sendable {
  /// A check with the numbers of its queries: of the types, then of the members of each section.
  private struct Entry: Sendable {
    let rule: Int
    let check: MarkCheck
    let queries: [Int]

    /// Whether other files may make a difference.
    var mayWait: Bool { !queries.isEmpty }
  }

  private let entries: [Entry]

  init(_ rules: [Rule], _ queries: inout QueryProgram.Builder) {
    var entries: [Entry] = []
    for (index, rule) in rules.enumerated() {
      for case .marks(let check) in rule.checks {
        var numbers: [Int] = []
        if case .present(let types, _, let sections) = check {
          numbers = ([types] + sections.map(\.members)).map { queries.number(of: $0) }
        }
        entries.append(Entry(rule: index, check: check, queries: numbers))
      }
    }
    self.entries = entries
  }

  /// One mark.
  private struct Mark {
    let comment: Comment
    /// The name as it is written, without the hyphen before it.
    let name: String
    /// The type or extension that it stands in directly, -1 for none.
    let owner: Int

    func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }
  }

  func check(_ file: SourceFile, _ run: inout FileRun) {
    guard entries.contains(where: { run.isActive($0.rule) }) else { return }
    let marks = Self.marks(in: file)
    for entry in entries where run.isActive(entry.rule) && (run.project == nil || entry.mayWait) {
      switch entry.check {
      case .present(_, let lines, let sections):
        for index in file.longTypes(lines) {
          checkMarks(of: index, sections, marks, entry, file, &run)
        }
      case .spelled(let names): Self.checkSpelling(names, marks, entry.rule, file, &run)
      case .order(let names): Self.checkOrder(names, marks, entry.rule, file, &run)
      }
    }
  }

  // MARK: - Checks

  private func checkMarks(
    of index: Int, _ sections: [MarkCheck.Section], _ marks: [Mark], _ entry: Entry,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let declaration = file.outline.declarations[index]
    guard declaration.body >= 0,
      run.queries.truth(entry.queries[0], of: index, in: file, &run.facts) == .yes
    else { return }
    let own = marks.filter { $0.owner == index }
    var missing: [String] = []
    var conditions: [IndexCondition] = []
    for (section, query) in zip(sections, entry.queries.dropFirst()) {
      guard let first = firstMember(of: index, query, file, &run, &conditions) else { continue }
      let start = file.bytes(of: file.outline.declarations[first].range).lowerBound
      let isMarked = own.contains { mark in
        mark.isNamed(section.name) && mark.comment.range.upperBound <= start
      }
      if !isMarked { missing.append("'\(section.name)'") }
    }
    // What other files may add makes it another finding, which the second look makes.
    guard run.isTurn(of: conditions), sections.isEmpty ? own.isEmpty : !missing.isEmpty else {
      return
    }
    run.emit(
      FileRun.Draft(
        rule: entry.rule, token: Int(declaration.name.start),
        range: file.bytes(of: declaration.name),
        subject: "marks of \(declaration.kind.word) \(file.typePath(of: index))",
        values: [
          "name": file.name(of: declaration), "kind": declaration.kind.noun,
          "sections": missing.joined(separator: ", "),
        ],
        condition: conditions.isEmpty || run.project != nil ? nil : .not(.any(conditions))),
      in: file)
  }

  /// The first member that the query with this number describes, as far as that is known now.
  ///
  /// - Parameter conditions: those under which it would be another one are added.
  private func firstMember(
    of index: Int, _ query: Int, _ file: SourceFile, _ run: inout FileRun,
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

  private static func checkSpelling(
    _ names: [String], _ marks: [Mark], _ rule: Int, _ file: SourceFile, _ run: inout FileRun
  ) {
    for mark in marks {
      guard let name = names.first(where: { mark.isNamed($0) }) else { continue }
      let right = MarkCheck.comment(name)
      let text = file.text(mark.comment.range)
      guard text.trimmingEnd != right else { continue }
      run.emit(
        FileRun.Draft(
          rule: rule, token: Int(mark.comment.nextToken), range: mark.comment.range,
          subject: "spelling of mark \(name)",
          values: ["name": name, "mark": text, "right": right],
          message: MessageTemplate("the mark is written '{mark}' and not '{right}'"),
          fix: Fix(edits: [Edit(range: mark.comment.range, replacement: right)], isSafe: true)),
        in: file)
    }
  }

  private static func checkOrder(
    _ names: [String], _ marks: [Mark], _ rule: Int, _ file: SourceFile, _ run: inout FileRun
  ) {
    // The last known mark in each type.
    var last: [Int: Int] = [:]
    for mark in marks where mark.owner >= 0 {
      guard let position = names.firstIndex(where: { mark.isNamed($0) }) else { continue }
      defer { last[mark.owner] = position }
      guard let before = last[mark.owner], position < before else { continue }
      run.emit(
        FileRun.Draft(
          rule: rule, token: Int(mark.comment.nextToken), range: mark.comment.range,
          subject: "order of mark \(names[position])",
          values: ["name": names[position], "before": names[before]]),
        in: file)
    }
  }

  // MARK: - Marks of a file

  private static func marks(in file: SourceFile) -> [Mark] {
    file.source.comments.compactMap { comment in
      guard comment.kind == .line, !comment.isTrailing, let name = name(of: comment, in: file)
      else { return nil }
      return Mark(comment: comment, name: name, owner: owner(of: comment, in: file))
    }
  }

  /// The name behind `MARK:`, nil where the comment is no mark or says no name.
  private static func name(of comment: Comment, in file: SourceFile) -> String? {
    let bytes = file.buffer.padded[comment.range].dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
    let sign = Array("MARK:".utf8)
    guard bytes.starts(with: sign) else { return nil }
    var name = String(decoding: bytes.dropFirst(sign.count), as: UTF8.self)[...]
    while let first = name.first, first.isWhitespace || first == "-" { name.removeFirst() }
    while let last = name.last, last.isWhitespace || last == "-" { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  /// The type or extension around the comment, -1 where code or nothing is around it.
  private static func owner(of comment: Comment, in file: SourceFile) -> Int {
    var index = file.innermostDeclaration(around: Int(comment.nextToken))
    while index >= 0 {
      let declaration = file.outline.declarations[index]
      if file.bytes(of: declaration.range).lowerBound < Int(comment.offset) {
        let isInside =
          declaration.body >= 0 && declaration.kind.hasMembers
          && file.tokens[Int(declaration.body)].offset < comment.offset
        return isInside ? index : -1
      }
      index = Int(declaration.parent)
    }
    return -1
  }
}

extension SourceFile {
  /// The types and extensions with more lines than `limit`.
  fileprivate func longTypes(_ limit: Int) -> [Int] {
    var long: [Int] = []
    // What lies within a short type is short, and its lines need not be counted.
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

  /// Whether the bytes in `range` stand on more lines than `limit`.
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
