import SwiftSource

extension SourceFile {
  /// The modules that the file imports and that no system is known to have: those of the project and
  /// of other packages.
  package var importsOfPackages: [Name] { packageImports.map { symbolName($0) } }

  /// The tokens that name these modules.
  package var packageImports: [Int] {
    outline.declarations.compactMap { declaration -> Int? in
      guard declaration.kind == .import, !declaration.name.isEmpty else { return nil }
      let token = Int(declaration.name.start)
      let name = identifier(token)
      let isOfSystem = SystemModule.named(name) != nil || Presence.isSystemModule(name)
      return isOfSystem ? nil : token
    }
  }

  /// Returns true if the file may not see a type of the system: it imports single declarations of
  /// modules, and not this one.
  package func mayLack(_ type: Name) -> Bool {
    let imports = outline.declarations.filter { $0.kind == .import && !$0.name.isEmpty }
    let alone = imports.filter {
      Int($0.name.start) > Int($0.introducer) + 1 && $0.name.indices.count > 2
    }
    guard !alone.isEmpty else { return false }
    let whole = imports.filter { $0.name.indices.count == 1 }
      .map { symbolName(Int($0.name.start)) }
    return alone.contains { !whole.contains(symbolName(Int($0.name.start))) }
      && !alone.contains { symbolName(Int($0.name.end) - 1) == type }
  }
}
