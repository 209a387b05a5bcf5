/// The settings of the files that belong to no target.
///
/// They have those of files of settings. Where there are none, and no project of Xcode that may have
/// the code, they have those of the package around them: an app whose folders its manifest does not
/// name is built for the platforms of the manifest all the same. Around a project of Xcode they have
/// the platform of its targets, if that is the same for all.
package struct OutsiderSettings: Sendable {
  /// The settings of the files in each folder, `""` for the root.
  private var ofFolders: [String: [ModuleSetting]] = [:]

  package init() {}

  /// Adds a package whose settings are read.
  package mutating func add(_ package: PackageManifest, in folder: String) {
    if !package.isTool, !package.common.isEmpty { ofFolders[folder] = package.common }
  }

  /// Puts the settings of files in the place of those of packages, unless they say nothing of
  /// platforms.
  ///
  /// - Parameters:
  ///   - hasTargets: whether there are targets, and so files of settings are about their code.
  ///   - hasProjects: whether a project of Xcode may have the code.
  package mutating func replace(
    by settings: [ModuleSetting], hasTargets: Bool, hasProjects: Bool
  ) {
    if hasProjects || settings.contains(where: { $0.name.hasPrefix("platform.") }) {
      ofFolders = [:]
    }
    if !hasTargets, !settings.isEmpty { ofFolders = ["": settings] }
  }

  /// Adds projects of Xcode: code beside targets that are all for one platform is for no other one.
  package mutating func add(projects: [ProjectManifest]) {
    for project in projects where project.kind == .project && ofFolders[project.folder] == nil {
      let targets = projects.filter { $0.kind == .project && $0.folder == project.folder }
        .flatMap(\.targets)
      let common = ModuleSetting.common(to: targets.map(\.settings))
      let platforms = common.filter { $0.name.hasPrefix("platform.") }
      let isOpen = common.contains { $0.name == ModuleSetting.unreadPlatforms }
      if platforms.count == 1, !isOpen { ofFolders[project.folder] = platforms }
    }
  }

  /// Adds what helpers of manifests say: the files of the targets that they make are not known.
  package mutating func add(helpers: [ProjectManifest]) {
    for (folder, helpers) in Dictionary(grouping: helpers, by: \.folder)
    where ofFolders[folder] == nil {
      let platforms = ModuleSetting.common(to: helpers.flatMap(\.helperSettings))
        .filter { $0.name.hasPrefix("platform.") }
      if !platforms.isEmpty { ofFolders[folder] = platforms }
    }
  }

  /// The settings of the file at `path`, which belongs to no target.
  package func settings(of path: String) -> [ModuleSetting] {
    let name = path.lastPathComponent
    guard !ofFolders.isEmpty, name != "Package.swift", !name.hasPrefix("Package@swift-") else {
      return []
    }
    var rest = path[...]
    while let folder = rest.parentPath {
      if let settings = ofFolders[String(folder)] { return settings }
      rest = folder
    }
    return ofFolders[""] ?? []
  }
}
