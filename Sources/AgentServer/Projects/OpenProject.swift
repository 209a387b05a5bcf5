import Buffers
import Configuration
import Discovery
import Engine
import LintRules
import Project
import Results
import Serving

/// A project that calls are about, with what is known of it.
struct OpenProject: Sendable {
  let root: String
  let host: AgentHost
  private var served: ServedProject
  private var outcome: ServedProject.Outcome?
  /// The configuration with examples and checklists, nil until somebody asks.
  @BoxedOptional private var detailed: (configuration: Configuration, loads: Int)?
  /// The conventions of the project, nil until somebody asks, and after each change.
  @BoxedOptional private var conventions: ProjectDiscovery.Outcome?

  /// - Parameter progress: is given the number of files that a check is done with, and of all.
  init(root: String, _ host: AgentHost, progress: @escaping @Sendable (Int, Int) -> Void) {
    self.root = root
    self.host = host
    var options = Analysis.Options()
    options.workers = host.workers
    options.progress = progress
    served = ServedProject(root: root, options: options, source: host.source)
  }

  // MARK: - Checks

  /// Checks the project as it is on the disk, but for texts in place of some files, by path from the root.
  @discardableResult
  mutating func check(
    _ texts: [String: [UInt8]] = [:]
  ) async throws -> ServedProject.Outcome {
    if try await served.check(absolute(texts), after: .perhapsFiles, into: &outcome) {
      conventions = nil
    }
    return try current()
  }

  /// Checks the project with texts in place of some files. Changes on the disk since the last check do not
  /// count.
  mutating func probe(_ texts: [String: [UInt8]]) async throws -> ServedProject.Outcome {
    try await served.check(absolute(texts), after: .texts, into: &outcome)
    conventions = nil
    return try current()
  }

  private func current() throws -> ServedProject.Outcome {
    guard let outcome else {
      throw CallFailure("the project in '\(root.quotable)' cannot be checked")
    }
    return outcome
  }

  private func absolute(_ texts: [String: [UInt8]]) -> [String: [UInt8]] {
    Dictionary(texts.map { (absolute($0.key), $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The absolute path of a path from the root on.
  func absolute(_ path: String) -> String { root == "/" ? "/\(path)" : "\(root)/\(path)" }

  // MARK: - Configuration

  /// The configuration of the last check.
  var configuration: Configuration {
    get throws {
      guard let loaded = served.loaded else { throw CallFailure("the project is not loaded") }
      return loaded.configuration
    }
  }

  /// The baseline of the last check, nil if there is none.
  var baseline: Baseline? { served.loaded?.baseline }

  /// The configuration with the examples of rules, the checklists and the origins of settings.
  mutating func details() throws -> Configuration {
    if let detailed, detailed.loads == served.loads { return detailed.configuration }
    let configuration = try host.details(root)
    detailed = (configuration, served.loads)
    return configuration
  }

  // MARK: - Conventions

  /// The conventions of the project as it was checked last.
  mutating func knownConventions() async throws -> ProjectDiscovery.Outcome {
    if let conventions { return conventions }
    let found = try await ProjectDiscovery(
      root: root, files: try host.files(root), catalogue: try Catalogue.shipped(),
      knownRules: Set(try configuration.rules.map(\.id)), workers: host.workers
    ).run()
    conventions = found
    return found
  }

  // MARK: - Paths and files

  /// The path from the root on; see ``ProjectPath/relative(_:root:)``.
  func relative(_ path: String) throws -> String { try ProjectPath.relative(path, root: root) }

  /// The name of the layer of a place, nil if it has none.
  func layer(of place: Place) -> String? {
    guard let index = place.layer, let layers = try? configuration.layers.layers,
      layers.indices.contains(index)
    else { return nil }
    return layers[index].name
  }

  /// The bytes of a file of the project, nil if it cannot be read.
  func bytes(of path: String) -> [UInt8]? {
    guard (try? relative(path)) != nil else { return nil }
    return try? FileSystem.bytes(of: absolute(path))
  }
}
