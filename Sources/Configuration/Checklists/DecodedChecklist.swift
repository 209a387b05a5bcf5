import LintRules
import Matching
import YAML

/// A section of a checklist as it is written.
struct DecodedSection: Sendable {
  var title = ""
  var isAdded = false
  var items: [Located<DecodedItem>] = []
}

extension DecodedSection: MappingValue {
  static let mappingName = "checklist section"

  static let mapping: Mapping<DecodedSection> = Mapping(
    what: "a section of 'checklists'", "Items of a checklist under one heading.",
    keys: [
      Key(
        "title", { $0.title = $1 }, .prose, "The heading.", example: "Navigation", isRequired: true),
      Key(
        "added", { $0.isAdded = $1 }, .bool,
        "True if the items are not the document's; they do not count as its progress.",
        example: "true", default: "false"),
      Key(
        "items", { $0.items = $1 }, .list(ValueType<DecodedItem>.mapping.located), "The items.",
        example: "[{id: N1, text: Screens use the router, rules: [no-force-try]}]",
        isRequired: true),
    ],
    make: { DecodedSection() })
}

/// An item of a checklist as it is written.
struct DecodedItem: Sendable {
  var id = ""
  var text = ""
  /// nil if the item names none.
  var rules: [Located<String>]?
  var hints: [Located<String>] = []
  var about: [TableEntry<String, [NameGlob]>] = []
  var ownSeverity: [Located<String>] = []
  var presence: Checklist.Presence?
  var verdict = Checklist.Verdict.auto
  var lookAt = ""
  var paths = GlobSet([])
  var excluded = GlobSet([])
  var part: Checklist.Part?
}

extension DecodedItem: MappingValue {
  static let mappingName = "checklist item"

  static let mapping: Mapping<DecodedItem> = Mapping(
    what: "an item of a checklist", "An item of a checklist.", keys: textKeys, ruleKeys, fileKeys,
    needs: .others(
      for: "verdict", ("auto", ["rules"]), ("partial", ["rules", "look-at"]),
      ("manual", ["look-at"])),
    make: { DecodedItem() },
    check: { item, node, decoder in
      if item.verdict != .manual, item.rules == nil {
        decoder.problem(
          "the item '\(item.id)' needs 'rules' that decide it, or 'verdict: manual'", at: node)
      }
      if item.verdict != .auto, item.lookAt.isEmpty {
        decoder.problem(
          "the item '\(item.id)' needs 'look-at': the part that a person checks", at: node)
      }
      let rules = ((item.rules ?? []) + item.hints).map(\.value)
      for entry in item.about where !rules.contains(entry.name) {
        decoder.problem(
          "'about' needs a rule of the item, not '\(entry.name)'"
            + NearestName.hint(entry.name, among: rules),
          at: entry.mark)
      }
      return true
    })

  private static let textKeys: [Key<DecodedItem>] = [
    Key(
      "id", { $0.id = $1 }, .text, "The name of the item within its checklist.", example: "N1",
      isRequired: true),
    Key(
      "text", { $0.text = $1 }, .prose, "The statement that is true once it is done.",
      example: "Screens use the router", isRequired: true),
    Key(
      "verdict", { $0.verdict = $1 }, .choice,
      "The part that rules decide: all (`auto`), some (`partial`) or none (`manual`).",
      example: "partial", default: "auto"),
    Key(
      "look-at", { $0.lookAt = $1 }, .prose, "Advice for the person who checks it.",
      example: "the order of the screens"),
  ]

