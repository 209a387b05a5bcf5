import Configuration
import Engine
import Reporting

/// `archlint init`: writes a configuration that fits the project as it is.
struct InitCommand {
  private let arguments: Arguments
  /// The absolute path of the project's folder.
  private let root: String

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard arguments.operands.count < 2 else {
      throw UsageError(message: "'init' takes one folder")
    }
    let path = arguments.operands.first ?? "."
    guard FileSystem.kind(of: path) == .folder, let root = FileSystem.realPath(path) else {
      throw UsageError(message: "there is no folder '\(path)'")
    }
    self.root = root
  }

  func run() async throws -> Int32 {
    let file = (root == "/" ? "/" : "\(root)/") + ConfigurationFinder.fileName
    let isPrinted = arguments.has("stdout")
    let isFrozen = arguments.has("freeze")
    if isPrinted, isFrozen {
      throw UsageError(message: "--stdout writes nothing, and --freeze needs what is written")
    }
    if !isPrinted, FileSystem.isThere(file) {
      throw FileSystem.Failure(
        reason: "there is a '\(file)' already, which is left as it is; "
          + "--stdout prints what would be written")
    }
    let baseline = BaselineLocation(arguments, root: root).path
    if isFrozen, FileSystem.isThere(baseline) {
      throw FileSystem.Failure(
        reason: "there is a '\(baseline)' already, which is left as it is; "
          + "'archlint baseline' writes, shrinks and checks it")
    }
    let proposal = try await Proposal.make(
      root: root, catalogue: try Catalogue.shipped(),
      workers: try ProjectLoader.workers(arguments))
    for sentence in proposal.sentences { Output.complain("archlint: \(sentence)") }
    if isPrinted {
      try Output.write(proposal.yaml)
      return 0
    }
    try FileSystem.create(Array(proposal.yaml.utf8), at: file)
    try Output.tell("wrote \(file.visible)\n")
    guard isFrozen else { return 0 }
    return try await BaselineCommand(try Arguments(["baseline", "write", root])).run()
  }
}
