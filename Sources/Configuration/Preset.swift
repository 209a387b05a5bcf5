import LintRules
import Matching
import Project
import YAML

/// One team document as data: its layers, its rules, and how a project that follows it looks.
package struct Preset: Sendable {
  package let name: String
  package let title: String
  /// A summary of the document in a few sentences.
  package let about: String
  /// How the folder of an app is recognised.
  package let app: AppFolders.Signature?
  /// The signs that a project follows the document.
  package let detection: Detection
  let layers: [DecodedLayer]
  let entries: [RuleEntry]
  /// Values of options for all its rules.
  let options: [String: [String]]
  let path: String

  /// The files and imports of a project that follows the document.
  package struct Detection: Sendable {
    /// Globs of files; each that matches something counts one.
    package let files: [Glob]
    /// Modules; each that is imported somewhere counts one.
    package let imports: [String]
    /// Modules that must not be imported anywhere.
    package let notImports: [String]
  }

  /// The ids of its rules, in the document's order.
  package var ruleIDs: [String] { entries.map(\.id) }

  /// The section of the document that asks for a rule.
  package func section(of id: String) -> String { entry(id)?.section ?? "" }

  /// The severity that the document gives a rule, nil where it says none.
  package func severity(of id: String) -> Severity? { entry(id)?.level?.severity }

  /// Returns true if the document uses a rule as it is defined, without options or paths of its
  /// own.
  package func takesUnchanged(_ id: String) -> Bool {
    entry(id).map { $0.options.isEmpty && $0.included == nil && $0.excluded == nil } ?? false
  }

  func entry(_ id: String) -> RuleEntry? { entries.first { $0.id == id } }
}

/// The entry of one rule in a preset or a configuration.
struct RuleEntry: Sendable {
  let id: String
  /// Where the entry is.
  let mark: YAMLMark
  /// nil leaves the severity as it is.
  var level: Level?
  /// The section of the document.
  var section = ""
  var options: [String: [String]] = [:]
  var included: YAMLNode?
  var excluded: YAMLNode?
  var overrides: [(glob: Glob, level: Level, mark: YAMLMark)] = []
  var baseline: BaselineMode?

  /// The overrides as a rule has them.
  var ruleOverrides: [Rule.Override] {
    overrides.map { Rule.Override(paths: GlobSet([$0.glob]), severity: $0.level.severity) }
  }
}

/// A severity, or none.
enum Level: String, Sendable, CaseIterable {
  case off, info, warning, error

  var severity: Severity? { Severity(rawValue: rawValue) }
}

/// A layer as it is written, with the place where it is.
struct DecodedLayer: Sendable {
  let layer: Layer
  let mark: YAMLMark
  let globs: [(glob: Glob, mark: YAMLMark)]
}

extension Decoder {
  /// Reads a preset.
  mutating func preset(_ node: YAMLNode) -> Preset? {
    guard var reader = mapping(node, "a preset"),
      let name = reader.required("name", &self).flatMap({ string($0, "'name'") })
    else { return nil }
    let title = reader.required("title", &self).flatMap { prose($0, "'title'") } ?? name
    let about = reader.required("about", &self).flatMap { prose($0, "'about'") } ?? ""
    let app = reader.value("app").flatMap { signature($0) }
    let detection = reader.value("detect").map { self.detection($0) }
    let layers = reader.value("layers").map { self.layerSet($0) } ?? []
    let options = reader.value("options").map { optionValues($0) } ?? [:]
    let entries = reader.required("rules", &self).map { ruleEntries($0) } ?? []
    reader.finish(&self)
    return Preset(
      name: name, title: title, about: about, app: app,
      detection: detection ?? Preset.Detection(files: [], imports: [], notImports: []),
      layers: layers, entries: entries, options: options, path: file)
  }

  private mutating func signature(_ node: YAMLNode) -> AppFolders.Signature? {
    guard var reader = mapping(node, "'app'") else { return nil }
    let folders = reader.required("folders", &self).map { strings($0, "'folders'") } ?? []
    let atLeast = reader.value("at-least").flatMap {
      integer($0, "'at-least'", in: 1...max(1, folders.count))
    }
    reader.finish(&self)
    return AppFolders.Signature(folders: folders, atLeast: atLeast ?? 1)
  }

