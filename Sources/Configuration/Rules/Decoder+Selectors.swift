import LintRules
import Matching
import SwiftSource
import YAML

extension Decoder {
  /// Reads `in` or `not-in`.
  mutating func scope(_ node: YAMLNode, _ what: String) -> Selector.Scope {
    var scope = Selector.Scope()
    guard var reader = mapping(node, what) else { return scope }
    scope.paths = reader.value("paths").map { matchingGlobs($0, "'paths'", key: what) }
    scope.layers = reader.value("layers").map { layerNames($0, "'layers'") } ?? []
    scope.modules = reader.value("modules").flatMap { names($0, "'modules'") }
    scope.isInApp = reader.value("app").flatMap { bool($0, "'app'") }
    scope.isTest = reader.value("tests").flatMap { bool($0, "'tests'") }
    scope.settings =
      reader.value("settings").map { items($0).compactMap { settingQuery($0) } } ?? []
    scope.isAdded = reader.value("added").flatMap { bool($0, "'added'") }
    scope.comment = reader.value("comment").flatMap { regularExpression($0, "'comment'") }
    scope.isPreview = reader.value("previews").flatMap { bool($0, "'previews'") }
    scope.declarations =
      reader.value("declarations").map { items($0).compactMap { query($0, "'declarations'") } }
      ?? []
    scope.inside = patternList(reader.value("inside"))
    scope.directlyInside = patternList(reader.value("directly-inside"))
    scope.imports = reader.value("imports").flatMap { names($0, "'imports'") }
    scope.contained = patternList(reader.value("contains"))
    scope.declares = queries(reader.value("declares"), "'declares'")
    scope.isFallback = reader.value("fallbacks").flatMap { bool($0, "'fallbacks'") }
    reader.finish(&self)
    return scope
  }

  /// Reads the texts of patterns.
  mutating func patternList(_ node: YAMLNode?) -> [TokenPattern] {
    guard let node else { return [] }
    return items(node).compactMap { pattern($0) }
  }

  /// Reads the text of a pattern.
  mutating func pattern(_ node: YAMLNode) -> TokenPattern? {
    guard let text = patternText(node, "a pattern") else { return nil }
    do {
      return try TokenPattern(text)
    } catch {
      problem(error.message, at: node)
      return nil
    }
  }

  // MARK: - Declarations

  /// Reads a description of declarations.
  mutating func query(_ node: YAMLNode, _ what: String) -> DeclarationQuery? {
    guard var reader = mapping(node, what) else { return nil }
    var query = DeclarationQuery()
    if let node = reader.value("kind") { query.kinds = kinds(node) }
    query.names = reader.value("name").flatMap { names($0, "'name'") }
    query.form = reader.value("form").flatMap { regularExpression($0, "'form'") }
    query.isStored = reader.value("stored").flatMap { bool($0, "'stored'") }
    for key in ["access", "modifiers"] {
      if let node = reader.value(key) { query.modifiers.formUnion(modifiers(node, key)) }
    }
    query.attributes = reader.value("attributes").flatMap { names($0, "'attributes'") }
    query.attributesOnly = reader.value("attributes-only").flatMap {
      names($0, "'attributes-only'")
    }
    query.inheritsOnly = reader.value("inherits-only").flatMap { names($0, "'inherits-only'") }
    query.isNamedElsewhere = reader.value("named-elsewhere").flatMap {
      bool($0, "'named-elsewhere'")
    }
    query.isNamedInside = reader.value("named-inside").flatMap { bool($0, "'named-inside'") }
    query.isWrittenElsewhere = reader.value("written-elsewhere").flatMap {
      bool($0, "'written-elsewhere'")
    }
    let isOfSystem = reader.value("of-system").flatMap { bool($0, "'of-system'") } ?? false
    query.inherits = reader.value("inherits").flatMap { names($0, "'inherits'") }.map {
      InheritedNames($0, areOfSystem: isOfSystem)
    }
    query.isNested = reader.value("nested").flatMap { bool($0, "'nested'") }
    query.types = reader.value("type").flatMap { names($0, "'type'") }
    if let node = reader.value("type-is") { query.sorts = Set(choices(node, "'type-is'")) }
    query.values = reader.value("value").flatMap { names($0, "'value'") }
    query.valueForm = reader.value("value-form").flatMap { regularExpression($0, "'value-form'") }
    if let node = reader.value("effects") { query.effects = Set(choices(node, "'effects'")) }
    query.parameters = reader.value("parameters").map { node in
      items(node).compactMap { names($0, "each of 'parameters'") }
    }
    query.labels = reader.value("labels").flatMap { names($0, "'labels'") }
    query.isTrivial = reader.value("trivial").flatMap { bool($0, "'trivial'") }
    query.mentions = reader.value("mentions").flatMap { names($0, "'mentions'") }
    query.isStored = reader.value("stored").flatMap { bool($0, "'stored'") }
    query.details = details(&reader, isOfSystem: isOfSystem)
    query.paths = reader.value("paths").map { globs($0, "'paths'") }
    query.members = queries(reader.value("members"), "'members'")
    query.enclosing = queries(reader.value("enclosing"), "'enclosing'")
    query.any = queries(reader.value("any"), "'any'")
    query.none = queries(reader.value("none"), "'none'")
    reader.finish(&self)
    return query
  }

