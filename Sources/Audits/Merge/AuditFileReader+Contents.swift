import JSON
import LintRules
import Results

/// The meaning of the members of a file, checked against the findings that were counted.
extension AuditFileReader {
  /// All that was read.
  func contents(_ identity: AuditSource.Identity) throws -> AuditFile {
    guard let form else { throw MergeFailure(message: "\(path): this is not an audit") }
    let projects = form == .merged ? members["projects"]?.array ?? [] : []
    let known = form == .merged ? Set(projects.compactMap { $0["name"]?.string }) : [""]
    for (number, label) in labels.names.enumerated() where !known.contains(label) {
      guard segments.values.contains(where: { $0[number] != nil }) else { continue }
      throw MergeFailure(
        message: number == Self.ownLabel
          ? "\(path): a record does not name its project"
          : "\(path): a record belongs to '\(label)', which is not one of its projects")
    }
    let lists = form == .report ? [] : try checklists()
    let entries = form == .merged ? try mergedEntries(lists) : [try ownEntry(form, lists)]
    return AuditFile(
      path: path, identity: identity, form: form == .merged ? try originalForm() : form,
      entries: entries, rules: form == .report ? [] : try ruleFacts(), ruleNames: rules.names,
      itemNames: items.names, ownerNames: ownerNames)
  }

  /// The form of the files of a merged audit.
  private func originalForm() throws -> AuditForm {
    guard let form = members["merged"]?.string.flatMap({ AuditForm(rawValue: $0) }),
      form != .merged
    else { throw missing("merged") }
    return form
  }

  private func missing(_ key: String, at place: JSONPlace? = nil) -> MergeFailure {
    failure(
      "'\(key)' is missing, or has the wrong form",
      at: members[key]?.place ?? place ?? JSONPlace(offset: 0, line: 1, column: 1))
  }

  // MARK: - Projects

  /// The project of an audit or a report.
  private func ownEntry(_ form: AuditForm, _ lists: [ParsedList]) throws -> AuditFile.Entry {
    let known = form == .report ? "root" : "project"
    guard let given = members[known]?.string else { throw missing(known) }
    // A root such as '.' says nothing; the file is named after the project then.
    let parts =
      form == .report ? given.split(separator: "/").filter { $0 != "." && $0 != ".." } : []
    let name = form == .report ? parts.last.map(String.init) ?? "" : given
    var facts: [String: AuditFile.ItemFacts] = [:]
    for item in lists.flatMap(\.items) {
      guard let state = item.state else { throw missing("state", at: item.place) }
      facts[item.shape.name] = AuditFile.ItemFacts(state: state, unchecked: item.unchecked)
    }
    let entry = try entry(
      label: "", number: Self.ownLabel, named: name.isEmpty ? fileName : name, file: path,
      members: members,
      lists: lists.map(\.shape), facts)
    for item in lists.flatMap(\.items) {
      let number = items.names.firstIndex(of: item.shape.name)
      let counted = number.flatMap { entry.table.items[$0]?.findings } ?? 0
      guard counted == item.findings else {
        throw miscounted("the item '\(item.shape.name)'", "findings", item.findings, counted)
      }
    }
    return entry
  }

  /// The name of the file without what follows its last dot.
  private var fileName: String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  private func mergedEntries(_ lists: [ParsedList]) throws -> [AuditFile.Entry] {
    guard let projects = members["projects"]?.array else { throw missing("projects") }
    let numbers = Dictionary(
      uniqueKeysWithValues: labels.names.enumerated().map { ($0.element, $0.offset) })
    var known: Set<String> = []
    return try projects.map { value in
      guard case .object(let pairs) = value.content, let label = value["name"]?.string,
        !label.isEmpty, known.insert(label).inserted, let name = value["project"]?.string,
        let file = value["file"]?.string
      else {
        throw failure("a project needs 'project', 'file' and a 'name' of its own", at: value.place)
      }
      var facts: [String: AuditFile.ItemFacts] = [:]
      for item in lists.flatMap(\.items) {
        guard let state = item.projects[label] else { continue }
        facts[item.shape.name] = AuditFile.ItemFacts(state: state, unchecked: item.unchecked)
      }
      return try entry(
        label: label, number: numbers[label], named: name, file: file,
        members: Dictionary(uniqueKeysWithValues: pairs.map { ($0.key, $0.value) }),
        lists: lists.compactMap { $0.shape(of: label) }, facts)
    }
  }

