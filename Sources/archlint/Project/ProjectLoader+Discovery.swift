import Configuration
import Engine
import LintRules
import Project

extension ProjectLoader {
  /// The search for the conventions of the project.
  ///
  /// - Parameters:
  ///   - paths: the files and folders to learn from, relative to the root; nil for the whole project.
  ///   - rules: the rules of its configuration, which are no news.
  func discovery(of paths: [String]? = nil, knowing rules: [Rule]) throws -> ProjectDiscovery {
    let wanted = (paths ?? []).filter { !$0.isEmpty }
    let isWanted: @Sendable (String) -> Bool = { path in
      wanted.isEmpty || wanted.contains { path.lies(in: $0) }
    }
    var discovery = ProjectDiscovery(
      root: finder.root, files: finder.files, catalogue: try Catalogue.shipped(),
      knownRules: Set(rules.map(\.id)), workers: options.workers, isWanted: isWanted)
    discovery.configured = rules
    return discovery
  }

  /// The rules of the configuration, none without one.
  func configuredRules() throws -> [Rule] {
    finder.path == nil ? [] : try configuration(isPresetNeeded: false).distinctRules
  }
}
