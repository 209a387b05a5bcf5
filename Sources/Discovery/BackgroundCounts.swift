import SwiftSource

/// The numbers of one project that a background of many is made of.
package enum BackgroundCounts {
  /// How many subjects a project needs for a share of them to count.
  private static let fewest = 8

  /// Lines of a key, how many have it, and among how many.
  package static func lines(of project: ObservedProject) -> [String] {
    let populations = Populations(project)
    var lines = counts(
      of: populations.types, countsAlone: true, where: TypeConventions.isClaimAboutTypes)
    lines += counts(of: populations.protocols, where: TypeConventions.isClaimAboutProtocols)
    lines += counts(of: populations.suites, where: TypeConventions.isClaimAboutSuites)
    lines += counts(of: populations.members, where: TypeConventions.isClaimAboutMembers)
    lines += FileFormConventions(project: project, background: Background("")).all.map {
      "\($0.key ?? "")\t\($0.support)\t\($0.total)"
    }
    lines += OrderConventions(project: project, background: Background("")).all.compactMap {
      convention in convention.key.map { "\($0)\t\(convention.support)\t\(convention.total)" }
    }
    return (lines + choices(project)).sorted()
  }

  /// - Parameter countsAlone: whether traits count by themselves, too: those of types do.
  private static func counts(
    of population: Population, countsAlone: Bool = false, where isClaim: (Trait, Trait) -> Bool
  ) -> [String] {
    var lines: [String] = []
    for given in population.traits.indices {
      guard let key = population.traits[given].key else { continue }
      let subjects = population.subjects[given]
      if case .folder = population.traits[given] { continue }
      guard subjects.count >= fewest else { continue }
      if countsAlone { lines.append("\(key)\t\(subjects.count)\t\(population.count)") }
      var tally: [Int32: Int] = [:]
      for subject in subjects {
        for trait in population.ofSubject[Int(subject)] { tally[trait, default: 0] += 1 }
      }
      for (then, count) in tally {
        let trait = population.traits[Int(then)]
        guard let name = trait.key, count >= 2, isClaim(population.traits[given], trait) else {
          continue
        }
        let all =
          trait == .final
          ? subjects.count { population.has(.kind(.class), $0) && !population.has(.isBase, $0) }
          : subjects.count
        lines.append("\(key)>\(name)\t\(count)\t\(max(count, all))")
      }
    }
    return lines
  }

  private static func choices(_ project: ObservedProject) -> [String] {
    var counts: [String: Int] = [:]
    for sighting in project.sightings { counts[sighting.probe, default: 0] += 1 }
    return Choice.all.flatMap { choice -> [String] in
      let total = choice.ways.reduce(0) { $0 + counts[$1.id, default: 0] }
      guard total >= fewest else { return [] }
      return choice.ways.map { "choice:\($0.id)\t\(counts[$0.id, default: 0])\t\(total)" }
    }
  }
}
