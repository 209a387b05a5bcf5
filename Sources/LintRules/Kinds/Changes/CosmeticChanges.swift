import Project
import SwiftSource

/// The changes outside the folders of the main change that leave the meaning of code as it is.
///
/// The folders of the main change are those that hold most of the lines with a meaning. What is
/// cosmetic in them belongs to the work.
struct CosmeticChanges {
  /// One cosmetic change of a file.
  struct Found {
    let file: ChangedFile
    let change: CosmeticChange
    /// The first line in the new text, nil for the file as a whole.
    let line: Int?
  }

  private(set) var found: [Found] = []

  /// - Parameter wanted: the changes that are meant.
  init(_ files: [ChangedFile], _ wanted: Set<CosmeticChange>) {
    let hunks = files.map { HunkMeanings($0) }
    let main = Self.mainFolders(files, hunks)
    // A name that the main change introduces is its consequence elsewhere.
    var newNames: Set<String> = []
    for (file, meanings) in zip(files, hunks) {
      let isMain = Self.isMain(file, main)
      newNames.formUnion(meanings.addedNames(substantialOnly: !isMain))
    }
    for (file, meanings) in zip(files, hunks) {
      if Self.isMove(file, meanings), wanted.contains(.moves) {
        found.append(Found(file: file, change: .moves, line: nil))
        continue
      }
      if Self.isMain(file, main) { continue }
      let first = file.diff.hunks.indices.first { index in
        guard let change = meanings.changes[index], wanted.contains(change) else { return false }
        return change != .names || meanings.renamed.isDisjoint(with: newNames)
      }
      guard let first, let change = meanings.changes[first], file.diff.new.count > 0 else {
        continue
      }
      let line = min(file.diff.hunks[first].new.lowerBound, file.diff.new.count - 1)
      found.append(Found(file: file, change: change, line: line))
    }
  }

  /// Returns true if the file is in another place or has another name, and its code does not say why.
  private static func isMove(_ file: ChangedFile, _ meanings: HunkMeanings) -> Bool {
    guard file.diff.change.kind == .renamed, let old = file.diff.change.oldPath else {
      return false
    }
    let oldStem = Place(path: old).stem
    // A file that follows the name of its type is no move.
    return oldStem == file.place.stem
      || !meanings.addedNames(substantialOnly: false).contains(String(file.place.stem))
  }

  // MARK: - The main change

  /// The fewest folders that hold more than half of the lines with a meaning; of all lines where
  /// none has one.
  private static func mainFolders(_ files: [ChangedFile], _ hunks: [HunkMeanings]) -> [Substring] {
    var substantial: [Substring: Int] = [:]
    var all: [Substring: Int] = [:]
    for (file, meanings) in zip(files, hunks) {
      let folder = file.place.path.parentPath ?? ""
      substantial[folder, default: 0] += meanings.substantialLines
      all[folder, default: 0] += file.diff.lineCount
    }
    let hasMeaning = substantial.values.contains { $0 > 0 }
    let weights = hasMeaning ? substantial : all
    let total = weights.values.reduce(0, +)
    var folders: [Substring] = []
    var sum = 0
    let sorted = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (folder, weight) in sorted where sum * 2 <= total {
      folders.append(folder)
      sum += weight
    }
    return folders
  }

  private static func isMain(_ file: ChangedFile, _ folders: [Substring]) -> Bool {
    let own = file.place.path.parentPath ?? ""
    return folders.contains { own == $0 || (!$0.isEmpty && own.hasPrefix($0 + "/")) }
  }
}

/// The meaning of each hunk of a changed file.
struct HunkMeanings {
  private let file: ChangedFile
  /// The cosmetic change that a hunk is, nil where it has a meaning.
  private(set) var changes: [CosmeticChange?]
  /// The new names of declarations that hunks rename.
  private(set) var renamed: Set<String> = []

