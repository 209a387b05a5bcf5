import Matching
import Project
import SwiftSource

/// All checks of documents in a run.
struct DocumentProgram: KindProgram {
  private let entries: [OwnedCheck<DocumentCheck>]
  private let hasListings: Bool

  init(_ checks: [OwnedCheck<DocumentCheck>]) {
    entries = checks
    hasListings = checks.contains { $0.check.listing != nil }
  }

  var phases: Phases { hasListings ? [.text, .notes, .project] : .text }

  func reads(_ path: GlobPath) -> Bool {
    path.text.hasSuffix(".md")
      || entries.indices.contains { entries[$0].check.files.matches(path) }
  }

  private func entries(at run: FileRun) -> [OwnedCheck<DocumentCheck>] {
    // By index: most checks are about other files, and not worth a copy.
    entries.indices
      .filter { index in
        run.isActive(entries[index].rule) && run.place.isMatched(by: entries[index].check.files)
      }
      .map { entries[$0] }
  }

  func checkText(_ file: SourceFile, _ run: inout FileRun) {
    let wanted = entries(at: run)
    guard !wanted.isEmpty else { return }
    let outline = MarkdownOutline(file.buffer)
    for entry in wanted {
      for section in outline.sections(of: entry.check, file) {
        let context = DocumentContext(
          check: entry.check, rule: entry.rule, file: file, outline: outline, section: section)
        for finding in context.findings() { run.report(finding, in: file) }
      }
    }
  }

  // MARK: - Files that documents name

  func note(_ file: SourceFile, _ run: FileRun, _ notes: inout FileNotes) {
    guard hasListings, !run.place.path.hasSuffix(".swift") else { return }
    let wanted = entries(at: run).filter { $0.check.listing != nil }
    guard !wanted.isEmpty else { return }
    let outline = MarkdownOutline(file.buffer)
    var note = ListedFiles()
    for entry in wanted {
      guard let listing = entry.check.listing else { continue }
      for section in outline.sections(of: entry.check, file) {
        note.add(listing, entry, outline.body(of: section), outline, file)
      }
    }
    if !note.lists.isEmpty { notes[ListedFiles.self] = note }
  }

  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    for index in run.places.indices {
      guard let note = run.notes[index][ListedFiles.self] else { continue }
      for list in note.lists { list.check(at: run.places[index], &run) }
    }
  }
}

extension MarkdownOutline {
  /// The sections that a check is about; nil stands for the whole file.
  fileprivate func sections(of check: DocumentCheck, _ file: SourceFile) -> [Int?] {
    guard let heading = check.section else { return [nil] }
    return sections.indices.filter { index in
      heading.hasMatch(in: title(index, file))
        && check.within.map { within in
          chain(of: sections[index].parent).contains {
            within.hasMatch(in: title($0, file))
          }
        } ?? true
        && !check.exemptions.contains { exemption in
          below(index).contains { exemption.hasMatch(in: title($0, file)) }
        }
    }
  }

  /// The text of a section's heading.
  fileprivate func title(_ section: Int, _ file: SourceFile) -> String {
    Self.plain(sections[section].title, file.buffer)
  }

  /// The sections in a section, or all of them.
  fileprivate func below(_ section: Int?) -> [Int] {
    guard let section else { return Array(sections.indices) }
    return sections.indices.filter {
      sections[$0].line > sections[section].line && sections[$0].line < sections[section].end
    }
  }
}

/// One check in one section of a document.
private struct DocumentContext {
  let check: DocumentCheck
  let rule: RuleID
  let file: SourceFile
  let outline: MarkdownOutline
  let section: Int?

  private var body: Range<Int> { outline.body(of: section) }

  /// The text of the section's heading, else the name of the file.
  private var title: String {
    section.map { outline.title($0, file) } ?? String(file.path.lastPathComponent)
  }

  func findings() -> [Finding] {
    lengthFindings() + headingFindings() + fieldFindings() + codeFindings() + tableFindings()
      + contradictions()
  }

  /// A finding, about the heading of the section where nothing else is given.
  private func finding(
    _ values: [String: String], at range: Range<Int>? = nil, subject: String = ""
  ) -> Finding {
    let heading = section.map { outline.sections[$0].title } ?? 0..<0
    return Finding(
      rule: rule, token: nil, range: range ?? heading,
      subject: subject.isEmpty ? title : "\(title) \(subject)",
      values: values.merging(["section": title]) { $1 }, message: check.message)
  }

