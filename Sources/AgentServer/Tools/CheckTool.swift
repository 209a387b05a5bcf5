import Configuration
import Engine
import LintRules
import Project
import Results
import Serving
import SwiftSource

extension AgentTool {
  static let check = AgentTool(
    name: "check", title: "Check files or unsaved text",
    description:
      "Findings in files, in what changed since a commit, or in text that is not saved yet under 'path'; "
      + "with reasons and fixes as edits.",
    parameters: [
      .project,
      .texts("paths", "Files and folders; all if missing"),
      .text("since", "Commit or branch: only what changed since"),
      .text("path", "Where 'text' would be saved"),
      .text("text", "Whole text of that file"),
      .from,
    ],
    output: OutputMember.common
      + [
        OutputMember(
          "findings",
          .list([
            OutputMember("rule", .text), OutputMember("severity", .text),
            OutputMember("path", .text), .optional("line", .number),
            .optional("column", .number), OutputMember("message", .text),
            .optional("protected", .flag),
            .optional(
              "fix",
              .object([
                OutputMember("safe", .flag), .optional("caveat", .text),
                OutputMember(
                  "edits",
                  .list([
                    OutputMember("line", .number), OutputMember("old", .text),
                    OutputMember("new", .text),
                  ])),
              ])),
          ])),
        OutputMember(
          "rules",
          .list([
            OutputMember("id", .text), OutputMember("why", .text), OutputMember("instead", .text),
          ])),
        OutputMember("errors", .number), OutputMember("warnings", .number),
        .optional("elsewhere", .texts), .optional("problems", .texts),
      ] + OutputMember.list
  ) { arguments, project in try await CheckCall(arguments, &project).answer(&project) }
}

/// A call of `check`.
private struct CheckCall {
  let report: Report
  /// The findings that were asked for.
  var findings: [Diagnostic]
  /// New findings in other files, for a text that is not saved.
  var elsewhere: [Diagnostic] = []
  /// The path of the text that is not saved.
  private var file: String?
  /// The finding about a text that would change a protected file.
  private var protection: Diagnostic?
  /// The texts in place of files.
  var texts: [String: [UInt8]] = [:]
  let start: Int

  init(_ arguments: ToolArguments, _ project: inout OpenProject) async throws {
    start = try arguments.start
    if let text = arguments.text("text") {
      guard let path = arguments.text("path") ?? arguments.texts("paths").first else {
        throw CallFailure("'text' needs 'path': the file in which it would be saved")
      }
      let file = try project.relative(path)
      let bytes = Array(text.utf8)
      guard bytes.count <= FileSystem.maximumSize else { throw CallFailure("'text' is too large") }
      let before = try await project.check().report.diagnostics
      texts = [file: bytes]
      let isNew = FileSystem.kind(of: project.absolute(file)) == nil
      let outcome = try await project.probe(texts)
      report = outcome.report
      self.file = file
      protection = try Protection(project.configuration).finding(
        file, isNew: isNew, root: project.root, in: outcome.survey)
      findings =
        [protection].compactMap(\.self) + report.diagnostics.filter { $0.location.path == file }
      elsewhere = report.diagnostics.new(since: before).filter { $0.location.path != file }
      return
    }
    let paths = try (arguments.texts("paths") + [arguments.text("path")].compactMap(\.self))
      .map { try project.relative($0) }
    if let commit = arguments.text("since") {
      report = try await Self.report(since: commit, &project)
    } else {
      report = try await project.check().report
    }
    for path in paths where !path.isEmpty && !FileSystem.isThere(project.absolute(path)) {
      throw CallFailure("there is no '\(path.quotable)' in '\(project.root.quotable)'")
    }
    findings = report.diagnostics.filter { finding in
      paths.isEmpty || paths.contains { $0.isEmpty || finding.location.path.lies(in: $0) }
    }
  }

  /// A run on the changes since a commit.
  private static func report(
    since commit: String, _ project: inout OpenProject
  ) async throws -> Report {
    try await project.check()
    let configuration = try project.configuration
    var options = Analysis.Options()
    options.workers = project.host.workers
    options.baseline = project.baseline
    options.changes = try project.host.changes(project.root, configuration, commit)
    return try await Linter(root: project.root, configuration: configuration, options: options)
      .run()
  }

  // MARK: - Answer

