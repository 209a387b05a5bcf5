import Configuration
import Engine
import Results

/// A project as the command loads it.
package struct LoadedProject: Sendable {
  /// The absolute path of the project's folder.
  package let root: String
  package let configuration: Configuration
  package let baseline: Baseline?
  /// The absolute paths of the files that this depends on. They need not exist.
  package let settings: [String]
  /// The conventions that the code follows, nil where nobody looks for them.
  package var conventions: ConventionSource?

  package init(
    root: String, configuration: Configuration, baseline: Baseline?, settings: [String]
  ) {
    self.root = root
    self.configuration = configuration
    self.baseline = baseline
    self.settings = settings
  }
}

/// Loads the project around a folder.
///
/// The second argument gives the text of an open file at an absolute path, nil for one that is not
/// open.
package typealias ProjectSource =
  @Sendable (String, @escaping @Sendable (String) -> String?) throws -> LoadedProject

/// The conventions about what is declared on a 1-based line of a file, as Markdown; nil without any.
package typealias ConventionSource = @Sendable (_ path: String, _ line: Int) async -> String?
