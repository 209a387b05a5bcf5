import LintRules
import Project
import SwiftSource

/// The files of a project and where each of them is.
struct ProjectFiles {
  /// The paths from the root, sorted.
  let paths: [String]
  /// The place of each path.
  private(set) var places: [Place]
  let modules: ModuleMap
  let apps: AppFolders
  private let layers: LayerSet
  private let rootName: String
  private let appNames: AppNames
  /// The facts about those that depend on the packages, by the folders of their manifests.
  private let dependents: [String: [ModuleSetting]]
  /// The settings of files that belong to no module.
  private let outsiders: OutsiderSettings

  /// - Parameters:
  ///   - rootName: the name of the root's folder, for an app that is the root itself.
  ///   - modules: made from the same paths.
  ///   - dependents: settings of manifests, by their folders from the root.
  ///   - outsiders: settings of files that belong to no module.
  init(
    paths: [String], rootName: String, apps: AppFolders, layers: LayerSet, modules: ModuleMap,
    manifests: [ProjectManifest], dependents: [String: [ModuleSetting]] = [:],
    outsiders: OutsiderSettings = OutsiderSettings()
  ) {
    self.paths = paths
    self.apps = apps
    self.layers = layers
    self.rootName = rootName
    self.modules = modules
    appNames = AppNames(manifests)
    self.dependents = dependents
    self.outsiders = outsiders
    places = []
    places.reserveCapacity(paths.count)
    // Neighbours in the sorted list mostly share their folder, which decides about the app.
    var last: (path: Substring, folder: Folder)?
    for (path, unit) in zip(paths, modules.unitOfFile) {
      let folderPath = path.parentPath ?? ""
      let folder = last?.path == folderPath ? last?.folder : nil
      let found = folder ?? self.folder(folderPath)
      last = (folderPath, found)
      places.append(place(of: path, in: found, unit.map { modules.units[$0] }))
    }
  }

  /// Takes all modules to be built for these systems, at least in these versions.
  mutating func raise(to targets: [Platform: DottedVersion]) {
    for index in places.indices {
      let older = DeploymentTargets(places[index].settings).older(than: targets)
      guard !older.isEmpty else { continue }
      places[index] = places[index].adding(
        older.map { ModuleSetting(name: "platform.\($0.rawValue)", value: $1.description) })
    }
  }

  /// Where `path` stands; it need not be a file of the project any more.
  func place(of path: String) -> Place {
    place(of: path, in: folder(path.parentPath ?? ""), modules.unit(of: path))
  }

  /// The facts that a folder decides for all files in it.
  private struct Folder {
    let app: String?
    let appName: String?
    let appNames: [String]
    let isTest: Bool
    let isTestSupport: Bool
  }

  private func folder(_ path: Substring) -> Folder {
    // Apps are found by the path of a file, whatever its name.
    let app = apps.folder(of: path.isEmpty ? "x" : "\(path)/x")
    let name = app.map { $0.isEmpty ? rootName : String($0.lastPathComponent) }
    return Folder(
      app: app, appName: name, appNames: appNames.names(of: app, named: name),
      isTest: FolderPath.isOfTests(path), isTestSupport: FolderPath.isOfTestSupport(path))
  }

  private func place(of path: String, in folder: Folder, _ unit: ModuleMap.Unit?) -> Place {
    let module = unit.map { modules.modules[$0.module].name }
    let isOfTests = unit?.isTest == true && !FolderPath.isOfTestSupport(module ?? "")
    let holdsTests = isOfTests || path.hasSuffix("Tests.swift")
    let place = Place(
      path: path,
      pathInApp: folder.app.map { Self.withoutPackage(FolderPath.relative(path, to: $0)) } ?? path,
      app: folder.appName, appNames: folder.appNames,
      module: module, targets: unit?.targets ?? [],
      isTest: unit?.isTest == true || holdsTests || folder.isTest,
      isTestSupport: !holdsTests && folder.isTestSupport,
      settings: (unit?.settings ?? outsiders.settings(of: path)) + ofManifest(path)
    )
    // A manifest builds a layer, and is no code of it.
    return path.lastPathComponent == "Package.swift" ? place : place.assigned(to: layers)
  }

  /// The path in an app of which each layer is a package: `Domain/Models/A.swift` for
  /// `Domain/Sources/Domain/Models/A.swift`.
  private static func withoutPackage(_ path: String) -> String {
    guard let first = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return path }
    let layer = path[..<first]
    let rest = path[path.utf8.index(after: first)...]
    guard rest.hasPrefix("Sources/\(layer)/") else { return path }
    return String(rest.dropFirst("Sources/".count))
  }

  private func ofManifest(_ path: String) -> [ModuleSetting] {
    guard !dependents.isEmpty, path.lastPathComponent == "Package.swift" else { return [] }
    return dependents[ProjectManifest.folder(of: path)] ?? []
  }

  /// The modules by number, and which of them each file belongs to.
  var moduleNames: ModuleNames {
    let all = modules.unitOfFile.map { unit in
      Int32(unit.map { modules.units[$0].module + 1 } ?? 0)
    }
    let ofFile = all.map { $0 > 0 && modules.modules[Int($0) - 1].isOfXcode ? 0 : $0 }
    let rest = modules.modules.isEmpty ? Set(places.flatMap(\.qualifiers)) : []
    return ModuleNames(
      names: [""] + modules.modules.map(\.name), ofFile: ofFile, unitOfFile: all,
      paths: paths, namesOfRest: rest)
  }

  /// The modules with the layers of their files, as indices into the layers.
  func moduleLayers() -> ModuleLayers {
    var found: [String: Set<Int>] = [:]
    var firstFiles: [String: Place] = [:]
    for module in modules.modules { found[module.name] = [] }
    for place in places {
      let layer = place.layer.map { [$0] } ?? []
      for module in [place.module].compactMap(\.self) + place.targets {
        found[module, default: []].formUnion(layer)
        if firstFiles[module] == nil { firstFiles[module] = place }
      }
    }
    return ModuleLayers(found.mapValues { $0.sorted() }, firstFiles: firstFiles)
  }
}
