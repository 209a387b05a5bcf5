import SwiftSource

/// Everything that a project declares, by name and place, and what names in it mean.
///
/// Symbols are numbered through the whole project. What an extension of a type from outside the
/// project declares belongs to an owner with a number behind those of the symbols.
package struct SymbolTable: Sendable {
  /// The files, in the order of the project.
  package let files: [FileSymbols]
  package let modules: ModuleNames
  /// The number of the first symbol of each file, and behind the last one their count.
  let symbolBase: [Int32]
  /// The number of the first container of each file.
  let containerBase: [Int32]
  /// The file of each symbol.
  let fileOfSymbol: ContiguousArray<Int32>
  /// What each container's members belong to, -1 when that is not known.
  var ownerOfContainer: ContiguousArray<Int32>
  /// The containers of each owner, as lists through `nextContainer`.
  var firstContainer: ContiguousArray<Int32>
  var nextContainer: ContiguousArray<Int32>
  /// Those of them that inherit something, as lists through `nextHeir`: most extensions do not, and
  /// look-ups need not walk through them.
  var firstHeir: ContiguousArray<Int32>
  var nextHeir: ContiguousArray<Int32>
  let fileOfContainer: ContiguousArray<Int32>
  /// What each path of each file means, -1 when that is not known.
  var targetsOfPaths: [ContiguousArray<Int32>]
  /// Symbols by name and owner, and by name and module.
  var members: NameMap
  var topLevel: NameMap
  /// The names of all types, protocols and aliases.
  let typeNames: Set<Name>
  /// The names of members of the types of each list that is asked for, by the list's number.
  let memberNames: [Int: Set<Name>]
  /// The types of what is passed to the functions of each list that is asked for, by its number.
  let passed: [Int: PassedTypes]
  /// The nested types that implicit members may start with, by name; -1 for a name that several
  /// types or a value have.
  var nested: [Name: Int32] = [:]
  /// The names that anything in the project declares or extends.
  var known: NameFilter
  /// The numbers of types from outside the project that it extends.
  var externals = NameMap(capacity: 64)
  /// For each file the modules of the project that it can see beside its own.
  let visibleModules: [[ModuleNames.Visible]]
  /// For each module the declarations that it imports alone and exports, and their modules.
  let importedAlone: [Int32: [Name: Name]]
  /// What conditions ask of all files.
  var answers = ProjectAnswers()
  /// Which files use which words.
  let words: WordIndex
  /// The next symbol with the same name and owner.
  var nextSymbol: ContiguousArray<Int32>

  /// How many symbols there are.
  package var count: Int { fileOfSymbol.count }

  /// The symbol with this number.
  package func symbol(_ number: Int32) -> FileSymbols.Symbol {
    let file = Int(fileOfSymbol[Int(number)])
    return files[file].symbols[Int(number - symbolBase[file])]
  }

  /// The index of the file that declares the symbol.
  package func file(of number: Int32) -> Int { Int(fileOfSymbol[Int(number)]) }

  /// The name of the symbol.
  package func name(of number: Int32) -> String {
    text(symbol(number).text, of: file(of: number))
  }

  /// The text at `range` of the pool of a file, which is not copied for it.
  func text(_ range: Range<Int32>, of file: Int) -> String {
    let bytes = files[file].text[Int(range.lowerBound)..<Int(range.upperBound)]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name of the symbol with those of the types around it, dots between.
  package func path(of number: Int32) -> String {
    var names: [String] = []
    var current = number
    // A type cannot be nested in itself, but a table of code that does not compile may say so.
    while current >= 0, current < count, names.count < 64 {
      names.append(name(of: current))
      let container = symbol(current).container
      guard container >= 0 else { break }
      current = ownerOfContainer[Int(containerBase[file(of: current)] + container)]
      if current >= count { names.append(externalName(of: current)) }
    }
    return names.reversed().joined(separator: ".")
  }

  private func externalName(of owner: Int32) -> String {
    let container = Int(firstContainer[Int(owner)])
    guard container >= 0 else { return "" }
    let file = Int(fileOfContainer[container])
    let extended = files[file].containers[container - Int(containerBase[file])].extended
    return extended < 0 ? "" : text(files[file].paths[Int(extended)].text, of: file)
  }

  /// The symbol of the type or alias at the declaration with this index, nil for all others.
  package func symbol(file: Int, declaration: Int) -> Int32? {
    let symbols = files[file].symbols
    let index = symbols.partitioningIndex { Int($0.declaration) >= declaration }
    guard index < symbols.count, Int(symbols[index].declaration) == declaration,
      symbols[index].kind != .genericParameter
    else { return nil }
    return symbolBase[file] + Int32(index)
  }
}

/// The modules of a project by number, and which of them each file belongs to.
package struct ModuleNames: Sendable {
  /// A module that a file can see.
  struct Visible: Sendable, Hashable {
    let module: Int32
    /// Whether what it does not make public can be seen too.
    let isTestable: Bool
  }

  /// The names; number 0 stands for the files of no module and has the name "".
  package let names: [String]
  /// The module of each file.
  package let ofFile: [Int32]
  /// The module or target of each file: of two declarations with one name that a file can see, the
  /// one of its own target is meant.
  let unitOfFile: [Int32]
  private let numbers: [Name: [Int32]]
  /// Tells most names apart from those of modules.
  private let filter: NameFilter

  package init(names: [String], ofFile: [Int32], unitOfFile: [Int32]? = nil) {
    self.names = names
    self.ofFile = ofFile
    self.unitOfFile = unitOfFile ?? ofFile
    var byName: [Name: [Int32]] = [:]
    for (index, name) in names.enumerated() where !name.isEmpty {
      byName[Name(name), default: []].append(Int32(index))
    }
    numbers = byName
    var filter = NameFilter(capacity: byName.count * 8)
    for name in byName.keys { filter.insert(name) }
    self.filter = filter
  }

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
  func visible(from files: [FileSymbols]) -> [[Visible]] {
    var exported: [Int32: Set<Int32>] = [:]
    for file in files.indices {
      for module in files[file].imports where module.isExported {
        exported[ofFile[file], default: []].formUnion(byName(module.name))
      }
    }
    return files.indices.map { file in
      // A file sees what the others of its module import and export.
      let shared = ofFile[file] == 0 ? [] : exported[ofFile[file]] ?? []
      guard !files[file].imports.isEmpty || !shared.isEmpty, names.count > 1 else { return [] }
      var visible: [Visible] = []
      func add(_ modules: some Sequence<Int32>, isTestable: Bool) {
        var waiting = modules.map { ($0, isTestable) }
        while let (next, isTestable) = waiting.popLast() {
          guard next != ofFile[file] else { continue }
          if let known = visible.firstIndex(where: { $0.module == next }) {
            if isTestable { visible[known] = Visible(module: next, isTestable: true) }
            continue
          }
          visible.append(Visible(module: next, isTestable: isTestable))
          waiting += (exported[next] ?? []).map { ($0, false) }
        }
      }
      for module in files[file].imports { add(byName(module.name), isTestable: module.isTestable) }
      add(shared, isTestable: false)
      return visible
    }
  }
}

/// Tells names apart that the project never declares, which most names in code are.
///
/// Source: Burton Bloom, "Space/Time Trade-offs in Hash Coding with Allowable Errors",
/// Communications of the ACM 13 (1970), with one hash and sixteen bits a name.
struct NameFilter: Sendable {
  private var bits: ContiguousArray<UInt64>

  init(capacity: Int) {
    var size = 16
    while size * 4 < capacity { size *= 2 }
    bits = ContiguousArray(repeating: 0, count: size)
  }

  mutating func insert(_ name: Name) {
    let (word, bit) = place(of: name)
    bits[word] |= bit
  }

  /// Whether the name may have been inserted.
  @inline(__always)
  func mayContain(_ name: Name) -> Bool {
    let (word, bit) = place(of: name)
    return bits[word] & bit != 0
  }

  @inline(__always)
  private func place(of name: Name) -> (Int, UInt64) {
    let hash = name.mixed(with: 0)
    return (Int(truncatingIfNeeded: hash &>> 8) & (bits.count &- 1), 1 &<< (hash & 63))
  }
}

/// Lists of symbols by a name and a number that it is looked up in.
///
/// An open-addressing hash table of lists that run through the symbols themselves.
struct NameMap: Sendable {
  private var keys: ContiguousArray<UInt64>
  private var heads: ContiguousArray<Int32>
  private(set) var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = ContiguousArray(repeating: 0, count: size)
    heads = ContiguousArray(repeating: -1, count: size)
  }

  /// The first symbol of the list, -1 when there is none.
  @inline(__always)
  func first(_ name: Name, in number: Int32) -> Int32 {
    let key = name.mixed(with: UInt64(UInt32(bitPattern: number)))
    let mask = keys.count &- 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while heads[slot] >= 0 {
      if keys[slot] == key { return heads[slot] }
      slot = (slot &+ 1) & mask
    }
    return -1
  }

  /// Puts `symbol` at the head of the list.
  ///
  /// - Returns: what was the first symbol until now, -1 for none.
  mutating func insert(_ symbol: Int32, _ name: Name, in number: Int32) -> Int32 {
    if (count + 1) * 2 > keys.count { grow() }
    let key = name.mixed(with: UInt64(UInt32(bitPattern: number)))
    let slot = self.slot(of: key)
    let previous = heads[slot]
    if previous < 0 { count += 1 }
    keys[slot] = key
    heads[slot] = symbol
    return previous
  }

  private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while heads[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (keys, heads)
    keys = ContiguousArray(repeating: 0, count: old.0.count * 2)
    heads = ContiguousArray(repeating: -1, count: old.0.count * 2)
    for index in old.0.indices where old.1[index] >= 0 {
      let slot = self.slot(of: old.0[index])
      keys[slot] = old.0[index]
      heads[slot] = old.1[index]
    }
  }
}
