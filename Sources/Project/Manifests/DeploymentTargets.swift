/// The oldest versions of the systems that a module is built for.
package struct DeploymentTargets: Sendable, Hashable {
  /// The platforms that the module is built for, nil where their version is not known.
  package private(set) var versions: [Platform: DottedVersion?] = [:]

  /// True if nothing is known of the module's platforms.
  package var isUnknown: Bool { versions.isEmpty }

  /// The systems for which SwiftPM builds a package that names none.
  ///
  /// Source: SwiftPM, `Platform.oldestSupportedVersion`, with Xcode 26.
  private static let oldest: [Platform: String] = [
    .iOS: "12", .macOS: "10.13", .tvOS: "12", .watchOS: "4", .visionOS: "1",
  ]

  /// The targets that the settings of a module state.
  ///
  /// A package can be built on the machine of whoever works on it, whatever platforms it names: on
  /// macOS and on Linux, with the version of Swift that its manifest asks for. Xcode builds a target
  /// for its own platforms only.
  package init(_ settings: [ModuleSetting]) {
    var tools: DottedVersion?
    var isPackage = false
    var isUnread = false
    for setting in settings {
      if setting.name == ModuleSetting.toolsVersion {
        isPackage = true
        tools = DottedVersion(setting.value)
      } else if setting.name == ModuleSetting.unreadPlatforms {
        isUnread = true
      } else if setting.name.hasPrefix("platform."),
        let platform = Platform(name: String(setting.name.dropFirst("platform.".count)))
      {
        versions[platform] = .some(DottedVersion(setting.value))
      }
    }
    if isUnread { versions = [:] }
    guard isPackage, !isUnread else { return }
    if versions.isEmpty { versions = Self.oldest.mapValues { DottedVersion($0) } }
    if versions[.macOS] == nil { versions[.macOS] = .some(nil) }
    versions[.linux] = .some(tools)
  }
}

extension DeploymentTargets {
  /// The platforms that the module is built for in older versions than these, with the versions that it
  /// would need.
  package func older(than needed: [Platform: DottedVersion]) -> [(Platform, DottedVersion)] {
    Platform.allCases.compactMap { platform in
      guard let target = versions[platform] ?? nil, let version = needed[platform],
        target < version
      else { return nil }
      return (platform, version)
    }
  }
}
