import Configuration
import Engine
import Project

/// Reads the files that configurations extend.
struct ConfigurationFileReader: Sendable {
  /// The files whose text messages may show: those of the project's repository, and those beside a
  /// configuration that the command line names.
  let bounds: [Bounds]
  /// The files as the run looks at them.
  let versions: FileVersions

  /// Reads the file that `name` names in the file `base`, nil for the command line.
  func read(
    _ name: String, _ base: ConfigurationText?
  ) throws(UnreadableConfiguration) -> ConfigurationText {
    if name.contains("://") {
      throw UnreadableConfiguration(
        message: "'\(name)' is an address, and archlint fetches nothing; name a file")
    }
    let folder = base.map { ConfigurationFinder.parent(of: $0.identity) }
    var path = name
    if let folder, !name.hasPrefix("/") { path = folder == "/" ? "/\(name)" : "\(folder)/\(name)" }
    if FileSystem.kind(of: path) == .folder {
      path += (path.hasSuffix("/") ? "" : "/") + ConfigurationFinder.fileName
      guard FileSystem.isThere(path) else {
        throw UnreadableConfiguration(
          message: "the folder '\(name)' has no \(ConfigurationFinder.fileName)")
      }
    }
    guard path.hasSuffix(".yml") || path.hasSuffix(".yaml") else {
      throw UnreadableConfiguration(
        message: "'\(name)' is neither a folder nor a file whose name ends in .yml")
    }
    if let other = versions.other(of: path) { path = other }
    let isInVersions = versions.replaces(path)
    guard isInVersions ? versions.isThere(path) : FileSystem.kind(of: path) != nil,
      let real = isInVersions ? path : FileSystem.realPath(path)
    else {
      let start = folder.map { " in '\(ConfigurationFinder.shown($0))'" } ?? ""
      throw UnreadableConfiguration(message: "there is no file '\(name)'\(start)")
    }
    guard isInVersions || FileSystem.kind(of: real) == .file else {
      throw UnreadableConfiguration(message: "'\(name)' is no regular file")
    }
    do {
      return ConfigurationText(
        path: ConfigurationFinder.shown(real), identity: real,
        text: try versions.text(of: real),
        isQuotable: base == nil || bounds.contains { $0.hold(real) })
    } catch {
      throw UnreadableConfiguration(message: "'\(name)' cannot be read: \(error.reason)")
    }
  }
}
