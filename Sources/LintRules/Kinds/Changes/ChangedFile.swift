import Matching
import Project
import SwiftSource

/// A changed file that a check looks at.
struct ChangedFile {
  let diff: FileDiff
  let place: Place
  let permission: ProjectChanges.Permission

  /// Nil where the check does not look at the file, or somebody has allowed the change.
  init?(_ diff: FileDiff, _ owned: OwnedCheck<ChangeCheck>, _ run: ProjectRun) {
    let check = owned.check
    guard check.kinds.contains(diff.change.kind) else { return nil }
    let place = run.changes.place(diff.change.path)
    guard run.selects(owned.rule, place), check.files.map({ place.isMatched(by: $0) }) ?? true,
      !(check.exceptions.map { place.isMatched(by: $0) } ?? false)
    else { return nil }
    permission = run.changes.permission(for: place)
    if permission == .given { return nil }
    self.diff = diff
    self.place = place
  }

  /// The name of the feature whose folder the file is in, nil where it is in none.
  func feature(in folders: GlobSet) -> String? {
    var folder = place.path.parentPath
    while let path = folder, !path.isEmpty {
      if folders.matches(String(path)) { return String(path.lastPathComponent) }
      folder = path.parentPath
    }
    return nil
  }

  /// The first line that the change adds and that was not there before, but for white space.
  func addedLine(_ check: ChangeCheck) -> Int? {
    let old = SourceText(diff.old, isCode: check.isAboutCode && isSwift)
    let new = SourceText(diff.new, isCode: check.isAboutCode && isSwift)
    var known: [String: Int] = [:]
    for hunk in diff.hunks {
      for line in hunk.old { known[old.compact(line), default: 0] += 1 }
    }
    for hunk in diff.hunks {
      for line in hunk.new {
        let text = new.compact(line)
        if text.isEmpty { continue }
        if let count = known[text], count > 0 {
          known[text] = count - 1
          continue
        }
        let written = new.text(line)
        if check.notLines.contains(where: { $0.hasMatch(in: written) }) { continue }
        return line
      }
    }
    return nil
  }

  var isSwift: Bool { diff.change.path.hasSuffix(".swift") }
}

/// A text in which comments may be blanks.
struct SourceText {
  let lines: TextLines
  let bytes: ContiguousArray<UInt8>

  /// - Parameter isCode: whether the text is Swift and its comments do not count.
  init(_ lines: TextLines, isCode: Bool) {
    self.lines = lines
    guard isCode else {
      bytes = lines.bytes
      return
    }
    var file = SourceFile()
    file.buffer = SourceBuffer(lines.bytes)
    file.analyse(words: .keywords)
    var bytes = lines.bytes
    for comment in file.source.comments {
      for offset in comment.range where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
    }
    self.bytes = bytes
  }

  func text(_ line: Int) -> String { String(decoding: bytes[lines[line]], as: UTF8.self) }

  /// The line without white space.
  func compact(_ line: Int) -> String { SourceText.compact(bytes[lines[line]]) }

  /// The text without white space.
  static func compact(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
  }
}
