/// Which folders hold apps, so that rules can speak of `Domain/…` wherever the app's folder is.
package struct AppFolders: Sendable, Hashable {
  /// How an app's folder is recognised: by the folders that stand in it.
  package struct Signature: Sendable, Hashable {
    /// The names to look for.
    package let folders: [String]
    /// How many of them have to be there.
    package let atLeast: Int

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
  /// A folder inside one that was found is not one: `Domain/Data` does not make `Domain` an app.
  ///
  /// - Parameter files: paths of all files of the project.
  package init(files: some Sequence<String>, signature: Signature) {
    var found: [String: Set<Substring>] = [:]
    let wanted = Set(signature.folders.map { Substring($0) })
    for file in files {
      var start = file.startIndex
      while let slash = file[start...].firstIndex(of: "/") {
        let name = file[start..<slash]
        if wanted.contains(name) {
          let parent = start == file.startIndex ? "" : String(file[..<file.index(before: start)])
          found[parent, default: []].insert(name)
        }
        start = file.index(after: slash)
      }
    }
    let folders = found.filter { $0.value.count >= signature.atLeast }.keys
    self.init(
      paths: folders.filter { folder in
        !folders.contains { $0 != folder && Self.isInside(folder, $0) }
      })
  }

  /// The app's folder that `path` lies in.
  package func folder(of path: String) -> String? {
    paths.first { $0.isEmpty || Self.isInside(path, $0) }
  }

  /// `path` from `folder` on.
  package static func relative(_ path: String, to folder: String) -> String {
    folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty ? !path.isEmpty : path.hasPrefix(folder) && path.dropFirst(folder.count).first == "/"
  }
}
