import Foundation
import TestSupport

/// A project in a folder that somebody edits: by typing, deleting, renaming, adding and removing, in an
/// editor and on the disk.
struct EditedProject {
  /// One edit.
  struct Edit {
    let text: String
    /// True if files in the folder have changed, and not only the texts in an editor.
    let isOnDisk: Bool
  }

  let root: String
  /// The texts of the files.
  private var files: [String: String]
  /// The texts that an editor has open and has not saved, by path.
  private(set) var open: [String: [UInt8]] = [:]
  var random: SeededGenerator

  init(_ files: [String: String], seed: UInt64) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-\(UUID().uuidString)").path()
    self.files = files
    random = SeededGenerator(seed: seed)
    for (path, text) in files { try write(text, to: path) }
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  // MARK: - Edits

  /// Makes the next edit.
  mutating func edit() throws -> Edit {
    switch random.below(13) {
    case 0..<4: try type()
    case 10, 11: try mention()
    case 12: try unmention()
    case 4, 5: try delete()
    case 6: try rename()
    case 7: try add()
    case 8: try drop()
    default: try save()
    }
  }

  private static let snippets = [
    "x", "\n", "{", "}", "\"", "/*", " // TODO\n", "\nfinal class Extra {}\n", "import SwiftUI\n",
    "\nextension Extra { var text: String { \"\" } }\n", " self.value = 1\n", "\n#if DEBUG\n",
    "\nfunc helper() { print(1) }\n", "\n// archlint:disable-file import-order -- tried out\n",
  ]

  private mutating func type() throws -> Edit {
    let path = pickFile()
    var text = files[path] ?? ""
    let place = text.index(text.startIndex, offsetBy: random.below(text.count + 1))
    let snippet = random.pick(Self.snippets)
    text.insert(contentsOf: snippet, at: place)
    return try change(path, text, "types \(snippet.debugDescription)")
  }

  private mutating func delete() throws -> Edit {
    let path = pickFile()
    var text = files[path] ?? ""
    let start = random.below(text.count + 1)
    let end = min(text.count, start + random.below(60))
    text.removeSubrange(
      text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end))
    return try change(path, text, "deletes \(end - start) characters")
  }

  /// Uses a word of another file at the end of one, which leaves its declarations alone but may tell
  /// the other file that something in it has a use.
  private mutating func mention() throws -> Edit {
    let other = files[pickFile(".swift")] ?? ""
    let words = other.matches(of: /\b[A-Za-z_]\w+\b/).map { String($0.output) }
    let path = pickFile(".swift")
    guard let word = words.randomElement(using: &random) else { return try type() }
    let text = files[path] ?? ""
    return try change(path, "\(text)\n_ = \(word)\n", "mentions \(word)")
  }

  /// Takes a mention back.
  private mutating func unmention() throws -> Edit {
    let path = pickFile(".swift")
    let text = files[path] ?? ""
    guard let mention = text.firstMatch(of: /\n_ = (?<word>\w+)\n/) else { return try type() }
    let rest = text.replacingCharacters(in: mention.range, with: "")
    return try change(path, rest, "no longer mentions \(mention.word)")
  }

  /// Renames a type where it is declared, which leaves its uses behind.
  private mutating func rename() throws -> Edit {
    let path = pickFile(".swift")
    let text = files[path] ?? ""
    guard
      let declaration = text.firstMatch(of: /(?:class|struct|enum|protocol|actor) (?<name>\w+)/)
    else { return try type() }
    let name = String(declaration.name)
    return try change(path, text.replacing(name, with: name + "Old"), "renames \(name)")
  }

  private mutating func add() throws -> Edit {
    let model = pickFile(".swift")
    let folder = model.split(separator: "/").dropLast().joined(separator: "/")
    let name = "New\(random.below(1000)).swift"
    let path = folder.isEmpty ? name : "\(folder)/\(name)"
    return try change(path, files[model] ?? "", "adds a file")
  }

  private mutating func drop() throws -> Edit {
    let path = pickFile()
    let folder = path.split(separator: "/").first ?? ""
    // A layer without files would be a mistake of the configuration.
    guard files.keys.count(where: { $0.hasPrefix("\(folder)/") }) > 2 else { return try type() }
    files[path] = nil
    open[path] = nil
    try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
    return Edit(text: "removes \(path)", isOnDisk: true)
  }

  /// Writes what the editor has open.
  private mutating func save() throws -> Edit {
    for (path, bytes) in open { try write(String(decoding: bytes, as: UTF8.self), to: path) }
    open = [:]
    return Edit(text: "saves all files", isOnDisk: true)
  }

  // MARK: - Files

  private mutating func pickFile(_ ending: String = "") -> String {
    random.pick(files.keys.filter { $0.hasSuffix(ending) }.sorted())
  }

  /// Changes a file, in the editor or on the disk.
  private mutating func change(_ path: String, _ text: String, _ what: String) throws -> Edit {
    files[path] = text
    guard open[path] == nil, random.below(2) == 0 else {
      open[path] = Array(text.utf8)
      return Edit(text: "\(what) in \(path)", isOnDisk: false)
    }
    try write(text, to: path)
    return Edit(text: "\(what) in \(path)", isOnDisk: true)
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
