/// Which group of files depends on which, and through how many references.
package struct DependencyGraph: Sendable {
  /// A dependency of one group on another.
  package struct Edge: Sendable {
    package let from: Int
    package let to: Int
    /// How often files of one group name types of the other.
    package var references = 0
    /// How many imports of the other group's modules there are.
    package var imports = 0
    /// The uses that make the dependency, in the order of the files.
    package var uses: [Use] = []

    /// How much work it is to remove the dependency.
    package var weight: Int { references + imports }
  }

  /// One file's part in a dependency.
  package struct Use: Sendable {
    package let file: Int
    package let target: Target
    package let count: Int

    package enum Target: Sendable, Hashable {
      case symbol(Int32)
      case module(Name)
    }
  }

  /// The names of the groups, sorted.
  package let groups: [String]
  /// How many files each group has.
  package let fileCounts: [Int]
  /// The group of each file, -1 for files of none.
  package let ofFile: [Int]
  /// The dependencies between different groups, sorted by their ends.
  package let edges: [Edge]

  /// - Parameter references: of each file.
  package init(
    _ table: SymbolTable, places: [Place], references: [FileReferences], grouping: Grouping,
    layers: LayerSet
  ) {
    let names = places.map { place in
      place.path.hasSuffix(".swift") ? grouping.group(of: place, layers: layers) : nil
    }
    let groups = Set(names.compactMap(\.self)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1, $0) })
    let ofFile = names.map { $0.flatMap { numbers[$0] } ?? -1 }
    self.groups = groups
    self.ofFile = ofFile
    var counts = [Int](repeating: 0, count: groups.count)
    for group in ofFile where group >= 0 { counts[group] += 1 }
    fileCounts = counts
    edges = Self.edges(table, references, ofFile: ofFile)
  }

  private struct Key: Hashable {
    let from: Int
    let to: Int
  }

  private static func edges(
    _ table: SymbolTable, _ references: [FileReferences], ofFile: [Int]
  ) -> [Edge] {
    var edges: [Key: Edge] = [:]
    func add(_ file: Int, to group: Int, _ target: Use.Target, count: Int) {
      let from = ofFile[file]
      guard from >= 0, group >= 0, from != group else { return }
      var edge = edges[Key(from: from, to: group)] ?? Edge(from: from, to: group)
      if case .symbol = target { edge.references += count } else { edge.imports += count }
      edge.uses.append(Use(file: file, target: target, count: count))
      edges[Key(from: from, to: group)] = edge
    }
    let groupOfModule = groupsOfModules(table, ofFile)
    for (file, found) in references.enumerated() where ofFile[file] >= 0 {
      for target in found.targets {
        let group = ofFile[table.file(of: target.symbol)]
        add(file, to: group, .symbol(target.symbol), count: target.count)
      }
      for module in table.files[file].imports {
        for number in table.modules.byName(module.name) {
          guard let group = groupOfModule[number] else { continue }
          add(file, to: group, .module(module.name), count: 1)
        }
      }
    }
    return edges.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The group of each module whose files are all in one.
  private static func groupsOfModules(_ table: SymbolTable, _ ofFile: [Int]) -> [Int32: Int] {
    var groups: [Int32: Int] = [:]
    for (file, module) in table.modules.ofFile.enumerated()
    where module > 0 && table.files[file].scopes.count > 0 {
      let group = ofFile[file]
      groups[module] = groups[module].map { $0 == group ? group : -1 } ?? group
    }
    return groups.filter { $0.value >= 0 }
  }
}
