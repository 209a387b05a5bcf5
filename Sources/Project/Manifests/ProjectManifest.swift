/// A file that says which targets there are: a package, an Xcode project, or the file that XcodeGen
/// or Tuist make a project from.
package struct ProjectManifest: Sendable {
  package enum Kind: Sendable {
    /// A Swift package, whose targets share no files.
    case package
    /// A project of Xcode, whose targets may share files.
    case project
  }

  package let kind: Kind
  /// The folder in which the paths of the targets start.
  package let folder: String
  /// The name of the package or project, empty where it is not known.
  package let name: String
  package var targets: [BuildTarget]
  /// Modules that helpers of the manifest make.
  var helperModules: [HelperModule] = []
  /// The settings of each target that a helper of manifests makes.
  var helperSettings: [[ModuleSetting]] = []

  package init(_ kind: Kind, folder: String, name: String = "", targets: [BuildTarget]) {
    self.kind = kind
    self.folder = folder
    self.name = name
    self.targets = targets
  }

  /// A module that a helper makes from a name and perhaps a path: its folders follow from a convention.
  struct HelperModule: Sendable, Hashable {
    let name: String
    /// How the path of its folder ends.
    let folder: String
  }

  /// Returns true if the file at `path` says which targets there are, and is not Swift.
  package static func isData(_ path: String) -> Bool {
    path.ends(with: SettingsFile.Format.xcodeFile) || SettingsFile.Format(path: path) == .xcodegen
  }

  /// Where findings about a whole project are: its manifest in the root, or the bundle of its Xcode
  /// project; without one the root itself, which is `.`.
  package static func home(among paths: [String]) -> String {
    let names = paths.filter { path in
      (isData(path) || ["Package.swift", "Project.swift"].contains(path))
        && folder(of: path).isEmpty
    }
    let manifest =
      names.first { $0 == "Package.swift" } ?? names.first {
        $0.hasSuffix(SettingsFile.Format.xcodeFile)
      }
      ?? names.first
    return manifest.map { String($0.prefix { $0 != "/" }) } ?? "."
  }

  /// The folder around the manifest at `path`; the file of an Xcode project is in a bundle there.
  package static func folder(of path: String) -> String {
    let isInBundle = path.hasSuffix(SettingsFile.Format.xcodeFile)
    return path.pathComponents.dropLast(isInBundle ? 2 : 1).joined(separator: "/")
  }
}
