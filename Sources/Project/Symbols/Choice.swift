/// The choice among the symbols of one name in one scope, which are looked at one after the other.
///
/// The nearest ones count. Among those of several files, each under conditions, one represents all:
/// they are the same thing for different platforms.
struct Choice {
  /// How many symbols have been looked at.
  private(set) var count = 0
  private var best: Candidate?
  /// True if only one symbol is as near as the best one.
  private(set) var isOnly = true
  /// True if several files declare a symbol that is as near as the best one.
  private var isInSeveralFiles = false
  /// True if one of those is under no condition.
  private var hasUnconditional = false
  /// True if something has the name that is not a type.
  private var isOpaque = false
  /// True if a macro has the name.
  private(set) var isMacro = false
  /// The types that bound what has the name, if it is an associated type or a generic parameter.
  private var bounds: SymbolTable.Meaning?

  private struct Candidate {
    let number: Int32
    let file: Int
    /// How near it is to the file that asks, see ``SymbolTable``.
    let distance: Int
    /// How well it represents its like on other platforms; less is better.
    let rank: UInt8
  }

  /// Looks at a symbol that the file can see.
  ///
  /// - Parameter isUnderSameCondition: whether its file and the one that asks are wholly under one
  ///   condition.
  mutating func consider(
    _ number: Int32, _ symbol: FileSymbols.Symbol, in file: Int, distance: Int,
    isUnderSameCondition: Bool
  ) {
    count += 1
    if symbol.kind == .macro { isMacro = true }
    guard symbol.kind.isReferable else {
      isOpaque = true
      if !symbol.targets.isEmpty { bounds = .bounded(file: Int32(file), by: symbol.targets) }
      return
    }
    let rank = isUnderSameCondition ? 0 : 1 + symbol.presence.rawValue
    let candidate = Candidate(number: number, file: file, distance: distance, rank: rank)
    guard let best, distance >= best.distance || file == best.file else {
      self.best = candidate
      isOnly = true
      isInSeveralFiles = false
      hasUnconditional = symbol.presence == .everywhere
      return
    }
    if file != best.file {
      guard distance == best.distance else { return }
      isInSeveralFiles = true
    }
    isOnly = false
    hasUnconditional = hasUnconditional || symbol.presence == .everywhere
    if (rank, number) < (best.rank, best.number) { self.best = candidate }
  }

  /// True if several files declare the name and no condition says which of them counts.
  var isBetweenFiles: Bool { !isOpaque && isInSeveralFiles && hasUnconditional }

  /// The meaning of the name, nil if nothing has it.
  var meaning: SymbolTable.Meaning? {
    if isMacro { return .opaque }
    guard let best else { return isOpaque ? bounds ?? .opaque : nil }
    if isOpaque || isBetweenFiles { return .ambiguous }
    return .symbol(best.number)
  }
}
