import Project

/// A clue that one file gives about the type of an expression, to be resolved when all files are
/// known.
indirect enum TypeClue: Sendable, Hashable {
  /// A type of the project.
  case type(Int32)
  /// Some type that conforms to a protocol of the project.
  case conformer(Int32)
  /// Some type that conforms to a protocol of this name from outside the project.
  case outsideConformer(String)
  /// A type from outside the project, which may be generic and hold anything.
  case outside
  /// A type or module from outside the project itself, as it is before `.shared`.
  case foreign
  /// Anything.
  case unknown
  /// A property without anything before it, of the types around it or of the module.
  case value(String, owners: [Int32])
  /// A property after a dot.
  case member(TypeClue, String)
  /// The result of a function with this name.
  case result(String)
}

/// The types of the project's properties and functions, as far as they are written down.
struct TypeClues {
  /// The number under which what is declared outside all types is kept.
  static let global: Int32 = -1

  /// Protocols that say nothing of which class conforms.
  private static let everyClass: Set<String> = ["ObservableObject", "AnyObject", "Sendable"]

  /// The types that an expression may have.
  enum Candidates: Hashable {
    case some(Set<Int32>)
    case any

    func union(_ other: Candidates) -> Candidates {
      guard case .some(let left) = self, case .some(let right) = other else { return .any }
      return .some(left.union(right))
    }
  }

  private var properties: [Int32: [String: [TypeClue]]] = [:]
  /// The properties by name, of any type.
  private var named: [String: Set<TypeClue>] = [:]
  private var functions: [String: [TypeClue]] = [:]
  /// For each symbol those that inherit it.
  private let heirs: [Int32: Set<Int32>]
  /// For each symbol those that it inherits.
  private let bases: [Int32: [Int32]]
  private let table: SymbolTable

  init(heirs: [Int32: Set<Int32>], table: SymbolTable) {
    self.heirs = heirs
    var bases: [Int32: [Int32]] = [:]
    for (base, heirs) in heirs {
      for heir in heirs { bases[heir, default: []].append(base) }
    }
    self.bases = bases
    self.table = table
  }

  mutating func addProperty(_ name: String, of owner: Int32, _ clue: TypeClue) {
    properties[owner, default: [:]][name, default: []].append(clue)
    named[name, default: []].insert(clue)
  }

  mutating func addFunction(_ name: String, _ clue: TypeClue) {
    functions[name, default: []].append(clue)
  }

  /// Returns true if the project declares a function of this name.
  func declaresFunction(_ name: String) -> Bool { functions[name] != nil }

  /// Returns all types that inherit the symbol, itself included, directly or not.
  func family(of symbol: Int32) -> Set<Int32> {
    var family: Set<Int32> = [symbol]
    var waiting = [symbol]
    while let next = waiting.popLast() {
      for heir in heirs[next] ?? [] where family.insert(heir).inserted { waiting.append(heir) }
    }
    return family
  }

  func candidates(_ clue: TypeClue) -> Candidates {
    var open: Set<TypeClue> = []
    return candidates(clue, &open)
  }

  /// - Parameter open: the clues that are being resolved; one that leads back to itself adds nothing.
  private func candidates(_ clue: TypeClue, _ open: inout Set<TypeClue>) -> Candidates {
    guard open.insert(clue).inserted else { return .some([]) }
    defer { open.remove(clue) }
    // Properties may be set to each other; more steps are no code that people write.
    guard open.count < 24 else { return .any }
    switch clue {
    case .type(let symbol), .conformer(let symbol): return .some(family(of: symbol))
    case .outsideConformer(let name):
      if Self.everyClass.contains(name) { return .any }
      let owners = table.conformances(toOutside: name).map(\.owner)
      return .some(owners.reduce(into: []) { $0.formUnion(family(of: $1)) })
    case .outside, .foreign: return .some([])
    case .unknown: return .any
    case .value(let name, let owners):
      for owner in owners + [Self.global] {
        let found = declared(name, in: owner)
        if !found.isEmpty { return union(Set(found), &open) }
      }
      return ofAnyOwner(name, &open)
    case .member(let base, let name):
      if isForeign(clue) { return .some([]) }
      guard case .some(let symbols) = candidates(base, &open), !symbols.isEmpty else {
        return ofAnyOwner(name, &open)
      }
      let found = symbols.map { declared(name, in: $0) }
      return found.contains(where: \.isEmpty)
        ? ofAnyOwner(name, &open) : union(Set(found.flatMap(\.self)), &open)
    case .result(let name):
      guard let found = functions[name] else { return .any }
      return union(Set(found), &open)
    }
  }

  /// Returns the clues about a property that a type or one of its ancestors gives.
  private func declared(_ name: String, in owner: Int32) -> [TypeClue] {
    guard named[name] != nil else { return [] }
    var seen: Set<Int32> = [owner]
    var waiting = [owner]
    while let next = waiting.popLast() {
      if let found = properties[next]?[name] { return found }
      for base in bases[next] ?? [] where seen.insert(base).inserted { waiting.append(base) }
    }
    return []
  }

  /// Returns true if the expression is a chain of properties that starts with a type from outside
  /// the project and to which the project adds nothing.
  private func isForeign(_ clue: TypeClue) -> Bool {
    var clue = clue
    while case .member(let base, let name) = clue {
      guard named[name] == nil else { return false }
      clue = base
    }
    return clue == .foreign
  }

  /// The types of all properties of that name, where the type that has it is not known.
  private func ofAnyOwner(_ name: String, _ open: inout Set<TypeClue>) -> Candidates {
    named[name].map { union($0, &open) } ?? .any
  }

  private func union(_ clues: Set<TypeClue>, _ open: inout Set<TypeClue>) -> Candidates {
    var result = Candidates.some([])
    for clue in clues {
      result = result.union(candidates(clue, &open))
      if result == .any { break }
    }
    return result
  }
}
