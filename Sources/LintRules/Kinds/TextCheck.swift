import Matching
import Project
import SwiftSource

/// What must not stand in Markdown or in other text files.
package struct TextCheck: Sendable, Hashable {
  /// The files, from the root.
  package var files: GlobSet
  /// What to look for. The finding is about the group `found`, else about the whole match.
  package var expressions: [RegularExpression] = []
  /// Versions of which the text of the group with the name has to be older.
  package var below: [String: DottedVersion] = [:]
  /// What has to be found in the paragraph or line, or in the headings above it; any is enough.
  package var near: [RegularExpression] = []
  /// What must not be found there.
  package var notNear: [RegularExpression] = []
  /// What must not be found on any line of the file.
  package var notInFile: [RegularExpression] = []
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(files: GlobSet) { self.files = files }
}

/// Runs all rules about text on one file that is no Swift.
struct TextPass: Sendable {
  private let entries: [(rule: Int, check: TextCheck)]

  init(_ rules: [Rule]) {
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        guard case .text(let check) = check else { return nil }
        return (index, check)
      }
    }
  }

  /// Whether a rule asks for the text of the file at `path`.
  func reads(_ path: String) -> Bool { entries.contains { $0.check.files.matches(path) } }

  func check(_ file: SourceFile, _ run: inout FileRun) {
    let wanted = entries.filter { entry in
      run.isActive(entry.rule) && entry.check.files.matches(run.place.path)
    }
    guard !wanted.isEmpty else { return }
    let passages = TextPassage.passages(of: file.buffer, path: run.place.path)
    for (rule, check) in wanted {
      let lines = passages.flatMap(\.lines)
      let isExcused = check.notInFile.contains { expression in
        lines.contains { line in
          expression.firstMatch(in: file.buffer.padded.span.extracting(line)) != nil
        }
      }
      if isExcused { continue }
      for passage in passages { self.check(passage, check, rule, file, &run) }
    }
  }

  private func check(
    _ passage: TextPassage, _ check: TextCheck, _ rule: Int, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let bytes = file.buffer.padded
    var context: String?
    for line in passage.lines {
      for expression in check.expressions where expression.mayMatch(in: bytes.span.extracting(line))
      {
        for match in expression.matches(in: bytes.span.extracting(line)) {
          guard let values = values(of: match, expression, check, in: Array(bytes[line])) else {
            continue
          }
          let text = context ?? passage.context.map { file.text($0) }.joined(separator: "\n")
          context = text
          guard
            check.near.isEmpty || check.near.contains(where: { $0.firstMatch(in: text) != nil }),
            !check.notNear.contains(where: { $0.firstMatch(in: text) != nil })
          else { continue }
          let found = match.capture(named: "found") ?? match.range
          let range = line.lowerBound + found.lowerBound..<line.lowerBound + found.upperBound
          run.emit(
            FileRun.Draft(
              rule: rule, token: nil, range: range, subject: file.text(range),
              values: values.merging(["found": file.text(range)]) { $1 }, message: check.message),
            in: file)
        }
      }
    }
  }

  /// The texts of the match's named groups, nil where one is no version that the check looks for.
  private func values(
    of match: RegularExpression.Match, _ expression: RegularExpression, _ check: TextCheck,
    in line: [UInt8]
  ) -> [String: String]? {
    var values: [String: String] = [:]
    for name in expression.captureNames.keys {
      guard let range = match.capture(named: name) else { continue }
      values[name] = String(decoding: line[range], as: UTF8.self)
    }
    for (name, limit) in check.below {
      guard let text = values[name], let version = DottedVersion(text), version < limit else {
        return nil
      }
    }
    return values
  }
}
