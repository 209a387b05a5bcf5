import LintRules
import Matching
import YAML

extension Decoder {
  /// Reads `checklists`: sections with items.
  ///
  /// - Parameters:
  ///   - name: the preset that they belong to, or ``Checklist/ownName``.
  ///   - title: the checklist's.
  ///   - rules: the ids of all rules that there are.
  mutating func checklist(
    _ node: YAMLNode, name: String, title: String, rules: [String]
  ) -> Checklist {
    let known = Set(rules)
    var ids: Set<String> = []
    var sections: [Checklist.Section] = []
    for section in items(node) {
      guard var reader = mapping(section, "a section of 'checklists'") else { continue }
      let title = reader.required("title", &self).flatMap { prose($0, "'title'") } ?? ""
      let isAdded = reader.value("added").flatMap { bool($0, "'added'") } ?? false
      let nodes = reader.required("items", &self).map { items($0) } ?? []
      reader.finish(&self)
      var found: [Checklist.Item] = []
      for node in nodes {
        guard let item = checklistItem(node, rules: rules, known: known) else { continue }
        found.append(item)
        if !ids.insert(item.id).inserted {
          problem("the item '\(item.id)' is there twice; give it another id", at: node)
        }
      }
      sections.append(Checklist.Section(title: title, isAdded: isAdded, items: found))
    }
    return Checklist(name: name, title: title, sections: sections)
  }

  private mutating func checklistItem(
    _ node: YAMLNode, rules: [String], known: Set<String>
  ) -> Checklist.Item? {
    guard var reader = mapping(node, "an item of a checklist"),
      let id = reader.required("id", &self).flatMap({ string($0, "'id'") })
    else { return nil }
    let text = reader.required("text", &self).flatMap { prose($0, "'text'") } ?? ""
    let names = reader.value("rules").map { ruleNames($0, "'rules'", rules, known) } ?? []
    let hints = reader.value("hints").map { ruleNames($0, "'hints'", rules, known) } ?? []
    let about = reader.value("about").map { subjects($0, of: names + hints) } ?? [:]
    let presence = reader.value("applies-to").flatMap { needed($0) }
    let verdict: Checklist.Verdict =
      reader.value("verdict").flatMap { choice($0, "'verdict'") } ?? .auto
    let lookAt = reader.value("look-at").flatMap { prose($0, "'look-at'") } ?? ""
    let paths = reader.value("paths").map { globs($0, "'paths'") }
    let excluded = reader.value("not-paths").map { globs($0, "'not-paths'") }
    let part: Checklist.Part? = reader.value("within").flatMap { choice($0, "'within'") }
    reader.finish(&self)
    if verdict != .manual, reader.value("rules") == nil {
      problem("the item '\(id)' needs 'rules' that decide it, or 'verdict: manual'", at: node)
    }
    if verdict != .auto, lookAt.isEmpty {
      problem(
        "the item '\(id)' needs 'look-at': what a person has to look at where rules cannot decide",
        at: node)
    }
    return Checklist.Item(
      id: id, text: text, verdict: verdict, rules: names, hints: hints, about: about,
      presence: presence, lookAt: lookAt, paths: paths ?? GlobSet([]),
      excluded: excluded ?? GlobSet([]), part: part)
  }

  /// Reads ids of rules that exist.
  private mutating func ruleNames(
    _ node: YAMLNode, _ key: String, _ rules: [String], _ known: Set<String>
  ) -> [String] {
    items(node).compactMap { item in
      guard let name = string(item, "each of \(key)") else { return nil }
      if known.contains(name) { return name }
      problem("there is no rule '\(name)'" + NearestName.hint(name, among: rules), at: item)
      return nil
    }
  }

  /// Reads `about`: by rule, globs for the subjects of its findings.
  private mutating func subjects(_ node: YAMLNode, of rules: [String]) -> [String: [NameGlob]] {
    guard let reader = mapping(node, "'about'") else { return [:] }
    var result: [String: [NameGlob]] = [:]
    for entry in reader.entries {
      guard let rule = string(entry.key, "a rule of 'about'") else { continue }
      if rules.contains(rule) {
        result[rule] = items(entry.value).compactMap { nameGlob($0, "each of '\(rule)'") }
      } else {
        problem(
          "the item has no rule '\(rule)'" + NearestName.hint(rule, among: rules), at: entry.key)
      }
    }
    return result
  }

  /// Reads `applies-to`: files and texts, of which the project has to have one.
  private mutating func needed(_ node: YAMLNode) -> Checklist.Presence? {
    guard var reader = mapping(node, "'applies-to'") else { return nil }
    let files = reader.value("files").map { globs($0, "'files'") }
    let texts = reader.value("texts").map { items($0) }?.compactMap {
      string($0, "each of 'texts'")
    }
    reader.finish(&self)
    if files == nil, texts == nil {
      problem("'applies-to' needs 'files', 'texts' or both", at: node)
      return nil
    }
    if let empty = texts?.firstIndex(of: "") {
      problem("text \(empty + 1) of 'applies-to' is empty", at: node)
    }
    return Checklist.Presence(files: files ?? Checklist.Presence.swiftFiles, texts: texts ?? [])
  }
}

/// An item that a person has ticked.
struct DecodedTick {
  /// The item's id, after the name of its checklist and a slash where that is given.
  let item: String
  let reason: String
  let mark: YAMLMark
}

extension Decoder {
  /// Reads `ticked`: items with the reason why they are done.
  mutating func ticks(_ node: YAMLNode) -> [DecodedTick] {
    guard let reader = mapping(node, "'ticked'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let item = string(entry.key, "an item of 'ticked'"),
        let reason = prose(entry.value, "the reason why '\(item)' is done")
      else { return nil }
      return DecodedTick(item: item, reason: reason, mark: entry.key.start)
    }
  }

  /// The checklists with what a person has ticked.
  mutating func ticking(_ checklists: [Checklist], _ ticks: [DecodedTick]) -> [Checklist] {
    for tick in ticks {
      let fits = checklists.flatMap { list in
        list.sections.flatMap(\.items).filter { tick.names($0, of: list) }
      }
      if fits.count == 1 { continue }
      let names = checklists.flatMap { list in
        list.sections.flatMap(\.items).map { "\(list.name)/\($0.id)" }
      }
      problem(
        fits.isEmpty
          ? "no checklist has an item '\(tick.item)'" + NearestName.hint(tick.item, among: names)
          : "several checklists have an item '\(tick.item)'; write CHECKLIST/\(tick.item)",
        at: tick.mark)
    }
    return checklists.map { list in
      Checklist(
        name: list.name, title: list.title,
        sections: list.sections.map { section in
          Checklist.Section(
            title: section.title, isAdded: section.isAdded,
            items: section.items.map { item in
              var item = item
              item.tick = ticks.first { $0.names(item, of: list) }?.reason
              return item
            })
        })
    }
  }
}

extension DecodedTick {
  fileprivate func names(_ item: Checklist.Item, of list: Checklist) -> Bool {
    self.item == item.id || self.item == "\(list.name)/\(item.id)"
  }
}
