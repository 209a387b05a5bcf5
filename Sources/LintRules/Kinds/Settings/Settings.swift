import Matching
import Project
import SwiftSource

extension RuleKind {
  /// Rules about the settings that a project is built with.
  static let settings: RuleKind = RuleKind(
    [
      .checks(
        "settings", of: SettingsCheck.self,
        "Build settings that a project must not have, or that it lacks.",
        example: "{files: [manifest], name: tools-version, below: 6.2}")
    ],
    mappings: [
      SettingsCheck.mapping.info, SettingQuery.mapping.info, SettingsFix.mapping.info,
      SettingsFix.Replacement.mapping.info,
    ],
    compile: { SettingsProgram($0, &$1) })
}

extension SettingsCheck: MappingValue {
  package static let mappingName = "settings of a rule"

  package static let mapping: Mapping<SettingsCheck> = Mapping(
    what: "'settings'", "A check of settings in manifests, projects and other build files.",
    keys: [
      Key(
        "files", { $0.formats = $1 }, .choices(), "The formats of files that are read.",
        example: "[manifest]", isRequired: true)
    ], SettingQuery.keys.map { $0.inside(\.query) },
    [
      Key(
        "of", { $0.owners = $1 }, .choices(), "The kinds of owners of the settings.",
        example: "[target]",
        default: "any owner"),
      Key(
        "except", { $0.exceptions = $1 }, .names, "Owners that do not count.", example: "['*Tests']"
      ),
      Key(
        "missing", { $0.isMissing = $1 }, .bool,
        "Reports owners that have no such setting.", example: "true",
        default: "false"),
      Key(
        "with", { $0.with = $1 }, .list(.mapping), "Other settings that the file must have.",
        example: "{name: SDKROOT, value: iphoneos}"),
      Key(
        "any-with", { $0.anyWith = $1 }, .list(.mapping),
        "Other settings; the file must have one of them.",
        example: "[{name: SDKROOT, value: iphoneos}, {name: SDKROOT, value: auto}]"),
      Key(
        "without", { $0.without = $1 }, .list(.mapping),
        "Other settings; the owner must have none of them.",
        example: "{name: SWIFT_VERSION, value: '6*'}"),
      Key(
        "imports", { $0.imports = $1 }, .names, "Modules; the owner's code imports one of them.",
        example: "[SwiftUI]"),
      Selector.fileKey(\.scope, of: "'settings'"),
      Key("change", { $0.fix = $1 }, .mapping, "The fix.", example: "{to: '26.0'}"),
    ], .findingKeys(\.severity, \.message, example: "{name} is {value} in {owner}"),
    make: { SettingsCheck(formats: [], query: SettingQuery(names: .none)) })
}

extension SettingsFix: MappingValue {
  package static let mappingName = "change of settings"

  package static let mapping: Mapping<SettingsFix> = Mapping(
    "A fix of a setting. It has one of `to`, `add` and `delete`.",
    keys: [
      Key("to", { $0.value = $1 }, .text, "The new value.", example: "'26.0'"),
      Key(
        "add", { $0.addition = $1 }, .text, "The element to put into the owner's list of settings.",
        example: ".defaultIsolation(MainActor.self)"),
      Key(
        "delete", { $0.isDeletion = $1 }, .bool, "Removes the setting from its list.",
        example: "true",
        default: "false"),
      Key(
        "with", { $0.companions = $1 }, .list(.mapping),
        "Other settings of the file that have to change with it.",
        example: "{name: tools-version, below: 6.2, to: '6.2'}"),
      Key(
        "unsafe-with", { $0.unsafeWith = $1 }, .list(.mapping),
        "Settings of the file that make the fix unsafe.",
        example: "{name: SWIFT_VERSION, value: '5*'}"),
      Key(
        "safe", { $0.isSafe = $1 }, .bool, "True if the fix has no other effect.", example: "false",
        default: "true"),
      Key(
        "caveat", { $0.caveat = $1 }, .prose, "The other effects of an unsafe fix.",
        example: "the code has to compile in Swift 6 mode"),
    ],
    needs: .exactlyOne(of: ["to", "add", "delete"]),
    make: { SettingsFix() },
    check: { fix, node, decoder in
      let forms = [fix.value != nil, fix.addition != nil, fix.isDeletion]
      if forms.count(where: \.self) == 1 { return true }
      decoder.problem("'change' needs exactly one of 'to', 'add' and 'delete'", at: node)
      return false
    })
}

extension SettingsFix.Replacement: MappingValue {
  package static let mappingName = "companion of a change"

  package static let mapping: Mapping<SettingsFix.Replacement> = Mapping(
    "A setting that changes with another one.",
    keys: SettingQuery.keys.map { $0.inside(\.query) },
    [
      Key("to", { $0.value = $1 }, .text, "The new value.", example: "'6.2'", isRequired: true)
    ],
    make: { SettingsFix.Replacement(query: SettingQuery(names: .none), value: "") })
}
