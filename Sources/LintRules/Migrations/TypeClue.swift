/// What one file says of the type of an expression, to be resolved when all files are known.
indirect enum TypeClue: Sendable, Hashable {
  /// A type of the project.
  case type(Int32)
  /// Some type that conforms to a protocol of the project.
  case conformer(Int32)
  /// A type from outside the project.
  case outside
  /// Anything.
  case unknown
  /// A property without anything before it, of the types around it or of the module.
  case value(String, owners: [Int32])
  /// A property behind a dot.
  case member(TypeClue, String)
  /// What a function of this name returns.
  case result(String)
}

/// The types of the project's properties and functions, as far as they are written down.
struct TypeClues {
  /// The number under which what is declared outside all types is kept.
  static let global: Int32 = -1

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
  private var functions: [String: [TypeClue]] = [:]
  /// For each symbol those that inherit it.
  private let heirs: [Int32: Set<Int32>]

  init(heirs: [Int32: Set<Int32>]) { self.heirs = heirs }

  mutating func addProperty(_ name: String, of owner: Int32, _ clue: TypeClue) {
    properties[owner, default: [:]][name, default: []].append(clue)
  }

  mutating func addFunction(_ name: String, _ clue: TypeClue) {
    functions[name, default: []].append(clue)
  }

  /// What inherits the symbol, itself included, through any number of types.
  func family(of symbol: Int32) -> Set<Int32> {
    var family: Set<Int32> = [symbol]
    var waiting = [symbol]
    while let next = waiting.popLast() {
      for heir in heirs[next] ?? [] where family.insert(heir).inserted { waiting.append(heir) }
    }
    return family
  }

  func candidates(_ clue: TypeClue) -> Candidates { candidates(clue, depth: 0) }

  /// - Parameter depth: properties may be set to each other; more steps are no code that people
  ///   write.
  private func candidates(_ clue: TypeClue, depth: Int) -> Candidates {
    guard depth < 12 else { return .any }
    switch clue {
    case .type(let symbol): return .some(family(of: symbol))
    case .conformer(let symbol): return .some(family(of: symbol))
    case .outside: return .some([])
    case .unknown: return .any
    case .value(let name, let owners):
      for owner in owners + [Self.global] {
        if let found = properties[owner]?[name] { return union(found, depth) }
      }
      return ofAnyOwner(name, depth)
    case .member(let base, let name):
      guard case .some(let symbols) = candidates(base, depth: depth + 1), !symbols.isEmpty else {
        return ofAnyOwner(name, depth)
      }
      let found = symbols.flatMap { properties[$0]?[name] ?? [] }
      return found.isEmpty ? ofAnyOwner(name, depth) : union(found, depth)
    case .result(let name):
      guard let found = functions[name] else { return .any }
      return union(found, depth)
    }
  }

  /// The types of all properties of that name, where the type that has it is not known.
  private func ofAnyOwner(_ name: String, _ depth: Int) -> Candidates {
    let found = properties.values.flatMap { $0[name] ?? [] }
    return found.isEmpty ? .any : union(found, depth)
  }

  private func union(_ clues: [TypeClue], _ depth: Int) -> Candidates {
    Set(clues).reduce(.some([])) { $0.union(candidates($1, depth: depth + 1)) }
  }
}
