import SwiftSource

/// Learns which traits go together.
///
/// Of each trait that enough subjects have, the shares of the other traits among them are compared with
/// the background. Each pair that stands out is a claim: types that inherit `View` are named `*View`.
struct TraitLearner {
  let project: ObservedProject
  let background: Background

  /// How many subjects a claim is about at least.
  static let fewest = 10

  /// A trait and what most of those that have it have too.
  struct Claim {
    let given: Int
    let then: Trait
    /// Those that have the first trait and could have the second.
    let subjects: [Int32]
    /// Those of them that have not.
    let departing: [Int32]
    let background: Double
  }

  /// The claims about a population in which at least `share` of the subjects follow.
  ///
  /// - Parameter isClaim: whether two traits make a sentence.
  func claims(
    about population: Population, atLeast share: Double = 0.75,
    where isClaim: (_ given: Trait, _ then: Trait) -> Bool
  ) -> [Claim] {
    var claims: [Claim] = []
    var tally = [Int](repeating: 0, count: population.traits.count)
    for given in population.traits.indices {
      let all = population.subjects[given]
      guard all.count >= Self.fewest else { continue }
      var touched: [Int] = []
      for subject in all {
        for trait in population.ofSubject[Int(subject)] {
          if tally[Int(trait)] == 0 { touched.append(Int(trait)) }
          tally[Int(trait)] += 1
        }
      }
      for then in touched.sorted() where then != given {
        defer { tally[then] = 0 }
        let trait = population.traits[then]
        guard tally[then] * 4 >= all.count, isClaim(population.traits[given], trait) else {
          continue
        }
        let subjects = subjects(of: population, given, then: trait)
        guard subjects.count >= Self.fewest,
          Double(tally[then]) >= share * Double(subjects.count)
        else { continue }
        claims.append(
          Claim(
            given: given, then: trait, subjects: subjects,
            departing: subjects.filter { !population.has(trait, $0) },
            background: background(of: population, given, then, among: subjects)))
      }
      tally[given] = 0
    }
    return claims
  }

  /// The subjects with a trait that a claim is about.
  private func subjects(of population: Population, _ given: Int, then: Trait) -> [Int32] {
    var subjects = population.subjects[given]
    if then == .final {
      subjects = subjects.filter {
        population.has(.kind(.class), $0) && !population.has(.isBase, $0)
      }
    }
    switch population.traits[given] {
    case .folder, .below, .kind:
      // Helpers that a file keeps to itself have names and forms of their own.
      return subjects.filter {
        !population.has(.access("private"), $0) && !population.has(.access("fileprivate"), $0)
      }
    default: return subjects
    }
  }

  /// The share of the second trait that anyone would expect: that in public code where it is known, and
  /// not less than that in the rest of the project for a trait that says where something is.
  private func background(
    of population: Population, _ given: Int, _ then: Int, among subjects: [Int32]
  ) -> Double {
    let (first, second) = (population.traits[given], population.traits[then])
    let here = ownShare(of: population, then, without: subjects)
    // Where something is, what it is and who may use it are decided for all, and not for some.
    switch second {
    case .folder, .below, .kind, .access:
      return max(here, background.share(of: second, given: first) ?? 0)
    case .suffix:
      let known = background.share(of: second, given: first) ?? max(here, 0.01)
      return max(known, explained(population, given, second, among: subjects))
    default: return background.share(of: second, given: first) ?? max(here, 0.01)
    }
  }

  /// The share of a trait that follows from others that the subjects have beside the one in question:
  /// whatever else a `UIViewController` inherits, it is named so.
  private func explained(
    _ population: Population, _ given: Int, _ then: Trait, among subjects: [Int32]
  ) -> Double {
    guard let name = then.key else { return 0 }
    var shares: [Int32: Double] = [:]
    var sum = 0.0
    for subject in subjects {
      var most = 0.0
      for trait in population.ofSubject[Int(subject)] where Int(trait) != given {
        let share: Double
        if let known = shares[trait] {
          share = known
        } else {
          var known = 0.0
          if case .inherits = population.traits[Int(trait)],
            let key = population.traits[Int(trait)].key
          {
            known = background.pairShare(of: name, given: key) ?? 0
          }
          shares[trait] = known
          share = known
        }
        most = max(most, share)
      }
      sum += most
    }
    return sum / Double(max(1, subjects.count))
  }

  /// The share of those that have a trait among all others of the population.
  private func ownShare(of population: Population, _ trait: Int, without subjects: [Int32])
    -> Double
  {
    let outside = Set(subjects)
    let rest = population.count - subjects.count
    let having = population.subjects[trait].count { !outside.contains($0) }
    return (Double(having) + 0.5) / (Double(rest) + 1)
  }
}
