import Configuration
import Engine
import LanguageServer
import LintRules
import Reporting
import Results

/// `archlint lsp`: serves findings to editors.
struct LanguageServerCommand {
  static let command = Command(
    "lsp", summary: "serve findings to an editor over the Language Server Protocol",
    details: "Reads messages from standard input and writes them to standard output. An editor "
      + "starts the command; docs/editors.md shows how.",
    remedy: "the editor names the folders"
  ) { (options: LanguageServerOptions, _: Operands) in
    try await LanguageServerCommand(options: options).run()
  }

  let options: LanguageServerOptions

  private func run() async throws -> Int32 {
    let project = options.project
    var server = LanguageServer(workers: project.workers, version: Version.current) {
      folder, text in
      try Self.load(folder, project, openText: text)
    }
    var framer = MessageFramer()
    while server.exitStatus == nil, let bytes = try Input.nextBytes() {
      framer.append(bytes)
      var frames: [MessageFramer.Frame] = []
      while let frame = framer.next() { frames.append(frame) }
      try Self.write(await server.handle(frames))
      try Self.write(await server.settle())
    }
    if server.exitStatus != 0 {
      Output.warn("archlint: the editor disconnected without 'shutdown' and 'exit'")
    }
    return server.exitStatus ?? 1
  }

  private static func write(_ messages: [MessageValue]) throws {
    guard !messages.isEmpty else { return }
    try Output.write(messages.flatMap { MessageFramer.framed($0) })
  }

  /// Loads the project around a folder, with the text of its configuration if an editor has it open.
  private static func load(
    _ folder: String, _ options: ProjectOptions, openText: @Sendable (String) -> String?
  ) throws -> LoadedProject {
    do {
      var loader = try ProjectLoader(options, operands: [folder])
      let usual = "\(loader.finder.root)/\(ConfigurationFinder.fileName)"
      if options.config == nil { loader.finder.takeText(openText(usual)) }
      let configuration = try loader.configuration(isPresetNeeded: false)
      let baseline = BaselineLocation(BaselineOptions(), root: loader.finder.root)
      var project = LoadedProject(
        root: loader.finder.root, configuration: configuration,
        baseline: try baseline.read(isNeeded: false),
        settings: [options.config ?? usual, baseline.path] + configuration.files)
      let memory = ConventionMemory(
        try loader.discovery(
          of: nil, knowing: loader.finder.path == nil ? [] : configuration.distinctRules))
      project.conventions = { await memory.text(about: $0, line: $1) }
      return project
    } catch let failure as ConfigurationFailure {
      throw failure
    } catch let failure as any CommandFailure {
      throw ProjectFailure(failure.lines.joined(separator: "\n"))
    }
  }
}

/// The conventions of a project, learned when somebody asks for the first time.
private actor ConventionMemory {
  private let discovery: ProjectDiscovery
  private var learning: Task<ProjectDiscovery.Outcome?, Never>?

  init(_ discovery: ProjectDiscovery) { self.discovery = discovery }

  /// The conventions about what is declared on a 1-based line of a file, as Markdown.
  func text(about path: String, line: Int) async -> String? {
    let task = learning ?? Task { [discovery] in try? await discovery.run() }
    learning = task
    return await task.value.flatMap {
      ConventionListing.markdown($0.conventions(about: path, line: line))
    }
  }
}

/// The options of `archlint lsp`.
struct LanguageServerOptions: CommandOptions {
  var project = ProjectOptions()
  /// There is no other way to talk to an editor.
  var usesStandardStreams = true

  static let all: [Option<Self>] =
    [ProjectOptions.preset, ProjectOptions.config, ProjectOptions.root, ProjectOptions.jobs].within(
      \.project)
    + [
      Option(
        "stdio", sets: \.usesStandardStreams,
        short: "use standard input and output, as without the option",
        long: "Use standard input and output, as without the option. Some editors add it.")
    ]
}
