import LintRules
import Matching
import Project
import YAML

extension Preset: MappingValue {
  package static let mappingName = "preset"

  package static let mapping: Mapping<Preset> = Mapping(
    what: "a preset", "The document of a team as data.",
    keys: [
      Key(
        "name", { $0.name = $1 }, .text, "The name of the preset.", example: "team",
        isRequired: true),
      Key(
        "title", { $0.title = $1 }, .prose, "Its title.", example: "Rules of the team",
        isRequired: true),
      Key(
        "about", { $0.about = $1 }, .prose, "Its content, in a few sentences.",
        example: "Layers and names of the team's apps.", isRequired: true),
      Key(
        "document", { $0.isDocument = $1 }, .bool,
        "True if it is the document of a team. Other presets suit every project.",
        example: "false", default: "true"),
      Key(
        "unasked", { $0.unasked = $1 }, .texts,
        "The sections whose rules archlint checks in a project without a configuration.",
        example: "[Newer APIs]", default: "all sections"),
      Key(
        "app", { $0.apps = $1 }, .list(.mapping), "The folders by which an app is recognized.",
        example: "{folders: [Domain, Data]}"),
      Key(
        "detect", { $0.detection = $1 }, .mapping, "The signs of a project that follows it.",
        example: "{signs: [{imports: [UIKit]}]}"),
      Key(
        "layers", { $0.layers = $1 }, .layerTable, "Its layers.",
        example: "{Domain: {paths: [Domain/**]}}"),
      Key(
        "options", { $0.options = $1 }, .options, "Values of options for all its rules.",
        example: "{main-folder: Sources}"),
      Key(
        "rules", { $0.entries = $1 }, .ruleTable, "Its rules, in the order of the document.",
        example: "{no-force-try: error}", isRequired: true),
    ],
    make: { Preset() })
}

extension AppFolders.Signature: MappingValue {
  package static let mappingName = "app signature"

  package static let mapping: Mapping<AppFolders.Signature> = Mapping(
    "The folders by which an app is recognized.",
    keys: [
      Key(
        "folders", { $0.folders = $1 }, .texts, "Names of folders inside it.",
        example: "[Domain, Data]",
        isRequired: true),
      Key(
        "at-least", { $0.atLeast = $1 }, .integer(1...1000), "The number of them that must exist.",
        example: "1", default: "1"),
    ],
    make: { AppFolders.Signature(folders: [], atLeast: 1) },
    check: { signature, node, decoder in
      guard signature.atLeast <= max(1, signature.folders.count) else {
        decoder.problem(
          "'at-least' must be a number from 1 to \(max(1, signature.folders.count))", at: node)
        return false
      }
      return true
    })
}

extension Preset.Detection: MappingValue {
  package static let mappingName = "detection"

  package static let mapping: Mapping<Preset.Detection> = Mapping(
    "The signs of a project that follows a preset. A project needs two of them.",
    keys: [
      Key(
        "signs", { $0.signs = $1 }, .list(.mapping), "Signs that do not depend on each other.",
        example: "[{files: ['**/*Router.swift']}, {imports: [UIKit]}]"),
      Key(
        "not-imports", { $0.notImports = $1 }, .texts,
        "Modules that at most a few files of such a project import.",
        example: "[SwiftUI]"),
    ],
    make: { Preset.Detection() })
}

extension Preset.Detection.Sign: MappingValue {
  package static let mappingName = "sign"

  package static let mapping: Mapping<Preset.Detection.Sign> = Mapping(
    "A sign of a project that follows a preset.",
    keys: [
      Key(
        "files", { $0.files = $1 }, .list(.glob), "Globs of files, each of which matches one.",
        example: "['**/*ViewController.swift']"),
      Key(
        "imports", { $0.imports = $1 }, .texts,
        "Modules; at least one file in twenty imports each of them.",
        example: "[UIKit]"),
    ],
    make: { Preset.Detection.Sign() })
}
