import LintRules
import Matching
import Project

/// Layers that a project seems to have, with what each of them uses today.
package struct LayerProposal: Sendable {
  /// What makes a layer.
  package enum Basis: Sendable {
    /// The modules of packages and Xcode projects.
    case modules
    /// Folders with names that layers often have.
    case folders
  }

  /// One layer.
  package struct Layer: Sendable, Hashable {
    package let name: String
    /// Globs from the root, none for a layer that is a module.
    package let paths: [String]
    /// Globs of module names.
    package let modules: [String]
    /// The layers that its code uses today, sorted.
    package fileprivate(set) var uses: [String] = []
  }

  /// Layers that use each other.
  package struct Circle: Sendable {
    /// How many they are.
    package let count: Int
    /// A shortest way round, the first layer again at its end.
    package let way: [String]
    /// The use that is cheapest to do without.
    package let cut: (from: String, to: String)
  }

  package let basis: Basis
  /// The layers, each behind those that it uses as far as there is no circle.
  package private(set) var layers: [Layer]
  /// How many Swift files, tests left out, stand in a layer.
  package let files: Int
  /// The circles, one for each set of layers that can reach each other.
  package private(set) var circles: [Circle] = []

  /// The layers of the surveyed project, nil where neither modules nor folders suggest any.
  static func propose(_ survey: Survey, workers: Int) async -> LayerProposal? {
    let places = survey.places
    let drafts = [
      LayerProposal(.folders, folderLayers(places), places),
      LayerProposal(.modules, moduleLayers(places), places),
    ].compactMap(\.self)
    let packages = packageModules(survey)
    guard
      var proposal = drafts.max(by: {
        $0.weight(places, packages) <= $1.weight(places, packages)
      })
    else { return nil }
    await proposal.addUses(survey, workers: workers)
    return proposal
  }

  private init?(_ basis: Basis, _ layers: [Layer], _ places: [Place]) {
    guard layers.count > 1, let set = LayerSet(layers) else { return nil }
    self.basis = basis
    self.layers = layers
    files = places.count { $0.isSource && set.index(of: $0) != nil }
  }

  /// How many files speak for these layers. The target of an app may hold all there is, which says
  /// nothing about how it is built, so that only modules of packages count.
  private func weight(_ places: [Place], _ packages: Set<String>) -> Int {
    guard basis == .modules else { return files }
    guard layers.count(where: { packages.contains($0.name) }) > 1 else { return 0 }
    return places.count { $0.isSource && $0.module.map { packages.contains($0) } == true }
  }

  // MARK: - Candidates

  private static func packageModules(_ survey: Survey) -> Set<String> {
    Set(survey.files.modules.modules.filter { !$0.isOfXcode && !$0.isTest }.map(\.name))
  }

  private static func moduleLayers(_ places: [Place]) -> [Layer] {
    Set(places.filter(\.isSource).compactMap(\.module)).filter(isWritable).sorted().map {
      Layer(name: $0, paths: [], modules: [Self.escaped($0)])
    }
  }

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

  /// The folders that stand beside each other and have names of layers; those with one name are
  /// one layer, as the apps of a project often have the same.
  private static func folderLayers(_ places: [Place]) -> [Layer] {
    let folders = AppFolders.folders(of: places.filter(\.isSource).map(\.path)).filter(isWritable)
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
        paths[name, default: []].append(escaped(folder) + "/**")
      }
    }
    return paths.sorted { $0.key < $1.key }.map {
      Layer(name: $0.key, paths: $0.value.sorted(), modules: [])
    }
  }

  private static func split(_ folder: String) -> (parent: String, name: String) {
    (String(folder.parentPath ?? ""), String(folder.lastPathComponent))
  }

  /// Whether a name can stand on a line of a file.
  private static func isWritable(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// The name as a glob that matches nothing else.
  private static func escaped(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if "\\*?[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  // MARK: - What they use

  /// Adds what each layer uses, and puts the layers in order.
  private mutating func addUses(_ survey: Survey, workers: Int) async {
    guard let set = LayerSet(layers) else { return }
    let table = survey.table
    let places = survey.places.map { $0.assigned(to: set) }
    let references = await Workers.map(
      table.files.count, workers: workers, state: {},
      body: { file, _ in table.references(of: file) })
    let graph = DependencyGraph(
      table, places: places, references: references, grouping: .layers([]), layers: set)
    var uses: [String: Set<String>] = [:]
    for edge in graph.edges {
      uses[graph.groups[edge.from], default: []].insert(graph.groups[edge.to])
    }
    addImports(table, places, set, to: &uses)
    for index in layers.indices { layers[index].uses = (uses[layers[index].name] ?? []).sorted() }
    layers = Self.ordered(layers)
    circles = graph.cycles().compactMap { cycle in
      guard let cut = cycle.cuts.first.map({ graph.edges[$0] }) else { return nil }
      return Circle(
        count: cycle.groups.count, way: cycle.way.map { graph.groups[$0] },
        cut: (graph.groups[cut.from], graph.groups[cut.to]))
    }
  }

  /// Adds the layers of modules that are imported: rules about layers go by the names of modules,
  /// also where the graph cannot tell which of several is meant.
  private func addImports(
    _ table: SymbolTable, _ places: [Place], _ set: LayerSet, to uses: inout [String: Set<String>]
  ) {
    var targets: [Name: Set<Int>] = [:]
    var names: [Name: String] = [:]
    for place in places {
      guard let module = place.module, let layer = place.layer else { continue }
      targets[Name(module), default: []].insert(layer)
      names[Name(module)] = module
    }
    for (file, place) in places.enumerated() {
      guard let layer = place.layer else { continue }
      for module in table.files[file].imports where names[module.name] != place.module {
        let found = targets[module.name] ?? []
        if found.contains(layer) { continue }
        uses[set.layers[layer].name, default: []].formUnion(found.map { set.layers[$0].name })
      }
    }
  }

  /// Each layer behind those that it uses; in a circle the one that waits for fewest comes first.
  private static func ordered(_ layers: [Layer]) -> [Layer] {
    var rest = layers
    var ordered: [Layer] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      func open(_ layer: Layer) -> Int { layer.uses.count { waiting.contains($0) } }
      guard let next = rest.indices.min(by: { open(rest[$0]) < open(rest[$1]) }) else { break }
      ordered.append(rest.remove(at: next))
    }
    return ordered
  }
}

extension Place {
  /// Whether the file is Swift and no test.
  fileprivate var isSource: Bool { path.hasSuffix(".swift") && !isTest }
}

extension LayerSet {
  /// The layers of a proposal; nil when one of their globs is none.
  fileprivate init?(_ layers: [LayerProposal.Layer]) {
    do {
      self.init(
        try layers.map { layer in
          Layer(
            name: layer.name, paths: GlobSet(try layer.paths.map { try Glob($0) }),
            modules: try layer.modules.map { try NameGlob($0) }, uses: layer.uses)
        })
    } catch {
      return nil
    }
  }
}
