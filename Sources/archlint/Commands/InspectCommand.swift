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
    case .tokens, .outline: try inspectFiles()
    case .references, .layers: try await inspectProject()
    }
    return 0
  }

  /// Prints what the project as a whole shows.
  private func inspectProject() async throws {
    let loader = try ProjectLoader(arguments, operands: Array(arguments.operands.dropFirst()))
    let configuration = try loader.configuration(isPresetNeeded: false)
    let (survey, problems) = await Survey.survey(
      root: loader.finder.root, configuration: configuration, workers: try loader.workers())
    for problem in problems { Output.complain("archlint: \(problem.path): \(problem.message)") }
    if subject == .layers {
      let graph = await ProjectGraph(
        survey, report: nil, layers: configuration.layers, grouping: .layers([]),
        workers: try loader.workers())
      let listing = LayerListing(layers: configuration.layers, places: survey.places, graph: graph)
      return try Output.tell(listing.text)
    }
    let listing = ReferenceListing(
      survey: survey, root: loader.finder.root, paths: try loader.relativePaths(),
      showsAmbiguous: arguments.has("ambiguous"))
    try listing.write()
  }

  private func inspectFiles() throws {
    var paths = Array(arguments.operands.dropFirst())
    if let list = arguments.last("files-from") { paths += try Input.lines(of: list) }
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
    default: throw UsageError(message: "there is no file or folder '\(path)'")
    }
  }
}
