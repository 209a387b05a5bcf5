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
    guard let node = try? YAMLNode.parse(bytes.span.extracting(0..<count)) else {
      return SettingsFile()
    }
    var reader = XcodeGenReader(bytes)
    for entry in node.mapping ?? [] {
      switch entry.key.scalar?.text {
      case "options": reader.readPlatforms(of: entry.value, owner: 0)
      case "settings": reader.readSettings(entry.value, owner: 0)
      case "targets": for target in entry.value.mapping ?? [] { reader.readTarget(target) }
      default: continue
      }
    }
    return reader.result
  }

  private mutating func readTarget(_ entry: YAMLEntry) {
    let type = entry.value.member("type")?.scalar?.text ?? ""
    let kind: SettingsFile.Owner.Kind =
      type.contains("test") ? .testTarget : type == "application" ? .application : .target
    let owner = result.owners.count
    result.owners.append(
      SettingsFile.Owner(
        kind: kind, name: entry.key.scalar?.text ?? "",
        range: entry.key.start.offset..<entry.key.end.offset))
    readPlatforms(of: entry.value, owner: owner)
    if let settings = entry.value.member("settings") {
      readSettings(settings, owner: owner)
    }
  }

  /// Reads `deploymentTarget`: versions by platform, or one for the platform beside it.
  private mutating func readPlatforms(of node: YAMLNode, owner: Int) {
    guard let target = node.member("deploymentTarget") else { return }
    for entry in target.mapping ?? [] {
      add(entry.key.scalar?.text ?? "", entry.value, owner: owner, isPlatform: true)
    }
    if target.scalar != nil, let platform = node.member("platform")?.scalar?.text {
      add(platform, target, owner: owner, isPlatform: true)
    }
  }

  /// Reads build settings at any depth: they may be grouped by `base`, `configs` and configuration.
  private mutating func readSettings(_ node: YAMLNode, owner: Int) {
    for entry in node.mapping ?? [] {
      guard let key = entry.key.scalar?.text else { continue }
      if entry.value.mapping != nil {
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
