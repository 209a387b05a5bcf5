import Discovery
import Engine
import LintRules
import Project
import Results
import Serving

extension AgentTool {
  static let conventions = AgentTool(
    name: "conventions", title: "Conventions of a place",
    description:
      "What the code around a file or folder does again and again, with evidence, and where it departs.",
    parameters: [
      .project,
      .text("path", "File, folder or path:line; the project if missing"),
      .from,
    ],
    output: OutputMember.common
      + [
        OutputMember(
          "conventions",
          .list([
            OutputMember("id", .text), OutputMember("says", .text),
            OutputMember("evidence", .text), OutputMember("departures", .texts),
          ]))
      ] + OutputMember.list
  ) { arguments, project in
    let outcome = try await project.check()
    let found = try await project.knownConventions()
    var place: (path: String, line: Int?)?
    if let text = arguments.text("path") {
      let (path, line) = split(text)
      place = (try project.relative(path), line)
    }
    let conventions = found.conventions.filter { convention in
      place.map { convention.isAbout($0.path, line: $0.line) } ?? true
    }
    var answer = Answer(project, files: outcome.report.summary.files)
    answer.add(
      found.isTooSmall
        ? "\(counted(found.files, "Swift file")) beside tests: too few to learn from; "
          + "\(Discovery.fewestFiles) are enough"
        : "\(counted(conventions.count, "convention")), learned from \(counted(found.files, "file"))"
    )
    answer.addList(
      "conventions", "conventions", of: conventions, from: try arguments.start
    ) { convention in
      item(convention, place?.path)
    }
    return answer
  }

  /// The path and the line of `path:line`.
  private static func split(_ text: String) -> (path: String, line: Int?) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return (text, nil) }
    return (String(text[..<colon]), line)
  }

  /// How many departures are listed.
  private static let mostDepartures = 3

  private static func item(_ convention: Convention, _ path: String?) -> Answer.Item {
    let exceptions = convention.exceptions.indices.filter { index in
      path.map { $0.isEmpty || convention.exceptions[index].path.lies(in: $0) } ?? true
    }
    let departures = exceptions.prefix(mostDepartures).map { index in
      spot(convention.exceptions[index].path, nil) + convention.position(ofException: index)
    }
    let rest = exceptions.count - departures.count
    let words =
      departures.isEmpty
      ? ""
      : "; departs: \(departures.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
    let says = convention.says.filter { $0 != "`" }.quotable
    let evidence = "\(convention.evidence) \(convention.unit.rawValue)"
    return Answer.Item(
      lines: ["\(says) (\(evidence)) [\(convention.id.quotable)]\(words)"],
      value: [
        "id": .string(convention.id.quotable), "says": .string(says),
        "evidence": .string(evidence),
        "departures": .texts(departures),
      ])
  }
}

extension Convention {
  /// Returns true if it says something of a file, of a file of a folder, or of what is declared on one of
  /// a file's lines.
  fileprivate func isAbout(_ path: String, line: Int?) -> Bool {
    (subjectPlaces + exceptions).contains { place in
      guard path.isEmpty || place.path.lies(in: path) else { return false }
      return line == nil || place.line == nil || place.line == line
    }
  }
}
