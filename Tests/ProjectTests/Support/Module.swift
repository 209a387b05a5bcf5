import Testing

@testable import Project
@testable import SwiftSource

/// Files that are not there: paths and texts. The first folder of a path is the file's module.
typealias Files = KeyValuePairs<String, String>

/// Compares the references from file to file with what is expected, a line for each:
/// `A.swift:1 Name -> B.swift`, and `A.swift:1 Name ?` where scoping cannot decide.
///
/// - Parameter hasModules: whether the first folders of the paths are modules.
func check(
  _ files: Files, hasModules: Bool = true, _ expected: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let module = Module(files, hasModules: hasModules)
  #expect(module.references == expected, sourceLocation: sourceLocation)
  #expect(module.counts == module.countsOfReferences, sourceLocation: sourceLocation)
}

/// The table of some files, and the files.
struct Module {
  let files: [SourceFile]
  let table: SymbolTable

  init(_ texts: Files, hasModules: Bool = true) {
    files = texts.map { SourceFile(path: $0.key, text: $0.value) }
    var index = MentionIndex()
    var names = [""]
    let ofFile = texts.map { file -> Int32 in
      let folders = file.key.split(separator: "/").dropLast()
      guard hasModules, let module = folders.first.map(String.init) else { return 0 }
      if !names.contains(module) { names.append(module) }
      return Int32(names.firstIndex(of: module) ?? 0)
    }
    table = SymbolTable(
      files.map { FileSymbols(of: $0, index: &index) },
      modules: ModuleNames(names: names, ofFile: ofFile, paths: files.map(\.path)))
  }

  /// The references from file to file in the order of the source.
  var references: [String] {
    files.indices.flatMap { index -> [String] in
      let file = files[index]
      let lines = LineTable(file.buffer)
      var found: [(token: Int, text: String)] = []
      let references = table.references(in: file, index: index) { found.append(($0, "?")) }
      for reference in references where table.file(of: reference.symbol) != index {
        found.append((reference.token, "-> \(files[table.file(of: reference.symbol)].path)"))
      }
      return found.sorted { $0.token < $1.token }.map { token, text in
        let line = lines.position(of: Int(file.tokens[token].offset)).line
        return "\(file.path):\(line) \(file.identifier(token)) \(text)"
      }
    }
  }

  /// How often each file refers to each symbol of another, as the project's facts have it.
  var counts: [[Int32: Int]] {
    files.indices.map { index in
      Dictionary(uniqueKeysWithValues: table.references(of: index).targets.map { ($0, $1) })
    }
  }

  /// The same counted from the references themselves.
  var countsOfReferences: [[Int32: Int]] {
    files.indices.map { index in
      table.references(in: files[index], index: index).reduce(into: [:]) { counts, reference in
        if table.file(of: reference.symbol) != index { counts[reference.symbol, default: 0] += 1 }
      }
    }
  }
}
