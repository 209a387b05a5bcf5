// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: memory that only `unsafe` code could break is marked so.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Those of `Buffers`: the only target whose functions return values that cannot escape.
let lifetimes: [SwiftSetting] = settings + [.enableExperimentalFeature("Lifetimes")]

/// A library target. Each target may depend only on targets above it in this file.
func library(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one library target.
func tests(of name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "archlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "archlint", targets: ["archlint"])
  ],
  targets: [
    .target(name: "Buffers", swiftSettings: lifetimes),
    library("SwiftSource", on: ["Buffers"]),
    library("YAML", on: ["Buffers"]),
    library("JSON", on: ["Buffers"]),
    library("Matching", on: ["Buffers"]),
    library("Project", on: ["Buffers", "SwiftSource", "YAML", "Matching"]),
    library("LintRules", on: ["Buffers", "SwiftSource", "YAML", "JSON", "Matching", "Project"]),
    library("Migrations", on: ["SwiftSource", "Project", "LintRules"]),
    library("Results", on: ["YAML", "Matching", "Project", "LintRules"]),
    library("Discovery", on: ["SwiftSource", "YAML", "Matching"]),
    .target(
      name: "RulePacks", path: "Rules",
      exclude: ["apis", "catalogue", "presets", "vocabulary", "README.md"],
      swiftSettings: settings, plugins: ["EmbedRulesPlugin"]),
    .plugin(
      name: "EmbedRulesPlugin", capability: .buildTool(), dependencies: ["embed-rules"],
      path: "Sources/EmbedRulesPlugin"),
    .executableTarget(name: "embed-rules", swiftSettings: settings),
    library(
      "Configuration",
      on: ["Buffers", "YAML", "JSON", "Matching", "Project", "LintRules", "RulePacks"]),
    library(
      "Engine",
      on: [
        "Buffers", "SwiftSource", "JSON", "Matching", "Project", "LintRules", "Migrations",
        "Results", "Discovery", "Configuration",
      ]),
    library(
      "Audits",
      on: [
        "YAML", "JSON", "Matching", "Project", "LintRules", "Migrations", "Results",
        "Configuration",
      ]),
    library("Serving", on: ["Buffers", "JSON", "Results", "Configuration", "Engine"]),
    library(
      "LanguageServer",
      on: ["JSON", "Project", "LintRules", "Results", "Configuration", "Engine", "Serving"]),
    .target(
      name: "Reporting",
      dependencies: [
        "YAML", "Project", "LintRules", "Migrations", "Results", "Discovery", "Configuration",
        "Audits",
      ],
      exclude: ["Audit/Page", "Graph/Page", "Discovery/Page"], swiftSettings: settings,
      plugins: ["EmbedPagePlugin"]),
    library(
      "AgentServer",
      on: [
        "Buffers", "SwiftSource", "JSON", "Matching", "Project", "LintRules", "Results",
        "Discovery", "Configuration", "Engine", "Serving", "Reporting",
      ]),
    .plugin(
      name: "EmbedPagePlugin", capability: .buildTool(), dependencies: ["embed-page"],
      path: "Sources/EmbedPagePlugin"),
    .executableTarget(name: "embed-page", swiftSettings: settings),
    .executableTarget(
      name: "archlint",
      dependencies: [
        "Buffers", "SwiftSource", "YAML", "Matching", "Project", "LintRules", "Migrations",
        "Results", "Discovery", "Configuration", "Engine", "Audits", "Serving", "LanguageServer",
        "Reporting", "AgentServer",
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "SwiftSource", on: ["Buffers", "TestSupport"]),
    tests(of: "YAML", on: ["Buffers", "TestSupport"]),
    tests(of: "Buffers"),
    tests(of: "JSON"),
    tests(of: "Matching", on: ["Buffers", "TestSupport"]),
    tests(of: "Project", on: ["SwiftSource", "Matching", "TestSupport"]),
    tests(of: "LintRules", on: ["Buffers", "SwiftSource", "Project", "Matching"]),
    tests(of: "Results", on: ["Project", "LintRules"]),
    tests(of: "Discovery", on: ["SwiftSource"]),
    tests(
      of: "Configuration",
      on: ["YAML", "LintRules", "Project", "Matching", "RulePacks", "TestSupport"]),
    tests(
      of: "Engine",
      on: [
        "SwiftSource", "Matching", "LintRules", "Migrations", "Results", "Discovery",
        "Configuration", "Project",
      ]),
    tests(
      of: "Audits",
      on: ["Matching", "Project", "LintRules", "Migrations", "Results", "Configuration"]),
    tests(of: "LanguageServer", on: ["Configuration", "Engine", "Serving"]),
    tests(
      of: "AgentServer",
      on: ["LintRules", "Results", "Configuration", "Engine", "Serving", "TestSupport"]),
    tests(
      of: "Reporting",
      on: [
        "SwiftSource", "Matching", "Project", "LintRules", "Migrations", "Results",
        "Configuration", "Audits",
      ]),
    .testTarget(
      name: "archlintTests",
      dependencies: ["archlint", "LintRules", "Configuration"],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Buffers", "SwiftSource", "YAML", "JSON", "Matching", "Project", "LintRules", "Results",
        "Configuration", "Engine", "Audits", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "SwiftSource", "Project", "LintRules", "Results", "Configuration", "Engine", "TestSupport",
      ],
      swiftSettings: settings),
  ]
)
