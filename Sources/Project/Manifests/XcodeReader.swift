/// Reads the build settings in a `project.pbxproj`.
struct XcodeReader {
  private let objects: XcodeObjects
  private let project: XcodeProject
  private var list: PropertyList { objects.list }

  private init?(_ project: XcodeProject) {
    guard let objects = project.objects else { return nil }
    self.objects = objects
    self.project = project
  }

  /// The settings in a project, nil where its file is no property list.
  static func read(_ project: XcodeProject) -> SettingsFile? {
    guard let reader = XcodeReader(project) else { return nil }
    var result = SettingsFile()
    for owner in reader.configuredOwners() + reader.ownersOfLoose() {
      reader.add(owner, to: &result)
    }
    reader.addDependencies(to: &result)
    result.settings.sort { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  /// A target or the project, with its build configurations.
  private struct Configured {
    let owner: SettingsFile.Owner
    let configurations: [PropertyList.Value]
    /// True for a tool of the command line.
    var isTool = false
  }

  private func configuredOwners() -> [Configured] {
    objects.configured.map { object in
      let nameValue = list.member("name", of: object)
      let name = list.text(of: nameValue) ?? ""
      var owner = SettingsFile.Owner(
        kind: kind(of: object), name: name, range: list.range(of: nameValue))
      let configurationList = objects.object(
        list.member("buildConfigurationList", of: object), "XCConfigurationList")
      let configurations = objects.objects(
        in: "buildConfigurations", of: configurationList, "XCBuildConfiguration")
      // Settings in other files are not read here.
      if configurations.contains(where: { base(of: $0) != nil }) {
        owner.unread = ["platforms", "swiftSettings"]
      }
      if owner.kind != .project, let target = project.targets.first(where: { $0.name == name }) {
        owner.files = target.files
      }
      let product = list.text(of: list.member("productType", of: object))
      return Configured(
        owner: owner, configurations: configurations,
        isTool: product == "com.apple.product-type.tool")
    }.sorted { $0.owner.name < $1.owner.name }
  }

  /// The build configurations of a part of a project: of tests if a setting says so, else of something
  /// that is not known.
  private func ownersOfLoose() -> [Configured] {
    objects.looseConfigurations.map { configuration in
      let settings = list.member("buildSettings", of: configuration)
      let isOfTests =
        list.member("TEST_HOST", of: settings) != nil
        || list.member("TEST_TARGET_NAME", of: settings) != nil
      return Configured(
        owner: SettingsFile.Owner(kind: isOfTests ? .testTarget : .file, name: ""),
        configurations: [configuration])
    }
  }

  /// Adds the versions of packages, those of the project.
  private func addDependencies(to result: inout SettingsFile) {
    for package in objects.packages {
      let requirement = list.member("requirement", of: package)
      let version =
        list.member("minimumVersion", of: requirement) ?? list.member("version", of: requirement)
      guard let url = list.text(of: list.member("repositoryURL", of: package)),
        let value = list.text(of: version), let range = list.range(of: version)
      else { continue }
      let owner = result.owners.firstIndex { $0.kind == .project } ?? result.owners.count
      if owner == result.owners.count { result.owners.append(.init(kind: .file, name: "")) }
      result.settings.append(
        SettingsFile.Setting(
          "version", name: SettingsFile.nameOfDependency(url), value: value, range: range,
          valueRange: range, owner: owner))
    }
  }

  private func kind(of object: PropertyList.Value) -> SettingsFile.Owner.Kind {
    if list.is(list.member("isa", of: object), "PBXProject") { return .project }
    let type = list.text(of: list.member("productType", of: object)) ?? ""
    if type.contains("test") { return .testTarget }
    return type == "com.apple.product-type.application" ? .application : .target
  }

  /// The name and value of each build setting of a configuration, sorted by name.
  private func settings(
    of configuration: PropertyList.Value
  ) -> [(key: String, value: PropertyList.Value)] {
    list.entries(of: list.member("buildSettings", of: configuration)).compactMap { key, value in
      list.text(of: key).map { ($0, value) }
    }.sorted { $0.0 < $1.0 }
  }

  private func add(_ configured: Configured, to result: inout SettingsFile) {
    let number = result.owners.count
    result.owners.append(configured.owner)
    for configuration in configured.configurations {
      let name = list.text(of: list.member("name", of: configuration)) ?? ""
      for (key, value) in settings(of: configuration) {
        let items = Array(list.items(of: value))
        let texts = items.isEmpty ? [value] : items
        guard let first = texts.first.flatMap({ list.range(of: $0) }),
          let last = texts.last.flatMap({ list.range(of: $0) })
        else { continue }
        result.settings.append(
          SettingsFile.Setting(
            key, value: texts.compactMap { list.text(of: $0) }.joined(separator: " "),
            range: first.lowerBound..<last.upperBound, valueRange: list.range(of: value),
            owner: number, configuration: name))
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
  /// - Parameter included: gives the settings of the `.xcconfig` file at a path from the project's
  ///   folder on, nil where there is none.
  /// - Returns: the settings by the target's name.
  static func settingsOfTargets(
    _ project: XcodeProject, included: (String) -> [String: String]?
  ) -> [String: [ModuleSetting]] {
    guard let reader = XcodeReader(project) else { return [:] }
    let all = reader.configuredOwners()
    let ofProject = all.first { $0.owner.kind == .project }?.configurations ?? []
    let shared = ofProject.map { (reader.name(of: $0), reader.values($0, included)) }
    var result: [String: [ModuleSetting]] = [:]
    for target in all where target.owner.kind != .project {
      let settings = target.configurations.map { configuration in
        let name = reader.name(of: configuration)
        let base = shared.first { $0.0 == name }?.1 ?? [:]
        return base.merging(reader.values(configuration, included)) { $1 }
      }
      guard let first = settings.first else { continue }
      let agreed = first.filter { key, value in settings.allSatisfy { $0[key] == value } }
      var found = ofItsSystem(agreed)
      if target.isTool { found[SettingsFile.product] = "tool" }
      result[target.owner.name] = found.map { ModuleSetting(name: $0.key, value: $0.value) }
        .sorted { $0.name < $1.name }
    }
    return result
  }

  /// The settings without the versions of systems that the target is not for: it inherits those of
  /// the project for all of them.
  private static func ofItsSystem(_ settings: [String: String]) -> [String: String] {
    // A target for several systems lists them.
    let names = settings[SettingsFile.systemList] ?? settings[SettingsFile.systemSetting] ?? ""
    let systems = Set(names.split(separator: " ").compactMap { SettingsFile.platforms[String($0)] })
    return settings.filter { key, _ in
      if key == SettingsFile.systemList || key == SettingsFile.systemSetting { return false }
      return systems.isEmpty || systems.contains(key) || !key.hasPrefix("platform.")
    }
  }

  private func name(of configuration: PropertyList.Value) -> String? {
    list.text(of: list.member("name", of: configuration))
  }

  /// The path of the file of settings that a build configuration is based on.
  private func base(of configuration: PropertyList.Value) -> String? {
    let relative = list.member("baseConfigurationReferenceRelativePath", of: configuration)
    guard let relative = list.text(of: relative) else {
      return objects.path(of: list.member("baseConfigurationReference", of: configuration))
    }
    return objects.path(of: list.member("baseConfigurationReferenceAnchor", of: configuration))
      .map { "\($0)/\(relative)" }
  }

  /// The values of one build configuration by name, those that rules ask modules for.
  private func values(
    _ configuration: PropertyList.Value, _ included: (String) -> [String: String]?
  ) -> [String: String] {
    var values: [String: String] = [:]
    if let path = base(of: configuration) { values = included(path) ?? [:] }
    // The value without a condition comes last, so it counts.
    for (key, value) in settings(of: configuration).reversed() {
      let name = SettingsFile.name(of: key)
      guard SettingsFile.namesOfModules.contains(name), let text = list.text(of: value) else {
        continue
      }
      values[name] = text
    }
    return values
  }
}
