import Configuration
import Engine
import Matching
import Project
import Reporting

/// Finds the configuration of a project and with it the folder that paths are relative to.
struct ConfigurationFinder {
  static let fileName = ".archlint.yml"

  /// The absolute path of the project's folder.
  let root: String
  /// The path of the configuration as it was found, nil if there is none.
  private(set) var path: String?
  /// The absolute path of the configuration, whatever links lead to it.
  private var realPath: String?
  /// The contents of the file.
  private(set) var text: String?

  /// The files of the configuration as a run looks at them.
  private let versions: FileVersions

  /// - Parameters:
  ///   - given: the file that the command line names.
  ///   - givenRoot: the folder of the project that the command line names.
  ///   - paths: the paths that the command line names; the search starts at the innermost folder
  ///     around all of them.
  ///   - versions: the files of configurations, if they are not those of the working tree.
  init(
    given: String?, root givenRoot: String? = nil, paths: [String],
    versions: FileVersions = .workingTree
  ) throws {
    self.versions = versions
    let start = try givenRoot.map(Self.folder) ?? Self.start(paths)
    if let given {
      try Input.checkFile(given)
      guard let real = FileSystem.realPath(given) else {
        throw UsageError(message: "there is no file '\(given)'")
      }
      root = givenRoot == nil ? ConfigurationSearch.root(around: start) : start
      path = given
      realPath = real
      text = try versions.text(of: versions.replaces(real) ? real : given)
      return
    }
    let search = ConfigurationSearch(versions: versions)
    // The folder of a project that the command line names is one, whatever is around it.
    let folder = try givenRoot == nil ? search.folder(from: start) : search.nearest(to: start)
    guard let folder else {
      root = givenRoot == nil ? ConfigurationSearch.root(around: start) : start
      path = nil
      text = nil
      return
    }
    let candidate = ConfigurationSearch.path(in: folder)
    root = givenRoot == nil ? folder : start
    path = Self.shown(candidate)
    realPath = FileSystem.realPath(candidate) ?? candidate
    text = try versions.text(of: candidate)
  }

  /// Takes a text in place of the file in the root, and names that file by its absolute path.
  ///
  /// - Parameter given: the text; nil for that of the file, if there is one.
  mutating func takeText(_ given: String?) {
    text = given ?? text
    if text != nil { path = root == "/" ? "/\(Self.fileName)" : "\(root)/\(Self.fileName)" }
  }

  /// The files of the configuration.
  var files: ConfigurationFiles {
    let bounds = [Bounds(root: root)] + (realPath.map { [Bounds(root: Self.parent(of: $0))] } ?? [])
    let reader = ConfigurationFileReader(bounds: bounds, versions: versions)
    var project: ConfigurationText?
    if let path, let text {
      project = ConfigurationText(path: path, identity: realPath ?? path, text: text)
    }
    var files = ConfigurationFiles(project: project) {
      name, base throws(UnreadableConfiguration) in
      try reader.read(name, base)
    }
    let (root, own, versions) = (root, realPath, versions)
    files.findNested = { excluded in
      Self.nestedFolders(below: root, excluding: excluded, versions).compactMap { folder in
        let path = "\(root)/\(folder)/\(Self.fileName)"
        // A link to the configuration of the root says nothing that it does not say already.
        guard path != own, FileSystem.realPath(path) != own else { return nil }
        let repository = Bounds.repository(around: "\(root)/\(folder)") ?? root
        let isForeign = repository != root && repository.lies(in: root)
        do throws(FileSystem.Failure) {
          guard Bounds(root: root).hold(path) else {
            throw FileSystem.Failure(
              reason: "is a link that leads out of the project; put the file itself there")
          }
          let text = ConfigurationText(
            path: Self.shown(path), identity: path, text: try versions.text(of: path))
          return ConfigurationFiles.Nested(
            folder: folder, text: .success(text), isForeign: isForeign)
        } catch {
          return ConfigurationFiles.Nested(
            folder: folder, text: .failure(UnreadableConfiguration(message: error.reason)),
            isForeign: isForeign)
        }
      }
    }
    return files
  }

