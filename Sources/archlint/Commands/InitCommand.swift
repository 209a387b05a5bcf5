import Configuration
import Engine
import Reporting

/// `archlint init`: writes a configuration that fits the project as it is.
struct InitCommand {
  static let command = Command(
    "init", summary: "write a .archlint.yml that fits the project as it is",
    operands: [.folder]
  ) { (options: InitOptions, operands: Operands) in
    var operands = operands
    return try await InitCommand(options, path: operands.first() ?? ".").run()
  }

  private let options: InitOptions
  /// The absolute path of the project's folder.
  private let root: String

  private init(_ options: InitOptions, path: String) throws {
    self.options = options
    guard FileSystem.kind(of: path) == .folder, let root = FileSystem.realPath(path) else {
      throw UsageError(message: "there is no folder '\(path)'")
    }
    self.root = root
  }

  private func run() async throws -> Int32 {
    let file = (root == "/" ? "/" : "\(root)/") + ConfigurationFinder.fileName
    if options.printsOnly, options.writesBaseline {
      throw UsageError(message: "--stdout writes no configuration, and --freeze needs one")
    }
    if !options.printsOnly, FileSystem.isThere(file) {
      throw FileSystem.Failure(
        reason: "'\(file)' already exists and stays as it is; "
          + "--stdout prints the new configuration")
    }
    let baseline = BaselineLocation(BaselineOptions(), root: root).path
    if options.writesBaseline, FileSystem.isThere(baseline) {
      throw FileSystem.Failure(
        reason: "'\(baseline)' already exists and stays as it is; "
          + "'archlint baseline' writes, shrinks and checks it")
    }
    let proposal = try await Proposal.make(
      root: root, catalogue: try Catalogue.shipped(),
      workers: options.project.workers)
    for sentence in proposal.sentences { Output.warn("archlint: \(sentence)") }
    if options.printsOnly {
      try Output.write(proposal.yaml)
      return 0
    }
    let above = try ConfigurationFinder(given: nil, paths: [root])
    try FileSystem.create(Array(proposal.yaml.utf8), at: file)
    try Output.print("wrote \(file.visible)\n")
    if let path = above.path {
      Output.warn(
        "archlint: runs in this folder no longer use \(path.visible), and runs there ignore the new "
          + "file")
    }
    guard options.writesBaseline else { return 0 }
    return try await BaselineCommand(
      action: .write, options: BaselineCommandOptions(), paths: [root]
    ).run()
  }
}
