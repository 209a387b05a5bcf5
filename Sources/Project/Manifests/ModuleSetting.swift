import SwiftSource

/// A build setting of a module.
package struct ModuleSetting: Sendable, Hashable {
  /// The name, as ``SettingsFile/Setting/name``.
  package let name: String
  package let value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// The name of the setting with the version of Swift that a manifest asks for.
  package static let toolsVersion = "tools-version"
  /// The name of the setting that a manifest computes its platforms, so that they are not known.
  package static let unreadPlatforms = "unread-platforms"
}

extension ModuleSetting {
  /// The settings of code that several targets share: the lowest version of each platform, and the
  /// settings that are equal in all of them.
  static func common(to lists: [[ModuleSetting]]) -> [ModuleSetting] {
    guard lists.count > 1 else { return lists.first ?? [] }
    var common: Set<ModuleSetting> = []
    var lowest: [String: ModuleSetting] = [:]
    for setting in lists.joined() {
      guard setting.name.hasPrefix("platform.") else {
        // Platforms that one target leaves open are open for code that it shares.
        let isOpen = setting.name == ModuleSetting.unreadPlatforms
        if isOpen || lists.allSatisfy({ $0.contains(setting) }) { common.insert(setting) }
        continue
      }
      guard let known = lowest[setting.name] else {
        lowest[setting.name] = setting
        continue
      }
      if let version = DottedVersion(setting.value), let other = DottedVersion(known.value),
        version < other
      {
        lowest[setting.name] = setting
      }
    }
    return (Array(common) + lowest.values).sorted { ($0.name, $0.value) < ($1.name, $1.value) }
  }
}

extension SettingsFile {
  /// Reads the file at `path` that `file` holds; a manifest is analysed already.
  ///
  /// - Returns: nothing where files at such paths state no settings.
  package static func read(_ file: SourceFile, path: String) -> SettingsFile? {
    guard let format = Format(path: path) else { return nil }
    let bytes = file.buffer.padded
    switch format {
    case .manifest: return ManifestReader.read(file)
    case .xcode: return XcodeReader.read(XcodeProject(bytes.prefix(file.buffer.count)))
    case .xcodegen: return XcodeGenReader.read(bytes, count: file.buffer.count)
    case .xcconfig, .info, .podfile:
      return LineReader.read(format, bytes, count: file.buffer.count)
    }
  }

  /// The settings of the targets of a manifest, by name; settings for all of them have the name "".
  static func settingsOfTargets(manifest: SourceFile) -> [String: [ModuleSetting]] {
    settingsByOwner(of: ManifestReader.read(manifest))
  }

  /// The settings of each owner with those of the first one, which says what holds for all of them.
  static func settingsByOwner(of read: SettingsFile) -> [String: [ModuleSetting]] {
    var result: [String: [ModuleSetting]] = [:]
    let byOwner = Dictionary(grouping: read.settings, by: \.owner)
    let ofPackage = byOwner[0, default: []].filter {
      $0.name.hasPrefix("platform.") || $0.name == ModuleSetting.toolsVersion
    }.map { ModuleSetting(name: $0.name, value: $0.value) }
    let unread =
      read.owners.first?.unread.contains("platforms") == true
      ? [ModuleSetting(name: ModuleSetting.unreadPlatforms, value: "")] : []
    result[""] = ofPackage + unread
    for (number, owner) in read.owners.enumerated() where owner.files != nil {
      let own = byOwner[number, default: []].map { ModuleSetting(name: $0.name, value: $0.value) }
      result[owner.name] = (number == 0 ? [] : ofPackage + unread) + own
    }
    return result
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
