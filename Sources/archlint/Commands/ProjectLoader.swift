import Configuration
import Engine

/// Reads what the command line says about the project and its configuration, for all commands that
/// look at a whole project.
struct ProjectLoader {
  let arguments: Arguments
  /// The paths that the command line names.
  let paths: [String]
  let finder: ConfigurationFinder

  /// - Parameter operands: the paths among the operands.
  init(_ arguments: Arguments, operands: [String]) throws {
    self.arguments = arguments
    var paths = operands
    if let list = arguments.last("files-from") { paths += try Input.paths(of: list) }
    self.paths = paths
    finder = try ConfigurationFinder(given: arguments.last("config"), paths: paths)
  }

  /// The configuration.
  ///
  /// - Parameters:
  ///   - includesExamples: whether the examples of rules are wanted.
  ///   - includesChecklists: whether the checklists of presets are wanted.
  ///   - isPresetNeeded: whether the command can do nothing without rules.
  func configuration(
    includesExamples: Bool = false, includesChecklists: Bool = false, isPresetNeeded: Bool
  ) throws -> Configuration {
    let catalogue = try Catalogue.shipped()
    var request = ConfigurationRequest()
    request.presets = arguments.all("preset")
    request.only = arguments.all("only")
    request.skip = arguments.all("skip")
    request.includesExamples = includesExamples
    request.includesChecklists = includesChecklists
    var defaults: [String] = []
    if finder.path == nil, request.presets.isEmpty {
      if let choice = PresetDetection(catalogue: catalogue).choose(root: finder.root) {
        Output.complain("archlint: using preset \(choice.preset), because \(choice.reason)")
        defaults = [choice.preset]
      } else if request.only.isEmpty, isPresetNeeded {
        throw UsageError(
          message: "no preset fits this project; name one with --preset "
            + "(\(catalogue.presets.map(\.name).joined(separator: ", "))) or write a .archlint.yml")
      }
    }
    return try Configuration.build(
      file: finder.file, request: request, defaultPresets: defaults, catalogue: catalogue)
  }

  /// How many workers share the files.
  func workers() throws -> Int { try Self.workers(arguments) }

  /// How many workers the command line asks for.
  static func workers(_ arguments: Arguments) throws -> Int {
    guard let text = arguments.last("jobs") else { return FileSystem.processorCount }
    guard let number = Int(text), (1...256).contains(number) else {
      throw UsageError(message: "--jobs takes a number from 1 to 256, not '\(text)'")
    }
    return number
  }

  /// The paths of the command line from the root of the project on.
  func relativePaths() throws -> [String] { try paths.map { try finder.relative($0) } }
}
