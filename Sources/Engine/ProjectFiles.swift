import Project
import SwiftSource

/// The files of a project and where each of them stands.
struct ProjectFiles {
  /// The paths from the root, sorted.
  let paths: [String]
  /// The place of each path.
  private(set) var places: [Place]
  let modules: ModuleMap
  let apps: AppFolders
  private let layers: LayerSet
  private let rootName: String

  /// - Parameters:
  ///   - rootName: the name of the root's folder, for an app that is the root itself.
  ///   - manifests: the package manifests among the paths, with the folders they stand in.
  init(
    paths: [String], rootName: String, apps: AppFolders, layers: LayerSet,
    manifests: [(folder: String, manifest: PackageManifest)]
  ) {
    self.paths = paths
    self.apps = apps
    self.layers = layers
    self.rootName = rootName
    modules = ModuleMap(manifests: manifests)
    places = []
    places = paths.map { place(of: $0) }
  }

  /// Where `path` stands; it need not be a file of the project any more.
  func place(of path: String) -> Place {
    let folder = apps.folder(of: path)
    let pathInApp = folder.map { AppFolders.relative(path, to: $0) } ?? path
    let module = modules.module(of: path)
    let name = folder.map { folder in
      folder.isEmpty ? rootName : String(folder.split(separator: "/").last ?? "")
    }
    return Place(
      path: path, pathInApp: pathInApp, app: name,
      layer: layers.index(path: path, pathInApp: pathInApp, module: module?.name),
      module: module?.name, isTest: module?.isTest == true || Self.isTest(path))
  }

  /// The layers of each module's files, as indices into the layers.
  func moduleLayers() -> [String: [Int]] {
    var found: [String: Set<Int>] = [:]
    for place in places {
      if let module = place.module, let layer = place.layer { found[module, default: []].insert(layer) }
    }
    return found.mapValues { $0.sorted() }
  }

  /// Whether the path is that of a test: in a folder of tests, or named like one.
  static func isTest(_ path: String) -> Bool {
    if path.hasSuffix("Tests.swift") { return true }
    return path.split(separator: "/").dropLast().contains { component in
      component == "Tests" || component == "UITests" || component.hasSuffix("Tests")
    }
  }
}
