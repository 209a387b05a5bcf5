import Matching

/// Layers inside modules: folders in an order in which references go one way.
struct LayerConventions {
  let project: ObservedProject

  /// How many files a module has at least, and how many layers people can follow.
  private static let fewestFiles = 24
  private static let mostLayers = 12
  /// How many references between folders say something of their order.
  private static let fewestReferences = 40
  /// The share of references that go down in the best order of folders that have none.
  private static let background = 0.75

  var all: [Convention] {
    var modules: [String: [Int]] = [:]
    for (index, file) in project.files.enumerated() where !file.isTest {
      modules[file.module ?? "", default: []].append(index)
    }
    let between = betweenModules(modules)
    let shown = Set(between?.layers.flatMap(\.paths) ?? [])
    let inside = inModules(modules).filter { !shown.isSuperset(of: $0.layers.flatMap(\.paths)) }
    return inside + [between].compactMap(\.self)
  }

  /// The layers of the folders at the top, where several modules share them.
  private func betweenModules(_ modules: [String: [Int]]) -> Convention? {
    let files = modules.values.joined().sorted()
    let hasLayers =
      files.contains { project.files[$0].layer != nil }
      && !project.knownRules.contains(Self.idOfProject)
    guard modules.count > 1, files.count >= Self.fewestFiles, !hasLayers,
      let groups = FolderGroups(of: files, in: project)
    else { return nil }
    return convention(id: Self.idOfProject, place: "the project", directed(groups))
  }

  private func inModules(_ modules: [String: [Int]]) -> [Convention] {
    modules.sorted { $0.key < $1.key }.compactMap { name, files in
      // Layers of the configuration that part the module say already what may use what.
      let isKnown =
        Set(files.compactMap { project.files[$0].layer }).count > 1
        && !project.knownRules.contains(Self.id(of: name))
      guard files.count >= Self.fewestFiles, !isKnown,
        let groups = FolderGroups(of: files, in: project)
      else { return nil }
      return convention(
        id: Self.id(of: name), place: name.isEmpty ? "the folders" : "module `\(name)`",
        best(groups))
    }
  }

  /// The folders whose order says most.
  private func best(_ start: FolderGroups) -> FolderGroups {
    var groups = directed(start)
    var score = Self.score(groups)
    var tried: Set<String> = []
    while let folder = zip(groups.counts, groups.folders).filter({ !tried.contains($0.1) })
      .max(by: { ($0.0, $1.1) < ($1.0, $0.1) })?.1
    {
      tried.insert(folder)
      guard let expanded = groups.expanding(folder).map({ directed($0) }),
        expanded.folders.count <= Self.mostLayers
      else { continue }
      let new = Self.score(expanded)
      if new > score { (groups, score) = (expanded, new) }
    }
    return groups
  }

  /// The evidence for the order of folders.
  private static func score(_ groups: FolderGroups) -> Double {
    let order = FolderOrder(groups)
    let bound = Statistics.lowerBound(order.total - order.backward, of: order.total)
    let covered = Double(groups.counts.reduce(0, +)) / Double(max(1, groups.files.count))
    return Double(order.total) * Statistics.surprise(bound, background: background) * covered
  }

  /// The folders without those that are used by, and use, what is above and below them.
  private func directed(_ start: FolderGroups) -> FolderGroups {
    var groups = start.largest(Self.mostLayers)
    while groups.folders.count > 2 {
      let order = FolderOrder(groups)
      if order.share >= 0.95 { break }
      let worst = groups.folders.indices.max {
        (order.backward(at: $0), groups.folders[$1]) < (order.backward(at: $1), groups.folders[$0])
      }
      guard let worst else { break }
      groups = groups.without(groups.folders[worst])
    }
    return groups
  }

  // MARK: - The convention

  private static let idOfProject = "layers-of-the-project"

  private static func id(of module: String) -> String {
    let slug = NameWords.slug(module)
    return slug.isEmpty ? "layers-of-folders" : "layers-of-\(slug)"
  }

  private func convention(id: String, place: String, _ module: FolderGroups) -> Convention? {
    let groups = module.complete
    let order = FolderOrder(groups)
    let all = order.below(order.row)
    // A folder that is neither above another one nor below one has no place among them.
    let row = order.row.indices.filter { place in
      !all[place].isEmpty || all.contains { $0.contains(place) }
    }.map { order.row[$0] }
    guard row.count > 1, isMuch(order, row, groups) else { return nil }
    let names = Self.names(row.map { groups.folders[$0] })
    let below = order.below(row)
    let shown = Self.levels(below, areModules: id == Self.idOfProject).reversed()
      .map { $0.map { "`\(names[$0])`" }.joined(separator: ", ") }.joined(separator: " → ")
    let uses = LayerUses(groups, row, below)
    guard uses.down + uses.up.count >= Self.fewestReferences else { return nil }
    func whole(_ file: Int) -> Convention.Exception {
      .init(path: project.files[file].path, line: nil)
    }
    var convention = Convention(
      id: id, kind: .layers,
      says: "In \(place), references go down the layers \(shown).", unit: .references,
      total: uses.down + uses.up.count, exceptions: uses.up.map { whole(Int($0.file)) },
      background: Self.background, rule: rule(row.map { groups.folders[$0] }, below),
      subjects: row.map { Int32($0) }, claim: "layers \(id)",
      subjectPlaces: groups.files.map(whole))
    convention.against = Set(uses.up).sorted { ($0.file, $0.target) < ($1.file, $1.target) }
    convention.details = details(order, row, below, names)
    convention.remedy = "Move what is used into the lower folder, or pass it in from above."
    let counts = groups.counts
    convention.layers = zip(row, names).map { group, name in
      let uses = row.indices.filter { order.weights[group][row[$0]] > 0 && row[$0] != group }
      return .init(
        name: name, paths: [Glob.literal(groups.folders[group]) + "/**"], files: counts[group],
        uses: uses.map { .init(name: names[$0], references: order.weights[group][row[$0]]) })
    }
    return convention
  }