  /// The folders below `root` that have a configuration of their own, outer folders first.
  private static func nestedFolders(
    below root: String, excluding excluded: GlobSet, _ versions: FileVersions
  ) -> [String] {
    let found = Walker.configurations(below: root, excluding: excluded)
    let other = versions.paths.compactMap { path -> String? in
      guard path.hasSuffix("/\(fileName)"), let folder = below(root, parent(of: path)) else {
        return nil
      }
      return excluded.matches("\(folder)/\(fileName)") ? nil : folder
    }
    let known = found.filter { versions.isThere("\(root)/\($0)/\(fileName)") }
    return other.isEmpty ? known : Array(Set(known + other)).sorted()
  }

  /// A folder that the command line names.
  private static func folder(_ path: String) throws -> String {
    guard FileSystem.kind(of: path) == .folder, let real = FileSystem.realPath(path) else {
      throw UsageError(message: "there is no folder '\(path)'")
    }
    return real
  }

  /// The folder where the search starts: the path itself, or the innermost folder around all paths.
  private static func start(_ paths: [String]) throws -> String {
    var start: String?
    for path in paths {
      guard let real = FileSystem.realPath(path) else {
        throw UsageError(message: "there is no file or folder '\(path)'", missingPath: path)
      }
      let kind = FileSystem.kind(of: real)
      guard kind == .folder || kind == .file else {
        throw UsageError(message: "'\(path)' is neither a file nor a folder")
      }
      let folder = kind == .folder ? real : parent(of: real)
      start = start.map { common($0, folder) } ?? folder
    }
    return start ?? FileSystem.currentFolder
  }

  private static func common(_ left: String, _ right: String) -> String {
    let parts = zip(left.pathComponents, right.pathComponents).prefix { $0 == $1 }
    return "/" + parts.map(\.0).joined(separator: "/")
  }

  static func parent(of path: String) -> String {
    guard let parent = path.parentPath, !parent.isEmpty else { return "/" }
    return String(parent)
  }

  /// `path` relative to the current folder if it is below it or in a folder around it, else unchanged.
  static func shown(_ path: String) -> String {
    let here = FileSystem.currentFolder
    if let path = below(here, path) { return path }
    let shared = common(here, path)
    // From far above, a path from the root of the file system says more.
    let up = here.pathComponents.count - shared.pathComponents.count
    guard shared != "/", up <= maximumSteps, let rest = below(shared, path) else { return path }
    return String(repeating: "../", count: up) + rest
  }

  /// How many folders up a path may lead that starts at the current one.
  private static let maximumSteps = 3

  /// The prefix that makes a path from the root relative to the current folder.
  var pathPrefix: PathPrefix {
    let here = FileSystem.currentFolder
    if root == here { return "" }
    if let path = Self.below(here, root) { return PathPrefix(path + "/") }
    if let path = Self.below(root, here) { return PathPrefix(below: path) }
    return PathPrefix(root + "/")
  }

  /// The path of an existing file relative to the root; `""` for the root itself.
  func relative(_ path: String) throws -> String {
    guard let real = FileSystem.realPath(path) else {
      throw UsageError(message: "there is no file or folder '\(path)'")
    }
    if real == root { return "" }
    guard let relative = Self.below(root, real) else {
      throw UsageError(message: "'\(path)' is outside the project in '\(root)'")
    }
    return relative
  }

  /// The path relative to the root of a file that need not exist, nor does its folder.
  func relativeOfMissing(_ path: String) throws -> String {
    var missing: [String] = []
    var folder = path
    while !folder.isEmpty, FileSystem.kind(of: folder) == nil {
      missing.append(String(folder.lastPathComponent))
      folder = folder.parentPath.map(String.init) ?? "."
    }
    guard !missing.contains("..") else {
      throw UsageError(message: "'\(path)' leads through a folder that is not there")
    }
    let known = try relative(folder.isEmpty ? "/" : folder)
    return ([known] + missing.reversed()).filter { !$0.isEmpty && $0 != "." }
      .joined(separator: "/")
  }

  /// An absolute path relative to `folder`, nil if it is not below it.
  private static func below(_ folder: String, _ path: String) -> String? {
    let prefix = folder == "/" ? "" : folder
    guard path != folder, path.lies(in: prefix) else { return nil }
    return String(path.utf8.dropFirst(prefix.utf8.count + 1))
  }
}
