import Buffers
import Matching
import Project
import SwiftSource
import YAML

/// Text that must not appear in Markdown or in other text files.
package struct TextCheck: RuleCheck, Hashable {
  /// The files, from the root.
  package var files: GlobSet
  /// The expressions to find. The finding is about the group `found`, or else the whole match.
  package var expressions: [RegularExpression] = []
  /// Versions of which the text of the group with the name has to be older.
  package var below: [String: DottedVersion] = [:]
  /// Expressions, one of which must match in the paragraph or line, or in the headings above it.
  package var near: [RegularExpression] = []
  /// Expressions that must not match there.
  package var notNear: [RegularExpression] = []
  /// Expressions that must not match on the line of the match.
  package var notOnLine: [RegularExpression] = []
  /// Expressions that must not match on any line of the file.
  package var notInFile: [RegularExpression] = []
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(files: GlobSet) { self.files = files }

  package var otherFiles: OtherFiles { OtherFiles(globs: files.globs) }

  package var subject: [FileFact] { [FileFact(paths: files)] }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about Markdown and other text.
  static let text: RuleKind = RuleKind(
    [
      .checks(
        "text", of: TextCheck.self, "Text that must not be in Markdown or other text files.",
        example: "{files: ['**/*.md'], match: 'iOS 1[0-5]'}")
    ],
    mappings: [TextCheck.mapping.info], compile: { checks, _ in TextProgram(checks) })
}

extension TextCheck: MappingValue {
  package static let mappingName = "text"

  package static let mapping: Mapping<TextCheck> = Mapping(
    "A check of text files other than Swift.",
    keys: [
      Key(
        "files", { $0.files = $1 }, .globs, "The files.", example: "['**/*.md']", isRequired: true),
      Key(
        "match", { $0.expressions = $1 }, .list(.expression),
        "The text to look for. A finding marks the group `found`, or else the whole match.",
        example: "'iOS (?<found>[0-9.]+)'", isRequired: true),
      Key(
        "below", { $0.below = $1 }, .table(of: .version),
        "For groups of the expressions, the version that their text is older than.",
        example: "{found: 26}"),
      Key(
        "near", { $0.near = $1 }, .list(.expression),
        "Expressions; one of them matches in the paragraph, in the headings above it, or in the "
          + "job of a YAML file.",
        example: "'(?i)requirements'"),
      Key(
        "not-near", { $0.notNear = $1 }, .list(.expression),
        "Expressions; none of them matches there.", example: "'(?i)example'"),
      Key(
        "not-on-line", { $0.notOnLine = $1 }, .list(.expression),
        "Expressions; none of them matches on the line of the match.",
        example: "'(?i)deprecated'"),
      Key(
        "not-in-file", { $0.notInFile = $1 }, .list(.expression),
        "Expressions; none of them matches anywhere in the file.", example: "'(?i)changelog'"),
      .message(\.message, example: "'{found}' is an old name"),
    ],
    make: { TextCheck(files: GlobSet([])) },
    check: { check, node, decoder in
      for name in check.below.keys.sorted()
      where !check.expressions.allSatisfy({ $0.captureNames[name] != nil }) {
        decoder.problem("an expression has no group '\(name)'", at: node)
      }
      return true
    })
}

extension ValueType<[String: DottedVersion]> {
  /// A mapping from names of groups to versions.
  fileprivate static func table(of values: ValueType<DottedVersion>) -> Self {
    Self(.table(keys: .name, values: values.shape)) { node, what, decoder in
      guard let reader = decoder.mapping(node, what) else { return nil }
      var table: [String: DottedVersion] = [:]
      for entry in reader.entries {
        guard let name = decoder.string(entry.key, "the name of a group"),
          let version = values.read(entry.value, "'\(name)'", &decoder)
        else { continue }
        table[name] = version
      }
      return table
    }
  }
}

extension TextCheck {
  /// Returns true if a finding on the line does not count.
  fileprivate func isExcused(_ line: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    notOnLine.contains { $0.hasMatch(in: bytes.view.extracting(line)) }
  }
}

// MARK: - Program

/// All checks of text in a run.
struct TextProgram: KindProgram {
  private let entries: [OwnedCheck<TextCheck>]

  init(_ checks: [OwnedCheck<TextCheck>]) { entries = checks }

  var phases: Phases { .text }

  /// Returns true if a rule asks for the text of the file at `path`.
  func reads(_ path: GlobPath) -> Bool {
    entries.indices.contains { entries[$0].check.files.matches(path) }
  }

  func checkText(_ file: SourceFile, _ run: inout FileRun) {
    let text = file.buffer.padded.view.extracting(0..<file.buffer.count)
    // By index: most checks are about other files, and not worth a copy. Of the rest, most look for
    // what the file does not have.
    let wanted = entries.indices.filter { index in
      guard run.isActive(entries[index].rule),
        entries[index].check.files.matches(run.place.globPath)
      else { return false }
      for expression in entries[index].check.expressions where expression.mayMatch(in: text) {
        return true
      }
      return false
    }
    guard !wanted.isEmpty else { return }
    let passages = TextPassage.passages(of: file.buffer, path: run.place.path)
    for index in wanted {
      let check = entries[index].check
      let isExcused = check.notInFile.contains { expression in
        passages.contains { passage in
          passage.lines.contains { line in
            expression.hasMatch(in: file.buffer.padded.view.extracting(line))
          }
        }
      }
      if isExcused { continue }
      for passage in passages { self.check(passage, check, entries[index].rule, file, &run) }
    }
  }

  private func check(
    _ passage: TextPassage, _ check: TextCheck, _ rule: RuleID, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let bytes = file.buffer.padded
    var context: String?
    for line in passage.lines {
      var isExcused: Bool?
      for expression in check.expressions where expression.mayMatch(in: bytes.view.extracting(line))
      {
        for match in expression.matches(in: bytes.view.extracting(line)) {
          // Few lines have a match, so most are never searched for an excuse.
          let excused = isExcused ?? check.isExcused(line, in: bytes)
          isExcused = excused
          if excused { continue }
          guard let values = values(of: match, expression, check, in: Array(bytes[line])) else {
            continue
          }
          let text = context ?? passage.context.map { file.text($0) }.joined(separator: "\n")
          context = text
          guard
            check.near.isEmpty || check.near.contains(where: { $0.hasMatch(in: text) }),
            !check.notNear.contains(where: { $0.hasMatch(in: text) })
          else { continue }
          let found = match.capture(named: "found") ?? match.range
          let range = line.lowerBound + found.lowerBound..<line.lowerBound + found.upperBound
          run.report(
            Finding(
              rule: rule, token: nil, range: range, subject: file.text(range),
              values: values.merging(["found": file.text(range)]) { $1 }, message: check.message),
            in: file)
        }
      }
    }
  }

  /// The texts of the match's named groups, nil if one is not a version that the check looks for.
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
