import Engine
import LintRules
import Project
import Results
import Serving

extension AgentTool {
  static let users = AgentTool(
    name: "users", title: "Who uses a type or file",
    description: "Who refers to a type or file, from which layers; what a rename or move touches.",
    parameters: [
      .project,
      .text("of", "Type, file or folder", isRequired: true),
      .from,
    ],
    output: OutputMember.common
      + [
        OutputMember(
          "declared",
          .list([
            OutputMember("name", .text), OutputMember("path", .text),
            .optional("line", .number),
          ])),
        OutputMember(
          "users",
          .list([
            OutputMember("path", .text), OutputMember("lines", .numbers),
            OutputMember("references", .number), .optional("layer", .text),
            .optional("module", .text), OutputMember("test", .flag),
          ])),
        OutputMember("layers", .texts), OutputMember("rename", .text), OutputMember("move", .text),
      ] + OutputMember.list
  ) { arguments, project in
    let outcome = try await project.check()
    let search = UseSearch(outcome.survey, project)
    let subject = arguments.text("of") ?? ""
    let targets = try Subject(subject, search, project).types
    let users = await search.users(of: targets)
    return UsersAnswer(
      subject: subject, targets: targets, users: users, search: search,
      files: outcome.report.summary.files
    ).answer(from: try arguments.start)
  }
}

/// Something that a caller names: a type, or a file or folder.
struct Subject {
  /// The types that it is, or that it declares.
  let types: [UseSearch.Target]
  /// The path of the file or folder, nil for a type.
  let path: String?

  init(_ text: String, _ search: UseSearch, _ project: OpenProject) throws {
    if text.contains("/") || text.hasSuffix(".swift") {
      let path = try project.relative(text)
      types = search.targets(in: path)
      self.path = path
      guard search.survey.places.contains(where: { path.isEmpty || $0.path.lies(in: path) }) else {
        throw CallFailure("the project has no file '\(text.quotable)'")
      }
      return
    }
    types = search.targets(named: text)
    path = nil
    guard !types.isEmpty else {
      throw CallFailure(
        "the project declares no type '\(text.quotable)'"
          + NearestName.hint(text, among: Set(search.targets(in: "").map(\.name)).sorted()))
    }
  }
}

private struct UsersAnswer {
  let subject: String
  let targets: [UseSearch.Target]
  let users: [UseSearch.User]
  let search: UseSearch
  let files: Int

  /// How many declarations are listed.
  private static let mostDeclarations = 10
  /// How many lines of a file are listed.
  private static let mostLines = 8

  func answer(from start: Int) -> Answer {
    var answer = Answer(search.project, files: files)
    let references = users.reduce(0) { $0 + $1.references }
    answer.add(
      "\(subject.quotable): \(counted(references, "reference")) in \(counted(users.count, "other file")); "
        + "\(counted(files, "file")) checked")
    let declared = targets.prefix(Self.mostDeclarations).map { ($0, search.line(of: $0)) }
    answer["declared"] = .array(
      declared.map { target, line in
        var value: [String: MessageValue] = [
          "name": .string(target.name.quotable), "path": .string(target.path.quotable),
        ]
        if let line { value["line"] = .integer(line) }
        return .object(value)
      })
    for (target, line) in declared {
      answer.add("declared: \(target.name.quotable) \(spot(target.path, line))")
    }
    if targets.count > declared.count { answer.add("and \(targets.count - declared.count) more") }
    addEffects(to: &answer, references)
    answer.addList("users", "files", of: users, from: start, item: item)
    return answer
  }

  private func item(_ user: UseSearch.User) -> Answer.Item {
    let lines = Array(search.lines(user, of: targets).prefix(Self.mostLines))
    var value: [String: MessageValue] = [
      "path": .string(user.place.path.quotable),
      "lines": .array(lines.map { .integer($0) }), "references": .integer(user.references),
      "test": .bool(user.place.isTest),
    ]
    let layer = search.project.layer(of: user.place)
    if let layer { value["layer"] = .string(layer.quotable) }
    if let module = user.place.module { value["module"] = .string(module.quotable) }
    let numbers = lines.isEmpty ? "" : ":" + lines.map(String.init).joined(separator: ",")
    let facts =
      [layer?.quotable, user.place.isTest ? "test" : nil].compactMap(\.self).map { " [\($0)]" }
      .joined()
    return Answer.Item(
      lines: ["\(user.place.path.quotable)\(numbers)\(facts)"], value: .object(value))
  }

  /// The places that a rename and a move would touch.
  private func addEffects(to answer: inout Answer, _ references: Int) {
    var layers: [String: Int] = [:]
    var outside = 0
    let homes = Set(
      targets.map { search.survey.places[search.table.file(of: $0.symbol)].module ?? "" })
    for user in users {
      let layer = search.project.layer(of: user.place) ?? (user.place.isTest ? "tests" : "no layer")
      layers[layer, default: 0] += 1
      if !homes.contains(user.place.module ?? "") { outside += 1 }
    }
    let counts = layers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
      .map { "\($0.key.quotable): \(counted($0.value, "file"))" }
    answer["layers"] = .texts(counts)
    if !counts.isEmpty { answer.add("layers: \(counts.joined(separator: ", "))") }
    let rename =
      users.isEmpty
      ? "a rename changes no other file"
      : "a rename changes \(counted(references, "reference")) in \(counted(users.count, "other file"))"
    let move =
      "a move within the module breaks no reference; into another module, the "
      + "\(counted(users.count, "file")) below would have to import that module"
      + (outside > 0 ? ", \(outside) of them in other modules today" : "")
    answer["rename"] = .string(rename)
    answer["move"] = .string(users.isEmpty ? "a move breaks no reference" : move)
    answer.add(rename)
    answer.add(users.isEmpty ? "a move breaks no reference" : move)
  }
}
