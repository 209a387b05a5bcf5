import AgentServer
import Configuration
import Engine
import Serving
import Synchronization

/// `archlint mcp`: answers coding agents.
struct AgentServerCommand {
  static let command = Command(
    "mcp", summary: "answer coding agents over the Model Context Protocol",
    details:
      "Reads messages from standard input and writes them to standard output. A coding agent "
      + "starts the command; docs/agents.md shows how. It asks where code belongs, what it may use, "
      + "which rules hold for a path, and what a text breaks before it is saved. The project is "
      + "found from the paths of each question. Nothing is written.",
    remedy: "the agent names the paths"
  ) { (options: AgentServerOptions, _: Operands) in
    try await AgentServerCommand(options: options).run()
  }

  let options: AgentServerOptions

  private func run() async throws -> Int32 {
    let writer = MessageWriter()
    let server = AgentServer(host: AgentHost(options.project)) { writer.write($0) }
    // Hooks of the agent ask about the same projects.
    await server.whenOpened { root, server in SessionSocket.serve(root: root, server) }
    for await bytes in InputThread.chunks() { await server.receive(bytes) }
    await server.finish()
    SessionSocket.end()
    return 0
  }
}

/// Writes messages, one in each line, from any thread.
private final class MessageWriter: Sendable {
  private let lock = Mutex(())

  func write(_ message: MessageValue) {
    let line = Array("\(message.text)\n".utf8)
    // A client that goes away closes standard input too.
    lock.withLock { _ in try? Output.write(line) }
  }
}

extension AgentHost {
  /// The host that loads projects with the options of a command line.
  init(_ options: ProjectOptions) {
    let loader = ServedProjectLoader(options: options)
    self.init(
      version: Version.current, workers: options.workers,
      root: { folder in
        try loader.withLoader(folder) { project in
          guard
            project.finder.path != nil || !options.presets.isEmpty
              || Bounds.repository(around: folder) != nil
          else {
            throw UsageError(
              message: "there is neither a .archlint.yml nor a repository around '\(folder)'")
          }
          return project.finder.root
        }
      },
      source: { folder, text in try loader.load(folder, openText: text) },
      details: { folder in
        try loader.withLoader(folder) { project in
          try project.configuration(
            includesExamples: true, includesChecklists: true, includesOutcome: true,
            isPresetNeeded: false)
        }
      },
      files: { folder in try loader.withLoader(folder) { $0.finder.files } },
      changes: { folder, configuration, commit in
        try loader.withLoader(folder) { project in
          var options = ChangeOptions()
          options.since = commit
          return try ChangeReader(options: options, loader: project).read(configuration).changes
        }
      })
  }
}

/// The options of `archlint mcp`.
struct AgentServerOptions: CommandOptions {
  var project = ProjectOptions()

  static let all: [Option<Self>] =
    [ProjectOptions.preset, ProjectOptions.jobs].within(\.project)
}