  func answer(_ project: inout OpenProject) throws -> Answer {
    var answer = Answer(project, files: report.summary.files)
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    answer["errors"] = .integer(errors)
    answer["warnings"] = .integer(warnings)
    answer.add(
      (findings.isEmpty
        ? "no findings"
        : "\(counted(findings.count, "finding")): \(counted(errors, "error")), "
          + counted(warnings, "warning"))
        + "; \(counted(report.summary.files, "file")) checked")
    let known = report.rules + (protection == nil ? [] : try project.configuration.rules)
    let rules = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var explained: Set<String> = []
    var used: [MessageValue] = []
    let converter = EditConversion(project: project, texts: texts)
    answer.addList("findings", "findings", of: findings, from: start) { finding in
      let isNew = explained.insert(finding.rule).inserted
      var lines: [String] = []
      if isNew, let rule = rules[finding.rule] {
        let (why, instead) = (rule.why.quotable, rule.instead.quotable)
        lines += [
          "\(rule.id.quotable)", "  why: \(why)", "  instead: \(instead)",
        ]
        used.append(
          ["id": .string(rule.id.quotable), "why": .string(why), "instead": .string(instead)])
      }
      return item(finding, converter, after: lines)
    }
    answer["rules"] = .array(used)
    addRest(to: &answer)
    return answer
  }

  private func item(
    _ finding: Diagnostic, _ converter: EditConversion, after lines: [String]
  ) -> Answer.Item {
    let point = finding.location.region?.start
    var value: [String: MessageValue] = [
      "rule": .string(finding.rule.quotable), "severity": .string(finding.severity.rawValue),
      "path": .string(finding.location.path.quotable),
      "message": .string(finding.message.quotable),
    ]
    if let point {
      value["line"] = .integer(point.line)
      value["column"] = .integer(point.column)
    }
    if finding == protection { value["protected"] = true }
    var line =
      "\(spot(finding.location.path, point?.line)) \(finding.severity.rawValue) "
      + "\(finding.message.quotable) [\(finding.rule.quotable)]"
    if let fix = finding.fix, let edits = converter.edits(of: fix, in: finding.location.path) {
      var members: [String: MessageValue] = [
        "safe": .bool(fix.isSafe),
        "edits": .array(
          edits.map {
            ["line": .integer($0.line), "old": .string($0.old), "new": .string($0.new)]
          }),
      ]
      if let caveat = fix.caveat { members["caveat"] = .string(caveat.quotable) }
      value["fix"] = .object(members)
      line += fix.isSafe ? " (fix)" : " (unsafe fix)"
    }
    return Answer.Item(lines: lines + [line], value: .object(value))
  }

  private func addRest(to answer: inout Answer) {
    if !elsewhere.isEmpty {
      let lines = elsewhere.prefix(5).map {
        "\(spot($0.location.path, $0.location.region?.start.line)) \($0.message.quotable(160)) "
          + "[\($0.rule.quotable)]"
      }
      answer["elsewhere"] = .texts(lines)
      answer.add("new in other files: \(elsewhere.count)")
      for line in lines { answer.add(line) }
    }
    let severe = report.problems.filter { !$0.isHarmless }
    // That of the text comes first: a project may have many.
    let sorted = severe.filter { $0.path == file } + severe.filter { $0.path != file }
    let problems = sorted.prefix(5).map { "\(spot($0.path, nil)): \($0.message.quotable)" }
    if !problems.isEmpty {
      answer["problems"] = .texts(problems)
      for problem in problems { answer.add("problem: \(problem)") }
    }
  }
}

/// Turns edits of bytes into old and new text with the line.
private struct EditConversion {
  let project: OpenProject
  let texts: [String: [UInt8]]

  /// The longest text of an edit that an answer has.
  private static let longest = 400

  /// - Returns: nil if the file is not as it was checked, or an edit is long.
  func edits(of fix: Fix, in path: String) -> [(line: Int, old: String, new: String)]? {
    guard let bytes = texts[path] ?? project.bytes(of: path) else { return nil }
    let table = LineTable(SourceBuffer(bytes))
    var edits: [(line: Int, old: String, new: String)] = []
    for edit in fix.edits {
      guard edit.range.upperBound <= bytes.count, edit.range.count <= Self.longest,
        edit.replacement.utf8.count <= Self.longest
      else { return nil }
      edits.append(
        (
          table.position(of: edit.range.lowerBound).line,
          String(decoding: bytes[edit.range], as: UTF8.self), edit.replacement
        ))
    }
    return edits
  }
}