  private static let ruleKeys: [Key<DecodedItem>] = [
    Key(
      "rules", { $0.rules = $1 }, .list(.locatedRule), "The rules whose findings keep it open.",
      example: "[no-force-try]"),
    Key(
      "hints", { $0.hints = $1 }, .list(.locatedRule),
      "Rules whose findings are shown with it but do not keep it open.", example: "[no-force-try]"),
    Key(
      "about", { $0.about = $1 },
      .table(
        .text, called: "a rule of 'about'", of: .list(.nameGlob), called: { "'\($0)'" }),
      "By rule, the subjects of its findings that belong to the item.",
      example: "{no-force-try: ['*Model']}"),
    Key(
      "own-severity", { $0.ownSeverity = $1 }, .list(.locatedRule),
      "Rules of which only findings with the severity of the rule belong to the item, and no milder ones.",
      example: "[no-combine-import]"),
    Key(
      "applies-to", { $0.presence = $1 }, .mapping,
      "The subject of the item. If a project has none of it, the item does not apply.",
      example: "{texts: [NavigationStack]}"),
  ]

  private static let fileKeys: [Key<DecodedItem>] = [
    Key(
      "paths", { $0.paths = $1 }, .globs, "The files whose findings belong to it.",
      example: "[Docs/**]",
      default: "all files"),
    Key(
      "not-paths", { $0.excluded = $1 }, .globs, "The files whose findings do not belong to it.",
      example: "[Legacy/**]"),
    Key(
      "within", { $0.part = $1 }, .choice, "The part of a file whose findings belong to it.",
      example: "comments", default: "any"),
  ]
}

extension ValueType<Located<String>> {
  /// The id of a rule, which is checked when all rules are known.
  fileprivate static var locatedRule: Self {
    ValueType<String>(.ruleID) { $2.string($0, $1) }.located
  }
}

extension Checklist.Presence: MappingValue {
  package static let mappingName = "subject of an item"

  package static let mapping: Mapping<Checklist.Presence> = Mapping(
    "Files, texts or both; the project has one of them.",
    keys: [
      Key(
        "files", { $0.files = $1 }, .globs, "The files.", example: "['**/*.md']",
        default: "all Swift files"),
      Key(
        "texts", { $0.texts = $1 }, .texts, "Texts; such a file contains one of them.",
        example: "[EventBus]"),
    ],
    needs: .oneOrMore(of: ["files", "texts"]),
    make: { Checklist.Presence(files: Checklist.Presence.swiftFiles) },
    check: { presence, node, decoder in
      guard let entries = node.mapping, !entries.isEmpty else {
        decoder.problem("'applies-to' needs 'files', 'texts' or both", at: node)
        return false
      }
      if let empty = presence.texts.firstIndex(of: "") {
        decoder.problem("text \(empty + 1) of 'applies-to' is empty", at: node)
      }
      return true
    })
}

// MARK: - Checklists

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
    let sections =
      ValueType<[DecodedSection]>.list(.mapping).read(node, "'checklists'", &self) ?? []
    return Checklist(
      name: name, title: title,
      sections: sections.map { section in
        let items = section.items.map { located in
          if !ids.insert(located.value.id).inserted {
            problem(
              "the item '\(located.value.id)' appears twice; give it another id", at: located.mark)
          }
          return checklistItem(located.value, rules: rules, known: known)
        }
        return Checklist.Section(title: section.title, isAdded: section.isAdded, items: items)
      })
  }

  private mutating func checklistItem(
    _ item: DecodedItem, rules: [String], known: Set<String>
  ) -> Checklist.Item {
    let named = existing(item.rules ?? [], among: rules, known)
    let hints = existing(item.hints, among: rules, known)
    let about = item.about.filter { (named + hints).contains($0.name) }
    return Checklist.Item(
      id: item.id, text: item.text, verdict: item.verdict, rules: named, hints: hints,
      about: Dictionary(about.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
      ownSeverity: existing(item.ownSeverity, among: rules, known), presence: item.presence,
      lookAt: item.lookAt, paths: item.paths, excluded: item.excluded,
      part: item.part)
  }

  /// The ids of rules that exist; the others are reported.
  private mutating func existing(
    _ ids: [Located<String>], among rules: [String], _ known: Set<String>
  ) -> [String] {
    ids.compactMap { id in
      if known.contains(id.value) { return id.value }
      problem(
        "there is no rule '\(id.value)'" + NearestName.hint(ofRule: id.value, among: rules),
        at: id.mark)
      return nil
    }
  }
}
