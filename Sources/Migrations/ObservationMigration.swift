import Project

/// The move from `ObservableObject` to `@Observable`, which a class and all who hold it have to make
/// at once: half of it does not compile, or stops the app when a view looks for its object.
///
/// Source: Apple, "Migrating from the Observable Object protocol to the Observable macro".
package struct ObservationMigration: Sendable {
  /// One unit for each class that conforms to `ObservableObject`, in the order of the files.
  package let units: [FixUnit]

  /// The classes that conform, in their own declaration, an extension or through a protocol.
  package static func classes(in table: SymbolTable) -> Set<Int32> {
    Conformers(table).all
  }

  /// - Parameters:
  ///   - facts: those of each Swift file.
  ///   - table: the symbols of the project.
  package init(_ facts: [ObservationFacts], table: SymbolTable) {
    var assembly = ObservationAssembly(facts, table: table)
    units = assembly.units()
  }
}

/// The classes of a project that conform to `ObservableObject`.
struct Conformers {
  /// Those that say so themselves, or in an extension.
  var direct: Set<Int32> = []
  /// Those that conform to a protocol of the project that asks for it, with one such protocol.
  var throughProtocol: [Int32: Int32] = [:]
  /// For each symbol those that inherit it.
  let heirs: [Int32: Set<Int32>]

  var all: Set<Int32> { direct.union(throughProtocol.keys) }

  init(_ table: SymbolTable) {
    let conformances = table.conformances(toOutside: "ObservableObject")
    heirs = conformances.isEmpty ? [:] : table.heirs()
    var protocols: [Int32] = []
    for conformance in conformances {
      guard conformance.owner >= 0, conformance.owner < table.count else { continue }
      switch table.symbol(conformance.owner).kind {
      case .type: direct.insert(conformance.owner)
      case .protocol: protocols.append(conformance.owner)
      default: continue
      }
    }
    var seen = Set(protocols)
    while let next = protocols.popLast() {
      for heir in heirs[next] ?? [] where heir < table.count && seen.insert(heir).inserted {
        if table.symbol(heir).kind == .protocol {
          protocols.append(heir)
        } else {
          throughProtocol[heir] = next
        }
      }
    }
  }
}
