import Buffers
import YAML

/// Reads the settings in a `project.yml`, from which XcodeGen makes a project of Xcode.
///
/// Source: XcodeGen, "Project Spec", "Options", "Settings" and "Target".
struct XcodeGenReader {
  private let bytes: ContiguousArray<UInt8>
  private var result = SettingsFile()

  private init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    result.owners = [SettingsFile.Owner(kind: .project, name: "")]
  }

  /// The settings in the first `count` of the bytes of a file; none if it is not YAML that can be
  /// read.
  static func read(_ bytes: ContiguousArray<UInt8>, count: Int) -> SettingsFile {
    guard let node = try? YAMLNode.parse(bytes.view.extracting(0..<count)) else {
      return SettingsFile()
    }
    var reader = XcodeGenReader(bytes)
    for entry in node.mapping ?? [] {
      switch entry.key.scalar?.text {
      case "options": reader.readPlatforms(of: entry.value, owner: 0)
      case "settings": reader.readSettings(entry.value, owner: 0)
      // What other files say.
      case "configFiles", "include": reader.result.owners[0].unread.insert("swiftSettings")
      case "packages":
        for package in entry.value.mapping ?? [] { reader.readPackage(package.value) }
      case "targets":
        let templates = node.member("targetTemplates")
        for target in entry.value.mapping ?? [] { reader.readTarget(target, templates) }
      default: continue
      }
    }
    return reader.result
  }

  /// Reads the version of a package in another repository.
  private mutating func readPackage(_ package: YAMLNode) {
    let keys = ["from", "majorVersion", "minorVersion", "exactVersion", "version", "minVersion"]
    guard let url = (package.member("url") ?? package.member("github"))?.scalar?.text,
      let version = keys.lazy.compactMap({ package.member($0) }).first
    else { return }
    add(SettingsFile.nameOfDependency(url), version, owner: 0, isPlatform: false)
  }

  private mutating func readTarget(_ entry: YAMLEntry, _ templates: YAMLNode?) {
    // The target has the last word.
    let parts = Self.templates(of: entry.value, among: templates) + [entry.value]
    func last(_ key: String) -> YAMLNode? { parts.last { $0.member(key) != nil } }
    let type = last("type")?.member("type")?.scalar?.text ?? ""
    let kind: SettingsFile.Owner.Kind =
      type.contains("test") ? .testTarget : type == "application" ? .application : .target
    let number = result.owners.count
    let name = entry.key.scalar?.text ?? ""
    var owner = SettingsFile.Owner(
      kind: kind, name: name, range: entry.key.start.offset..<entry.key.end.offset)
    var files = TargetFiles()
    for part in parts { add(part.member("sources"), of: name, to: &files) }
    owner.files = files
    let namesTemplates = entry.value.member("templates")?.sequence?.isEmpty == false
    if namesTemplates || entry.value.member("configFiles") != nil {
      owner.unread.insert("swiftSettings")
    }
    let platform = last("platform")?.member("platform")
    owner.platforms = Self.texts(platform) ?? []
    result.owners.append(owner)
    if let part = last("deploymentTarget") {
      readPlatforms(of: part, owner: number, platform: platform?.scalar?.text)
    }
    if let settings = entry.value.member("settings") {
      readSettings(settings, owner: number)
    }
  }

  /// The templates that a target names, those first that they name themselves; each once.
  private static func templates(of target: YAMLNode, among templates: YAMLNode?) -> [YAMLNode] {
    var found: [YAMLNode] = []
    var seen: Set<String> = []
    func add(templatesOf node: YAMLNode) {
      for case let name? in (node.member("templates")?.sequence ?? []).lazy.map(\.scalar?.text) {
        guard seen.count < mostTemplates, let template = templates?.member(name),
          seen.insert(name).inserted
        else { continue }
        add(templatesOf: template)
        found.append(template)
      }
    }
    add(templatesOf: target)
    return found
  }

  /// How many templates of a target are read; no target has so many.
  private static let mostTemplates = 64

  /// Adds what `sources` names: a path, or a list of paths and of mappings with a `path`.
  private func add(_ sources: YAMLNode?, of target: String, to files: inout TargetFiles) {
    guard let sources else { return }
    for item in sources.sequence ?? [sources] {
      guard let text = (item.member("path") ?? item).scalar?.text else { continue }
      let path = text.replacing("${target_name}", with: target)
      if path.hasSuffix(".swift") {
        files.files.append(path)
        continue
      }
      var folder = TargetFiles.Folder(path)
      if let included = Self.texts(item.member("includes")) { folder.included = .init(included) }
      folder.excluded = .init(Self.texts(item.member("excludes")) ?? [])
      files.folders.append(folder)
    }
  }

  private static func texts(_ node: YAMLNode?) -> [String]? {
    node.map { ($0.sequence ?? [$0]).compactMap { $0.scalar?.text } }
  }

  /// Reads `deploymentTarget`: versions by platform, or one for the platform of the target.
  private mutating func readPlatforms(of node: YAMLNode, owner: Int, platform: String? = nil) {
    guard let target = node.member("deploymentTarget") else { return }
    for entry in target.mapping ?? [] {
      add(entry.key.scalar?.text ?? "", entry.value, owner: owner, isPlatform: true)
    }
    if target.scalar != nil, let platform {
      add(platform, target, owner: owner, isPlatform: true)
    }
  }

  /// Reads build settings at any depth: they may be grouped by `base`, `configs` and configuration.
  private mutating func readSettings(_ node: YAMLNode, owner: Int) {
    for entry in node.mapping ?? [] {
      guard let key = entry.key.scalar?.text else { continue }
      if key == "groups", entry.value.sequence?.isEmpty == false {
        // Lists of settings that are elsewhere in the file.
        result.owners[owner].unread.insert("swiftSettings")
      } else if entry.value.mapping != nil {
        readSettings(entry.value, owner: owner)
      } else {
        add(key, entry.value, owner: owner, isPlatform: false)
      }
    }
  }

  private mutating func add(_ key: String, _ node: YAMLNode, owner: Int, isPlatform: Bool) {
    guard let text = node.scalar?.text else { return }
    let range = node.start.offset..<node.end.offset
    var value = range
    if let first = bytes[range].first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      value = range.lowerBound + 1..<range.upperBound - 1
    }
    result.settings.append(
      SettingsFile.Setting(
        key, name: isPlatform ? "platform.\(key)" : nil, value: text, range: range,
        valueRange: value, owner: owner))
  }
}

extension ProjectManifest {
  /// The targets in the file of XcodeGen at `path`, from which it makes a project of Xcode.
  package static func xcodeGen(
    _ bytes: ContiguousArray<UInt8>, count: Int, at path: String
  ) -> ProjectManifest {
    let read = XcodeGenReader.read(bytes, count: count)
    let settings = SettingsFile.settingsByOwner(of: read)
    let targets = read.owners.compactMap { owner -> BuildTarget? in
      guard let files = owner.files else { return nil }
      var target = BuildTarget(
        owner.name, isTest: owner.kind == .testTarget, isApp: owner.kind == .application,
        files: files)
      target.settings = (settings[owner.name] ?? []).filter {
        SettingsFile.namesOfModules.contains($0.name)
      }
      return target
    }
    return ProjectManifest(.project, folder: folder(of: path), targets: targets)
  }
}
