extension SettingQuery: MappingValue {
  package static let mappingName = "setting"

  package static let mapping: Mapping<SettingQuery> = Mapping(
    what: "a setting", "A description of settings. Every key must hold.", keys: keys,
    make: { SettingQuery(names: .none) })

  package static let keys: [Key<SettingQuery>] = [
    Key(
      "name", { $0.names = $1 }, .names, "The name, the same for all formats of files.",
      example: "SWIFT_VERSION", isRequired: true),
    Key("value", { $0.values = $1 }, .names, "The value, with globs.", example: "['5', '5.*']"),
    Key(
      "form", { $0.form = $1 }, .expression,
      "An expression that matches in the value as it is written.",
      example: "'^\\.v1'"),
    Key(
      "below", { $0.below = $1 }, .version, "A version that the value is older than.", example: "26"
    ),
    Key(
      "at-least", { $0.atLeast = $1 }, .version, "A version that the value reaches.", example: "6.2"
    ),
  ]
}
