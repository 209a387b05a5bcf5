import SwiftSource

extension SettingsFile {
  /// Reads the file at `path` that `file` holds; one of Swift is analysed already.
  ///
  /// - Returns: nothing where files at such paths state no settings.
  package static func read(_ file: SourceFile, path: String) -> SettingsFile? {
    guard let format = Format(path: path) else { return nil }
    let bytes = file.buffer.padded
    switch format {
    case .manifest: return ManifestReader.read(file)
    case .tuist: return TuistManifest.settings(in: file)
    case .xcode:
      let project = XcodeProject(bytes.prefix(file.buffer.count))
      return XcodeReader.read(project)
        ?? LineReader.read(format, bytes, count: file.buffer.count)
    case .xcodegen: return XcodeGenReader.read(bytes, count: file.buffer.count)
    case .xcconfig, .info, .podfile:
      return LineReader.read(format, bytes, count: file.buffer.count)
    }
  }

  /// The settings of the targets of an Xcode project, by name.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - read: gives the bytes of a file by its path from the project's folder on.
  package static func settingsOfTargets(
    project: XcodeProject, read: (String) -> SourceBuffer?
  ) -> [String: [ModuleSetting]] {
    var known: [String: [String: String]] = [:]
    return XcodeReader.settingsOfTargets(project) { path in
      values(ofFileAt: path, read: read, depth: 0, &known)
    }
  }

  /// The values in an `.xcconfig` file and those that it includes.
  ///
  /// - Parameter known: the values of files that were read already; each is read once, however often
  ///   it is included, and one that includes itself has nothing to add there.
  private static func values(
    ofFileAt path: String, read: (String) -> SourceBuffer?, depth: Int,
    _ known: inout [String: [String: String]]
  ) -> [String: String]? {
    let path = plain(path)
    if let values = known[path] { return values }
    guard depth < 16, known.count < 1000, let buffer = read(path) else { return nil }
    known[path] = [:]
    var values: [String: String] = [:]
    let folder = path.pathComponents.dropLast().joined(separator: "/")
    for include in LineReader.includes(buffer.padded, count: buffer.count) {
      let target = folder.isEmpty ? include : "\(folder)/\(include)"
      let included = Self.values(ofFileAt: target, read: read, depth: depth + 1, &known)
      values.merge(included ?? [:]) { $1 }
    }
    for setting in LineReader.read(.xcconfig, buffer.padded, count: buffer.count).settings
    where namesOfModules.contains(setting.name) {
      values[setting.name] = setting.value
    }
    known[path] = values
    return values
  }

  /// `path` without detours, so that a file has one name.
  private static func plain(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return components.joined(separator: "/")
  }
}
