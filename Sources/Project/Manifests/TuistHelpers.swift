import SwiftSource

/// The helpers with which manifests of Tuist make their targets.
///
/// They are read as source and never run. The files of a target that a helper makes depend on what the
/// helper is called with, but most say themselves for which systems they build.
///
/// Source: Tuist, "Code sharing", `Tuist/ProjectDescriptionHelpers`.
package enum TuistHelpers {
  /// Returns true if the file at `path` is a helper.
  package static func hold(_ path: String) -> Bool {
    path.ends(with: ".swift") && home(of: path) != nil
  }

  /// The folder whose manifests use the helper at `path`, nil if it is none.
  fileprivate static func home(of path: String) -> String? {
    let parts = path.pathComponents
    let index = parts.indices.dropFirst().first { index in
      parts[index] == "ProjectDescriptionHelpers" && parts[index - 1] == "Tuist"
    }
    return index.map { parts.prefix($0 - 1).joined(separator: "/") }
  }
}

extension ProjectManifest {
  /// The settings of the targets that the helper at `path` makes.
  package static func helper(_ file: SourceFile, at path: String) -> ProjectManifest {
    var manifest = ProjectManifest(.project, folder: TuistHelpers.home(of: path) ?? "", targets: [])
    manifest.helperSettings = TuistManifest(file)?.platformsOfTargets() ?? []
    return manifest
  }
}

extension TuistManifest {
  /// For each target that the file makes, the systems that it is built for; those of none are left out.
  fileprivate func platformsOfTargets() -> [[ModuleSetting]] {
    tokens.indices.dropLast().compactMap { index in
      guard isTargetCall(index) else { return nil }
      let arguments = arguments(of: index + 1)
      guard arguments["product"] != nil,
        let versions = arguments["deploymentTargets"] ?? arguments["deploymentTarget"]
      else { return nil }
      let found = platforms(in: value(of: versions))
      return found.isEmpty ? nil : found.map { ModuleSetting(name: $0.name, value: $0.value) }
    }
  }
}
