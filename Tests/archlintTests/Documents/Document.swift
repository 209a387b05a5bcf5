import Foundation

/// A Markdown document of the repository, with its fenced blocks.
///
/// | block | what a test does with it |
/// |---|---|
/// | `console` | runs each line that starts with `$`, and compares the lines below it |
/// | `sh` | runs it |
/// | with a file name, as in `yaml .archlint.yml` | writes the file into the project of the document |
/// | `yaml` | loads it as a configuration |
/// | `yaml rule` | loads it as part of a rule |
/// | `json` | parses it |
/// | `swift`, `text`, `diff`, `yaml other` | nothing: a reader only looks at it |
///
/// A comment before a block says more: `<!-- project: PATH -->` starts with a fresh copy of a folder
/// of the repository, and `<!-- not run: REASON -->` leaves out what cannot run in a test.
struct Document: Sendable, CustomStringConvertible {
  /// The path from the repository on.
  let path: String
  var lines: [String]
  private(set) var blocks: [Block] = []

  struct Block: Sendable {
    let language: String
    /// The rest of the line that opens the block.
    let detail: String
    /// The indices of its lines, without the fences.
    let range: Range<Int>
    /// The folder of the repository that is copied before the block runs.
    var project: String?
    /// Why the block cannot run in a test.
    var obstacle: String?

    /// The file that the block holds.
    var file: String? { detail.contains(".") || detail.contains("/") ? detail : nil }
  }

  var description: String { path }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every document but the generated pages of rules.
  static var all: [Document] {
    get throws {
      let top = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
      let docs = try FileManager.default.contentsOfDirectory(atPath: root.path() + "docs")
        .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
      return try (top + docs.sorted()).map { try Document($0) }
    }
  }

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
    var project: String?
    var obstacle: String?
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if let value = Self.comment("project", in: line) { project = value }
      if let value = Self.comment("not run", in: line) { obstacle = value }
      guard line.hasPrefix("```") else {
        index += 1
        continue
      }
      let fence = String(line.prefix { $0 == "`" })
      let end = lines[(index + 1)...].firstIndex(of: fence) ?? lines.endIndex
      let words = line.dropFirst(fence.count).split(separator: " ", maxSplits: 1).map(String.init)
      blocks.append(
        Block(
          language: words.first ?? "", detail: words.count > 1 ? words[1] : "",
          range: index + 1..<end, project: project, obstacle: obstacle))
      (project, obstacle) = (nil, nil)
      index = end + 1
    }
  }

  func text(of block: Block) -> String { lines[block.range].map { $0 + "\n" }.joined() }

  /// The value of a comment such as `<!-- project: Examples/Orchard -->`.
  private static func comment(_ name: String, in line: String) -> String? {
    guard line.hasPrefix("<!-- \(name): "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst("<!-- \(name): ".count).dropLast(" -->".count))
  }
}

/// A command of a `console` block, with the output that the document shows for it.
struct ShownCommand: Sendable {
  let command: String
  let output: [String]

  /// The commands of a block: lines that start with `$`, and lines that go on with `>`.
  static func all(in lines: some Sequence<String>) -> [ShownCommand] {
    var commands: [(command: String, output: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if line.hasPrefix("> "), let last = commands.last, last.output.isEmpty {
        commands[commands.count - 1].command += "\n" + line.dropFirst(2)
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands.map { command, output in
      ShownCommand(command: command, output: Array(output.trimmed))
    }
  }

  /// The output to show where `found` is the output now. A line with `…` is any number of lines; the
  /// parts around it keep their length. nil if a part is gone.
  func updated(from found: [String]) -> [String]? {
    guard output.contains("…") else { return found }
    let parts = output.split(separator: "…", omittingEmptySubsequences: false)
    var rest = found[...]
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append("…") }
      guard !part.isEmpty, part.count <= rest.count else {
        if part.isEmpty { continue }
        return nil
      }
      let last = rest.endIndex - part.count
      // The first part starts the output and the last one ends it, unless they are left out.
      let starts =
        index == 0
        ? rest.startIndex...rest.startIndex
        : index == parts.count - 1 ? last...last : rest.startIndex...last
      var best = (start: rest.startIndex, equal: 0)
      for start in starts {
        let equal = zip(part, rest[start...]).count { $0 == $1 }
        if equal > best.equal { best = (start, equal) }
      }
      guard best.equal > 0 else { return nil }
      lines += rest[best.start..<best.start + part.count]
      rest = rest[(best.start + part.count)...]
    }
    return lines
  }
}

extension [String] {
  /// The lines without empty ones at the end.
  var trimmed: ArraySlice<String> {
    self[..<(lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? startIndex)]
  }
}