  init(_ file: ChangedFile) {
    self.file = file
    let diff = file.diff
    changes = diff.hunks.map { hunk in
      Self.unspaced(hunk.old, diff.old) == Self.unspaced(hunk.new, diff.new) ? .space : nil
    }
    guard diff.change.kind != .added, diff.change.kind != .deleted else {
      changes = diff.hunks.map { _ in nil }
      return
    }
    let open = changes.indices.filter { changes[$0] == nil }
    if Self.isReordered(open.map { diff.hunks[$0] }, diff) {
      for index in open { changes[index] = .order }
      return
    }
    guard file.isSwift else { return }
    let renames = Renames(diff)
    for index in open where renames.explain(diff.hunks[index]) {
      changes[index] = .names
      renamed.formUnion(renames.newNames)
    }
  }

  /// How many lines the hunks with a meaning take.
  var substantialLines: Int {
    zip(file.diff.hunks, changes).reduce(0) { sum, entry in
      entry.1 == nil ? sum + entry.0.old.count + entry.0.new.count : sum
    }
  }

  /// The words of the added lines.
  func addedNames(substantialOnly: Bool) -> Set<String> {
    var names: Set<String> = []
    for (hunk, change) in zip(file.diff.hunks, changes) where change == nil || !substantialOnly {
      for line in hunk.new { names.formUnion(Self.words(file.diff.new.text(file.diff.new[line]))) }
    }
    return names
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Returns true if the hunks hold the same lines in another order.
  private static func isReordered(_ hunks: [LineDiff.Hunk], _ diff: FileDiff) -> Bool {
    func lines(_ text: TextLines, _ range: Range<Int>) -> [String] {
      range.map { SourceText.compact(text.bytes[text[$0]]) }.filter { !$0.isEmpty }
    }
    let old = hunks.flatMap { lines(diff.old, $0.old) }.sorted()
    return !old.isEmpty && old == hunks.flatMap { lines(diff.new, $0.new) }.sorted()
  }

  /// The text of the lines without white space outside quotes.
  private static func unspaced(_ range: Range<Int>, _ text: TextLines) -> [UInt8] {
    var result: [UInt8] = []
    for line in range {
      var isQuoted = false
      var isEscaped = false
      for byte in text.bytes[text[line]] {
        if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        if isQuoted || byte > 0x20 { result.append(byte) }
      }
    }
    return result
  }
}

/// The declarations that a change renames in a file: the old name is gone, the new one was not there.
struct Renames {
  private let diff: FileDiff
  private var pairs: [String: String] = [:]

  private static let introducers: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "actor", "protocol", "case", "typealias",
  ]

  init(_ diff: FileDiff) {
    self.diff = diff
    let oldNames = Set(Self.words(0..<diff.old.count, diff.old))
    let newNames = Set(Self.words(0..<diff.new.count, diff.new))
    for hunk in diff.hunks {
      let old = Self.words(hunk.old, diff.old)
      let new = Self.words(hunk.new, diff.new)
      guard old.count == new.count else { continue }
      for index in old.indices.dropFirst() where old[index] != new[index] {
        if Self.introducers.contains(old[index - 1]), !newNames.contains(old[index]),
          !oldNames.contains(new[index])
        {
          pairs[old[index]] = new[index]
        }
      }
    }
  }

  var newNames: Set<String> { Set(pairs.values) }

  /// Returns true if the hunk changes nothing but names of these declarations.
  func explain(_ hunk: LineDiff.Hunk) -> Bool {
    guard !pairs.isEmpty, !hunk.old.isEmpty else { return false }
    let old = Self.pieces(hunk.old, diff.old).map { pairs[$0] ?? $0 }
    return old == Self.pieces(hunk.new, diff.new)
  }

  private static func words(_ range: Range<Int>, _ text: TextLines) -> [String] {
    pieces(range, text).filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
  }

  /// The words and the other characters of the lines, without white space.
  private static func pieces(_ range: Range<Int>, _ text: TextLines) -> [String] {
    var pieces: [String] = []
    var word = ""
    for line in range {
      for character in text.text(text[line]) {
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
          continue
        }
        if !word.isEmpty { pieces.append(word) }
        word = ""
        if !character.isWhitespace { pieces.append(String(character)) }
      }
      if !word.isEmpty { pieces.append(word) }
      word = ""
    }
    return pieces
  }
}
