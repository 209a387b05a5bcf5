import Configuration
import Discovery
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
          + (options.writesBaseline
            ? "'archlint baseline write' accepts the findings of today"
            : "--stdout prints the new configuration"))
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
    Output.warn(about: proposal.problems)
    let ending = Ending(proposal.problems)
    if options.printsOnly {
      try Output.write(proposal.yaml)
      ending.warn()
      return ending.status
    }
    let above = try ConfigurationFinder(given: nil, paths: [root])
    try FileSystem.create(Array(proposal.yaml.utf8), at: file)
    try Output.print("wrote \(file.visible)\n")
    warnAboutFoldersAround(above)
    if Terminal.isAnswering { try await offerConventions(file) }
    ending.warn()
    guard options.writesBaseline else { return ending.status }
    let status = try await BaselineCommand(
      action: .write, options: BaselineCommandOptions(), paths: [root]
    ).run()
    return max(status, ending.status)
  }

  /// Prints what the new file means for a project around its folder.
  private func warnAboutFoldersAround(_ above: ConfigurationFinder) {
    if let path = above.path {
      Output.warn(
        "archlint: runs in this folder no longer use \(path.visible), and runs there ignore the new "
          + "file")
    } else if above.root != root {
      let top = ConfigurationFinder.shown(above.root).visible
      Output.warn(
        "archlint: the file counts for this folder alone, and not for '\(top)' around it; "
          + "'archlint init \(top)' writes one for all of it")
    }
  }

  /// How many conventions people can decide about at once.
  private static let mostOffered = 10

  /// Shows the best conventions of the code, and writes those that somebody wants as rules.
  private func offerConventions(_ file: String) async throws {
    var project = options.project
    project.root = root
    let loader = try ProjectLoader(project, operands: [root])
    let discovery = try loader.discovery(knowing: loader.configuredRules())
    let offered = Array(try await discovery.run().conventions.prefix(Self.mostOffered))
    guard !offered.isEmpty else { return }
    try Output.print("\nThe code follows these conventions already:\n")
    for (number, convention) in offered.enumerated() {
      try Output.print(
        "\(number + 1 < 10 ? " " : "")\(number + 1)  \(convention.says.filter { $0 != "`" })\n"
          + "    \(convention.evidence) \(convention.unit.rawValue)\n")
    }
    try Output.print("Add them as rules? Numbers, 'all', or nothing for none: ")
    let chosen = ConventionChoice(try Input.line() ?? "", of: offered.count)
    guard !chosen.numbers.isEmpty else { return }
    let complete = await discovery.addingExamples(to: chosen.numbers.map { offered[$0] })
    _ = try await ConventionWriter(loader: loader).write(complete)
  }
}

/// An answer to the offer of conventions.
struct ConventionChoice {
  /// The 0-based numbers that are wanted, each once, in order.
  let numbers: [Int]

  /// - Parameters:
  ///   - answer: `all`, `yes`, or numbers from 1 on with spaces or commas between them.
  ///   - count: how many are offered.
  init(_ answer: String, of count: Int) {
    let words = answer.lowercased().split { !$0.isLetter && !$0.isNumber }
    if ["all", "yes", "y", "a"].contains(words.first.map(String.init) ?? "") {
      numbers = Array(0..<count)
    } else {
      let found = Set(words.compactMap { Int($0) }).filter { (1...max(1, count)).contains($0) }
      numbers = found.map { $0 - 1 }.sorted()
    }
  }
}
