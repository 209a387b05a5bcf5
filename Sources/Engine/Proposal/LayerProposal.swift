import LintRules
import Matching
import Project

/// Layers that a project seems to have, with what each of them uses today.
package struct LayerProposal: Sendable {
  /// The origin of the layers.
  package enum Basis: Sendable {
    /// The modules of packages and Xcode projects.
    case modules
    /// Modules, and in place of the largest one its folders.
    case modulesAndFolders
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
  package struct Cycle: Sendable {
    /// How many they are.
    package let count: Int
    /// A shortest way round, the first layer again at its end.
    package let way: [String]
    /// The use that is cheapest to remove.
    package let cut: (from: String, to: String)
  }

  package let basis: Basis
  /// The names of folders and targets that are no layers, because references between them go both
  /// ways.
  package private(set) var undirected: [String] = []
  /// The names of the smaller modules and folders beyond ``maximumCount``.
  package private(set) var surplus: [String] = []
  /// The layers, each after those that it uses as far as there is no cycle.
  package private(set) var layers: [Layer]
  /// The number of Swift files in the layers, without tests.
  package private(set) var files = 0
  /// The cycles, one for each set of layers that can reach each other.
  package private(set) var cycles: [Cycle] = []
  /// True if a contract against cycles would have findings. The targets of an Xcode project and
  /// the folders that they share use each other, which counts here but is no cycle of modules.
  package private(set) var isCyclic = false

  /// The number of layers that people can still follow.
  static let maximumCount = 12

  /// The layers of the surveyed project, nil if neither modules nor folders suggest any.
  ///
  /// Modules come first: their imports have a direction. Folders are layers where there is at most
  /// one module, and in place of a module that has most of the files.
  package static func propose(_ survey: Survey, workers: Int) async -> LayerProposal? {
    let references = await Workers.map(
      survey.table.files.count, workers: workers, state: {},
      body: { file, _ in survey.table.references(of: file) })
    let sources = survey.places.filter(\.isSource)
    let modules = moduleLayers(sources)
    guard modules.count > 1, hasEnoughModules(sources) else {
      return LayerProposal(.folders, folderLayers(sources), survey, references)
    }
    if let large = dominantModule(of: sources) {
      let taken = Set(modules.map(\.name))
      let folders = folderLayers(sources.filter { $0.module == large })
        .map { taken.contains($0.name) ? $0.renamed("\(large) \($0.name)") : $0 }
      let rest = modules.filter { $0.name != large }
      let names = Set(folders.map(\.name))
      let proposal = LayerProposal(.modulesAndFolders, rest + folders, survey, references)
      let kept = proposal?.layers.filter { names.contains($0.name) } ?? []
      if let proposal, kept.count > 1, hold(kept, enoughOf: large, sources) { return proposal }
    }
    return LayerProposal(.modules, modules, survey, references)
  }

  private init?(
    _ basis: Basis, _ candidates: [Layer], _ survey: Survey, _ references: [FileReferences]
  ) {
    self.basis = basis
    layers = candidates
    keepDirected(survey, references)
    keepLargest(survey)
    guard layers.count > 1, let set = LayerSet(layers) else { return nil }
    files = survey.places.count { $0.isSource && set.index(of: $0) != nil }
    addUses(survey, references)
  }

  // MARK: - Choosing

  /// Leaves out folders between which references go both ways: they are not layers, whatever
  /// their names are. The folder with most references against the others goes first. Modules stay: the
  /// targets of an Xcode project may use each other through the files that they share.
  private mutating func keepDirected(_ survey: Survey, _ references: [FileReferences]) {
    while layers.count > 1, let graph = graph(survey, references) {
      var against: [String: Int] = [:]
      for edge in graph.edges {
        let back = graph.edges.first { $0.from == edge.to && $0.to == edge.from }?.weight ?? 0
        guard back > 0, min(edge.weight, back) * Self.direction > max(edge.weight, back) else {
          continue
        }
        against[graph.groups[edge.from], default: 0] += min(edge.weight, back)
      }
      let twoWay = layers.indices.filter {
        !layers[$0].paths.isEmpty && against[layers[$0].name] != nil
      }
      let worst = twoWay.max {
        (against[layers[$0].name] ?? 0, layers[$1].name)
          < (against[layers[$1].name] ?? 0, layers[$0].name)
      }
      guard let worst else { return }
      undirected.append(layers.remove(at: worst).name)
    }
  }

  /// References have a direction where those in one direction are this many times those back.
  private static let direction = 5

  /// Leaves out the smallest of more layers than people can follow, by their files and the files that
  /// import them: a small module that most of the code builds on says more than a large one that
  /// nobody uses.
  private mutating func keepLargest(_ survey: Survey) {
    guard layers.count > Self.maximumCount, let set = LayerSet(layers) else { return }
    var counts = [Int](repeating: 0, count: layers.count)
    var layerOfModule: [Name: Int] = [:]
    for place in survey.places where place.isSource {
      guard let index = set.index(of: place) else { continue }
      counts[index] += 1
      if let module = place.module { layerOfModule[Name(module)] = index }
    }
    for (file, place) in survey.places.enumerated() where place.isSource {
      let own = set.index(of: place)
      let used = Set(survey.table.files[file].imports.compactMap { layerOfModule[$0.name] })
      for index in used where index != own { counts[index] += 1 }
    }
    let order = layers.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    surplus = order.dropFirst(Self.maximumCount).map { layers[$0].name }.sorted()
    layers = order.prefix(Self.maximumCount).sorted().map { layers[$0] }
  }

  // MARK: - What they use

  private func graph(_ survey: Survey, _ references: [FileReferences]) -> DependencyGraph? {
    LayerSet(layers).map { set in
      DependencyGraph(
        survey.table, places: survey.places.map { $0.assigned(to: set) }, references: references,
        grouping: .layers([]), layers: set)
    }
  }

  /// Adds what each layer uses, and puts the layers in order.
  private mutating func addUses(_ survey: Survey, _ references: [FileReferences]) {
    setUses(survey, references)
    // A file that several layers claim is in the first of them, which the order changes.
    layers = Self.ordered(layers)
    setUses(survey, references)
    guard let graph = graph(survey, references) else { return }
    let targets = Set(survey.files.modules.modules.filter(\.isOfXcode).map(\.name))
    let found = graph.cycles()
    isCyclic = !found.isEmpty
    cycles = found.compactMap { cycle in
      let names = Set(cycle.groups.map { graph.groups[$0] })
      let inside = graph.edges.filter {
        names.contains(graph.groups[$0.from]) && names.contains(graph.groups[$0.to])
      }
      // A module that another one uses is imported; what shares files with it is a part of it.
      let real = inside.filter { edge in
        edge.imports > 0 || !targets.contains(graph.groups[edge.from])
          || !targets.contains(graph.groups[edge.to])
      }
      guard Self.isCyclic(real.map { ($0.from, $0.to) }) else { return nil }
      guard let cut = cycle.cuts.first.map({ graph.edges[$0] }) else { return nil }
      return Cycle(
        count: cycle.groups.count, way: cycle.way.map { graph.groups[$0] },
        cut: (graph.groups[cut.from], graph.groups[cut.to]))
    }
  }

  /// Returns true if a way along the edges leads back to where it starts.
  static func isCyclic(_ edges: [(from: Int, to: Int)]) -> Bool {
    var rest = edges
    while true {
      // What nothing leads to, or nothing leads from, is on no way back.
      let sources = Set(rest.map(\.from))
      let targets = Set(rest.map(\.to))
      let kept = rest.filter { targets.contains($0.from) && sources.contains($0.to) }
      if kept.count == rest.count { return !rest.isEmpty }
      rest = kept
    }
  }

  private mutating func setUses(_ survey: Survey, _ references: [FileReferences]) {
    guard let set = LayerSet(layers), let graph = graph(survey, references) else { return }
    var uses: [String: Set<String>] = [:]
    for edge in graph.edges {
      uses[graph.groups[edge.from], default: []].insert(graph.groups[edge.to])
    }
    addImports(survey.table, survey.places.map { $0.assigned(to: set) }, set, to: &uses)
    for index in layers.indices { layers[index].uses = (uses[layers[index].name] ?? []).sorted() }
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

  /// Each layer after those that it uses; in a cycle the one that waits for fewest comes first.
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
  /// True if the file is Swift and neither a test nor data for tests.
  var isSource: Bool { path.hasSuffix(".swift") && !isTest && !isInFixtures }

  /// True if the file is in a folder with data for tests, such as whole projects.
  var isInFixtures: Bool {
    path.pathComponents.dropLast().contains { Self.fixtureFolders.contains(String($0)) }
  }

  private static let fixtureFolders: Set<String> = [
    "Fixtures", "fixtures", "TestFixtures", "TestData", "testdata",
  ]
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
