import Engine
import Reporting

/// The conventions of a project, learned when somebody asks for the first time.
actor ConventionMemory {
  private let discovery: ProjectDiscovery
  private var learning: Task<ProjectDiscovery.Outcome?, Never>?

  init(_ discovery: ProjectDiscovery) { self.discovery = discovery }

  /// The conventions about what is declared on a 1-based line of a file, as Markdown.
  func text(about path: String, line: Int) async -> String? {
    let task = learning ?? Task { [discovery] in try? await discovery.run() }
    learning = task
    return await task.value.flatMap {
      ConventionListing.markdown($0.conventions(about: path, line: line))
    }
  }
}
