import Configuration
import Engine
import Project
import Reporting
import Results
import SwiftSource

/// `archlint inspect`: prints what archlint reads from files.
struct InspectCommand {
  static let command = Command(
    "inspect", summary: "print the tokens, declarations, references or layers that archlint sees",
    operands: [.action("subject", Subject.self), .paths]
  ) { (options: InspectOptions, operands: Operands) in
    var operands = operands
    let subject: Subject = try operands.action()
    return try await InspectCommand(subject: subject, options: options, paths: operands.rest).run()
  }

  /// The views of a project.
  enum Subject: String, ActionName {
    case tokens, outline, references, layers, modules, settings

    var summary: String {
      switch self {
      case .tokens: "the tokens and comments of files"
      case .outline: "the declarations of files, one JSON object per line"
      case .references: "the references between files"
      case .layers: "the layers of the project with their files and dependencies"
      case .modules: "the modules with their targets, files and the systems that they are built for"
      case .settings: "the module, layer, app and build settings of files"
      }
    }
  }

  let subject: Subject
  let options: InspectOptions
  let paths: [String]

  private func run() async throws -> Int32 {
    switch subject {
    case .tokens, .outline:
      try inspectFiles()
      return 0
    case .references, .layers, .modules, .settings: return try await inspectProject()
    }
  }

  /// Prints a view of the whole project.
  ///
  /// - Returns: the exit status.
  private func inspectProject() async throws -> Int32 {
    let loader = try ProjectLoader(options.project, operands: paths)
    let configuration = try loader.configuration(isPresetNeeded: false)
    let (survey, problems) = await Survey.survey(
      root: loader.finder.root, configuration: configuration, workers: options.project.workers,
      asksForSettings: subject == .modules || subject == .settings)
    Output.warn(about: problems)
    let status = Ending(problems).status
    if subject == .layers {
      let graph = await ProjectGraph(
        survey, report: nil, layers: configuration.layers, grouping: .layers([]),
        workers: options.project.workers)
      let listing = LayerListing(layers: configuration.layers, places: survey.places, graph: graph)
      try Output.print(listing.text)
      return status
    }
    if subject == .modules || subject == .settings {
      let paths = try loader.relativePaths()
      if subject == .settings, paths.isEmpty {
        throw UsageError(
          message: "'inspect settings' needs a file: archlint inspect settings App/View.swift")
      }
      let listing = ModuleListing(
        places: survey.places, layers: configuration.layers, paths: paths)
      try Output.print(subject == .modules ? listing.modules : listing.settings)
      return status
    }
    let listing = ReferenceListing(
      survey: survey, root: loader.finder.root, paths: try loader.relativePaths(),
      showsAmbiguous: options.listsAmbiguous)
    try listing.write()
    return status
  }

  private func inspectFiles() throws {
    let given = try options.project.paths(and: paths)
    if given.isEmpty, options.project.filesFrom != nil { return }
    var file = SourceFile()
    var output: [UInt8] = []
    for path in try given.isEmpty ? filesHere : given.flatMap({ try files(at: $0) }) {
      try FileSystem.read(path, into: &file.buffer)
      file.path = path
      file.analyse(words: .keywords)
      if subject == .tokens {
        TokenListing.append(file, showsText: options.showsText, to: &output)
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

  /// The Swift files in the current folder.
  private var filesHere: [String] { Linter.swiftFiles(below: FileSystem.currentFolder) }

  /// The Swift files at a path: the file itself, or those below the folder.
  private func files(at path: String) throws -> [String] {
    switch FileSystem.kind(of: path) {
    case .folder: return Linter.swiftFiles(below: path).map { "\(path)/\($0)" }
    case .file: return [path]
    case nil: throw UsageError(message: "there is no file or folder '\(path)'")
    default: throw UsageError(message: "'\(path)' is neither a file nor a folder")
    }
  }
}
