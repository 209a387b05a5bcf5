import Project

/// Reads what git writes. Reading ends for any bytes; anything unknown is left out.
enum GitOutput {
  /// A file of the index with the id of its content.
  typealias Object = (path: String, id: String)

  /// The texts that end with NUL bytes.
  static func fields(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The changes in what `git diff --name-status -z` writes.
  static func changes(_ output: [UInt8]) -> [FileChange] {
    var fields = fields(output)[...]
    var changes: [FileChange] = []
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "R", "C":
        guard let target = fields.popFirst() else { return changes }
        changes.append(
          status.first == "R"
            ? FileChange(kind: .renamed, path: target, oldPath: path)
            : FileChange(kind: .added, path: target))
      case "A": changes.append(FileChange(kind: .added, path: path))
      case "D": changes.append(FileChange(kind: .deleted, path: path))
      case "T": changes.append(FileChange(kind: .typeChanged, path: path))
      default: changes.append(FileChange(kind: .modified, path: path))
      }
    }
    return changes
  }

  /// The start of the line of a commit; the status of a change starts with a letter.
  static let commitMark = ">"

  /// The commits in what `git log -z --name-status` writes, each with a line of the mark, its id and
  /// those of its parents before its changes.
  static func commitOrder(_ output: [UInt8]) -> CommitOrder {
    var order = CommitOrder()
    var ids: [Substring] = []
    var changes: [FileChange] = []
    func finish() {
      if let id = ids.first { order.add(id, parents: Array(ids.dropFirst()), changes) }
    }
    var fields = fields(output)[...]
    while let field = fields.popFirst() {
      // A line break is between the line of the commit and the first change.
      let status = field.drop(while: \.isNewline)
      if status.hasPrefix(commitMark) {
        finish()
        ids = status.dropFirst().split(whereSeparator: \.isWhitespace)
        changes = []
      } else if let path = fields.popFirst() {
        switch status.first {
        case "R":
          guard let target = fields.popFirst() else { break }
          changes.append(FileChange(kind: .renamed, path: target, oldPath: path))
        case "A": changes.append(FileChange(kind: .added, path: path))
        default: break
        }
      }
    }
    finish()
    return order
  }

  /// The files in what `git ls-files --stage -z` writes, `mode id stage`, a tab and the path, or
  /// `git ls-tree -z`, where the type is before the id.
  ///
  /// - Parameters:
  ///   - id: which word is the id, from 0.
  ///   - largest: the most bytes of a file that counts, where a size comes after the id.
  ///   - areSubmodules: whether submodules are listed, with the ids of their commits, instead of files.
  static func objects(
    _ output: [UInt8], id: Int = 1, largest: Int? = nil, areSubmodules: Bool = false
  ) -> [Object] {
    output.split(separator: 0).compactMap { entry in
      // Byte by byte: a tab is one character with an accent after it.
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count > id,
        words[0].elementsEqual("160000".utf8) == areSubmodules
      else { return nil }
      if let largest, words.count > id + 1,
        let size = Int(String(decoding: words[id + 1], as: UTF8.self)), size > largest
      {
        return nil
      }
      return (
        String(decoding: entry[(tab + 1)...], as: UTF8.self),
        String(decoding: words[id], as: UTF8.self)
      )
    }
  }

  /// The contents in what `git cat-file --batch` writes: for each object `id type size`, a line
  /// break, the content and a line break.
  static func contents(of objects: [Object], in output: [UInt8]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var position = 0
    for object in objects {
      guard position < output.count, let end = output[position...].firstIndex(of: 0x0A) else {
        break
      }
      let header = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
      let start = end + 1
      guard header.count == 3, let size = Int(header[2]), (0...output.count - start).contains(size)
      else {
        position = start
        continue
      }
      if header[1] == "blob" { contents[object.path] = Array(output[start..<start + size]) }
      position = start + size + 1
    }
    return contents
  }

  /// The lines that are new, by path, in what `git diff --unified=0` writes.
  static func addedLines(_ diff: [UInt8]) -> AddedLines {
    var lines = AddedLines()
    var path: String?
    // The remaining lines of the hunk, so that no line of a file is taken for a line of the diff.
    var removed = 0
    var added: Range<Int> = 0..<0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if removed > 0, line.first == UInt8(ascii: "-") {
        removed -= 1
        lines.remove(line.dropFirst())
      } else if !added.isEmpty, line.first == UInt8(ascii: "+") {
        lines.add(line.dropFirst(), at: added.lowerBound)
        added.removeFirst()
      } else if line.starts(with: Array("+++ ".utf8)) {
        path = target(line.dropFirst(4))
      } else if line.starts(with: Array("@@ ".utf8)), let path, let hunk = hunk(line) {
        removed = hunk.removed
        added = hunk.added
        lines.startHunk(hunk.added, of: path)
      }
    }
    lines.leaveOutMoved()
    return lines
  }

  /// The path in `b/path`, with or without quotes; nil for a deleted file.
  private static func target(_ text: ArraySlice<UInt8>) -> String? {
    // Git puts a tab after a name with white space in it; one that ends with a tab is in quotes.
    let end = text.last == 0x09 ? text.dropLast() : text
    let name = FileChange.unquoted(String(decoding: end, as: UTF8.self))
    // By bytes: an accent may follow the slash.
    return name.utf8.starts(with: "b/".utf8)
      ? String(decoding: name.utf8.dropFirst(2), as: UTF8.self) : nil
  }

  /// `@@ -a,b +c,d @@`: how many lines go, and which come.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removed: Int, added: Range<Int>)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count > 2 else { return nil }
    func numbers(_ word: Substring) -> (start: Int, count: Int)? {
      let parts = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let start = parts.first else { return nil }
      let count = parts.count > 1 ? parts[1] : 1
      return start >= 0 && count >= 0 && start <= Int.max - count ? (start, count) : nil
    }
    guard let old = numbers(words[1]), let new = numbers(words[2]) else { return nil }
    return (old.count, new.start..<new.start + new.count)
  }
}
