/// The build settings in one file of a project.
///
/// The files have different forms and the same subject: a package manifest, a project of Xcode, a
/// list of build settings. All become settings with a name, a value and a place, and things that
/// they belong to.
package struct SettingsFile: Sendable {
  /// The forms of files.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// `Package.swift`.
    case manifest
    /// `project.pbxproj`, the file of a project of Xcode.
    case xcode
    /// Build settings in a file of their own.
    case xcconfig
    /// `Info.plist`, in XML.
    case info
    /// `project.yml`, from which XcodeGen makes a project of Xcode.
    case xcodegen
    /// `Project.swift`, from which Tuist makes a project of Xcode.
    case tuist
    /// CocoaPods' `Podfile`.
    case podfile
  }

  /// Something that has settings.
  package struct Owner: Sendable, Hashable {
    /// The kind of the owner.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case package, project, application, target
      case testTarget = "test-target"
      /// The file itself, where it does not say for what its settings hold.
      case file
    }

    package let kind: Kind
    package let name: String
    /// The bytes that declare it, nil for the file as a whole.
    package var range: Range<Int>?
    /// The files of a target, nil for what has none of its own.
    package var files: TargetFiles?
    /// The lists of which not all can be read, because code computes them.
    package var unread: Set<String> = []
    /// The platforms that it is built for, empty where all count that have a version.
    package var platforms: [String] = []
    /// Where its lists take another entry, by the list's name.
    package var insertions: [String: ListInsertion] = [:]

    package init(kind: Kind, name: String, range: Range<Int>? = nil) {
      self.kind = kind
      self.name = name
      self.range = range
    }

    /// Returns false for the setting of a platform that it is not built for.
    func isBuilt(with setting: String) -> Bool {
      platforms.isEmpty || !setting.hasPrefix("platform.")
        || platforms.contains(String(setting.dropFirst("platform.".count)))
    }
  }

  /// One setting.
  package struct Setting: Sendable, Hashable {
    /// The name by which rules know it, the same in all forms of files.
    package let name: String
    /// The name as the file writes it.
    package let key: String
    /// The value: versions in digits and dots, texts without quotes.
    package let value: String
    /// The bytes that state it.
    package let range: Range<Int>
    /// The bytes of the value as it is written, nil for one that follows from others.
    package let valueRange: Range<Int>?
    /// The owner, an index into ``SettingsFile/owners``.
    package let owner: Int
    /// The build configuration that it is part of, empty for all.
    package let configuration: String

    init(
      _ key: String, name: String? = nil, value: String, range: Range<Int>,
      valueRange: Range<Int>?, owner: Int, configuration: String = ""
    ) {
      self.key = key
      self.name = name ?? SettingsFile.name(of: key)
      self.value = value
      self.range = range
      self.valueRange = valueRange
      self.owner = owner
      self.configuration = configuration
    }
  }

  package var owners: [Owner] = []
  package var settings: [Setting] = []
}

extension SettingsFile.Format {
  /// The form of the file at `path`, nil if it has none of them.
  package init?(path: String) {
    // A walk asks this of all its files, most of which are Swift.
    if path.ends(with: ".swift"), !path.ends(with: "Package.swift"),
      !path.ends(with: "Project.swift")
    {
      return nil
    }
    switch path.lastPathComponent {
    case "Package.swift": self = .manifest
    case "Project.swift": self = .tuist
    case "project.yml", "project.yaml": self = .xcodegen
    case let name where Self.isXcodeGen(name): self = .xcodegen
    case "Podfile": self = .podfile
    case let name where name.ends(with: ".xcconfig"): self = .xcconfig
    case let name where name.ends(with: "Info.plist"): self = .info
    case _ where path.ends(with: Self.xcodeFile): self = .xcode
    default: return nil
    }
  }

  /// Returns true for the name of one of several files of XcodeGen in a folder, such as
  /// `project-mac.yml`.
  private static func isXcodeGen(_ name: some StringProtocol) -> Bool {
    guard name.ends(with: ".yml") || name.ends(with: ".yaml") else { return false }
    return ["project-", "project.", "project_"].contains { name.utf8.starts(with: $0.utf8) }
  }

  /// The end of the path of every Xcode project file.
  package static let xcodeFile = ".xcodeproj/project.pbxproj"

  /// The globs of the files' paths.
  package var globs: [String] {
    switch self {
    case .manifest: ["**/Package.swift"]
    case .xcode: ["**/*\(Self.xcodeFile)"]
    case .xcconfig: ["**/*.xcconfig"]
    case .info: ["**/*Info.plist"]
    case .xcodegen:
      ["**/project.yml", "**/project.yaml", "**/project[-._]*.yml", "**/project[-._]*.yaml"]
    case .tuist: ["**/Project.swift"]
    case .podfile: ["**/Podfile"]
    }
  }

  /// True if only rules about settings use such files.
  package var isOther: Bool { self != .manifest && self != .xcode && self != .tuist }

  /// True if a tool makes a project of Xcode from such a file.
  package var makesProject: Bool { self == .xcodegen || self == .tuist }
}

extension SettingsFile {
  /// The build settings that have a name of their own, which manifests share.
  private static let names = [
    "IPHONEOS_DEPLOYMENT_TARGET": "platform.iOS", "MACOSX_DEPLOYMENT_TARGET": "platform.macOS",
    "TVOS_DEPLOYMENT_TARGET": "platform.tvOS", "WATCHOS_DEPLOYMENT_TARGET": "platform.watchOS",
    "XROS_DEPLOYMENT_TARGET": "platform.visionOS", "MinimumOSVersion": "platform.iOS",
    "LSMinimumSystemVersion": "platform.macOS",
    "SWIFT_DEFAULT_ACTOR_ISOLATION": "default-isolation", "SWIFT_VERSION": "language-mode",
    "SWIFT_STRICT_CONCURRENCY": "strict-concurrency",
  ]

  /// The name of a build setting, the conditions in brackets after it left out.
  static func name(of key: String) -> String {
    let plain = key.utf8.firstIndex(of: UInt8(ascii: "[")).map { String(key[..<$0]) } ?? key
    return names[plain] ?? plain
  }

  /// The name of the setting with the oldest version that a project takes of the package at a URL.
  static func nameOfDependency(_ url: String) -> String {
    let name = url.split(separator: "/").last ?? ""
    // Hosts of repositories ignore case.
    return "dependency.\(name.hasSuffix(".git") ? name.dropLast(4) : name)".lowercased()
  }

  /// The names of the settings that decide what code of a module means.
  static let namesOfModules = Set(names.values).union([systemSetting, systemList])

  /// The settings that name the system, or the systems, which a target of Xcode is for.
  static let (systemSetting, systemList) = ("SDKROOT", "SUPPORTED_PLATFORMS")

  /// The setting with the value `tool` of a target that is a tool of the command line.
  static let product = "product"

  /// The platforms of systems.
  static let platforms = [
    "iphoneos": "platform.iOS", "macosx": "platform.macOS", "watchos": "platform.watchOS",
    "appletvos": "platform.tvOS", "xros": "platform.visionOS",
  ]

  /// The list of an owner that a setting of this name is in.
  package static func list(of name: String) -> String {
    name.hasPrefix("platform.") ? "platforms" : "swiftSettings"
  }
}
