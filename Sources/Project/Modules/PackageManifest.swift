import SwiftSource

/// The targets of a `Package.swift` and the folders of their files.
///
/// The manifest is read as source and never run, so targets that it computes are not seen.
package struct PackageManifest: Sendable {
  /// The name of the package, empty where code computes it.
  package let name: String
  package let targets: [BuildTarget]

  /// Reads the targets in `file`, which is analysed.
  ///
  /// - Parameter asksForSettings: whether it is wanted what they are built with.
  package init(_ file: SourceFile, asksForSettings: Bool = false) {
    let read = ManifestReader.targets(in: file)
    name = read.package
    guard asksForSettings else {
      targets = read.targets
      return
    }
    let settings = SettingsFile.settingsOfTargets(manifest: file)
    targets = read.targets.map { target in
      var target = target
      target.settings = settings[target.name] ?? settings[""] ?? []
      return target
    }
  }
}
