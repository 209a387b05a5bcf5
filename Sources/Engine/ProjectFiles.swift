import Project
import SwiftSource

/// The files of a project and where each of them is.
struct ProjectFiles {
  /// The paths from the root, sorted.
  let paths: [String]
  /// The place of each path.
  private(set) var places: [Place]
  private var moduleOfFile: [ModuleMap.Module?] = []
  let modules: ModuleMap
  let apps: AppFolders
  private let layers: LayerSet
  private let rootName: String
  /// The settings that the modules are built with, by folder.
  private let settings: [String: [ModuleSetting]]
  /// What is known of those that depend on the packages, by the folders of their manifests.
  private let dependents: [String: [ModuleSetting]]

  /// - Parameters:
  ///   - rootName: the name of the root's folder, for an app that is the root itself.
  ///   - manifests: the package manifests among the paths, with the folders they are in.
  ///   - projects: the Xcode projects, with the folders they are in.
  ///   - settings: what modules are built with, by their folders from the root.
  ///   - dependents: settings of manifests, by their folders from the root.
  init(
    paths: [String], rootName: String, apps: AppFolders, layers: LayerSet,
    manifests: [(folder: String, manifest: PackageManifest)],
    projects: [(folder: String, project: XcodeProject)] = [],
    settings: [String: [ModuleSetting]] = [:], dependents: [String: [ModuleSetting]] = [:]
  ) {
    self.paths = paths
    self.apps = apps
    self.layers = layers
    self.rootName = rootName
    self.settings = settings
    self.dependents = dependents
    // Folders without Swift or documents, which only rules about settings ask for, are no modules.
    modules = ModuleMap(
      manifests: manifests, projects: projects,
      folders: AppFolders.folders(of: paths.filter(Walker.isAlwaysRead)))
    places = []
    places.reserveCapacity(paths.count)
    // Neighbours in the sorted list mostly share their folder, which decides all but the layer.
    var last: (path: Substring, folder: Folder)?
    for path in paths {
      let folderPath = Self.folder(of: path)
      let folder = last?.path == folderPath ? last?.folder : nil
      let found = folder ?? self.folder(folderPath)
      last = (folderPath, found)
      places.append(place(of: path, in: found))
      moduleOfFile.append(found.module)
    }
  }

  /// Where `path` is; it need not be a file of the project any more.
  func place(of path: String) -> Place { place(of: path, in: folder(Self.folder(of: path))) }

  /// The facts that a folder decides for all files in it.
  private struct Folder {
    let app: String?
    let appName: String?
    let module: ModuleMap.Module?
    let isTest: Bool
    let settings: [ModuleSetting]
  }

  private static func folder(of path: String) -> Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }

  private func folder(_ path: Substring) -> Folder {
    // Apps and modules are found by the path of a file, not its name.
    let file = path.isEmpty ? "x" : "\(path)/x"
    let app = apps.folder(of: file)
    let module = modules.module(of: file)
    let name = app.map { $0.isEmpty ? rootName : String($0.lastPathComponent) }
    let isTest = path.pathComponents.contains { $0.hasSuffix("Tests") }
    return Folder(
      app: app, appName: name, module: module, isTest: module?.isTest == true || isTest,
      settings: module.flatMap { settings[$0.folder] } ?? [])
  }

  private func place(of path: String, in folder: Folder) -> Place {
    Place(
      path: path, pathInApp: folder.app.map { AppFolders.relative(path, to: $0) } ?? path,
      app: folder.appName, module: folder.module?.name,
      isTest: folder.isTest || path.hasSuffix("Tests.swift"),
      settings: folder.settings + ofManifest(path)
    ).assigned(to: layers)
  }

  private func ofManifest(_ path: String) -> [ModuleSetting] {
    guard !dependents.isEmpty, path.lastPathComponent == "Package.swift" else { return [] }
    return dependents[String(Self.folder(of: path))] ?? []
  }

  /// The modules by number, and which of them each file belongs to.
  var moduleNames: ModuleNames {
    var numbers: [ModuleMap.Module: Int32] = [:]
    var names = [""]
    let all = moduleOfFile.map { module -> Int32 in
      guard let module else { return 0 }
      if let number = numbers[module] { return number }
      numbers[module] = Int32(names.count)
      names.append(module.name)
      return Int32(names.count - 1)
    }
    let ofFile = zip(moduleOfFile, all).map { $0?.isOfXcode == true ? 0 : $1 }
    return ModuleNames(names: names, ofFile: ofFile, unitOfFile: all)
  }

  /// The modules with the layers of their files, as indices into the layers.
  func moduleLayers() -> [String: [Int]] {
    var found: [String: Set<Int>] = [:]
    for module in modules.modules { found[module.name] = [] }
    for place in places {
      guard let module = place.module else { continue }
      found[module, default: []].formUnion(place.layer.map { [$0] } ?? [])
    }
    return found.mapValues { $0.sorted() }
  }
}
