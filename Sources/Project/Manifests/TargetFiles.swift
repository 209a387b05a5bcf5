import Matching

/// The files of a target, as a manifest names them: folders with exceptions, and single files. All
/// paths start at the folder of the manifest.
package struct TargetFiles: Sendable, Hashable {
  /// The folders of which the target has the files.
  package var folders: [Folder] = []
  /// The Swift files that the manifest lists one by one.
  package var files: [String] = []
  /// True if the manifest says that the target has code in other languages only.
  package var hasNoSwift = false

  package init() {}

  /// The files of these folders, all that are in them.
  package init(folders: [String]) { self.folders = folders.map { Folder($0) } }
}

extension TargetFiles {
  /// A folder of which a target has the files.
  package struct Folder: Sendable, Hashable {
    /// The path, `""` for the folder of the manifest itself.
    package let path: String
    /// Which of the files it has, all where nil.
    package var included: Filter?
    package var excluded = Filter()
    /// True if the manifest does not name the folder: the target has nothing else, and the folder
    /// has its name.
    package var isGuess = false

    package init(_ path: String, isGuess: Bool = false) {
      // Two dots at the start lead out of the folder of the manifest.
      let up = path.pathComponents.prefix { $0 == ".." || $0 == "." }
      let rest = path.pathComponents.dropFirst(up.count).joined(separator: "/")
      self.path = (up.filter { $0 == ".." } + [Substring(FolderPath.join("", rest))])
        .filter { !$0.isEmpty }.joined(separator: "/")
      self.isGuess = isGuess
    }

    /// The files that `pattern` matches: `Sources/**` is a folder, `Sources/*.swift` a part of one.
    package init(pattern: String) {
      let components = pattern.pathComponents
      let plain = components.prefix { !Filter.isGlob($0) }
      let rest = components[plain.endIndex...].joined(separator: "/")
      self.init(plain.joined(separator: "/"))
      if !["", "**", "**/*", "**/*.swift", "*"].contains(rest) { included = Filter([rest]) }
    }

    /// Returns true if the target has the file at `path`, which starts at this folder.
    package func holds(_ path: Substring) -> Bool {
      if let included, !included.matches(path) { return false }
      return excluded.isEmpty || !excluded.matches(path)
    }

    /// True if the target has all files of the folder.
    var isWhole: Bool { included == nil && excluded.isEmpty }
  }

  /// Files, folders with all that is in them, and globs. Paths start at the folder of the target.
  package struct Filter: Sendable, Hashable {
    private var paths: Set<Substring> = []
    private var globs = GlobSet([])

    package init(_ patterns: [String] = []) {
      var globs: [Glob] = []
      for pattern in patterns {
        let path = FolderPath.join("", pattern)
        if !Self.isGlob(path) {
          paths.insert(Substring(path))
        } else if let glob = try? Glob(path.contains("/") ? path : "/\(path)") {
          globs.append(glob)
        }
      }
      self.globs = GlobSet(globs)
    }

    /// Paths whose characters mean themselves.
    package init(paths: [String]) { self.paths = Set(paths.map { Substring($0) }) }

    var isEmpty: Bool { paths.isEmpty && globs.globs.isEmpty }

    /// Returns true if `path`, or a folder around it, is among them.
    func matches(_ path: Substring) -> Bool {
      var rest = path
      while true {
        if paths.contains(rest) || (!globs.globs.isEmpty && globs.matches(String(rest))) {
          return true
        }
        guard let parent = rest.parentPath else { return false }
        rest = parent
      }
    }

    static func isGlob(_ path: some StringProtocol) -> Bool {
      path.utf8.contains { "*?[{".utf8.contains($0) }
    }
  }
}
