import LintRules
import Project
import YAML

/// The findings that a team has accepted for now.
///
/// An entry represents all equal findings of a file and says how many there are. It holds no line
/// and no message, so that code may move and messages may be worded better.
package struct Baseline: Sendable {
  /// Equal findings in one file.
  package struct Entry: Sendable, Hashable {
    package let rule: String
    package let path: String
    package var count: Int
    /// The fingerprint of the first of them.
    package let key: String
    /// The key that identifies them after their file has been moved.
    package let content: String
  }

  /// The differences between a run's findings and a baseline.
  package struct Delta: Sendable, Hashable {
    /// Findings that the baseline does not know.
    package var new = 0
    /// Findings that it accepts.
    package var unchanged = 0
    /// Findings that it accepts and that are gone.
    package var fixed = 0

    package init() {}
  }

  /// Something wrong with a baseline's file.
  package struct Failure: Error, Sendable {
    package let message: String
  }

  /// The name of the file, in the folder of the project.
  package static let fileName = ".archlint-baseline.json"
  package static let schema = "archlint-baseline/1"

  /// The entries, sorted by path, rule and key.
  package private(set) var entries: [Entry]

  /// The baseline that accepts these findings, but for those of rules that accept none.
  package init(accepting diagnostics: [Diagnostic], rules: [Rule], today: CalendarDay) {
    let closed = Set(rules.filter { !$0.baseline.accepts(on: today) }.map(\.id))
    var entries: [String: Entry] = [:]
    for diagnostic in diagnostics where !closed.contains(diagnostic.rule) {
      let key = Fingerprints.group(diagnostic)
      entries[
        key,
        default: Entry(
          rule: diagnostic.rule, path: diagnostic.location.path, count: 0, key: key,
          content: Fingerprints.content(diagnostic))
      ].count += 1
    }
    self.entries = Self.sorted(entries.values)
  }

  init(_ entries: some Sequence<Entry>) { self.entries = Self.sorted(entries) }

  private static func sorted(_ entries: some Sequence<Entry>) -> [Entry] {
    entries.sorted { ($0.path, $0.rule, $0.key) < ($1.path, $1.rule, $1.key) }
  }

  /// The baseline with entries of another one.
  package func adding(_ others: [Entry]) -> Baseline { Baseline(entries + others) }

  /// How many findings the baseline accepts.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Those findings that the baseline does not accept.
  package func unknown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left: [String: Int] = [:]
    for entry in entries { left[entry.key, default: 0] += entry.count }
    return diagnostics.filter { diagnostic in
      let key = Fingerprints.group(diagnostic)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  /// How many findings the baseline accepts that another one does not.
  package func count(beyond other: Baseline?) -> Int {
    var left: [String: Int] = [:]
    // A finding that has moved with its file is the same.
    for entry in other?.entries ?? [] { left[entry.content, default: 0] += entry.count }
    var added = 0
    for entry in entries {
      let known = min(entry.count, left[entry.content, default: 0])
      left[entry.content, default: 0] -= known
      added += entry.count - known
    }
    return added
  }

  // MARK: - The file

  /// More findings of one kind than any file has; the sum of all entries stays a number.
  private static let maximumCount = 1 << 32

  /// Reads a baseline. Its JSON is YAML too.
  ///
  /// - Parameter path: the file's, for messages.
  package init(text: String, path: String) throws(Failure) {
    let node: YAMLNode
    do {
      node = try YAMLNode.parseMerged(text)
    } catch {
      let message =
        error.isConflict
        ? error.message.prefix { $0 != ";" }
          + "; keep the entries of both sides without the markers, and 'archlint baseline shrink' removes "
          + "those that no longer occur" : error.message[...]
      throw Failure(message: "\(path):\(error.mark.line):\(error.mark.column): \(message)")
    }
    guard node.member("schema")?.scalar?.text == Self.schema else {
      throw Failure(
        message: "\(path): this is not a baseline of the form '\(Self.schema)'; "
          + "write it again with 'archlint baseline write'")
    }
    var entries: [Entry] = []
    for item in node.member("entries")?.sequence ?? [] {
      func text(_ name: String) -> String? { item.member(name)?.scalar?.text }
      guard let rule = text("rule"), let path = text("path"), let key = text("key"),
        let content = text("content"), let count = text("count").flatMap(Int.init),
        (1...Self.maximumCount).contains(count)
      else {
        throw Failure(
          message: "\(path):\(item.start.line):\(item.start.column): this entry is not complete; "
            + "write the baseline again with 'archlint baseline write'")
      }
      entries.append(Entry(rule: rule, path: path, count: count, key: key, content: content))
    }
    self.entries = Self.sorted(entries)
  }
}

/// The effect of a project's baseline on a rule.
extension BaselineMode {
  /// Returns true if findings that the baseline knows are accepted on a day.
  func accepts(on today: CalendarDay) -> Bool {
    switch self {
    case .frozen: true
    case .strict: false
    case .burnDown(let until): today <= until
    }
  }
}
