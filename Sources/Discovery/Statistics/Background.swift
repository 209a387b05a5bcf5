/// The shares of traits in public Swift code: the knowledge of someone who has read a lot of it.
package struct Background: Sendable {
  /// For each pair of traits, and for each trait alone, the share in public code.
  private let shares: [String: Double]

  /// - Parameter text: lines of a key, a tab and a share in thousandths.
  package init(_ text: String) {
    var shares: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let thousandths = Double(fields[1]) else { continue }
      shares[String(fields[0])] = thousandths / 1000
    }
    self.shares = shares
  }

  /// The table that archlint carries.
  package static let shipped = Background(table)

  /// The share of those with the second trait among those with the first one; nil if it is not known.
  ///
  /// Where the pair is not known, that of the second trait alone.
  package func share(of trait: String, given: String) -> Double? {
    shares["\(given)>\(trait)"] ?? shares[trait]
  }

  /// The same, where the pair itself is known.
  package func pairShare(of trait: String, given: String) -> Double? { shares["\(given)>\(trait)"] }

  /// The share that has a trait among all.
  package func share(of key: String) -> Double? { shares[key] }
}
