import Project

/// The classes that a use may be about whose type is not written down: by name, by the files that
/// have both, and by module.
struct ClassGuess {
  /// A use whose type is not known.
  struct Subject {
    /// The index of its file.
    let file: Int
    /// The type around it, -1 for none.
    let owner: Int32
    /// The identifiers that it consists of.
    let names: [String]
  }

  private let table: SymbolTable
  /// The classes in the order of the files.
  private let classes: [Int32]
  /// The specific words of each class's name.
  private let words: [Int32: Set<String>]
  /// The files that name each symbol, its own among them.
  private var files: [Int32: Set<Int>] = [:]

  /// Words that say nothing of which class is meant.
  private static let generic: Set<String> = [
    "view", "model", "store", "manager", "service", "object", "state", "controller", "data",
    "provider", "screen", "page", "app", "main", "base", "shared", "self", "environment",
  ]

  init(_ classes: [Int32], table: SymbolTable) {
    self.table = table
    self.classes = classes
    words = Dictionary(
      classes.map { ($0, Self.words(of: table.name(of: $0))) }, uniquingKeysWith: { $1 })
    guard !classes.isEmpty else { return }
    for file in table.files.indices {
      for target in table.references(of: file).targets {
        files[target.symbol, default: []].insert(file)
      }
    }
  }

  /// The classes that the use may be about.
  ///
  /// - Parameter likely: the classes that uses of this sort are about, where that is known.
  func classes(_ subject: Subject, likely: Set<Int32>? = nil) -> [Int32] {
    let visible = classes.filter { table.isVisible($0, from: subject.file) }
    var names = subject.names
    let named = visible.filter { isNamed($0, names) }
    if !named.isEmpty { return named }
    if subject.owner >= 0, subject.owner < table.count { names = [table.name(of: subject.owner)] }
    let likely = likely.map { likely in visible.filter { likely.contains($0) } }
    let namedByOwner = (likely ?? visible).filter { isNamed($0, names) }
    if !namedByOwner.isEmpty { return namedByOwner }
    if let likely { return likely }
    var together: Set<Int> = [subject.file]
    if subject.owner >= 0 {
      together.formUnion(files[subject.owner] ?? [])
      if subject.owner < table.count { together.insert(table.file(of: subject.owner)) }
    }
    let beside = visible.filter { symbol in
      together.contains(table.file(of: symbol))
        || !together.isDisjoint(with: files[symbol] ?? [])
    }
    return beside.isEmpty ? visible : beside
  }

  private func isNamed(_ symbol: Int32, _ names: [String]) -> Bool {
    let name = table.name(of: symbol).lowercased()
    let words = words[symbol] ?? []
    return names.contains { $0.lowercased() == name || !Self.words(of: $0).isDisjoint(with: words) }
  }

  /// The words of a name in camel case, in lower case, without generic ones.
  static func words(of name: String) -> Set<String> {
    var words: [String] = []
    var current = ""
    var wasLower = false
    for character in name {
      if !character.isLetter || character.isUppercase && wasLower {
        words.append(current)
        current = ""
      }
      wasLower = character.isLowercase
      if character.isLetter { current += character.lowercased() }
    }
    words.append(current)
    return Set(words.filter { $0.count > 2 }).subtracting(generic)
  }
}
