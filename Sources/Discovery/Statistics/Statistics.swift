/// The arithmetic of evidence, the same on every system.
package enum Statistics {
  /// The lower bound of the share of all places that follow, where `support` of `total` do.
  ///
  /// Source: Edwin B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
  /// Journal of the American Statistical Association 22 (1927), at 95 % confidence.
  ///
  /// - Returns: from 0 to 1; 0 without places.
  package static func lowerBound(_ support: Int, of total: Int) -> Double {
    total > 0
      ? lowerBound(share: Double(min(max(support, 0), total)) / Double(total), of: total) : 0
  }

  /// The same for a share from 0 to 1.
  package static func lowerBound(share: Double, of total: Int) -> Double {
    guard total > 0 else { return 0 }
    let z = 1.959964
    let count = Double(total)
    let center = share + z * z / (2 * count)
    let spread = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    return max(0, (center - spread) / (1 + z * z / count))
  }

  /// How surprising a share is, in bits for each place, to whom knows only the background: the
  /// divergence of the two.
  ///
  /// Source: Solomon Kullback, Richard A. Leibler, "On Information and Sufficiency", The Annals of
  /// Mathematical Statistics 22 (1951).
  ///
  /// - Returns: 0 for a share that the background has too.
  package static func surprise(_ share: Double, background: Double) -> Double {
    let share = min(max(share, 0), 1)
    let known = min(max(background, 0.000_5), 0.999_5)
    guard share > known else { return 0 }
    var bits = share * log2(share / known)
    if share < 1 { bits += (1 - share) * log2((1 - share) / (1 - known)) }
    return bits
  }

  /// The binary logarithm of a positive number, by the series of the inverse hyperbolic tangent.
  package static func log2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return -.infinity }
    let ratio = (value.significand - 1) / (value.significand + 1)
    var power = ratio
    var sum = 0.0
    for step in stride(from: 1.0, through: 61, by: 2) {
      sum += power / step
      power *= ratio * ratio
    }
    return Double(value.exponent) + 2 * sum * 1.442_695_040_888_963_4
  }
}