  /// Returns true if the layers are much of the module: they hold most of its files, or many of them and
  /// refer to each other more often than to what is not among them.
  private func isMuch(_ order: FolderOrder, _ row: [Int], _ groups: FolderGroups) -> Bool {
    let ofFile = groups.ofFile
    let inside = Set(row)
    var isInside: [Int: Bool] = [:]
    for (position, file) in groups.files.enumerated() {
      isInside[file] = inside.contains(ofFile[position])
    }
    var outside = 0
    for file in groups.files {
      let isFrom = isInside[file] ?? false
      for (target, count) in project.references[file] {
        if let isTo = isInside[Int(target)], isTo != isFrom { outside += Int(count) }
      }
    }
    let covered = isInside.values.count(where: \.self)
    let largest = row.map { groups.counts[$0] }.max() ?? 0
    let files = groups.files.count
    let isMost = covered * 3 >= files * 2 || order.total >= outside && covered * 5 >= files * 2
    return isMost && largest * 10 <= covered * 9
  }

  /// The positions in a row by how many others are below each, the lowest first.
  ///
  /// - Parameter areModules: true to have modules at the top that nothing uses, such as extensions of an app.
  ///   Folders may hold what is used without its name, such as members of extensions.
  private static func levels(_ below: [Set<Int>], areModules: Bool) -> [[Int]] {
    var level = [Int](repeating: 0, count: below.count)
    for place in below.indices {
      level[place] = (below[place].map { level[$0] }.max() ?? -1) + 1
    }
    let top = level.max() ?? 0
    let used = below.reduce(into: Set()) { $0.formUnion($1) }
    for place in below.indices where areModules && !used.contains(place) { level[place] = top }
    return (0...top).map { number in
      below.indices.filter { level[$0] == number }
    }
  }

  /// Who uses whom most, and which references against the order are the fewest between two folders.
  private func details(
    _ order: FolderOrder, _ row: [Int], _ below: [Set<Int>], _ names: [String]
  ) -> [String] {
    var down: [(Int, String)] = []
    var up: [(Int, String)] = []
    for high in row.indices {
      for low in below[high] {
        let (upper, lower) = (row[high], row[low])
        let (used, against) = (order.weights[upper][lower], order.weights[lower][upper])
        if used > 0 { down.append((used, "\(names[high]) → \(names[low])")) }
        if against > 0 { up.append((against, "\(names[low]) → \(names[high])")) }
      }
    }
    func listed(_ uses: [(Int, String)]) -> String {
      uses.prefix(5).map { "\($0.1) (\(Convention.grouped($0.0)))" }.joined(separator: ", ")
    }
    var lines: [String] = []
    let most = down.sorted { ($1.0, $0.1) < ($0.0, $1.1) }
    if !most.isEmpty { lines.append("most used: \(listed(most))") }
    let cuts = up.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    if !cuts.isEmpty { lines.append("against the order, cheapest to cut first: \(listed(cuts))") }
    return lines
  }

  /// The last components of folders, with as many before them as they need to differ.
  private static func names(_ folders: [String]) -> [String] {
    folders.map { folder in
      let parts = folder.split(separator: "/")
      var length = 1
      while length < parts.count,
        folders.contains(where: {
          $0 != folder && $0.split(separator: "/").suffix(length) == parts.suffix(length)
        })
      { length += 1 }
      return parts.suffix(length).joined(separator: "/")
    }
  }

  /// For each folder a check that no lower one uses what it declares.
  ///
  /// - Parameter below: for each folder those that it uses, itself or through others.
  private func rule(_ folders: [String], _ below: [Set<Int>]) -> Notation {
    func glob(_ folder: String) -> String { Glob.literal(folder) + "/**" }
    let checks = folders.indices.filter { !below[$0].isEmpty }.map { place -> Notation in
      let others = folders.indices.filter { !below[place].contains($0) }.map { glob(folders[$0]) }
      return ["in": ["paths": .texts([glob(folders[place])])], "by": ["paths": .texts(others)]]
    }
    return .mapping([
      .init("message", "'{name}' is declared in a layer above this one"),
      .init("in", ["paths": .texts(folders.map(glob))]),
      .init("not-in", ["tests": true]),
      .init("only", .list(checks)),
    ])
  }
}