  mutating func queries(_ node: YAMLNode?, _ what: String) -> [DeclarationQuery] {
    guard let node else { return [] }
    return items(node).compactMap { query($0, what) }
  }

  /// Words for several kinds at once.
  private static let kindGroups: [String: [DeclarationKind]] = [
    "type": [.struct, .class, .actor, .enum],
    "property": [.var, .let],
  ]

  /// Spelling a case out asks the runtime, which is slow.
  private static let kindNames = Dictionary(
    uniqueKeysWithValues: DeclarationKind.allCases.map { ("\($0)", $0) })

  private mutating func kinds(_ node: YAMLNode) -> Set<DeclarationKind> {
    var kinds: Set<DeclarationKind> = []
    for item in items(node) {
      guard let text = string(item, "each of 'kind'") else { continue }
      if let group = Self.kindGroups[text] {
        kinds.formUnion(group)
      } else if let kind = Self.kindNames[text] {
        kinds.insert(kind)
      } else {
        let names = Array(Self.kindNames.keys) + Self.kindGroups.keys
        problem(
          "'\(text)' is no kind of declaration" + NearestName.hint(text, among: names.sorted()),
          at: item)
      }
    }
    return kinds
  }

  private static let modifierNames: [String: ModifierSet] = [
    "open": .open, "public": .public, "package": .package, "internal": .internal,
    "fileprivate": .fileprivate, "private": .private, "private(set)": .privateSet,
    "fileprivate(set)": .fileprivateSet, "internal(set)": .internalSet,
    "package(set)": .packageSet, "public(set)": .publicSet, "static": .static, "class": .class,
    "final": .final, "override": .override, "lazy": .lazy, "weak": .weak, "unowned": .unowned,
    "mutating": .mutating, "nonmutating": .nonmutating, "nonisolated": .nonisolated,
    "nonisolated(unsafe)": .nonisolatedUnsafe, "isolated": .isolated, "required": .required,
    "convenience": .convenience, "dynamic": .dynamic, "optional": .optional,
    "indirect": .indirect, "distributed": .distributed, "async": .async,
  ]

  private mutating func modifiers(_ node: YAMLNode, _ key: String) -> ModifierSet {
    var set: ModifierSet = []
    for item in items(node) {
      guard let text = string(item, "each of '\(key)'") else { continue }
      if let modifier = Self.modifierNames[text] {
        set.formUnion(modifier)
      } else {
        problem(
          "'\(text)' is no modifier"
            + NearestName.hint(text, among: Self.modifierNames.keys.sorted()),
          at: item)
      }
    }
    return set
  }
}