  private mutating func detection(_ node: YAMLNode) -> Preset.Detection {
    guard var reader = mapping(node, "'detect'") else {
      return Preset.Detection(files: [], imports: [], notImports: [])
    }
    let files = reader.value("files").map { items($0).compactMap { glob($0, "'files'") } } ?? []
    let imports = reader.value("imports").map { strings($0, "'imports'") } ?? []
    let notImports = reader.value("not-imports").map { strings($0, "'not-imports'") } ?? []
    reader.finish(&self)
    return Preset.Detection(files: files, imports: imports, notImports: notImports)
  }

  /// Reads `layers` of a preset or configuration.
  mutating func layerSet(_ node: YAMLNode) -> [DecodedLayer] {
    guard let reader = mapping(node, "'layers'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let name = string(entry.key, "the name of a layer"),
        var layer = mapping(entry.value, "layer '\(name)'")
      else { return nil }
      let paths = layer.value("paths").map { items($0) } ?? []
      let globs = paths.compactMap { item in
        glob(item, "'paths'").map { (glob: $0, mark: item.start) }
      }
      let names = layer.value("modules").map { items($0) } ?? []
      let modules = names.compactMap { nameGlob($0, "each of 'modules'") }
      let uses = layer.value("uses").map { layerNames($0, "'uses'") }
      layer.finish(&self)
      if paths.isEmpty && names.isEmpty {
        problem("layer '\(name)' needs 'paths' or 'modules'", at: entry.value)
      }
      return DecodedLayer(
        layer: Layer(
          name: name, paths: GlobSet(globs.map(\.glob)),
          modules: modules, uses: uses),
        mark: entry.key.start, globs: globs)
    }
  }

  /// Reads `options`: names with one value or several.
  mutating func optionValues(_ node: YAMLNode) -> [String: [String]] {
    guard let reader = mapping(node, "'options'") else { return [:] }
    var values: [String: [String]] = [:]
    for entry in reader.entries {
      guard let name = string(entry.key, "the name of an option") else { continue }
      values[name] = strings(entry.value, "the option '\(name)'")
    }
    return values
  }

  /// Reads `rules`: ids with a severity, or with more to say.
  mutating func ruleEntries(_ node: YAMLNode) -> [RuleEntry] {
    guard let reader = mapping(node, "'rules'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let id = string(entry.key, "the id of a rule") else { return nil }
      var result = RuleEntry(id: id, mark: entry.key.start)
      guard entry.value.mapping != nil else {
        result.level = choice(entry.value, "the severity of '\(id)'")
        return result
      }
      guard var reader = mapping(entry.value, "'\(id)'") else { return nil }
      result.level = reader.value("severity").flatMap { choice($0, "'severity'") }
      result.section = reader.value("section").flatMap { prose($0, "'section'") } ?? ""
      result.options = reader.value("options").map { optionValues($0) } ?? [:]
      result.included = reader.value("in").flatMap { checkedScope($0, "'in'") }
      result.excluded = reader.value("not-in").flatMap { checkedScope($0, "'not-in'") }
      if let paths = reader.value("paths") { result.overrides = overrides(paths) }
      result.baseline = reader.value("baseline").flatMap { baselineMode($0) }
      reader.finish(&self)
      return result
    }
  }

  /// The node of a scope, nil when something is wrong with it: what is read later with a rule from
  /// elsewhere could not say where.
  private mutating func checkedScope(_ node: YAMLNode, _ what: String) -> YAMLNode? {
    let before = problems.count
    _ = scope(node, what)
    return problems.count == before ? node : nil
  }

  /// Reads `frozen`, `strict` or `burn-down: DAY`.
  private mutating func baselineMode(_ node: YAMLNode) -> BaselineMode? {
    if node.mapping != nil, var reader = mapping(node, "'baseline'") {
      let until = reader.required("burn-down", &self).flatMap { day($0, "'burn-down'") }
      reader.finish(&self)
      return until.map { BaselineMode.burnDown($0) }
    }
    guard let text = string(node, "'baseline'") else { return nil }
    switch text {
    case "frozen": return .frozen
    case "strict": return .strict
    default:
      problem("'baseline' is frozen, strict, or {burn-down: DAY}, not '\(text)'", at: node)
      return nil
    }
  }

  private mutating func overrides(
    _ node: YAMLNode
  ) -> [(glob: Glob, level: Level, mark: YAMLMark)] {
    guard let reader = mapping(node, "'paths'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let glob = glob(entry.key, "each of 'paths'"),
        let level: Level = choice(entry.value, "the severity of '\(glob.pattern)'")
      else { return nil }
      return (glob, level, entry.key.start)
    }
  }
}
