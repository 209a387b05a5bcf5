import Configuration
import Engine
import Project
import Reporting
import SwiftSource

/// `archlint inspect`: prints what archlint sees of files.
struct InspectCommand {
  private let arguments: Arguments
  private let subject: Subject

  /// What can be printed.
  enum Subject: String, CaseIterable {
    case tokens, outline, references, layers
  }

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = arguments.operands.first, let subject = Subject(rawValue: name) else {
      throw UsageError(message: "say what to inspect: \(names)")
    }
    self.subject = subject
  }

  func run() async throws -> Int32 {
    switch subject {
    case .tokens, .outline:
      try inspectFiles()
      return 0
    case .references, .layers: return try await inspectProject()
    }
  }

  /// Prints what the project as a whole shows.
  ///
  /// - Returns: the exit status.
  private func inspectProject() async throws -> Int32 {
    let loader = try ProjectLoader(arguments, operands: Array(arguments.operands.dropFirst()))
    let configuration = try loader.configuration(isPresetNeeded: false)
    let (survey, problems) = await Survey.survey(
      root: loader.finder.root, configuration: configuration, workers: try loader.workers())
    Output.complain(about: problems)
    let status: Int32 = problems.allSatisfy(\.isHarmless) ? 0 : 2
    if subject == .layers {
      let graph = await ProjectGraph(
        survey, report: nil, layers: configuration.layers, grouping: .layers([]),
        workers: try loader.workers())
      let listing = LayerListing(layers: configuration.layers, places: survey.places, graph: graph)
      try Output.tell(listing.text)
      return status
    }
    let listing = ReferenceListing(
      survey: survey, root: loader.finder.root, paths: try loader.relativePaths(),
      showsAmbiguous: arguments.has("ambiguous"))
    try listing.write()
    return status
  }

  private func inspectFiles() throws {
    var paths = Array(arguments.operands.dropFirst())
    if let list = arguments.last("files-from") { paths += try Input.paths(of: list) }
    var file = SourceFile()
    var output: [UInt8] = []
    for path in try paths.flatMap({ try files(at: $0) }) {
      try FileSystem.read(path, into: &file.buffer)
      file.path = path
      file.analyse(words: .keywords)
      if subject == .tokens {
        TokenListing.append(file, to: &output)
      } else {
        OutlineListing.append(file, to: &output)
      }
      if output.count > 1 << 20 {
        try Output.write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    try Output.write(output)
  }

  /// The Swift files at a path: itself, or those below it.
  private func files(at path: String) throws -> [String] {
    switch FileSystem.kind(of: path) {
    case .folder: return Linter.swiftFiles(below: path).map { "\(path)/\($0)" }
    case .file: return [path]
    case nil: throw UsageError(message: "there is no file or folder '\(path)'")
    default: throw UsageError(message: "'\(path)' is neither a file nor a folder")
    }
  }
}
