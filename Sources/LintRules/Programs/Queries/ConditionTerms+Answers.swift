import SwiftSource

extension ConditionTerms {
  /// Returns true if the clauses of `#if` around the clause at `index`, itself included, demand one
  /// of the terms; -1 is outside all of them.
  func areDemanded(byClause index: Int, of file: SourceFile) -> Bool {
    guard index >= 0 else { return false }
    let demand: Demand = file.value(ofClause: index) { atom in
      let text = file.compactText(of: atom)
      return Demand(ofTruth: required.matches(text), ofFalsehood: excluded.matches(text))
    }
    return demand.ofTruth
  }
}

/// True if a condition demands one of the terms where it is true, and where it is false.
private struct Demand: ConditionValue {
  var ofTruth: Bool
  var ofFalsehood: Bool

  static func constant(_ value: Bool) -> Demand { unknown }
  static var unknown: Demand { Demand(ofTruth: false, ofFalsehood: false) }

  func and(_ other: Demand) -> Demand {
    Demand(
      ofTruth: ofTruth || other.ofTruth, ofFalsehood: ofFalsehood && other.ofFalsehood)
  }

  func or(_ other: Demand) -> Demand {
    Demand(
      ofTruth: ofTruth && other.ofTruth, ofFalsehood: ofFalsehood || other.ofFalsehood)
  }

  var negated: Demand { Demand(ofTruth: ofFalsehood, ofFalsehood: ofTruth) }
}