  /// - Parameters:
  ///   - number: that of the label, nil if no record has it.
  ///   - members: the members that say what one project is.
  private func entry(
    label: String, number: Int?, named name: String, file: String, members: [String: JSONValue],
    lists: [AuditFile.ListShape], _ facts: [String: AuditFile.ItemFacts]
  ) throws -> AuditFile.Entry {
    let table = number.flatMap { tables[$0] } ?? FindingTally(.project).table
    guard let version = members["version"]?.string else { throw missing("version") }
    guard let presets = members["presets"]?.strings else { throw missing("presets") }
    for item in table.items.keys where facts[items.names[item]] == nil {
      throw MergeFailure(
        message: "\(path): findings of \(label.isEmpty ? "it" : "'\(label)'") belong to the item "
          + "'\(items.names[item])', which is in no checklist")
    }
    let segments = segments.compactMapValues { lists in number.flatMap { lists[$0] } }
    let project = MergedAudit.Project(
      name: name, ownName: name, file: file, version: version,
      day: members["date"]?.string ?? "", presets: presets,
      paths: members["paths"]?.strings ?? [], summary: try summary(members, table.all),
      tally: table.all.tally, progress: Self.progress(lists, facts),
      units: segments[.units]?.count ?? 0, problems: segments[.problems]?.count ?? 0)
    return AuditFile.Entry(
      label: label, project: project, lists: lists, items: facts, table: table, segments: segments)
  }

  /// The progress with the documents' own items.
  private static func progress(
    _ lists: [AuditFile.ListShape], _ facts: [String: AuditFile.ItemFacts]
  ) -> Audit.Progress {
    let items = lists.flatMap(\.sections).filter { !$0.isAdded }.flatMap(\.items)
    return Audit.Progress(items.compactMap { facts[$0.name]?.state })
  }

  /// The largest number, so that the numbers of many projects can be added.
  private static let maximumNumber = 1 << 40

  /// The numbers of a project; those that can be counted have to be what was counted.
  private func summary(
    _ members: [String: JSONValue], _ counted: FindingCounter
  ) throws -> Report.Summary {
    guard let value = members["summary"] else { throw missing("summary") }
    func number(_ key: String) throws -> Int {
      guard let number = value[key]?.integer, (0...Self.maximumNumber).contains(number) else {
        throw missing(key, at: value.place)
      }
      return number
    }
    var summary = Report.Summary()
    summary.files = try number("files")
    summary.lines = try number("lines")
    summary.errors = try number("errors")
    summary.warnings = try number("warnings")
    summary.infos = try number("infos")
    summary.suppressed = try number("suppressed")
    summary.ambiguous = try number("ambiguous")
    summary.safelyFixable = try number("fixable")
    summary.unsafelyFixable = try number("unsafelyFixable")
    let seconds = value["seconds"]?.double ?? 0
    summary.seconds = seconds.isFinite ? seconds : 0
    var checks = [
      ("errors", counted.errors), ("warnings", counted.warnings), ("infos", counted.infos),
      ("fixable", counted.safelyFixable), ("unsafelyFixable", counted.unsafelyFixable),
    ]
    if value["findings"] != nil { checks.append(("findings", counted.findings)) }
    if value["filesWithFindings"] != nil { checks.append(("filesWithFindings", counted.files)) }
    for (key, found) in checks where try number(key) != found {
      throw miscounted("its summary", key, try number(key), found)
    }
    return summary
  }

