/// Makes modules of the targets that files belong to.
///
/// The files of one target are a module. The files that the same several targets share are one
/// module too, named after the folder that most of them are in. Single files that are shared without
/// a folder of their own stay in the largest of their targets, or with the files that some of these
/// targets share. Targets of tests do not count where others have the file.
struct ModuleDrafts {
  private(set) var modules: [ModuleMap.Module] = []
  private(set) var units: [ModuleMap.Unit] = []
  /// The unit of the files that belong to these targets.
  private(set) var byOwners: [[Int]: Int] = [:]
  private(set) var byFolder: [String: Int] = [:]

  private let membership: Membership
  /// The unit of the targets that count, one or several.
  private var byCounted: [[Int]: Int] = [:]

  /// - Parameter owners: the targets of each file.
  init(files: [String], owners: [[Int]], _ membership: Membership, folders: Set<String>) {
    self.membership = membership
    var shares: [[Int]: FolderCounts] = [:]
    var all = FolderCounts()
    for (path, owners) in zip(files, owners) where !owners.isEmpty {
      let folder = path.parentPath ?? ""
      shares[counted(owners), default: FolderCounts()].add(folder)
      all.add(folder)
    }
    addModules(shares, all)
    addEmptyTargets(folders)
    for owners in Set(owners) where !owners.isEmpty {
      byOwners[owners] = byCounted[counted(owners)]
    }
    for target in membership.targets.indices { byOwners[[target]] = byCounted[[target]] }
    addFolders(shares)
  }

  /// The targets that decide to which module a file belongs.
  private func counted(_ owners: [Int]) -> [Int] {
    guard owners.count > 1 else { return owners }
    let sources = owners.filter { !membership.targets[$0].target.isTest }
    return sources.isEmpty ? owners : sources
  }

  // MARK: - Modules

  private mutating func addModules(_ shares: [[Int]: FolderCounts], _ all: FolderCounts) {
    let sorted = shares.sorted {
      ($0.key.count, $1.value.total) == ($1.key.count, $0.value.total)
        ? $0.key.lexicographicallyPrecedes($1.key)
        : ($0.key.count, $1.value.total) < ($1.key.count, $0.value.total)
    }
    let below = shares.keys.contains { $0.count > 1 } ? all.below : [:]
    var named: [(owners: [Int], module: Int)] = []
    var strays: [[Int]] = []
    for (owners, share) in sorted {
      let targets = owners.map { membership.targets[$0] }
      var name = targets[0].target.name
      var folder = targets[0].firstFolder ?? share.commonFolder
      if owners.count > 1 {
        guard let found = share.namingFolder(among: below) else {
          strays.append(owners)
          continue
        }
        (name, folder) = (String(found.lastPathComponent), found)
      }
      let module = self.module(name, folder, targets)
      if owners.count > 1 { named.append((owners, module)) }
      addUnit(owners, module)
    }
    var sizes = [Int](repeating: 0, count: membership.targets.count)
    for (owners, share) in shares { for owner in owners { sizes[owner] += share.total } }
    for owners in strays {
      let some = named.last { Set($0.owners).isSubset(of: owners) }?.module
      addUnit(owners, some ?? moduleOfLargest(owners, sizes))
    }
  }

  /// The module of the target with most files, so that references between targets and shared files
  /// have a direction.
  private mutating func moduleOfLargest(_ owners: [Int], _ sizes: [Int]) -> Int {
    let largest = owners.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? owners[0]
    if let unit = byCounted[[largest]] { return units[unit].module }
    let target = membership.targets[largest]
    return module(target.target.name, target.firstFolder ?? target.root, [target])
  }

  /// The module with this name and folder, a new one where there is none.
  private mutating func module(
    _ name: String, _ folder: String, _ targets: [Membership.Target]
  ) -> Int {
    if let known = modules.firstIndex(where: { $0.name == name && $0.folder == folder }) {
      return known
    }
    modules.append(
      ModuleMap.Module(
        name: name, folder: folder, isTest: targets.allSatisfy(\.target.isTest),
        isOfXcode: targets.contains(where: \.isOfXcode)))
    return modules.count - 1
  }

  private mutating func addUnit(_ owners: [Int], _ module: Int) {
    let targets = owners.map { membership.targets[$0].target }
    byCounted[owners] = units.count
    units.append(
      ModuleMap.Unit(
        module: module, targets: targets.count > 1 ? targets.map(\.name) : [],
        isTest: targets.allSatisfy(\.isTest), isApp: targets.contains(where: \.isApp),
        settings: ModuleSetting.common(to: targets.map(\.settings))))
  }

  /// Targets without Swift files are modules where their folder is there, and those of packages
  /// always.
  private mutating func addEmptyTargets(_ folders: Set<String>) {
    for (index, target) in membership.targets.enumerated() where byCounted[[index]] == nil {
      guard let folder = target.firstFolder, !target.isOfXcode || folders.contains(folder) else {
        continue
      }
      // All its files are shared, and the module that has them is known by their folder.
      if target.isOfXcode, modules.contains(where: { $0.folder == folder }) { continue }
      addUnit([index], module(target.target.name, folder, [target]))
    }
  }

  // MARK: - Folders

  /// Gives each folder the unit of most Swift files in it, or of the target that names it.
  private mutating func addFolders(_ shares: [[Int]: FolderCounts]) {
    var most: [Substring: (unit: Int, count: Int)] = [:]
    for (counted, share) in shares {
      guard let unit = byCounted[counted] else { continue }
      for (folder, count) in share.direct {
        if let known = most[folder], (known.count, unit) >= (count, known.unit) { continue }
        most[folder] = (unit, count)
      }
    }
    for (folder, best) in most { byFolder[String(folder)] = best.unit }
    for (path, target) in membership.claimedFolders where byFolder[path] == nil {
      byFolder[path] = byCounted[[target]]
    }
    for (index, unit) in units.enumerated() where byFolder[modules[unit.module].folder] == nil {
      byFolder[modules[unit.module].folder] = index
    }
  }
}

/// How many files some targets have in each folder.
struct FolderCounts {
  /// The files in the folder itself.
  private(set) var direct: [Substring: Int] = [:]

  /// The files in all folders.
  private(set) var total = 0

  mutating func add(_ folder: Substring) {
    direct[folder, default: 0] += 1
    total += 1
  }

  /// The files below each folder, `""` for the root.
  var below: [Substring: Int] {
    var below: [Substring: Int] = [:]
    for (folder, count) in direct {
      var path: Substring? = folder
      while let current = path {
        below[current, default: 0] += count
        path = current.isEmpty ? nil : current.parentPath ?? ""
      }
    }
    return below
  }

  /// The folder around all files.
  var commonFolder: String {
    var common: [Substring]?
    for folder in direct.keys {
      let components = folder.pathComponents
      common = common.map { Array(zip($0, components).prefix { $0 == $1 }.map(\.0)) } ?? components
    }
    return (common ?? []).joined(separator: "/")
  }

  /// The folder after which the files can be named: most of them are in it, and it has few other
  /// files. Nil where there is none.
  ///
  /// - Parameter all: how many files targets have below each folder.
  func namingFolder(among all: [Substring: Int]) -> String? {
    let own = below
    var folder = Substring(commonFolder)
    while true {
      if !folder.isEmpty, let count = own[folder], count * 2 > all[folder] ?? 0 {
        return String(folder)
      }
      let children = own.filter { !$0.key.isEmpty && ($0.key.parentPath ?? "") == folder }
      guard let largest = children.first(where: { $0.value * 2 > total }) else { return nil }
      folder = largest.key
    }
  }
}
