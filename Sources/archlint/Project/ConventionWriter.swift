import Configuration
import Discovery
import Engine
import LintRules
import Project
import Reporting

/// Makes rules of conventions: writes them into the configuration, and accepts today's exceptions.
struct ConventionWriter {
  let loader: ProjectLoader

  /// The path of the configuration.
  private var path: String {
    loader.finder.path ?? "\(loader.finder.root)/\(ConfigurationFinder.fileName)"
  }

  /// Writes the rules. If something fails, the configuration stays as it was.
  func write(_ conventions: [Convention]) async throws -> Int32 {
    let shownPath = ConfigurationFinder.shown(path).visible
    guard !conventions.isEmpty else {
      try Output.print("nothing to write into \(shownPath)\n")
      return 0
    }
    let text = try configuration(with: conventions)
    let old = loader.finder.text
    try FileSystem.write(Array(text.utf8), to: path)
    try Output.print("wrote \(counted(conventions.count, "rule")) into \(shownPath)\n")
    guard conventions.contains(where: { !$0.exceptions.isEmpty }) else { return 0 }
    var baseline = BaselineCommandOptions()
    baseline.project = loader.options
    baseline.project.only = conventions.map(\.id)
    do {
      return try await BaselineCommand(
        action: .write, options: baseline, paths: [loader.finder.root]
      ).run()
    } catch {
      // Rules without a baseline would report what the project does today.
      if loader.finder.path != nil, let old {
        try FileSystem.write(Array(old.utf8), to: path)
      } else {
        try FileSystem.remove(path)
      }
      Output.warn("archlint: \(shownPath) is as it was before")
      throw error
    }
  }

  /// The text of the configuration with the conventions, which archlint accepts.
  private func configuration(with conventions: [Convention]) throws -> String {
    let shownPath = ConfigurationFinder.shown(path)
    let day = CalendarDay.today.description
    var text = loader.finder.text ?? ""
    let layers = Self.layers(of: conventions)
    if !layers.isEmpty {
      text = try OwnRuleInsertion(path: shownPath, text: text).adding(layers, as: "layers")
    }
    text = try OwnRuleInsertion(path: shownPath, text: text).adding { indent in
      conventions.map { Notation.list([$0.ownRule(on: day)]).lines(indent: indent) }
    }
    var files = loader.finder.files
    files.project = ConfigurationText(path: shownPath, identity: path, text: text)
    _ = try Configuration.build(
      files, request: ConfigurationRequest(), catalogue: try Catalogue.shipped())
    return text
  }

  /// The lines of the layers of conventions, without names that two of them have. A file belongs to the first
  /// layer that has it, so that those inside others come before them.
  private static func layers(of conventions: [Convention]) -> [String] {
    func depth(_ layer: Convention.Layer) -> Int {
      layer.paths.map { $0.count { $0 == "/" } }.min() ?? 0
    }
    let all = conventions.flatMap(\.layers).enumerated()
      .sorted { (depth($1.element), $0.offset) < (depth($0.element), $1.offset) }.map(\.element)
    return all.filter { layer in all.count { $0.name == layer.name } == 1 }.flatMap { layer in
      Notation.mapping([.init(layer.name, ["paths": .texts(layer.paths)])]).lines(indent: 2)
    }
  }
}
