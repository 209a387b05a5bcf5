import Configuration
import Engine
import Serving

/// The services that the server needs of the command that runs it: how projects are found and loaded.
package struct AgentHost: Sendable {
  package let version: String
  package let workers: Int
  /// The absolute path of the project around an existing folder, without links.
  package let root: @Sendable (String) throws -> String
  /// Loads the project in a folder.
  package let source: ProjectSource
  /// The configuration of the project in a folder with the examples of rules, the checklists and the
  /// origins of settings.
  package let details: @Sendable (String) throws -> Configuration
  /// The files of the configuration of the project in a folder.
  package let files: @Sendable (String) throws -> ConfigurationFiles
  /// The changes of the working tree of the project in a folder since a commit.
  package let changes: @Sendable (String, Configuration, String) throws -> ChangeSet?

  package init(
    version: String, workers: Int, root: @escaping @Sendable (String) throws -> String,
    source: @escaping ProjectSource,
    details: @escaping @Sendable (String) throws -> Configuration,
    files: @escaping @Sendable (String) throws -> ConfigurationFiles,
    changes: @escaping @Sendable (String, Configuration, String) throws -> ChangeSet?
  ) {
    self.version = version
    self.workers = workers
    self.root = root
    self.source = source
    self.details = details
    self.files = files
    self.changes = changes
  }
}

/// A call that cannot be answered, with a reason that helps to ask again.
package struct CallFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
