import LanguageServer
import Serving

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
    let loader = ServedProjectLoader(options: project)
    var server = LanguageServer(workers: project.workers, version: Version.current) {
      folder, text in
      try loader.load(folder, openText: text)
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
