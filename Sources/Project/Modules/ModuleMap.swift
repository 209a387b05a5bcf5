/// Which module each file of a project belongs to, as its manifests say.
package struct ModuleMap: Sendable {
  /// One module and the folder of its files.
  package struct Module: Sendable, Hashable {
    package let name: String
    /// The folder, from the root of the project.
    package let folder: String
    package let isTest: Bool
    /// True if it is a target of an Xcode project. Such targets may share files, which folders do
    /// not show, so their code is resolved as one module.
    package let isOfXcode: Bool

    package init(name: String, folder: String, isTest: Bool, isOfXcode: Bool = false) {
      self.name = name
      self.folder = folder
      self.isTest = isTest
      self.isOfXcode = isOfXcode
    }
  }

  /// The modules, those with the longest folders first.
  package let modules: [Module]
  private let byFolder: [String: Int]

  package init(_ modules: [Module] = []) {
    self.modules = modules.sorted {
      ($1.folder.utf8.count, $0.name) < ($0.folder.utf8.count, $1.name)
    }
    byFolder = Dictionary(
      self.modules.enumerated().map { ($1.folder, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The modules of these manifests, given with the folders that they are in.
  ///
  /// A manifest may compute its targets, and then it names none that can be read. So a folder below
  /// `Sources` or `Tests` that no target claims is a module too, as it is by SwiftPM's convention.
  ///
  /// - Parameters:
  ///   - projects: Xcode projects, with the folders that they are in.
  ///   - folders: the paths of all folders of the project.
  package init(
    manifests: [(folder: String, manifest: PackageManifest)],
    projects: [(folder: String, project: XcodeProject)] = [], folders: Set<String> = []
  ) {
    var modules = Self.targets(of: projects, folders: folders)
    for (folder, manifest) in manifests {
      for target in manifest.targets {
        let path = Self.join(folder, target.path)
        modules[path] = Module(name: target.name, folder: path, isTest: target.isTest)
      }
    }
    var conventions: [Substring: Bool] = [:]
    for (root, _) in manifests {
      for (name, isTest) in [("Sources", false), ("Tests", true)] {
        let parent = Self.join(root, name)
        if modules[parent] == nil { conventions[Substring(parent)] = isTest }
      }
    }
    for folder in folders where !conventions.isEmpty {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")),
        let isTest = conventions[folder[..<slash]], modules[folder] == nil
      else { continue }
      let name = String(folder[folder.utf8.index(after: slash)...])
      modules[folder] = Module(name: name, folder: folder, isTest: isTest)
    }
    self.init(Array(modules.values))
  }

  /// The targets of Xcode projects by their folders. A folder that several targets share is a module
  /// of its own, with the folder's name.
  private static func targets(
    of projects: [(folder: String, project: XcodeProject)], folders: Set<String>
  ) -> [String: Module] {
    var owners: [String: [XcodeProject.Target]] = [:]
    for (root, project) in projects {
      for target in project.targets {
        for path in target.folders.map({ join(root, $0) }) where folders.contains(path) {
          owners[path, default: []].append(target)
        }
      }
    }
    var modules: [String: Module] = [:]
    for (path, targets) in owners {
      let sources = targets.filter { !$0.isTest }
      guard let owner = sources.first ?? targets.first else { continue }
      modules[path] = Module(
        name: sources.count > 1 ? String(path.lastPathComponent) : owner.name, folder: path,
        isTest: sources.isEmpty, isOfXcode: true)
    }
    return modules
  }

  /// The module of the file at `path`: the one with the nearest folder around it.
  package func module(of path: String) -> Module? {
    guard !modules.isEmpty else { return nil }
    var end = path.endIndex
    while let slash = path[..<end].utf8.lastIndex(of: UInt8(ascii: "/")) {
      if let index = byFolder[String(path[..<slash])] { return modules[index] }
      end = slash
    }
    return byFolder[""].map { modules[$0] }
  }

  /// The path of what a file in `folder` names by `path`.
  package static func join(_ folder: String, _ path: String) -> String {
    var components = folder.pathComponents
    for component in path.pathComponents where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components.joined(separator: "/")
  }
}
