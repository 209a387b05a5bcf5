import Configuration
import Engine
import LintRules
import Project
import Results
import Serving

extension AgentTool {
  static let requirements = AgentTool(
    name: "requirements", title: "Requirements and their tests",
    description: "Requirements without tests or code, or those that a path names.",
    parameters: [
      .project,
      .text("path", "File or folder that names them"),
      .text("status", "all, tested, untested, unknown or retired"),
      .text("ids", "Expression for ids, if no rule says their form"),
      .from,
    ],
    output: OutputMember.common
      + [
        OutputMember(
          "requirements",
          .list([
            OutputMember("id", .text), OutputMember("title", .text),
            OutputMember("status", .text), OutputMember("defined", .texts),
            OutputMember("tests", .texts), OutputMember("code", .texts),
          ])),
        OutputMember("tested", .number), OutputMember("wanted", .number),
      ] + OutputMember.list
  ) { arguments, project in try await RequirementsCall.answer(arguments, &project) }
}

private enum RequirementsCall {
  /// How many places of a requirement are listed.
  private static let mostPlaces = 4

  static func answer(
    _ arguments: ToolArguments, _ project: inout OpenProject
  ) async throws -> Answer {
    let outcome = try await project.check()
    var survey = outcome.survey
    let configuration = try project.configuration
    if let ids = arguments.text("ids") {
      let rule: Rule
      do {
        rule = try Rule.tracing(ids: ids, definedIn: [])
      } catch {
        throw CallFailure(error.message.quotable)
      }
      var options = Analysis.Options()
      options.workers = project.host.workers
      survey = try await Linter(
        root: project.root, configuration: configuration.replacingRules(with: [rule]),
        options: options
      ).runWithSurvey().survey
    } else if !configuration.rules.contains(where: \.isAboutRequirements) {
      throw CallFailure(
        "no rule about requirements is on; 'ids' takes an expression for their ids, such as REQ-[0-9]+"
      )
    }
    let matrix = RequirementMatrix(survey.notes, places: survey.places)
    let rows = try rows(of: matrix, arguments, project)
    var answer = Answer(project, files: outcome.report.summary.files)
    answer["tested"] = .integer(matrix.count(.tested))
    answer["wanted"] = .integer(matrix.wanted)
    answer.add(
      "\(counted(rows.count, "requirement")); in the project \(matrix.count(.tested)) of "
        + "\(matrix.wanted) have a test; \(counted(outcome.report.summary.files, "file")) checked")
    answer.addList("requirements", "requirements", of: rows, from: try arguments.start, item: item)
    return answer
  }

  private static func rows(
    of matrix: RequirementMatrix, _ arguments: ToolArguments, _ project: OpenProject
  ) throws -> [RequirementMatrix.Row] {
    let path = try arguments.text("path").map { try project.relative($0) }
    var rows = (path.map { matrix.keeping([$0]) } ?? matrix).rows
    switch arguments.text("status") {
    case "all": break
    case nil where path != nil: break
    case nil:
      rows = rows.filter {
        $0.status == .untested || $0.status == .unknown
          || $0.status == .tested && $0.code.isEmpty
      }
    case let text?:
      guard let status = RequirementMatrix.Status(rawValue: text) else {
        throw CallFailure("'status' is all, tested, untested, unknown or retired")
      }
      rows = rows.filter { $0.status == status }
    }
    return rows
  }

  private static func item(_ row: RequirementMatrix.Row) -> Answer.Item {
    func places(_ spots: [RequirementMatrix.Spot]) -> [String] {
      spots.prefix(mostPlaces).map { spot($0.path, $0.mention.line) }
    }
    let (defined, tests, code) = (
      places(row.definitions), places(row.tests), places(row.code)
    )
    let parts = [("defined", defined), ("tests", tests), ("code", code)].map { name, spots in
      "\(name): \(spots.isEmpty ? "none" : spots.joined(separator: ", "))"
    }
    return Answer.Item(
      lines: [
        "\(row.id.quotable) (\(row.status.rawValue)) \(row.title.quotable(120))",
        "  " + parts.joined(separator: "; "),
      ],
      value: [
        "id": .string(row.id.quotable), "title": .string(row.title.quotable(120)),
        "status": .string(row.status.rawValue), "defined": .texts(defined),
        "tests": .texts(tests), "code": .texts(code),
      ])
  }
}
