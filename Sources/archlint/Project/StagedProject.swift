import Configuration
import LintRules

/// A project with the configuration that counts for a run, and the part of it that the run is about: of a staged
/// change, what the index has counts.
struct StagedProject {
  private(set) var loader: ProjectLoader
  private(set) var reader: ChangeReader
  let configuration: Configuration
  let scope: RunScope

  /// - Parameters:
  ///   - loader: the project as the working tree has it.
  ///   - load: loads the configuration of a project.
  init(
    _ options: ChangeOptions, _ loader: ProjectLoader, load: (ProjectLoader) throws -> Configuration
  ) throws {
    self.loader = loader
    reader = ChangeReader(options: options, loader: loader)
    let staged: ProjectLoader?
    do {
      let configuration = try load(loader)
      let scope = try reader.read(configuration)
      staged = try reader.staged(scope, configuration)
      if staged == nil {
        (self.configuration, self.scope) = (configuration, scope)
        return
      }
    } catch let failure as ConfigurationFailure {
      // A mistake in the working tree is none of the commit.
      guard let other = try reader.stagedOnly() else { throw failure }
      staged = other
    }
    if let staged { self.loader = staged }
    reader = ChangeReader(options: options, loader: self.loader)
    do {
      configuration = try load(self.loader)
    } catch let failure as ConfigurationFailure {
      throw StagedFailure(failure: failure)
    }
    scope = try reader.read(configuration)
  }
}

/// Mistakes in a configuration that is staged, of which the working tree has another version.
private struct StagedFailure: CommandFailure {
  let failure: ConfigurationFailure

  var lines: [String] {
    failure.lines + [
      "archlint: this is the configuration as it is staged, which differs from the file; 'git add' stages "
        + "the file as it is"
    ]
  }
}
