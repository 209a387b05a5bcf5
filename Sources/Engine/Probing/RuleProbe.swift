import Configuration
import LintRules
import Project
import Results
import SwiftSource

/// Finds out why a rule reports nothing at a line: it asks the project again, in one run, with parts of
/// the rule left out.
package struct RuleProbe: Sendable {
  private let linter: Linter
  private let path: String
  private let line: Int

  /// - Parameters:
  ///   - linter: a run with the configuration that has the rule.
  ///   - path: the file from the root of the project on.
  package init(_ linter: Linter, path: String, line: Int) {
    self.linter = linter
    self.path = path
    self.line = line
  }

  /// The answer about one rule.
  package struct Answer: Sendable {
    /// The findings at the line.
    package var findings: [Diagnostic] = []
    /// The parts of the rule each of which keeps it from reporting the line.
    package var obstacles: [RulePart] = []
    /// How far each pattern of the rule comes at the line.
    package var traces: [PatternTrace] = []
    /// The newer systems that findings in the file wait for.
    package var neededSystems: [String] = []
    /// The reason why no rule reports anything in the file, nil if there is none.
    package var obstacleOfFile: String?
    /// The types that `in` names and no file of the project does.
    package var unknownNames: [String] = []
    /// The parts that the rule asks for and the project lacks.
    package var notes: [String] = []
    /// True if the rule has conditions that are not parts, so that nothing else is known.
    package var isAboutOtherThings = false
  }

  /// Asks why the rule reports the line or does not.
  package func answer(about rule: Rule) async throws -> Answer {
    var answer = Answer()
    let parts = rule.parts
    let bare = Self.removing(parts, from: rule).named("probe-bare")
    // Each part alone: the rule that still reports nothing has the part that is in the way.
    let single = parts.indices.map { index in
      Self.removing(parts.indices.filter { $0 != index }.map { parts[$0] }, from: rule)
        .named("probe-\(index)")
    }
    let (report, survey) = try await Linter(
      root: linter.root,
      configuration: linter.configuration.replacingRules(with: [rule, bare] + single),
      options: linter.options
    ).runWithSurvey()
    answer.obstacleOfFile = obstacleOfFile(survey)
    if answer.obstacleOfFile != nil { return answer }
    let findings = report.diagnostics + report.suppressed + report.baselined
    let found = Set(findings.filter(isHere).map(\.rule))
    answer.findings = findings.filter { $0.rule == rule.id && isHere($0) }
      .sorted { $0.precedes($1) }
    if !answer.findings.isEmpty { return answer }
    answer.notes = rule.notes(in: report.problems)
    if found.contains(bare.id) {
      answer.obstacles = parts.indices.filter { !found.contains("probe-\($0)") }.map { parts[$0] }
      if answer.obstacles.contains(where: { $0.sort == .systems }) {
        answer.neededSystems = report.waiting.map(\.systems)
      }
      if answer.obstacles.contains(where: { $0.name == "in.declarations" }) {
        answer.unknownNames = unknown(rule.selector.inheritedNames, survey)
      }
      return answer
    }
    answer.traces = try traces(of: rule)
    answer.isAboutOtherThings = answer.traces.isEmpty
    return answer
  }

  /// The reason why a run reports nothing in the file.
  private func obstacleOfFile(_ survey: Survey) -> String? {
    guard survey.places.contains(where: { $0.path == path }) else {
      return
        "a run does not read the file: 'include' or 'exclude' leaves it out, or archlint skips "
        + "its folder"
    }
    guard path.hasSuffix(".swift"), let file = try? file(words: .keywords) else { return nil }
    return GeneratedFiles.isGenerated(path: path) || GeneratedFiles.isGenerated(file)
      ? "the file is generated, and nothing in generated files is reported" : nil
  }

  /// Those names that no Swift file of the project has.
  private func unknown(_ names: [String], _ survey: Survey) -> [String] {
    var open = Set(names)
    for place in survey.places where place.path.hasSuffix(".swift") && !open.isEmpty {
      var buffer = SourceBuffer()
      guard (try? linter.store.read(place.path, into: &buffer)) != nil else { continue }
      let text = String(decoding: buffer.padded.prefix(buffer.count), as: UTF8.self)
      open = open.filter { !text.contains($0) }
    }
    return names.filter(open.contains)
  }

  /// The number of lines of the file, nil if it cannot be read.
  package var lineCount: Int? {
    var buffer = SourceBuffer()
    return (try? linter.store.read(path, into: &buffer)).map { buffer.lineCount }
  }

  private func file(words: WordTable) throws -> SourceFile {
    var file = SourceFile()
    try linter.store.read(path, into: &file.buffer)
    file.path = path
    file.analyse(words: words)
    return file
  }

  private static func removing(_ parts: [RulePart], from rule: Rule) -> Rule {
    var rule = rule
    for part in parts { part.remove(&rule) }
    return rule
  }

  /// Returns true if the finding is at the line, or about the file as a whole.
  private func isHere(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.location.path == path else { return false }
    guard let region = diagnostic.location.region, !region.bytes.isEmpty else { return true }
    return (region.start.line...max(region.start.line, region.end.line)).contains(line)
  }

  /// How far the patterns of the rule come at the line, the farthest first.
  private func traces(of rule: Rule) throws -> [PatternTrace] {
    let patterns = rule.checks(of: PatternCheck.self).flatMap(\.cases).map(\.pattern)
    guard !patterns.isEmpty, path.hasSuffix(".swift") else { return [] }
    let words = PatternTrace.words(of: patterns)
    let file = try file(words: words)
    var seen = Set<PatternTrace>()
    return patterns.map { PatternTrace($0, in: file, words: words, line: line) }
      .filter { seen.insert($0).inserted }
      .sorted { $0.matched * $1.total > $1.matched * $0.total }
  }
}
