/// The names that modules of an app may start with: an app in the folder `App` may have the module
/// `ShopData`, because its project or its targets are called `Shop`.
package struct AppNames: Sendable {
  /// The names that a manifest has for the app around it.
  private struct Entry: Sendable {
    let folder: String
    /// The names of the project or package and of its apps.
    let names: [String]
    /// The common start of the names of modules that are named after layers.
    let prefixes: [String]
  }

  private let entries: [Entry]

  /// Names of layers that modules end with.
  private static let layers = ["Domain", "Data", "Presentation"]

  package init(_ manifests: [ProjectManifest]) {
    entries = manifests.map { manifest in
      let targets = manifest.targets.filter { !$0.isTest }
      let apps = targets.filter(\.isApp).map(\.name)
      // Two targets that are called after layers and start with the same name.
      let prefixes = Self.layers.flatMap { layer in
        targets.map(\.name).filter { $0.hasSuffix(layer) && $0 != layer }
          .map { String($0.dropLast(layer.count)) }
      }
      let shared = Set(prefixes).filter { prefix in prefixes.count { $0 == prefix } > 1 }
      return Entry(
        folder: manifest.folder, names: ([manifest.name] + apps).filter { !$0.isEmpty },
        prefixes: Array(shared))
    }
  }

  /// The names of the app in `folder`, none where it is nil: those of the manifests around it, and
  /// the names that modules in it start with.
  ///
  /// - Parameter name: the name of the folder.
  package func names(of folder: String?, named name: String?) -> [String] {
    guard let folder else { return [] }
    let around = entries.flatMap { entry -> [String] in
      if folder.lies(in: entry.folder) { return entry.names + entry.prefixes }
      return entry.folder.lies(in: folder) ? entry.prefixes : []
    }
    return Set([name].compactMap(\.self) + around).sorted()
  }
}
