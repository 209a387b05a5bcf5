extension Background {
  /// Shares in thousandths. `Benchmarks/discover/background` makes this file from public repositories.
  static let table = ""
}
