extension SettingQuery: MappingValue {
  package static let mappingName = "setting"

  package static let mapping: Mapping<SettingQuery> = Mapping(
    what: "a setting", "A description of settings. Every key must hold.", keys: keys,
    make: { SettingQuery(names: .none) })

  package static let keys: [Key<SettingQuery>] = [
    Key(
      "name", \.names, .names, "The name, the same for all formats of files.",
      example: "SWIFT_VERSION", isRequired: true),
    Key("value", \.values, .names, "The value, with globs.", example: "['5', '5.*']"),
    Key(
      "form", \.form, .expression, "An expression that matches in the value as it is written.",
      example: "'^\\.v1'"),
    Key("below", \.below, .version, "A version that the value is older than.", example: "26"),
    Key("at-least", \.atLeast, .version, "A version that the value reaches.", example: "6.2"),
  ]
}
