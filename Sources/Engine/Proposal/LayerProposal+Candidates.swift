import LintRules
import Matching
import Project

/// The modules and folders that may be layers.
extension LayerProposal {
  // MARK: - Modules

  /// - Parameter sources: the places of Swift files, without tests.
  static func moduleLayers(_ sources: [Place]) -> [Layer] {
    Set(sources.compactMap(\.module)).filter(isWritable).sorted().map {
      Layer(name: $0, paths: [], modules: [Glob.literal($0)])
    }
  }

  /// Returns true if modules have enough of the files to be the layers of the project: a tool or a sample
  /// app beside code that no manifest names says nothing of that code.
  static func hasEnoughModules(_ sources: [Place]) -> Bool {
    sources.count { $0.module != nil } * share >= sources.count
  }

  /// The module that has more than half of the files, nil if there is none. The target of an app
  /// may hold all there is, which says nothing about how it is built.
  static func dominantModule(of sources: [Place]) -> String? {
    var counts: [String: Int] = [:]
    for place in sources { place.module.map { counts[$0, default: 0] += 1 } }
    return counts.first { $0.value * 2 > sources.count }?.key
  }

  // MARK: - Folders

  /// Names of folders that mostly are layers.
  private static let layerNames: Set<String> = [
    "Domain", "Data", "Presentation", "Application", "Infrastructure", "Core", "Features",
    "Feature", "UI", "Screens", "Scenes", "Views", "ViewModels", "ViewControllers", "Controllers",
    "Models", "Model", "Entities", "UseCases", "Repositories", "Services", "Networking", "Network",
    "Persistence", "Storage", "Database", "DesignSystem", "Components", "Navigation",
  ]

  /// Names of folders that are layers where others beside them are.
  private static let companionNames: Set<String> = [
    "Common", "Shared", "Utilities", "Utils", "Helpers", "Extensions", "Support",
  ]

  /// Folders and modules are layers where at least one in so many files is in them: a feature with a
  /// folder `Views` says nothing of the code as a whole.
  private static let share = 3

  /// Adjacent folders with names of layers; those with one name are one layer, as the apps of a
  /// project often have the same.
  static func folderLayers(_ sources: [Place]) -> [Layer] {
    let folders = AppFolders.folders(of: sources.map(\.path)).filter(isWritable)
    var children: [String: Set<String>] = [:]
    for folder in folders {
      let (parent, name) = split(folder)
      if layerNames.contains(name) || companionNames.contains(name) {
        children[parent, default: []].insert(name)
      }
    }
    var paths: [String: [String]] = [:]
    var chosen: [String] = []
    // A folder inside a layer is a part of it; those around come first.
    let parents = children.filter { $0.value.intersection(layerNames).count > 1 }.keys
    for parent in parents.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) })
    where !chosen.contains(where: { parent.lies(in: $0) }) {
      for name in children[parent] ?? [] {
        let folder = parent.isEmpty ? name : "\(parent)/\(name)"
        chosen.append(folder)
        paths[name, default: []].append(Glob.literal(folder) + "/**")
      }
    }
    let count = sources.count { place in chosen.contains { place.path.lies(in: $0) } }
    guard count * share >= sources.count else { return [] }
    return paths.sorted { $0.key < $1.key }.map {
      Layer(name: $0.key, paths: $0.value.sorted(), modules: [])
    }
  }

  /// Returns true if folders of a module are layers of its code.
  static func hold(_ layers: [Layer], enoughOf module: String, _ sources: [Place]) -> Bool {
    let globs = GlobSet(layers.flatMap(\.paths).compactMap { try? Glob($0) })
    let files = sources.filter { $0.module == module }
    return files.count { $0.isMatched(by: globs) } * share >= files.count
  }

  private static func split(_ folder: String) -> (parent: String, name: String) {
    (String(folder.parentPath ?? ""), String(folder.lastPathComponent))
  }

  /// Returns true if a name can be written on one line of a file.
  private static func isWritable(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

extension LayerProposal.Layer {
  /// The layer with another name.
  func renamed(_ name: String) -> LayerProposal.Layer {
    LayerProposal.Layer(name: name, paths: paths, modules: modules)
  }
}
