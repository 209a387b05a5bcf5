/// Conventions about which of several ways wins.
struct ChoiceConventions {
  let project: ObservedProject
  let background: Background

  /// How many places a choice is about at least, and how many of them the winner has.
  private static let fewest = 12
  private static let share = 0.8

  var all: [Convention] {
    var sightings: [String: [Sighting]] = [:]
    for sighting in project.sightings { sightings[sighting.probe, default: []].append(sighting) }
    return Choice.all.compactMap { choice in
      let counts = choice.ways.map { sightings[$0.id]?.count ?? 0 }
      let total = counts.reduce(0, +)
      guard total >= Self.fewest, let most = counts.max(), let winner = counts.firstIndex(of: most),
        choice.ways[winner].isAdvisable, Double(most) >= Self.share * Double(total)
      else { return nil }
      return convention(choice, winner, total, sightings)
    }
  }

  private func convention(
    _ choice: Choice, _ winner: Int, _ total: Int, _ sightings: [String: [Sighting]]
  ) -> Convention? {
    let way = choice.ways[winner]
    let losers = choice.ways.indices.filter { $0 != winner }.map { choice.ways[$0] }
    let places = losers.flatMap { sightings[$0.id] ?? [] }
    let direction = ChoiceDirection(
      winner: sightings[way.id] ?? [], others: places, in: project)
    if direction?.isPassing == true { return nil }
    let found = losers.filter { sightings[$0.id] != nil }
    let named = (found.isEmpty ? losers : found).map(\.words).joined(separator: " or ")
    var convention = Convention(
      id: "\(choice.id)-by-\(way.id.dropFirst(choice.id.count + 1))", kind: .choice,
      says: "For \(choice.matter), code uses \(way.words), not \(named).", unit: .places,
      total: total, exceptions: places.map { place(of: $0) },
      background: background.share(of: "choice:\(way.id)") ?? 0.6,
      rule: rule(choice, losers), subjects: [], claim: "choice \(choice.id)",
      subjectPlaces: (places + (sightings[way.id] ?? [])).map { place(of: $0) })
    convention.remedy = "Use \(way.words)."
    convention.key = "choice:\(way.id)"
    if let sentence = direction?.sentence { convention.details.append(sentence) }
    return convention
  }

  private func place(of sighting: Sighting) -> Convention.Exception {
    Convention.Exception(path: project.files[Int(sighting.file)].path, line: sighting.line)
  }

  private func rule(_ choice: Choice, _ losers: [Choice.Way]) -> Notation {
    .mapping(
      [
        .init("message", .text("others use another way for \(choice.matter)")),
        .init(choice.scope == .tests ? "in" : "not-in", ["tests": true]),
      ] + Self.joined(losers.flatMap(\.check)))
  }

  /// The checks with those of one kind under one key.
  private static func joined(_ checks: [Notation.Entry]) -> [Notation.Entry] {
    var keys: [String] = []
    var values: [String: [Notation]] = [:]
    for check in checks {
      if values[check.key] == nil { keys.append(check.key) }
      if case .list(let items) = check.value {
        values[check.key, default: []] += items
      } else {
        values[check.key, default: []].append(check.value)
      }
    }
    return keys.map { key in
      let all = values[key] ?? []
      return .init(key, all.count == 1 && key != "patterns" ? all[0] : .list(all))
    }
  }
}
