import Matching
import SwiftSource

/// The requirements that one Markdown file names.
struct DocumentRequirements {
  private let scheme: RequirementScheme
  private let written: RegularExpression
  private let marks: RetirementMarks
  private let file: SourceFile
  private let table: LineTable
  /// True for a document that defines requirements.
  private let defines: Bool
  private let outline: MarkdownOutline

  init(
    _ scheme: RequirementScheme, _ written: RegularExpression, _ marks: RetirementMarks,
    _ file: SourceFile, _ table: LineTable, defines: Bool, isAsciiDoc: Bool
  ) {
    self.scheme = scheme
    self.written = written
    self.marks = marks
    self.file = file
    self.table = table
    self.defines = defines
    outline = isAsciiDoc ? MarkdownOutline(asciiDoc: file.buffer) : MarkdownOutline(file.buffer)
  }

  /// The sort of a section, by its heading and those around it.
  private struct Sort {
    var isChecklist = false
    var isReference = false
    var isRetired = false
  }

  func notes(_ found: [Range<Int>]) -> RequirementNotes {
    let titles = outline.sections.map { file.text($0.title) }
    var sorts: [Sort] = []
    var notes = RequirementNotes()
    for (index, section) in outline.sections.enumerated() {
      var sort = section.parent < 0 ? Sort() : sorts[section.parent]
      let title = titles[index]
      if scheme.checklist?.hasMatch(in: title) == true {
        sort.isChecklist = true
        notes.checklists.append(section.title)
      }
      sort.isReference =
        sort.isReference || scheme.isReference(heading: title)
      sort.isRetired = sort.isRetired || marks.isInHeading(title)
      sorts.append(sort)
    }
    // Most documents name no requirement.
    guard !found.isEmpty else { return notes }
    let tables = RequirementTables(outline, file)
    for range in found where written.matchesWhole(file.text(range)) {
      let index = outline.lines.partitioningIndex { $0.range.lowerBound > range.lowerBound } - 1
      guard index >= 0, [.text, .heading].contains(outline.lines[index].kind),
        outline.lines[index].range.contains(range.lowerBound)
      else { continue }
      // A heading that starts with the id is in the section around its own.
      let own = outline.sectionOfLine[index]
      let section =
        own >= 0 && outline.sections[own].line == index ? outline.sections[own].parent : own
      let (role, isTentative) = role(
        range, index, section < 0 ? Sort() : sorts[section], tables)
      notes.mentions.append(
        RequirementMention(
          id: file.text(range), role: role, range: range,
          line: table.position(of: range.lowerBound).line, owner: "", isTentative: isTentative))
    }
    return notes
  }

  private func role(
    _ id: Range<Int>, _ index: Int, _ sort: Sort, _ tables: RequirementTables
  ) -> (RequirementMention.Role, isTentative: Bool) {
    let whole = outline.lines[index].range
    var line = RequirementLine(
      whole, id: id, isHeading: outline.lines[index].kind == .heading, file.buffer.padded)
    if line.title == nil, let cell = tables.title(of: id, onLine: index) {
      line = RequirementLine(row: cell)
    }
    guard let range = line.title else { return (.note, false) }
    if sort.isChecklist {
      guard let box = line.box else { return (.note, false) }
      let read = RequirementBox(isTicked: box.isTicked, mark: box.mark, text: file.text(range))
      return (.checklist(read), false)
    }
    // Nobody gives a reference a heading of its own.
    guard defines, !sort.isReference || outline.lines[index].kind == .heading else {
      return (.note, false)
    }
    var title = file.text(range).replacing("~~", with: "")
    var text = file.text(whole)
    if title.isEmpty, outline.lines[index].kind == .heading {
      let next = outline.lines[(index + 1)...].first { $0.kind != .blank && $0.kind != .hidden }
      if let next, next.kind == .text {
        title = MarkdownOutline.plain(next.range, file.buffer)
        text += " " + file.text(next.range)
      }
    }
    return scheme.definition(
      line, title: title, whole: text, marks, isRetired: sort.isRetired) ?? (.note, false)
  }
}
