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

extension ModuleSetting {
  /// The settings of code that belongs to no target: what the project's files of settings agree on,
  /// and the lowest version of each platform.
  package static func withoutTargets(_ files: [SettingsFile]) -> [ModuleSetting] {
    let settings = files.flatMap(\.settings).filter {
      SettingsFile.namesOfModules.contains($0.name) && !$0.value.contains("$")
    }
    return Dictionary(grouping: settings, by: \.name).compactMap { name, found in
      let values = Set(found.map(\.value))
      if name.hasPrefix("platform.") {
        return values.compactMap { DottedVersion($0) }.min().map {
          ModuleSetting(name: name, value: $0.description)
        }
      }
      return values.count == 1 ? ModuleSetting(name: name, value: found[0].value) : nil
    }.sorted { $0.name < $1.name }
  }
}

extension SettingsFile {
  /// For each name the setting with the oldest version.
  private static func oldest(of settings: [ModuleSetting]) -> [ModuleSetting] {
    Dictionary(grouping: settings, by: \.name).values.compactMap { found in
      let versions = found.compactMap { DottedVersion($0.value) }
      return found.first { DottedVersion($0.value) == versions.min() }
    }.sorted { $0.name < $1.name }
  }

  /// The settings of each owner, by its name, with those of the first one, which hold for all of
  /// them; settings for all have the name "".
  static func settingsByOwner(of read: SettingsFile) -> [String: [ModuleSetting]] {
    var result: [String: [ModuleSetting]] = [:]
    let byOwner = Dictionary(grouping: read.settings, by: \.owner)
    // A manifest may make a package in each branch of an `#if`.
    let packages = read.owners.indices.filter { $0 == 0 || read.owners[$0].kind == .package }
    let ofPackages = packages.flatMap { byOwner[$0, default: []] }.filter {
      $0.name.hasPrefix("platform.") || $0.name == ModuleSetting.toolsVersion
    }.map { ModuleSetting(name: $0.name, value: $0.value) }
    let ofPackage = packages.count > 1 ? oldest(of: ofPackages) : ofPackages
    let unread =
      packages.contains { read.owners[$0].unread.contains("platforms") }
      ? [ModuleSetting(name: ModuleSetting.unreadPlatforms, value: "")] : []
    result[""] = ofPackage + unread
    for (number, owner) in read.owners.enumerated() where owner.files != nil {
      let own = byOwner[number, default: []].map { ModuleSetting(name: $0.name, value: $0.value) }
      let inherited = ofPackage.filter { owner.isBuilt(with: $0.name) }
      result[owner.name] = (number == 0 ? [] : inherited + unread) + own
    }
    return result
  }
}
