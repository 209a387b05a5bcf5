import Configuration
import Engine
import LanguageServer
import LintRules

/// `archlint lsp`: serves findings to editors.
struct LanguageServerCommand {
  static let command = Command(
    "lsp", summary: "serve findings to an editor over the Language Server Protocol",
    details: "Reads messages from standard input and writes them to standard output. An editor "
      + "starts the command; docs/editors.md shows how.",
    remedy: "The editor names the folders."
  ) { (options: LanguageServerOptions, _: Operands) in
    try await LanguageServerCommand(options: options).run()
  }

  let options: LanguageServerOptions

  private func run() async throws -> Int32 {
    let project = options.project
    var server = LanguageServer(workers: project.workers, version: Version.current) { folder, text in
      try Self.load(folder, project, openText: text)
    }
    var framer = MessageFramer()
    while server.exitStatus == nil, let bytes = try Input.nextBytes() {
      framer.append(bytes)
      var frames: [MessageFramer.Frame] = []
      while let frame = framer.next() { frames.append(frame) }
      let answers = await server.handle(frames)
      try Output.write(answers.flatMap { MessageFramer.framed($0) })
    }
    if server.exitStatus != 0 {
      Output.warn("archlint: the editor disconnected without 'shutdown' and 'exit'")
    }
    return server.exitStatus ?? 1
  }

  /// Loads the project around a folder, with the text of its configuration if an editor has it open.
  private static func load(
    _ folder: String, _ options: ProjectOptions, openText: @Sendable (String) -> String?
  ) throws -> LoadedProject {
    do {
      var loader = try ProjectLoader(options, operands: [folder])
      if options.config == nil {
        loader.finder.takeText(openText("\(loader.finder.root)/\(ConfigurationFinder.fileName)"))
      }
      let configuration = try loader.configuration(isPresetNeeded: false)
      let baseline = try BaselineLocation(BaselineOptions(), root: loader.finder.root)
        .read(isNeeded: false)
      return LoadedProject(
        root: loader.finder.root, configuration: configuration, baseline: baseline)
    } catch let failure as ConfigurationFailure {
      throw failure
    } catch let failure as any CommandFailure {
      throw ProjectFailure(failure.lines.joined(separator: "\n"))
    }
  }
}

/// The options of `archlint lsp`.
struct LanguageServerOptions: CommandOptions {
  var project = ProjectOptions()

  static let all: [Option<Self>] =
    [ProjectOptions.preset, ProjectOptions.config, ProjectOptions.jobs].within(\.project)
}
