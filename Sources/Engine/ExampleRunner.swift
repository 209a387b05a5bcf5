import Configuration
import LintRules
import Project
import SwiftSource

/// Runs the examples of rules, which are their documentation and their tests at once.
package struct ExampleRunner: Sendable {
  private let configuration: Configuration

  /// - Parameter configuration: holds the rules to run and the layers that they refer to.
  package init(configuration: Configuration) { self.configuration = configuration }

  /// An example whose findings or fixes are not the expected ones.
  package struct Failure: Sendable, Hashable {
    package let rule: String
    /// The `file:line:column` of the example.
    package let origin: String
    /// The expected and the actual result.
    package let message: String
  }

  /// Runs the examples of one rule of the configuration.
  package func run(_ rule: Rule) async -> [Failure] {
    var failures: [Failure] = []
    if !rule.examples.contains(where: \.isFlagged) {
      failures.append(failure(rule, rule.origin, "the rule has no flagged example"))
    }
    if !rule.examples.contains(where: { !$0.isFlagged }) {
      failures.append(failure(rule, rule.origin, "the rule has no clean example"))
    }
    for example in rule.examples {
      failures += await run(example, rule).map { failure(rule, example.origin, $0) }
    }
    return failures
  }

  private func failure(_ rule: Rule, _ origin: String, _ message: String) -> Failure {
    Failure(rule: rule.id, origin: origin, message: message)
  }

  // MARK: - One example

  private func run(_ example: Rule.Example, _ rule: Rule) async -> [String] {
    var wanted: Set<Place> = []
    var files: [String: [UInt8]] = [:]
    for file in example.files {
      let (bytes, marks) = Self.unmarked(file.text)
      files[file.path] = bytes
      for mark in marks { wanted.insert(Place(path: file.path, offset: mark)) }
    }
    let (found, places, notes) = await run(files, example, rule)
    let leftOut = places.filter { !rule.selector.selects($0, layers: configuration.layers) }
    var messages = compare(example, wanted, found, files, leftOut: Set(leftOut.map(\.path)))
    if example.isFlagged, found.isEmpty { messages = messages.map { $0 + notes } }
    messages += files.sorted { $0.key < $1.key }.compactMap(syntaxProblem)
    messages += unfilled(rule, found)
    if let fixed = example.fixed, let file = example.files.first, let bytes = files[file.path] {
      messages += compareFix(fixed, bytes, found.filter { $0.location.path == file.path })
    }
    return messages
  }

  /// - Returns: the findings, where the files are, and what the rule asks for that the files lack.
  private func run(
    _ files: [String: [UInt8]], _ example: Rule.Example, _ rule: Rule
  ) async -> ([Diagnostic], [Project.Place], notes: String) {
    var options = Analysis.Options()
    if !example.changes.isEmpty {
      options.changes = ChangeSet(
        FileChange.list(example.changes.joined(separator: "\n")), filtersFindings: false)
      options.changes?.messages = [example.commitMessage].compactMap(\.self)
      if !example.before.isEmpty || rule.isAboutLines {
        options.changes?.previous = Dictionary(
          example.before.map { ($0.path, Array($0.text.utf8)) }, uniquingKeysWith: { $1 })
      }
    }
    let analysis = Analysis(
      configuration: configuration.only(rule), store: .memory(files), options: options)
    var timer = PhaseTimer()
    let outcome = await analysis.run(
      paths: files.map { ($0.key, $0.value.count) }, rootName: "Sample", timer: &timer)
    let notes = rule.notes(in: outcome.problems).map { "; \($0)" }.joined()
    return (outcome.diagnostics.filter { $0.suppression == nil }, outcome.survey.places, notes)
  }

  /// The first place at which no compiler would take the file.
  private func syntaxProblem(_ path: String, _ bytes: [UInt8]) -> String? {
    guard path.hasSuffix(".swift") else { return nil }
    var file = SourceFile()
    file.path = path
    file.buffer = SourceBuffer(bytes)
    file.analyse(words: .keywords)
    guard let problem = file.syntaxProblem else { return nil }
    let line = LineTable(file.buffer).position(of: problem.offset).line
    return "the code is no Swift that compiles: \(problem.kind.words) in \(path), line \(line)"
  }

  private struct Place: Hashable {
    let path: String
    /// The byte of the mark, -1 for the file as a whole.
    let offset: Int
  }

  /// - Parameter leftOut: the files that the rule does not look at.
  private func compare(
    _ example: Rule.Example, _ wanted: Set<Place>, _ found: [Diagnostic],
    _ files: [String: [UInt8]], leftOut: Set<String>
  ) -> [String] {
    let places = Set(
      found.map {
        Place(path: $0.location.path, offset: $0.location.region?.bytes.lowerBound ?? -1)
      })
    if example.isFlagged && wanted.isEmpty {
      guard let first = places.min(by: precedes) else {
        let isLeftOut = example.files.allSatisfy { leftOut.contains($0.path) }
        return ["the example is not flagged" + (isLeftOut ? hint(example.files.map(\.path)) : "")]
      }
      // A finding about a file or a change has no place that a mark could name.
      let isAboutCode = found.allSatisfy { $0.location.region?.bytes.isEmpty == false }
      guard isAboutCode, example.changes.isEmpty else { return [] }
      return ["the example has no ↓; put one before the finding \(describe(first, files))"]
    }
    let missing = wanted.subtracting(places)
    let surplus = places.subtracting(wanted)
    if surplus.count == 1, let place = surplus.first,
      let mark = missing.first, missing.allSatisfy({ $0.path == place.path })
    {
      if place.offset < 0 {
        return ["the finding is about the whole file, which no ↓ can mark; leave the ↓ out"]
      }
      // A mark beside the only finding of its line is in the wrong place.
      if missing.count == 1, line(of: mark, files) == line(of: place, files) {
        return [
          "the finding is \(describe(place, files)), and the ↓ is at '\(text(at: mark, files))'"
        ]
      }
    }
    let messages =
      missing.map {
        "expected a finding \(describe($0, files))"
          + (leftOut.contains($0.path) ? hint([$0.path]) : "")
      }
      + surplus.map { "unexpected finding \(describe($0, files))" }
    return messages.sorted()
  }

  private func precedes(_ left: Place, _ right: Place) -> Bool {
    (left.path, left.offset) < (right.path, right.offset)
  }

  /// The names in the messages of a rule that nothing fills in.
  private func unfilled(_ rule: Rule, _ found: [Diagnostic]) -> [String] {
    rule.messageNames.filter { name in found.contains { $0.message.contains("{\(name)}") } }.map {
      name in
      "the message shows '{\(name)}' as it is, because the finding has no '\(name)'"
    }
  }

  /// The advice where the rule itself leaves the files of an example out.
  private func hint(_ paths: [String]) -> String {
    "; the rule's own 'in' or 'not-in' leaves out \(paths.sorted().joined(separator: ", ")): give the "
      + "example a 'path' that the rule checks"
  }

  private func describe(_ place: Place, _ files: [String: [UInt8]]) -> String {
    guard place.offset >= 0, let line = line(of: place, files) else { return "for \(place.path)" }
    return "in \(place.path), line \(line), at '\(text(at: place, files))'"
  }

  private func line(of place: Place, _ files: [String: [UInt8]]) -> Int? {
    files[place.path].map { $0[..<max(0, place.offset)].count { $0 == 0x0A } + 1 }
  }

  private func text(at place: Place, _ files: [String: [UInt8]]) -> String {
    let rest = (files[place.path] ?? [])[max(0, place.offset)...].prefix { $0 != 0x0A }.prefix(40)
    return String(decoding: rest, as: UTF8.self)
  }

  private func compareFix(_ fixed: String, _ bytes: [UInt8], _ found: [Diagnostic]) -> [String] {
    let edits = found.flatMap { $0.fix?.edits ?? [] }
    guard !edits.isEmpty else { return ["the example shows a fix but the finding has none"] }
    let ranges = edits.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    if zip(ranges, ranges.dropFirst()).contains(where: { $0.upperBound > $1.lowerBound }) {
      return ["the fixes of the example overlap; show them in one example each"]
    }
    let result = String(decoding: Edit.apply(edits, to: bytes), as: UTF8.self)
    return result == fixed ? [] : ["the fix gives '\(result)' instead of '\(fixed)'"]
  }

  /// The text without its marks, and where they stood.
  package static func unmarked(_ text: String) -> (bytes: [UInt8], marks: [Int]) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in text.unicodeScalars {
      if scalar == "↓" {
        marks.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return (bytes, marks)
  }
}
