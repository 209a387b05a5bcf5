import SwiftSource
import YAML

extension DeclarationQuery: MappingValue {
  package static let mappingName = "declaration query"

  package static let mapping: Mapping<DeclarationQuery> = Mapping(
    "A description of declarations. Every key must hold.",
    keys: keys, make: { DeclarationQuery() },
    check: { query, node, decoder in
      var naming = query.details.naming
      if naming?.isPreview == true { naming?.isPreview = nil }
      if naming?.asksForPosition == true {
        decoder.problem("'named-in' can only ask for files, and for 'previews: true'", at: node)
      }
      for (key, types) in [
        ("type-declared", query.details.typeDeclarations),
        ("inherits-declared", query.details.inheritedDeclarations),
      ] where types.contains(where: { $0.hasPlaceholders && $0.comparison == nil }) {
        decoder.problem(
          "'\(key)' can compare one 'name', 'type' or 'parameters' of a member with a placeholder, "
            + "such as '{name}'", at: node)
      }
      for (key, types) in [
        ("type-not-declared", query.details.otherTypeDeclarations),
        ("extends", query.details.extendedDeclarations),
      ] where types.contains(where: \.hasPlaceholders) {
        decoder.problem("'\(key)' cannot have a placeholder, such as '{name}'", at: node)
      }
      let uses = query.details.uses.filter { !$0.captures.contains(NameUse.capture) }
      for use in uses {
        decoder.problem("'\(use.text)' under 'used-as' has no '$\(NameUse.capture)'", at: node)
      }
      return true
    })

  private static let keys: [Key<DeclarationQuery>] =
    headKeys + typeKeys + valueKeys + useKeys + relatedKeys

  /// The kind, name, modifiers and attributes.
  private static let headKeys: [Key<DeclarationQuery>] = [
    Key(
      "kind", { $0.kinds = $1 }, .declarationKinds,
      "The kinds of declarations; `type` means struct, class, actor and enum, `property` means "
        + "var and let.",
      example: "[struct, class]", default: "any kind"),
    Key("name", { $0.names = $1 }, .names, "The name, with globs.", example: "'*ViewModel'"),
    Key(
      "form", { $0.form = $1 }, .expression, "An expression that matches in the name.",
      example: "'^[A-Z]'"),
    modifierKey(
      "access",
      "Access levels, all of them: those that are written, or that an extension gives its members.",
      example: "public"),
    modifierKey(
      "modifiers", "Written modifiers, all of them.", example: "[static, final]"),
    Key(
      "attributes", { $0.attributes = $1 }, .names,
      "Attributes; it has one of them. `*Actor` also takes the project's global actors of other names.",
      example: "[MainActor]"),
    Key(
      "attributes-only", { $0.attributesOnly = $1 }, .names,
      "The only attributes that it may have.", example: "[discardableResult]"),
    Key(
      "nested", { $0.isNested = $1 }, .bool, "True if it is inside another declaration.",
      example: "true"),
    Key(
      "helper", { $0.details.isHelper = $1 }, .bool,
      "True if it is part of a type that has values, or of a function. Enums without cases and "
        + "extensions of types from outside the project are only namespaces.", example: "false"),
    Key(
      "wrapped", { $0.details.isWrapped = $1 }, .bool, "True if it has a property wrapper.",
      example: "true"),
    Key(
      "generic", { $0.details.generic = $1 }, .choice,
      "Its generic parameters: any, or at least one without a constraint.", example: "any"),
    Key(
      "attribute-form", { $0.details.attributeForm = $1 }, .expression,
      "An expression that matches in one of its attributes, from the `@` to the end of the arguments.",
      example: "'^@Test\\(\"'"),
    Key(
      "documented", { $0.details.isDocumented = $1 }, .bool,
      "True if a documentation comment is above it.", example: "true"),
    Key(
      "conditions", { $0.details.conditions = $1 }, .conditionTerms,
      "Flags or tests; the `#if` around it demands one of them, or with `!`, that it is false.",
      example: "[DEBUG, 'os(*)']"),
    Key(
      "platforms", { $0.details.platforms = $1 }, .choices(),
      "The only platforms for which it is compiled, by the `#if` around it or the path of the file.",
      example: "[watchOS]"),
    Key(
      "paths", { $0.paths = $1 }, .globs, "Files in which it is declared.", example: "[Domain/**]"),
    Key(
      "module-paths", { $0.details.modulePaths = $1 }, .globs,
      "Files of the module that it imports. Only a module of the project has them.",
      example: "[Packages/Core/**]"),
  ]

