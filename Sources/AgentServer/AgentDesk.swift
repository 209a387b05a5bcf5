import Configuration
import LintRules
import Serving

/// Answers calls, and remembers the projects that they have been about.
struct AgentDesk: Sendable {
  let host: AgentHost
  private let progress: @Sendable (Int, Int) -> Void
  /// The projects, that of the last call at the end.
  private var projects: [OpenProject] = []

  /// The roots of the projects.
  var roots: [String] { projects.map(\.root) }

  /// How many projects are kept: agents work on one, or on a few that belong together.
  private static let mostProjects = 4

  /// - Parameter progress: is given the number of files that a check is done with, and of all.
  init(host: AgentHost, progress: @escaping @Sendable (Int, Int) -> Void) {
    self.host = host
    self.progress = progress
  }

  /// The result of a call.
  mutating func result(
    of call: DeskCall, _ era: Era
  ) async throws(ResponseError) -> [String: MessageValue] {
    switch call {
    case .tool(let tool, let arguments): return await result(of: tool, arguments)
    case .resource(let uri):
      do {
        return era.current(try await contents(of: uri))
      } catch {
        throw ResponseError(.invalidParameters, Self.words(for: error))
      }
    case .prompt(let prompt, let arguments):
      do {
        return try await messages(of: prompt, arguments)
      } catch {
        throw ResponseError(.invalidParameters, Self.words(for: error))
      }
    }
  }

  private mutating func result(
    of tool: AgentTool, _ given: MessageValue
  ) async -> [String: MessageValue] {
    do {
      let arguments = try ToolArguments(given, of: tool)
      let answer = try await withProject(around: arguments.paths) { project throws in
        try await tool.answer(arguments, &project)
      }
      return [
        "content": [["type": "text", "text": .string(answer.text)]],
        "structuredContent": .object(answer.members), "isError": false,
      ]
    } catch {
      return [
        "content": [["type": "text", "text": .string(Self.words(for: error))]], "isError": true,
      ]
    }
  }

  /// The words about a failure, the first few of many.
  static func words(for error: any Error) -> String {
    if let failure = error as? ConfigurationFailure {
      let shown = failure.problems.prefix(5).map { "\($0)".quotable }
      let rest = failure.problems.count - shown.count
      return
        (["the configuration has problems, and nothing is checked:"] + shown
        + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "\n")
    }
    return "\(error)".quotable
  }

  /// Does something with the project around the first absolute path.
  mutating func withProject<Result>(
    around paths: [String], _ body: (inout OpenProject) async throws -> Result
  ) async throws -> Result {
    guard let path = paths.first(where: { $0.hasPrefix("/") }) else {
      throw CallFailure(
        "no absolute path says which project is meant; 'project' takes the folder of a project, or of "
          + "any file in it")
    }
    let root = try host.root(try ProjectPath.existingFolder(of: path))
    let known = projects.firstIndex { $0.root == root }
    var project =
      known.map { projects.remove(at: $0) } ?? OpenProject(root: root, host, progress: progress)
    defer {
      projects.append(project)
      if projects.count > Self.mostProjects { projects.removeFirst() }
    }
    return try await body(&project)
  }
}
