// swift-tools-version: 6.2
import PackageDescription

// The tool's own targets, by links to their folders, with coverage for libFuzzer and address
// checks; `run` builds this package.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags([
    "-enable-testing", "-sanitize=address",
    "-sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp",
  ]),
]

/// A target of the tool.
func library(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .target(
      name: "Buffers", swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
    library("SwiftSource", on: ["Buffers"]),
    library("YAML", on: ["Buffers"]),
    library("JSON", on: ["Buffers"]),
    library("Matching", on: ["Buffers"]),
    library("Project", on: ["Buffers", "SwiftSource", "YAML", "Matching"]),
    library("LintRules", on: ["Buffers", "SwiftSource", "YAML", "JSON", "Matching", "Project"]),
    library("Migrations", on: ["SwiftSource", "Project", "LintRules"]),
    library("Results", on: ["YAML", "Project", "LintRules"]),
    .target(
      name: "RulePacks", exclude: ["apis", "catalogue", "presets", "vocabulary", "README.md"],
      plugins: ["EmbedRulesPlugin"]),
    .plugin(
      name: "EmbedRulesPlugin", capability: .buildTool(), dependencies: ["embed-rules"],
      path: "Sources/EmbedRulesPlugin"),
    .executableTarget(name: "embed-rules"),
    library(
      "Configuration",
      on: ["YAML", "JSON", "Matching", "SwiftSource", "Project", "LintRules", "RulePacks"]),
    library(
      "Engine",
      on: [
        "Buffers", "SwiftSource", "YAML", "JSON", "Matching", "Project", "LintRules", "Migrations",
        "Results", "Configuration",
      ]),
    library(
      "Audits",
      on: [
        "YAML", "JSON", "Matching", "Project", "LintRules", "Migrations", "Results",
        "Configuration",
      ]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Buffers", "SwiftSource", "YAML", "JSON", "Matching", "Project", "LintRules", "Results",
        "Configuration", "Engine", "Audits",
      ],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      // gold, the default linker, cannot read what the sanitizers write.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
)