  /// Types that it inherits or is declared with.
  private static let typeKeys: [Key<DeclarationQuery>] = [
    Key(
      "inherits", { $0.inherits = $1 }, .names,
      "Types; it inherits one of them, directly or through others.", example: "[View]"),
    Key(
      "of-system", { $0.namesSystemTypes = $1 }, .bool,
      "True if the names under `inherits` and `type-mentions` mean types from outside the project "
        + "only.",
      example: "true", default: "false"),
    Key(
      "written", { $0.isInheritanceWritten = $1 }, .bool,
      "True if `inherits` means only the inheritance clause of the declaration itself.",
      example: "true", default: "false"),
    Key(
      "inherits-declared", { $0.details.inheritedDeclarations = $1 }, .list(.mapping),
      "Descriptions; one of them fits the declaration of a type or protocol that it inherits, "
        + "directly or through others. Only declarations of the project fit. `{name}` and `{type}` "
        + "are those of the declaration that a rule selects.",
      example: "{kind: protocol, paths: [Domain/**]}"),
    Key(
      "extends", { $0.details.extendedDeclarations = $1 }, .list(.mapping),
      "Descriptions; one of them fits the declaration of the type that the extension extends. Only "
        + "a type of the project fits.",
      example: "{kind: class, attributes: [MainActor]}"),
    Key(
      "inherits-in-module", { $0.details.inheritsInModule = $1 }, .bool,
      "True if only conformances count that the module of the type declares.", example: "true",
      default: "false"),
    Key(
      "inherits-only", { $0.inheritsOnly = $1 }, .names,
      "The only types from outside the project that it inherits.", example: "[Sendable, Hashable]"),
    Key(
      "subclassed", { $0.details.isSubclassed = $1 }, .bool,
      "True if a class of the project inherits it.", example: "false"),
    Key(
      "holds-data", { $0.details.holdsData = $1 }, .bool,
      "True if it is a type that only holds data: an enum with cases, an entity of a database, a "
        + "struct that is compared or coded, or one with plain values and without functions.",
      example: "false"),
    Key(
      "type", { $0.types = $1 }, .names, "The declared type or result, without white space.",
      example: "[String, 'String?']"),
    Key(
      "type-is", { $0.sorts = $1 }, .choices(),
      "The kind of the declared type.", example: "protocol"),
    Key(
      "type-form", { $0.details.typeForm = $1 }, .expression,
      "An expression that matches in the declared type, or in the initial value where no type is "
        + "written; white space does not count.",
      example: "'^\\[.*\\]$'"),
    Key(
      "type-declared", { $0.details.typeDeclarations = $1 }, .list(.mapping),
      "Descriptions; one of them fits the declaration of the type that the declared type names, or "
        + "that the initial value makes. Only a type of the project fits, or an alias for "
        + "`kind: typealias`. `{name}` and `{type}` are those of the declaration that a rule selects.",
      example: "{kind: class, attributes: [Observable]}"),
    Key(
      "type-not-declared", { $0.details.otherTypeDeclarations = $1 }, .list(.mapping),
      "Descriptions; the project's declaration of that type fits none of them, or it has none.",
      example: "{kind: enum}"),
    Key(
      "type-mentions", { $0.details.typeMentions = $1 }, .names,
      "Types; the declared type names one of them.", example: "[AnyCancellable]"),
  ]

  /// The value, the parameters and the code.
  private static let valueKeys: [Key<DeclarationQuery>] = [
    Key(
      "stored", { $0.isStored = $1 }, .bool,
      "True if it is a variable or constant that keeps its value.",
      example: "true"),
    Key(
      "value", { $0.values = $1 }, .names, "The initial value, without white space.",
      example: "'nil'"),
    Key(
      "value-form", { $0.valueForm = $1 }, .expression,
      "An expression that matches in the initial value.",
      example: "'^\\{'"),
    Key(
      "effects", { $0.effects = $1 }, .choices(), "Effects that are all declared.",
      example: "[async, throws]"),
    Key(
      "parameters", { $0.parameters = $1 }, .list(.names),
      "The types of its parameters or associated values, one list for each. A placeholder alone, such as "
        + "`{type}`, is the type of any of them.",
      example: "[String, [Int, UInt]]"),
    Key(
      "labels", { $0.labels = $1 }, .names, "Argument labels; it has one of them.",
      example: "[completion]"),
    Key(
      "trivial", { $0.isTrivial = $1 }, .bool,
      "True if its body only returns a constant, or does nothing.", example: "true"),
    Key(
      "mentions", { $0.mentions = $1 }, .names, "Names; its body uses one of them.",
      example: "[URLSession]"),
  ]

