/// Which module each file of a project belongs to: a target, or what several targets share.
package struct ModuleMap: Sendable {
  /// One module.
  package struct Module: Sendable, Hashable {
    /// The name of the target, or of the folder that targets share.
    package let name: String
    /// The folder by which it is known, from the root of the project.
    package let folder: String
    package let isTest: Bool
    /// True if it is a target of an Xcode project, or shared by several. Their code is resolved as
    /// one module, because a file may be part of each of them.
    package let isOfXcode: Bool

    package init(name: String, folder: String, isTest: Bool, isOfXcode: Bool = false) {
      self.name = name
      self.folder = folder
      self.isTest = isTest
      self.isOfXcode = isOfXcode
    }
  }

  /// Files that belong to the same targets.
  package struct Unit: Sendable, Hashable {
    /// The index of their module.
    package internal(set) var module: Int
    /// The names of the targets, empty where it is one: that of the module.
    package let targets: [String]
    package let isTest: Bool
    /// True if one of the targets is an app.
    package let isApp: Bool
    /// The settings that the files are built with.
    package let settings: [ModuleSetting]
  }

  /// The modules, those with the longest folders first.
  package let modules: [Module]
  package let units: [Unit]
  /// The unit of each of the files that the map was made from, an index into ``units``.
  package let unitOfFile: [Int?]
  private let membership: Membership
  /// The unit of the files that belong to these targets.
  private let byOwners: [[Int]: Int]
  /// The unit of other files than Swift in a folder and those below it.
  private let byFolder: [String: Int]
  /// The Swift files that belong to no target.
  private let outsiders: Set<String>

  /// The modules of these manifests.
  ///
  /// - Parameter files: the paths of the project's files, sorted.
  package init(_ manifests: [ProjectManifest] = [], files: [String] = []) {
    guard !manifests.isEmpty else {
      modules = []
      units = []
      unitOfFile = files.map { _ in nil }
      membership = Membership([], folders: [])
      byOwners = [:]
      byFolder = [:]
      outsiders = []
      return
    }
    let folders = AppFolders.folders(of: files)
    let membership = Membership(manifests, folders: folders)
    let owners = Self.owners(of: files, membership)
    let drafts = ModuleDrafts(files: files, owners: owners, membership, folders: folders)
    let order = drafts.modules.indices.sorted { left, right in
      let (left, right) = (drafts.modules[left], drafts.modules[right])
      return (right.folder.utf8.count, left.name) < (left.folder.utf8.count, right.name)
    }
    var rank = [Int](repeating: 0, count: order.count)
    for (position, draft) in order.enumerated() { rank[draft] = position }
    self.membership = membership
    modules = order.map { drafts.modules[$0] }
    units = drafts.units.map { unit in
      var unit = unit
      unit.module = rank[unit.module]
      return unit
    }
    byOwners = drafts.byOwners
    byFolder = drafts.byFolder
    outsiders = Set(
      zip(files, owners).filter { $0.0.hasSuffix(".swift") && $0.1.isEmpty }.map(\.0))
    let (byOwners, byFolder) = (byOwners, byFolder)
    unitOfFile = zip(files, owners).map { path, owners in
      if path.hasSuffix(".swift") { return owners.isEmpty ? nil : byOwners[owners] }
      return Self.unit(around: path, byFolder)
    }
  }

  /// The targets of each Swift file; none for others.
  private static func owners(of files: [String], _ membership: Membership) -> [[Int]] {
    var last: (folder: Substring, claims: Membership.FolderClaims)?
    return files.map { path in
      guard path.hasSuffix(".swift") else { return [] }
      let folder = path.parentPath ?? ""
      let claims = last?.folder == folder ? last?.claims : nil
      let found = claims ?? membership.claims(on: folder)
      last = (folder, found)
      return membership.owners(of: path, found)
    }
  }

  /// The targets of the file at `path`, which need not be there any more.
  package func unit(of path: String) -> Unit? {
    guard !modules.isEmpty, !outsiders.contains(path) else { return nil }
    if path.hasSuffix(".swift") {
      let owners = membership.owners(of: path, membership.claims(on: path.parentPath ?? ""))
      if let index = byOwners[owners] { return units[index] }
    }
    return Self.unit(around: path, byFolder).map { units[$0] }
  }

  /// The module of the file at `path`, which need not be there any more.
  package func module(of path: String) -> Module? { unit(of: path).map { modules[$0.module] } }

  /// The folders with most files of an app, for each app; where no target is one, those with most
  /// files of the project.
  ///
  /// - Parameter files: the paths that the map was made from.
  package func homesOfApps(among files: [String]) -> Set<String> {
    var ofApps: [Int: [String]] = [:]
    for (path, unit) in zip(files, unitOfFile) where path.hasSuffix(".swift") {
      if let unit, units[unit].isApp { ofApps[units[unit].module, default: []].append(path) }
    }
    if ofApps.isEmpty { return AppFolders.homes(of: files.filter { $0.hasSuffix(".swift") }) }
    return ofApps.values.reduce(into: []) { $0.formUnion(AppFolders.homes(of: $1)) }
  }

  /// The unit of the nearest folder around `path`.
  private static func unit(around path: String, _ byFolder: [String: Int]) -> Int? {
    var rest = path[...]
    while let folder = rest.parentPath {
      if let index = byFolder[String(folder)] { return index }
      rest = folder
    }
    return byFolder[""]
  }
}
