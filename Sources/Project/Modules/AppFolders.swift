/// Which folders hold apps, so that rules can name `Domain/…` wherever the app's folder is.
package struct AppFolders: Sendable, Hashable {
  /// How an app's folder is recognized: by the folders that are in it.
  package struct Signature: Sendable, Hashable {
    /// The names to look for.
    package var folders: [String]
    /// How many of them must be present.
    package var atLeast: Int

    package init(folders: [String], atLeast: Int) {
      self.folders = folders
      self.atLeast = atLeast
    }
  }

  /// The folders, `""` for the root, longest first, so that the first that holds a file is the
  /// nearest.
  package let paths: [String]

  package init(paths: [String]) {
    self.paths = paths.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// Finds the folders of the project that `signature` describes.
  ///
  /// A folder inside a layer of one that was found is not one: `Domain/Data` does not make `Domain`
  /// an app. But a part of an app with layers of its own is. Tests in folders of the same names are
  /// no app, and models that are sorted by their layers are none.
  ///
  /// - Parameters:
  ///   - folders: the paths of all folders of the project.
  ///   - homes: the folders with most files of an app, which need only one of the folders.
  ///   - files: the Swift files of the project: where no folder is an app's by itself, several with one of
  ///     the folders each are if most files are in these.
  package init(
    folders: some Sequence<String>, signature: Signature, homes: Set<String> = [],
    files: [String] = []
  ) {
    var found: [Substring: Int] = [:]
    let wanted = Set(signature.folders.map { Substring($0) })
    for folder in folders {
      let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/"))
      let name = slash.map { folder[folder.utf8.index(after: $0)...] } ?? folder[...]
      guard wanted.contains(name), !FolderPath.isOfTests(folder) else { continue }
      let parent = slash.map { folder[..<$0] } ?? ""
      guard !Self.models.contains(parent.lastPathComponent) else { continue }
      found[parent, default: 0] += 1
    }
    let apps = found.filter { $0.value >= signature.atLeast || homes.contains(String($0.key)) }
    var paths = Self.outsideLayers(apps.keys, wanted)
    if paths.isEmpty, found.count <= Self.mostParts {
      let parts = Self.outsideLayers(found.keys, wanted)
      let layers = Set(
        parts.flatMap { part in wanted.map { FolderPath.join(part, String($0))[...] } })
      let inside = files.count { Self.lies($0, inOneOf: layers) }
      if parts.count > 1, inside * 2 > files.count { paths = parts }
    }
    self.init(paths: paths)
  }

  /// How many apps with one layer each a repository may have; each is compared with all others.
  private static let mostParts = 256

  private static func lies(_ path: String, inOneOf folders: Set<Substring>) -> Bool {
    var path = path[...]
    while let folder = path.parentPath {
      if folders.contains(folder) { return true }
      path = folder
    }
    return false
  }

  /// Those of some folders that are in no layer of another one.
  private static func outsideLayers(
    _ folders: some Sequence<Substring>, _ layers: Set<Substring>
  ) -> [String] {
    var paths: [String] = []
    let sorted = folders.map(String.init).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    for folder in sorted {
      let isInLayer = paths.contains { other in
        guard other.isEmpty || isInside(folder, other) else { return false }
        let components = FolderPath.relative(folder, to: other).pathComponents
        return components.contains { layers.contains($0) }
      }
      if !isInLayer { paths.append(folder) }
    }
    return paths
  }

  /// Folders of models, which may be sorted into folders named after layers.
  private static let models: Set<Substring> = ["Models", "Model"]

  /// The folders that hold most of these files, the root included. Tests and manifests do not count: an
  /// app is not made of them.
  package static func homes(of files: [String]) -> Set<String> {
    var counts: [Substring: Int] = [:]
    let files = files.filter {
      !FolderPath.isOfTests($0.parentPath ?? "") && $0.lastPathComponent != "Package.swift"
    }
    for file in files {
      var path = file[...]
      while let folder = path.parentPath {
        counts[folder, default: 0] += 1
        path = folder
      }
      counts["", default: 0] += 1
    }
    return Set(counts.filter { $0.value * 2 > files.count }.keys.map(String.init))
  }

  /// The paths of the folders that hold files, directly or not.
  package static func folders(of files: some Sequence<String>) -> Set<String> {
    var folders: Set<String> = []
    var last: Substring = ""
    for file in files {
      // Neighbours in a sorted list share their folder.
      guard let own = file.parentPath, own != last else { continue }
      last = own
      var folder = own
      while !folder.isEmpty, folders.insert(String(folder)).inserted {
        folder = folder.parentPath ?? ""
      }
    }
    return folders
  }

  /// The app's folder that `path` lies in.
  package func folder(of path: String) -> String? {
    paths.first { $0.isEmpty || Self.isInside(path, $0) }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.count > folder.utf8.count && path.lies(in: folder)
  }
}
