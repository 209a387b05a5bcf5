/// The modules of a project by number, and which of them each file belongs to.
package struct ModuleNames: Sendable {
  /// A module that a file can see.
  struct Visible: Sendable, Hashable {
    let module: Int32
    /// True if its internal declarations are visible too.
    let isTestable: Bool
    /// True if the file sees only declarations that another module imports alone and exports.
    let isInPart: Bool
  }

  /// The names; number 0 stands for the files of no module and has the name "".
  package let names: [String]
  /// The module of each file.
  package let ofFile: [Int32]
  /// The module or target of each file: of two declarations with one name that a file can see, the
  /// one of its own target is meant.
  package let unitOfFile: [Int32]
  /// The folder of each file; empty if all files belong to modules.
  private let folders: [Substring]
  private let numbers: [Name: [Int32]]
  /// Rules out most names that are not modules.
  private let filter: NameFilter

  /// - Parameters:
  ///   - paths: the paths of the files, if they are known.
  ///   - namesOfRest: what code may call the module of the files that no manifest puts into one.
  package init(
    names: [String], ofFile: [Int32], unitOfFile: [Int32]? = nil, paths: [String] = [],
    namesOfRest: Set<String> = []
  ) {
    self.names = names
    self.ofFile = ofFile
    let unitOfFile = unitOfFile ?? ofFile
    self.unitOfFile = unitOfFile
    folders = unitOfFile.contains(0) ? paths.map { $0.parentPath ?? "" } : []
    var byName: [Name: [Int32]] = [:]
    for (index, name) in names.enumerated() where !name.isEmpty {
      byName[Name(name), default: []].append(Int32(index))
    }
    for name in namesOfRest { byName[Name(name), default: []].append(0) }
    numbers = byName
    var filter = NameFilter(capacity: byName.count * 8)
    for name in byName.keys { filter.insert(name) }
    self.filter = filter
  }

  /// Returns true if the modules have the same numbers and files as in `other`.
  package func isSame(as other: ModuleNames) -> Bool {
    names == other.names && numbers == other.numbers && ofFile == other.ofFile
      && unitOfFile == other.unitOfFile && folders == other.folders
  }

  /// Returns true if no manifest says which module the file belongs to, but its folder is known.
  func isWithoutModule(_ file: Int) -> Bool { unitOfFile[file] == 0 && !folders.isEmpty }

  /// How far the folder of a file is from that of another one: 1 for the file itself, and one more
  /// for the same folder and for each folder around the other file's that it is not in.
  func folderDistance(of declared: Int, from file: Int) -> Int {
    if declared == file { return 1 }
    let own = folders[file].pathComponents
    let shared = zip(own, folders[declared].pathComponents).prefix { $0 == $1 }.count
    return 2 + own.count - shared
  }

  /// The names of modules in code.
  var calledNames: some Sequence<Name> { numbers.keys }

  /// The modules with this name.
  package func byName(_ name: Name) -> [Int32] {
    filter.mayContain(name) ? numbers[name] ?? [] : []
  }

  /// For each module the declarations that its files import alone and export, and their modules.
  func importedAlone(by files: [FileSymbols]) -> [Int32: [Name: Name]] {
    var found: [Int32: [Name: Name]] = [:]
    for file in files.indices {
      for module in files[file].imports where module.isExported {
        if let name = module.declaration { found[ofFile[file], default: [:]][name] = module.name }
      }
    }
    return found
  }

  /// For each file the modules that its imports make visible, re-exported ones included.
  ///
  /// - Parameter exported: the modules that each module exports as a whole.
  func visible(from files: [FileSymbols], exported: [Int32: Set<Int32>]) -> [[Visible]] {
    let exportedInPart = exports(of: files) { $0.declaration != nil }
    return files.indices.map { file in
      // A file sees what the others of its module import and export.
      let own = ofFile[file]
      let shared = own == 0 ? [] : exported[own] ?? []
      let sharedInPart = own == 0 ? [] : exportedInPart[own] ?? []
      guard
        !files[file].imports.isEmpty || !shared.isEmpty || !sharedInPart.isEmpty, names.count > 1
      else { return [] }
      var visible: [Visible] = []
      func add(
        _ modules: some Sequence<Int32>, isTestable: Bool = false, isInPart: Bool = false
      ) {
        var waiting = modules.map { ($0, isTestable) }
        while let (next, isTestable) = waiting.popLast() {
          guard next != own else { continue }
          if let known = visible.firstIndex(where: { $0.module == next }) {
            if isTestable {
              visible[known] = Visible(module: next, isTestable: true, isInPart: isInPart)
            }
            continue
          }
          visible.append(Visible(module: next, isTestable: isTestable, isInPart: isInPart))
          waiting += (exported[next] ?? []).map { ($0, false) }
          if isInPart { waiting += (exportedInPart[next] ?? []).map { ($0, false) } }
        }
      }
      for module in files[file].imports { add(byName(module.name), isTestable: module.isTestable) }
      add(shared)
      for module in visible { add(exportedInPart[module.module] ?? [], isInPart: true) }
      add(sharedInPart, isInPart: true)
      return visible
    }
  }

  /// The modules that each module exports by imports that count.
  func exports(
    of files: [FileSymbols], by counts: (FileSymbols.ImportedModule) -> Bool
  ) -> [Int32: Set<Int32>] {
    var exported: [Int32: Set<Int32>] = [:]
    for file in files.indices {
      for module in files[file].imports where module.isExported && counts(module) {
        exported[ofFile[file], default: []].formUnion(byName(module.name))
      }
    }
    return exported
  }
}
