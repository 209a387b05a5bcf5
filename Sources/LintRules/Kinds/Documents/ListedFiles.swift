import Buffers
import Matching
import Project
import SwiftSource

/// The files that sections of one document list.
struct ListedFiles: FileNote {
  private(set) var lists: [FileList] = []

  /// Adds the files that the lines of a section name.
  mutating func add(
    _ listing: DocumentCheck.FileListing, _ owned: OwnedCheck<DocumentCheck>, _ body: Range<Int>,
    _ outline: MarkdownOutline, _ file: SourceFile
  ) {
    var list = FileList(rule: owned.rule, message: owned.check.message)
    for index in body where outline.lines[index].kind == .text {
      let line = outline.lines[index].range
      for match in listing.paths?.matches(in: file.buffer.padded.view.extracting(line)) ?? [] {
        guard let path = match.capture(named: "path"),
          FileList.looksLikePath(file.text(path, in: line))
        else { continue }
        list.entries.append(
          FileList.Entry(
            path: file.text(path, in: line), range: path.moved(by: line.lowerBound),
            lines: match.capture(named: "lines").flatMap { FileList.Number($0, line, file) }))
      }
      if list.total == nil, let expression = listing.total,
        let match = expression.firstMatch(in: file.buffer.padded.view.extracting(line))
      {
        list.total = match.capture(named: "total").flatMap { FileList.Number($0, line, file) }
        list.isTotalRounded = match.capture(named: "about").map { !$0.isEmpty } ?? false
      }
    }
    if !list.entries.isEmpty { lists.append(list) }
  }
}

/// The files that one section names.
struct FileList: Sendable {
  /// A number in the document.
  struct Number: Sendable {
    let value: Int
    let range: Range<Int>

    fileprivate init?(_ capture: Range<Int>, _ line: Range<Int>, _ file: SourceFile) {
      let digits = file.text(capture, in: line).filter { $0.isASCII && $0.isNumber }
      guard let value = Int(digits), value <= 1_000_000_000 else { return nil }
      self.value = value
      range = capture.moved(by: line.lowerBound)
    }
  }

  struct Entry: Sendable {
    let path: String
    let range: Range<Int>
    /// The number of lines that the document gives.
    let lines: Number?
  }

  let rule: RuleID
  let message: MessageTemplate?
  var entries: [Entry] = []
  var total: Number?
  var isTotalRounded = false

  /// The extensions of files that a document may name without a folder.
  private static let fileTypes: Set<String> = [
    "swift", "md", "yml", "yaml", "json", "plist", "xcconfig", "strings", "stringsdict",
    "xcstrings", "storyboard", "xib", "entitlements", "pbxproj", "xctestplan", "xcprivacy",
    "resolved", "h", "m", "mm", "c", "cpp", "metal", "txt", "sh", "rb", "png", "pdf",
  ]

  /// True for text that can only be a path: it has a folder or the extension of a file, and no
  /// placeholder.
  static func looksLikePath(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), !text.contains("://"),
      text.utf8.allSatisfy({ isPathByte($0) })
    else { return false }
    let parts = text.lastPathComponent.split(separator: ".")
    return text.contains("/")
      || parts.count > 1 && fileTypes.contains(String(parts[parts.count - 1]))
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "$"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: ";"):
      false
    default: true
    }
  }

  func check(at place: Place, _ run: inout ProjectRun) {
    guard run.selects(rule, place) else { return }
    for entry in entries {
      guard let path = Self.path(of: entry.path, namedIn: place, run) else {
        report("'\(entry.path)' does not exist", entry.path, at: entry.range, place, nil, &run)
        continue
      }
      guard let lines = entry.lines, let actual = run.tree.lineCount(path), actual != lines.value
      else { continue }
      report(
        "'\(entry.path)' has \(counted(actual, "line")), not \(lines.value)",
        entry.path,
        at: lines.range, place,
        Fix(edits: [Edit(range: lines.range, replacement: "\(actual)")], isSafe: true), &run)
    }
    let counts = entries.compactMap(\.lines?.value)
    guard let total, !counts.isEmpty, counts.count == entries.count else { return }
    let sum = counts.reduce(0, +)
    let tolerance = isTotalRounded ? sum / 10 : 0
    guard abs(total.value - sum) > tolerance else { return }
    report(
      "the numbers of lines add up to \(sum), not \(total.value)", "total", at: total.range, place,
      Fix(edits: [Edit(range: total.range, replacement: "\(sum)")], isSafe: true), &run)
  }

  /// The path from the root of a file that the document at `place` names, nil where there is none.
  private static func path(of written: String, namedIn place: Place, _ run: ProjectRun) -> String? {
    var name = written[...]
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    while name.hasSuffix("/") { name = name.dropLast() }
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("~") else { return nil }
    if run.tree.exists(String(name)) { return String(name) }
    var folder = place.path.parentPath
    while let parent = folder {
      let path = "\(parent)/\(name)"
      if run.tree.exists(path) { return path }
      folder = parent.parentPath
    }
    let end = "/\(name)"
    return run.places.first { $0.path.hasSuffix(end) || $0.path.contains("\(end)/") }?.path
  }

  private func report(
    _ problem: String, _ subject: String, at range: Range<Int>, _ place: Place, _ fix: Fix?,
    _ run: inout ProjectRun
  ) {
    run.report(
      Finding(
        rule: rule, range: range, subject: subject, values: ["problem": problem], message: message,
        fix: fix),
      at: place)
  }
}

extension Range<Int> {
  /// The range after so many bytes.
  fileprivate func moved(by offset: Int) -> Range<Int> {
    lowerBound + offset..<upperBound + offset
  }
}

extension SourceFile {
  /// The text of a range that counts from the start of a line.
  fileprivate func text(_ range: Range<Int>, in line: Range<Int>) -> String {
    text(range.moved(by: line.lowerBound))
  }
}
