extension Convention {
  /// The tag of the rules that come from conventions.
  package static let tag = "discovered"

  /// The convention as a rule of a configuration.
  ///
  /// - Parameter day: the day of the evidence, nil to leave it out.
  package func ownRule(on day: String? = nil) -> Notation {
    var entries: [Notation.Entry] = [
      .init("id", .text(id)),
      .init("title", .text(title)),
      .init("severity", "warning"),
      .init("why", .text("\(evidence) follow\(day.map { " on \($0)" } ?? ""). \(reason)")),
      .init("instead", .text(remedy)),
      .init("tags", .texts([Self.tag])),
    ]
    if case .mapping(let rule) = rule { entries += rule }
    var shown: [Notation.Entry] = []
    if !examples.flagged.isEmpty { shown.append(.init("flagged", .list(examples.flagged))) }
    if !examples.clean.isEmpty { shown.append(.init("clean", .list(examples.clean))) }
    if !shown.isEmpty { entries.append(.init("examples", .mapping(shown))) }
    return .mapping(entries)
  }

  /// The sentence without its period and without marks of code.
  private var title: String {
    // What others do changes with every file.
    let sentence = says.prefix { $0 != ";" }
    let text = sentence.last == "." ? sentence.dropLast() : sentence
    return String(text.filter { $0 != "`" })
  }

  /// The harm of an exception.
  private var reason: String {
    switch kind {
    case .layers: "References both ways tie folders together, so that none can change alone."
    case .name: "Readers find things by their names."
    case .place: "Readers look for things where the others are."
    case .shape: "Readers expect that things of one sort have one form."
    case .absence: "What one part of the project keeps out stays easy to replace and to test."
    case .choice: "Two ways to do one thing are one more to learn."
    case .term: "Two words for one thing look like two things."
    }
  }
}