  private func missing(_ name: String) -> Finding { finding(["missing": name], subject: name) }

  private func lengthFindings() -> [Finding] {
    guard let maximum = check.maximumLines else { return [] }
    let lines = section.map { outline.sections[$0].end - outline.sections[$0].line }
    let count = lines ?? outline.lines.count
    return count > maximum ? [finding(["lines": "\(count)", "maximum": "\(maximum)"])] : []
  }

  private func headingFindings() -> [Finding] {
    guard !check.headings.isEmpty else { return [] }
    let titles = outline.below(section).map { outline.title($0, file) }
    return check.headings.filter { wanted in
      !titles.contains { wanted.expression.hasMatch(in: $0) }
    }.map { missing($0.name) }
  }

  private func fieldFindings() -> [Finding] {
    guard !check.fields.isEmpty else { return [] }
    let fields = outline.fields(in: body, file.buffer)
    return check.fields.filter { wanted in
      !fields.contains { !$0.isEmpty && wanted.expression.hasMatch(in: $0.name) }
    }.map { missing($0.name) }
  }

  private func codeFindings() -> [Finding] {
    guard !check.codeBlocks.isEmpty else { return [] }
    let languages = body.filter { outline.lines[$0].kind == .fence }
      .map { file.text(outline.lines[$0].language) }
    return check.codeBlocks.filter { wanted in
      !languages.contains { wanted.expression.hasMatch(in: $0) }
    }.map { missing($0.name) }
  }

  // MARK: - Tables

  /// The columns whose heading an expression finds, with the table.
  private func columns(
    _ heading: RegularExpression, of tables: [MarkdownTable]
  ) -> [(table: MarkdownTable, column: Int)] {
    tables.flatMap { table in
      table.heading.cells.indices.filter { index in
        heading.hasMatch(in: text(table.heading.cells[index]))
      }.map { (table, $0) }
    }
  }

  private func text(_ cell: Range<Int>) -> String { MarkdownOutline.plain(cell, file.buffer) }

  private func tableFindings() -> [Finding] {
    guard let wanted = check.table else { return [] }
    let tables = outline.tables(in: body, file.buffer)
    guard !tables.isEmpty else { return [missing("table")] }
    var findings: [Finding] = []
    for column in wanted.columns where columns(column.expression, of: tables).isEmpty {
      findings.append(missing(column.name))
    }
    let rows = tables.flatMap(\.rows).compactMap(\.cells.first).map(text)
    for row in wanted.rows where !rows.contains(where: { row.expression.hasMatch(in: $0) }) {
      findings.append(missing(row.name))
    }
    guard let values = wanted.values else { return findings }
    let judged =
      wanted.column.map { columns($0, of: tables) }
      ?? tables.flatMap { table in table.heading.cells.indices.dropFirst().map { (table, $0) } }
    for (table, column) in judged {
      for row in table.rows where row.cells.count > column {
        let value = text(row.cells[column])
        guard !values.hasMatch(in: value), let name = row.cells.first.map(text) else {
          continue
        }
        let line = outline.lines[row.line].range
        findings.append(
          finding(
            ["row": name, "value": value, "missing": "value of '\(name)'"],
            at: row.cells[column].isEmpty ? line : row.cells[column], subject: name))
      }
    }
    return findings
  }

  private func contradictions() -> [Finding] {
    guard let wanted = check.contradiction, let column = wanted.column else { return [] }
    var contradicting: String?
    for (table, column) in columns(column, of: outline.tables(in: body, file.buffer)) {
      for row in table.rows where row.cells.count > column && contradicting == nil {
        let value = text(row.cells[column])
        if wanted.values.contains(where: { $0.hasMatch(in: value) }) {
          contradicting = row.cells.first.map(text)
        }
      }
    }
    guard let row = contradicting else { return [] }
    var findings: [Finding] = []
    for line in body where [.text, .heading].contains(outline.lines[line].kind) {
      let range = outline.lines[line].range
      let text = file.text(range)
      guard !wanted.exceptions.contains(where: { $0.hasMatch(in: text) }) else { continue }
      for expression in wanted.statements {
        guard let match = expression.firstMatch(in: text) else { continue }
        let found = match.capture(named: "found") ?? match.range
        let place = range.lowerBound + found.lowerBound..<range.lowerBound + found.upperBound
        findings.append(finding(["row": row, "found": file.text(place)], at: place, subject: row))
        break
      }
    }
    return findings
  }
}
