/// Reads the build settings in a `project.pbxproj`.
struct XcodeReader {
  private let objects: [String: PropertyList]
  private let project: XcodeProject
  private var result = SettingsFile()

  private static let kinds: Set<String> = [
    "PBXProject", "PBXNativeTarget", "PBXFileSystemSynchronizedRootGroup", "PBXGroup",
    "XCConfigurationList", "XCBuildConfiguration", "PBXFileReference",
  ]

  private init?(_ bytes: some Sequence<UInt8>) {
    guard let list = PropertyList(bytes, kinds: Self.kinds), let objects = list["objects"] else {
      return nil
    }
    self.objects = objects.dictionary
    project = XcodeProject(objects: self.objects)
  }

  /// The settings in the bytes of a project file.
  static func read(_ bytes: some Sequence<UInt8>) -> SettingsFile {
    guard var reader = XcodeReader(bytes) else { return SettingsFile() }
    for owner in reader.configuredOwners() { reader.add(owner) }
    reader.result.settings.sort { $0.range.lowerBound < $1.range.lowerBound }
    return reader.result
  }

  /// A target or the project, with its build configurations.
  private struct Configured {
    let owner: SettingsFile.Owner
    let configurations: [PropertyList]
  }

  private func configuredOwners() -> [Configured] {
    objects.sorted { $0.key < $1.key }.compactMap { _, object -> Configured? in
      let kind: SettingsFile.Owner.Kind
      switch object["isa"]?.string {
      case "PBXProject": kind = .project
      case "PBXNativeTarget":
        let type = object["productType"]?.string ?? ""
        kind = type.contains("test") ? .testTarget : Self.isApp(type) ? .application : .target
      default: return nil
      }
      let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
      let name = object["name"]?.string ?? ""
      var owner = SettingsFile.Owner(kind: kind, name: name, range: object["name"]?.range)
      let configurations = (list?["buildConfigurations"]?.array ?? []).compactMap { id in
        id.string.flatMap { objects[$0] }
      }
      // Settings in other files are not read here.
      if configurations.contains(where: { base(of: $0) != nil }) {
        owner.unread = ["platforms", "swiftSettings"]
      }
      owner.folders = project.targets.first { $0.name == name }?.folders ?? []
      return Configured(owner: owner, configurations: configurations)
    }.sorted { $0.owner.name < $1.owner.name }
  }

  private static func isApp(_ type: String) -> Bool {
    type == "com.apple.product-type.application"
  }

  private mutating func add(_ configured: Configured) {
    let number = result.owners.count
    result.owners.append(configured.owner)
    for configuration in configured.configurations {
      let settings = configuration["buildSettings"]?.dictionary ?? [:]
      for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
        let texts = value.array.isEmpty ? [value] : value.array
        let text = texts.compactMap(\.string).joined(separator: " ")
        guard let first = texts.first?.range, let last = texts.last?.range else { continue }
        result.settings.append(
          SettingsFile.Setting(
            key, value: text, range: first.lowerBound..<last.upperBound,
            valueRange: value.range, owner: number,
            configuration: configuration["name"]?.string ?? ""))
      }
    }
  }
}

extension XcodeReader {
  /// Returns the build settings of each target of a project that all its build configurations agree
  /// on.
  ///
  /// A target's own settings are before those of its file of settings, these before the
  /// project's, as Xcode has it.
  ///
  /// - Parameters:
  ///   - bytes: of the project file.
  ///   - included: gives the settings of the `.xcconfig` file at a path from the project's folder
  ///     on, nil if there is none.
  /// - Returns: the settings by the target's folder.
  static func settingsOfFolders(
    _ bytes: some Sequence<UInt8>, included: (String) -> [String: String]?
  ) -> [String: [ModuleSetting]] {
    guard let reader = XcodeReader(bytes) else { return [:] }
    let all = reader.configuredOwners()
    let project = all.first { $0.owner.kind == .project }?.configurations ?? []
    var result: [String: [ModuleSetting]] = [:]
    for target in all where target.owner.kind != .project {
      let settings = target.configurations.map { configuration in
        let base = project.first { $0["name"]?.string == configuration["name"]?.string }
        return reader.values(base, included).merging(reader.values(configuration, included)) { $1 }
      }
      guard let first = settings.first else { continue }
      let agreed = first.filter { key, value in settings.allSatisfy { $0[key] == value } }
      for folder in target.owner.folders {
        result[folder] = agreed.map { ModuleSetting(name: $0.key, value: $0.value) }
          .sorted { $0.name < $1.name }
      }
    }
    return result
  }

  /// The path of the file of settings that a build configuration is based on.
  private func base(of configuration: PropertyList) -> String? {
    let parents = XcodeProject.parents(objects)
    func path(_ key: String) -> String? {
      guard let id = configuration[key]?.string, let object = objects[id] else { return nil }
      return XcodeProject.path(of: id, object, objects, parents)
    }
    guard let relative = configuration["baseConfigurationReferenceRelativePath"]?.string else {
      return path("baseConfigurationReference")
    }
    return path("baseConfigurationReferenceAnchor").map { "\($0)/\(relative)" }
  }

  /// The values of one build configuration by name, those that rules ask modules for.
  private func values(
    _ configuration: PropertyList?, _ included: (String) -> [String: String]?
  ) -> [String: String] {
    guard let configuration else { return [:] }
    var values: [String: String] = [:]
    if let path = base(of: configuration) { values = included(path) ?? [:] }
    // A value without a condition comes last, and so it counts.
    let settings = configuration["buildSettings"]?.dictionary ?? [:]
    for (key, value) in settings.sorted(by: { $0.key > $1.key }) {
      let name = SettingsFile.name(of: key)
      guard SettingsFile.namesOfModules.contains(name), let text = value.string else { continue }
      values[name] = text
    }
    return values
  }
}