  /// Uses of its name elsewhere.
  private static let useKeys: [Key<DeclarationQuery>] = [
    Key(
      "named-elsewhere", { $0.isNamedElsewhere = $1 }, .bool,
      "True if its name occurs where a private member is not seen: outside the type that it is a member of, "
        + "or outside the file.",
      example: "false"),
    Key(
      "named-inside", { $0.isNamedInside = $1 }, .bool,
      "True if its name occurs a second time inside the type that it is a member of.",
      example: "true"),
    Key(
      "written-elsewhere", { $0.isWrittenElsewhere = $1 }, .bool,
      "True if code outside the type that it is a member of may change it.", example: "false"),
    Key(
      "mutated", { $0.details.isMutated = $1 }, .bool,
      "True if code may give it another value than its first one, or change that in place. Known of "
        + "variables that are local or private.",
      example: "false"),
    Key(
      "named-in", { $0.details.naming = $1 }, .mapping,
      "Code of other files, or with `previews` of any file, that contains its name.",
      example: "{tests: true}"),
    Key(
      "used-as", { $0.details.uses = $1 }, .patterns,
      "Patterns; one of them matches anywhere in the project, with its name as `$name`.",
      example: "'self[$name.self]'"),
  ]

  /// Other declarations around or inside it.
  private static let relatedKeys: [Key<DeclarationQuery>] = [
    Key(
      "members", { $0.members = $1 }, .list(.mapping),
      "Descriptions that each fit one of its members, those of extensions included.",
      example: "{kind: func, name: load}"),
    Key(
      "earlier", { $0.earlier = $1 }, .list(.mapping),
      "Descriptions that each fit a declaration that comes before it inside the same one, or in the "
        + "file.",
      example: "{kind: type, nested: false}"),
    Key(
      "enclosing", { $0.enclosing = $1 }, .list(.mapping),
      "Descriptions that fit the type around it.",
      example: "{kind: class}"),
    Key(
      "any", { $0.any = $1 }, .list(.mapping), "Descriptions; it fits one of them.",
      example: "[{name: a}, {name: b}]"),
    Key(
      "none", { $0.none = $1 }, .list(.mapping), "Descriptions; it fits none of them.",
      example: "{modifiers: private}"),
  ]

  /// A key with modifiers, which adds to those of another one.
  private static func modifierKey(
    _ name: String, _ doc: String, example: String
  ) -> Key<DeclarationQuery> {
    let names = ModifierSet.byName.keys.sorted()
    return Key(
      KeyInfo(name: name, shape: .list(.choice(names)), doc: doc, example: example)
    ) { node, decoder, query in
      for item in decoder.items(node) {
        guard let text = decoder.string(item, "each of '\(name)'") else { continue }
        if let modifier = ModifierSet.byName[text] {
          query.modifiers.formUnion(modifier)
        } else {
          decoder.problem(
            "'\(text)' is not a modifier" + NearestName.hint(text, among: names), at: item)
        }
      }
    }
  }
}

// MARK: - Values

extension ValueType<Set<DeclarationKind>> {
  /// Kinds of declarations, or words for several at once.
  static var declarationKinds: Self {
    Self(.list(.choice(DeclarationKind.names.sorted()))) { node, _, decoder in
      var kinds: Set<DeclarationKind> = []
      for item in decoder.items(node) {
        guard let text = decoder.string(item, "each of 'kind'") else { continue }
        if let found = DeclarationKind.kinds(named: text) {
          kinds.formUnion(found)
        } else {
          decoder.problem(
            "'\(text)' is not a kind of declaration"
              + NearestName.hint(text, among: DeclarationKind.names.sorted()), at: item)
        }
      }
      return kinds
    }
  }
}

extension DeclarationKind {
  /// Words for several kinds at once.
  private static let groups: [String: Set<DeclarationKind>] = [
    "type": [.struct, .class, .actor, .enum],
    "property": [.var, .let],
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: DeclarationKind.allCases.map { ($0.word, $0) })

  fileprivate static var names: [String] { Array(byName.keys) + groups.keys }

  fileprivate static func kinds(named name: String) -> Set<DeclarationKind>? {
    groups[name] ?? byName[name].map { [$0] }
  }
}

extension ModifierSet {
  fileprivate static let byName: [String: ModifierSet] = [
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
}
