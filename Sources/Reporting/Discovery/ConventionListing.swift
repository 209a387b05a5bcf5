import Discovery

/// Conventions in answers to questions about one of them, or about one place.
package enum ConventionListing {
  /// The conventions about a place, for a terminal.
  package static func text(_ place: PlaceConventions) -> String {
    guard !place.entries.isEmpty else { return "no convention is about \(place.path.visible)\n" }
    return place.entries.map { entry in
      let convention = entry.convention
      return "\(entry.departs ? "departs" : "follows")  \(sentence(convention))\n"
        + "         \(convention.evidence) \(convention.unit.rawValue)  [\(convention.id)]\n"
    }.joined()
  }

  /// The conventions about a place as Markdown, nil without any.
  package static func markdown(_ place: PlaceConventions) -> String? {
    guard !place.entries.isEmpty else { return nil }
    return place.entries.map { entry in
      "- \(entry.departs ? "**departs**" : "follows"): \(entry.convention.says.onOneLine.visible) "
        + "\(entry.convention.evidence) `\(entry.convention.id)`"
    }.joined(separator: "\n")
  }

  /// One convention with its evidence, its exceptions and its rule.
  package static func text(_ convention: Convention) -> String {
    var text = "\(convention.id): a convention of the code, not a rule\n\n"
    text += "says\n  \(sentence(convention))\n\n"
    text += "evidence\n  \(convention.evidence) \(convention.unit.rawValue)\n"
    text += convention.details.map { "  \($0)\n" }.joined()
    let places = convention.exceptions.prefix(20).enumerated().map { index, place in
      "  \(place.path.visible)\(convention.position(ofException: index))\n"
    }
    if !places.isEmpty {
      let rest = convention.exceptions.count - places.count
      text += "\nexceptions\n" + places.joined() + (rest > 0 ? "  \(rest) more\n" : "")
    }
    text += "\nrule\n"
    text += Notation.list([convention.ownRule()]).lines(indent: 2).map { "\($0)\n" }.joined()
    text += "\n'archlint discover --write \(convention.id)' adds the rule\n"
    return text
  }

  private static func sentence(_ convention: Convention) -> String {
    convention.says.filter { $0 != "`" }
  }
}
