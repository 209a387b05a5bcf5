import Engine
import Serving

/// An answer: as text in few words, and as values.
struct Answer: Sendable {
  private(set) var lines: [String] = []
  private(set) var members: [String: MessageValue]

  /// The most bytes of the items of an answer: about 1,700 tokens, so that the whole stays under 2,000.
  static let mostBytes = 5200
  /// The most items of an answer.
  static let mostItems = 20

  /// - Parameter outcome: the check that the answer is made from.
  init(_ project: OpenProject, files: Int) {
    members = ["project": .string(project.root.quotable), "files": .integer(files)]
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func add(_ line: String) { lines.append(line) }

  subscript(name: String) -> MessageValue? {
    get { members[name] }
    set { members[name] = newValue }
  }

  /// One item of a list.
  struct Item {
    let lines: [String]
    let value: MessageValue

    /// The size in the larger of the two forms.
    fileprivate var size: Int {
      max(lines.reduce(0) { $0 + $1.utf8.count + 1 }, value.text.utf8.count)
    }
  }

  /// Adds a list of items, as many as an answer holds.
  ///
  /// - Parameters:
  ///   - noun: what the items are, in the plural.
  ///   - start: the 0-based number of the first item that is wanted.
  ///   - item: makes one item.
  mutating func addList<Element>(
    _ name: String, _ noun: String, of elements: [Element], from start: Int,
    item: (Element) -> Item
  ) {
    var values: [MessageValue] = []
    var texts: [String] = []
    var bytes = 0
    var next = start
    while next < elements.count, values.count < Self.mostItems {
      let item = item(elements[next])
      if !values.isEmpty, bytes + item.size > Self.mostBytes { break }
      bytes += item.size
      values.append(item.value)
      texts += item.lines
      next += 1
    }
    members[name] = .array(values)
    members["total"] = .integer(elements.count)
    members["shown"] = .integer(values.count)
    if values.count < elements.count {
      let range = values.isEmpty ? "none" : "\(start + 1) to \(start + values.count)"
      var line = "\(noun): \(range) of \(elements.count)"
      if next < elements.count {
        members["next"] = .string(String(next + 1))
        line += "; from '\(next + 1)' shows more"
      }
      add(line)
    }
    lines += texts
  }
}

extension MessageValue {
  /// A list of texts of a project.
  static func texts(_ texts: some Sequence<String>) -> MessageValue {
    .array(texts.map { .string($0) })
  }
}

/// `path:line`, the path alone for what is about a file as a whole.
func spot(_ path: String, _ line: Int?) -> String {
  let shown = path.isEmpty ? "the project" : path.quotable
  return line.map { "\(shown):\($0)" } ?? shown
}
