import SwiftSource

/// Everything that a project declares, by name and place, and what names in it mean.
///
/// Symbols are numbered through the whole project. What an extension of a type from outside the
/// project declares belongs to an owner with a number after those of the symbols.
package struct SymbolTable: Sendable {
  /// The files, in the order of the project.
  package internal(set) var files: [FileSymbols]
  package let modules: ModuleNames
  /// The number of the first symbol of each file.
  let symbolBase: [Int32]
  /// The number of the first container of each file.
  let containerBase: [Int32]
  /// The file of each symbol.
  let fileOfSymbol: ContiguousArray<Int32>
  /// The owner of each container's members, -1 if it is not known.
  var ownerOfContainer: ContiguousArray<Int32>
  /// The containers of each owner, as lists through `nextContainer`.
  var firstContainer: ContiguousArray<Int32>
  var nextContainer: ContiguousArray<Int32>
  /// Those of them that inherit something, as lists through `nextHeir`: most extensions do not, and
  /// look-ups need not walk through them.
  var firstHeir: ContiguousArray<Int32>
  var nextHeir: ContiguousArray<Int32>
  let fileOfContainer: ContiguousArray<Int32>
  /// The meaning of each path of each file, -1 if it is not known.
  var targetsOfPaths: [ContiguousArray<Int32>]
  /// Symbols by name and owner, and by name and module.
  var members: NameMap
  var topLevel: NameMap
  /// The names of all types, protocols and aliases.
  let typeNames: Set<Name>
  /// The nested types that implicit members may start with, by name; -1 for a name that several
  /// types or a value have.
  var nested: [Name: Int32] = [:]
  /// The names that anything in the project declares or extends.
  var known: NameFilter
  /// The numbers of types from outside the project that it extends.
  var externals = NameMap(capacity: 64)
  /// For each file the modules of the project that it can see beside its own.
  let visibleModules: [[ModuleNames.Visible]]
  /// The modules that each module imports and exports as a whole.
  let exports: [Int32: Set<Int32>]
  /// For each module the declarations that it imports alone and exports, and their modules.
  let importedAlone: [Int32: [Name: Name]]
  /// The classes and the ones that others inherit.
  var hierarchy = ClassHierarchy()
  /// Which files use which words.
  var words: WordIndex
  /// The next symbol with the same name and owner.
  var nextSymbol: ContiguousArray<Int32>

  /// Takes other symbols of a file, which say the same to other files.
  package mutating func replace(_ symbols: FileSymbols, file: Int) { files[file] = symbols }

  /// Takes other words of the files.
  package mutating func setWords(_ words: WordIndex) { self.words = words }

  /// How many symbols there are.
  package var count: Int { fileOfSymbol.count }

  /// The symbol with this number.
  package func symbol(_ number: Int32) -> FileSymbols.Symbol {
    let file = Int(fileOfSymbol[Int(number)])
    return files[file].symbols[Int(number - symbolBase[file])]
  }

  /// The index of the file that declares the symbol.
  package func file(of number: Int32) -> Int { Int(fileOfSymbol[Int(number)]) }

  /// Returns true if the module of a file is that of the symbol, or one that sees it.
  package func isVisible(_ number: Int32, from file: Int) -> Bool {
    let module = modules.ofFile[self.file(of: number)]
    return module == modules.ofFile[file] || visibleModules[file].contains { $0.module == module }
  }

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

extension SymbolTable {
  /// Returns true if the project declares a type, protocol or alias with this name.
  package func declaresType(named name: String) -> Bool { typeNames.contains(Name(name)) }
}