  private func miscounted(_ what: String, _ key: String, _ said: Int, _ found: Int) -> MergeFailure
  {
    MergeFailure(
      message:
        "\(path): \(what) says \(said) for '\(key)', and there are \(found): the file has been "
        + "changed or is not complete; write it again")
  }

  // MARK: - Checklists and rules

  /// A checklist as a file has it.
  private struct ParsedList {
    let shape: AuditFile.ListShape
    /// The items of all sections, one after the other.
    let items: [ParsedItem]

    /// The project's part of it, nil if it has none.
    func shape(of project: String) -> AuditFile.ListShape? {
      let own = Set(items.filter { $0.projects[project] != nil }.map(\.shape))
      if own.count == items.count { return shape }
      let sections = shape.sections.map { section in
        AuditFile.SectionShape(
          title: section.title, isAdded: section.isAdded,
          items: section.items.filter { own.contains($0) })
      }.filter { !$0.items.isEmpty }
      return sections.isEmpty
        ? nil : AuditFile.ListShape(name: shape.name, title: shape.title, sections: sections)
    }
  }

  private struct ParsedItem {
    let shape: AuditFile.ItemShape
    let place: JSONPlace
    /// The progress of the one project of the file.
    let state: Audit.State?
    /// The progress of the projects of a merged audit, by name.
    let projects: [String: Audit.State]
    let unchecked: [String]
    let findings: Int
  }

  private func checklists() throws -> [ParsedList] {
    guard let lists = members["checklists"]?.array else { throw missing("checklists") }
    return try lists.map { list in
      guard let name = list["name"]?.string, let title = list["title"]?.string,
        let sections = list["sections"]?.array
      else { throw missing("checklists", at: list.place) }
      var items: [ParsedItem] = []
      let shapes = try sections.map { section in
        guard let title = section["title"]?.string, let values = section["items"]?.array else {
          throw missing("sections", at: section.place)
        }
        let parsed = try values.map { try item($0) }
        items += parsed
        return AuditFile.SectionShape(
          title: title, isAdded: section["added"]?.boolean ?? false, items: parsed.map(\.shape))
      }
      return ParsedList(
        shape: AuditFile.ListShape(name: name, title: title, sections: shapes), items: items)
    }
  }

  private func item(_ value: JSONValue) throws -> ParsedItem {
    guard let id = value["id"]?.string, let name = value["name"]?.string,
      let text = value["text"]?.string, let verdict = value["verdict"]?.string,
      let rules = value["rules"]?.strings, let findings = value["findings"]?.integer,
      let state = value["state"]?.string.flatMap({ Audit.State(rawValue: $0) })
    else {
      throw failure(
        "an item needs 'id', 'name', 'text', 'verdict', 'state', 'rules' and 'findings'",
        at: value.place)
    }
    var projects: [String: Audit.State] = [:]
    if let states = value["projects"] {
      for state in Audit.State.allCases {
        for project in states[state.rawValue]?.strings ?? [] { projects[project] = state }
      }
    }
    return ParsedItem(
      shape: AuditFile.ItemShape(
        id: id, name: name, text: text, verdict: verdict, rules: rules,
        lookAt: value["lookAt"]?.string ?? ""),
      place: value.place, state: state, projects: projects,
      unchecked: value["unchecked"]?.strings ?? [], findings: findings)
  }

  private func ruleFacts() throws -> [AuditFile.RuleFacts] {
    guard let rules = members["rules"]?.array else { throw missing("rules") }
    return try rules.map { rule in
      guard let id = rule["id"]?.string,
        let severity = rule["severity"]?.string.flatMap({ Severity(rawValue: $0) })
      else { throw failure("a rule needs 'id' and 'severity'", at: rule.place) }
      return AuditFile.RuleFacts(
        id: id, title: rule["title"]?.string ?? "", severity: severity,
        why: rule["why"]?.string ?? "", instead: rule["instead"]?.string ?? "",
        isChecked: rule["checked"]?.boolean ?? true)
    }
  }
}
