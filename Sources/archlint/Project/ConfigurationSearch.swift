import Configuration
import Engine
import Matching
import Project

/// The search for the configuration of a project, from a folder in it upwards.
struct ConfigurationSearch {
  /// The files of configurations as a run looks at them.
  let versions: FileVersions

  /// The folder with the configuration for what is in `start`, nil if there is none.
  ///
  /// A file that a folder of a project may have is not the configuration of the project: the search goes on
  /// above it. What a run at the outer configuration would pass over is a project of its own.
  ///
  /// - Parameter start: an absolute path without links.
  /// - Throws: when a file on the way looks like a configuration but is none.
  func folder(from start: String) throws -> String? {
    var folder = start
    var top = Bounds.repository(around: start)
    var found: String?
    while true {
      if try isConfigured(folder), try found.map({ try reaches($0, from: folder) }) ?? true {
        found = folder
        guard try text(in: folder).isOfFolder else { return found }
      } else if let found, isThere(in: folder) {
        return found
      }
      // A repository in another one is a project of its own.
      if folder == top, found != nil { return found }
      if folder == "/" || folder.isEmpty { return found }
      let parent = ConfigurationFinder.parent(of: folder)
      if folder == top { top = Bounds.repository(around: parent) }
      folder = parent
    }
  }

  /// The nearest folder with a configuration at or above `start`, nil if there is none.
  func nearest(to start: String) throws -> String? {
    var folder = start
    while try !isConfigured(folder) {
      if folder == "/" || folder.isEmpty { return nil }
      folder = ConfigurationFinder.parent(of: folder)
    }
    return folder
  }

  /// The path of the configuration in a folder.
  static func path(in folder: String) -> String {
    folder == "/" ? "/\(ConfigurationFinder.fileName)" : "\(folder)/\(ConfigurationFinder.fileName)"
  }

  private func isThere(in folder: String) -> Bool { versions.isThere(Self.path(in: folder)) }

  /// Returns true if the folder has a configuration.
  private func isConfigured(_ folder: String) throws -> Bool {
    let path = Self.path(in: folder)
    if versions.isThere(path) {
      // An unreadable file must not look like a missing configuration.
      if !versions.replaces(path) { try Input.checkFile(ConfigurationFinder.shown(path)) }
      guard Bounds(root: folder).hold(path) else {
        throw UsageError(
          message: "'\(path)' is a link that leads out of the project; put the file itself "
            + "there, or name it with --config")
      }
      return true
    }
    let misnamed = String(path.dropLast(".yml".count)) + ".yaml"
    if FileSystem.isThere(misnamed) {
      throw UsageError(
        message: "'\(ConfigurationFinder.shown(misnamed))' is not read; rename it to "
          + "'\(ConfigurationFinder.fileName)'")
    }
    return false
  }

  private func text(in folder: String) throws -> ConfigurationText {
    let path = Self.path(in: folder)
    return ConfigurationText(path: path, identity: path, text: try versions.text(of: path))
  }

  /// Returns true if a run at `outer` would read the configuration in `folder`, which is below it.
  private func reaches(_ folder: String, from outer: String) throws -> Bool {
    let path = folder.dropFirst(outer == "/" ? 1 : outer.count + 1)
    let excluded = try text(in: outer).excluded
    var reached = ""
    for component in path.split(separator: "/") {
      reached += (reached.isEmpty ? "" : "/") + component
      if Walker.isAlwaysSkipped(String(component)) || excluded.matches(reached) { return false }
    }
    return !excluded.matches("\(reached)/\(ConfigurationFinder.fileName)")
  }

  // MARK: - Without a configuration

  /// The root of a project without a configuration: the folder of the repository around a folder, else
  /// the outermost folder with a manifest or project, else the folder itself.
  static func root(around start: String) -> String {
    if let repository = Bounds.repository(around: start) { return repository }
    var root = start
    var folder = start
    while true {
      if Walker.hasManifest(folder) { root = folder }
      if folder == "/" || folder.isEmpty { return root }
      folder = ConfigurationFinder.parent(of: folder)
    }
  }
}
