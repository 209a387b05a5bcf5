/// The platforms of the apps and packages that depend on each package of a project.
///
/// A package has to be for the platforms of all that is built with it, and for no others. Rules see
/// them as settings of its manifest: `dependents.platform.iOS`, or `dependents` with the value
/// `none` where nothing in the project depends on it.
package struct PackageDependents {
  private struct Package {
    let folder: String
    let manifest: PackageManifest
    let platforms: Set<String>
  }

  private var packages: [Package] = []
  /// The platforms of apps.
  private var ofApps: Set<String> = []
  private var rootPlatforms: Set<String> = []

  package init() {}

  /// Adds a package whose settings are read.
  package mutating func add(_ manifest: PackageManifest, in folder: String) {
    let platforms = manifest.settings.settings.map(\.name).filter { $0.hasPrefix(Self.prefix) }
    packages.append(Package(folder: folder, manifest: manifest, platforms: Set(platforms)))
    // The package of the root is what the others are for.
    if folder.isEmpty, !manifest.isTool { rootPlatforms = Set(platforms) }
  }

  /// Adds the names of the settings of an app.
  package mutating func addApp(_ settings: some Sequence<String>) {
    for name in settings where name.hasPrefix(Self.prefix) { ofApps.insert(name) }
  }

  /// Adds the apps of a file of settings.
  package mutating func addApps(of file: SettingsFile) {
    // A target for one platform may still have versions for others.
    addApp(
      file.settings.lazy.filter { file.owners[$0.owner].isBuilt(with: $0.name) }.map(\.name))
  }

  /// The settings of each manifest, by its folder.
  package func settings() -> [String: [ModuleSetting]] {
    var result: [String: [ModuleSetting]] = [:]
    for package in packages where !package.manifest.isTool {
      let ofRoot = package.folder.isEmpty ? [] : rootPlatforms
      let platforms = ofApps.union(ofRoot).union(
        dependents(of: package.folder).flatMap(\.platforms))
      result[package.folder] =
        platforms.isEmpty
        ? [ModuleSetting(name: "dependents", value: "none")]
        : platforms.sorted().map { ModuleSetting(name: "dependents.\($0)", value: "") }
    }
    return result
  }

  private static let prefix = "platform."

  /// The packages that depend on the one in `folder`, directly or not.
  private func dependents(of folder: String) -> [Package] {
    var found: [Package] = []
    var seen: Set<String> = [folder]
    var waiting = [folder]
    while let next = waiting.popLast() {
      for package in packages where !seen.contains(package.folder) {
        let isDependent = package.manifest.dependencies.contains {
          FolderPath.join(package.folder, $0) == next
        }
        guard isDependent, seen.insert(package.folder).inserted else { continue }
        found.append(package)
        waiting.append(package.folder)
      }
    }
    return found
  }
}
