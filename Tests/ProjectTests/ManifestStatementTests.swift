import SwiftSource
import Testing

@testable import Project

/// Statements of a manifest behind its package, which change what the package states.
@Suite struct ManifestStatementTests {
  private func settings(of text: String) -> SettingsFile? {
    SettingsFile.read(SourceFile(path: "Package.swift", text: text), path: "Package.swift")
  }

  @Test func settingsThatAreGivenLaterAreNotRead() throws {
    let text = """
      // swift-tools-version: 5.9
      let package = Package(name: "P", targets: [.target(name: "A")])
      for target in package.targets { target.swiftSettings = settings }
      package.platforms = [.iOS(.v17)]
      """
    let read = try #require(settings(of: text))
    #expect(read.owners.map(\.unread) == [[], ["swiftSettings"]])
  }

  @Test(arguments: [
    "let package = Package(", "let package = Package.init(", "let package: Package = .init(",
    "let package = PackageDescription.Package(", "let package = PackageDescription.Package.init(",
    "let package: PackageDescription.Package = .init(",
  ])
  func `every spelling of the initializer makes the package`(call: String) throws {
    let text = "\(call)name: \"P\", platforms: [.iOS(.v17)], targets: [.target(name: \"A\")])\n"
    let read = try #require(settings(of: text + "package.platforms = [.iOS(.v18)]"))
    #expect(read.owners.map(\.name) == ["P", "A"])
    #expect(read.settings.map(\.value) == ["18"])
  }

  @Test(arguments: ["swiftLanguageModes", "swiftLanguageVersions"])
  func `a statement sets the language modes of the package`(modes: String) throws {
    let text = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [.target(name: "A")])
      package.\(modes) = [.v5]
      """
    let read = try #require(settings(of: text))
    #expect(read.settings.contains { $0.name == "language-mode" && $0.value == "5" })
  }

  @Test(arguments: [
    "let package = .init(", "let package: Product = .init(", "let package = Core.Package(",
    "let package = Package.make(", "let package: Package = make(",
  ])
  func `other calls make no package`(call: String) throws {
    let read = settings(of: "\(call)name: \"P\", targets: [.target(name: \"A\")])")
    #expect(read?.owners.isEmpty != false)
  }

  @Test func `statements behind the package that always run state settings`() throws {
    let package = """
      // swift-tools-version: 5.9
      let common: [SwiftSetting] = [.enableUpcomingFeature("A")]
      let package = Package(name: "P", platforms: [.iOS(.v13)], targets: [
        .target(name: "A"), .target(name: "B", swiftSettings: [.enableUpcomingFeature("B")])])
      package.platforms = [.iOS(.v17)]\n
      """
    let tools = ["P: tools-version 5.9", "P: platform.iOS 17"]
    for (loop, features) in [
      ("target.swiftSettings = common", ["A: feature A", "B: feature A"]),
      (
        "target.swiftSettings = (target.swiftSettings ?? []) + common",
        ["A: feature A", "B: feature B", "B: feature A"]
      ),
      ("target.swiftSettings?.append(contentsOf: common)", ["B: feature B", "B: feature A"]),
      (
        "var list = target.swiftSettings ?? []\nlist.append(.enableUpcomingFeature(\"C\"))\ntarget.swiftSettings = list",
        ["A: feature C", "B: feature B", "B: feature C"]
      ),
      ("target.plugins = nil", ["B: feature B"]),
    ] {
      let read = try #require(settings(of: package + "for target in package.targets {\n\(loop)\n}"))
      let found = read.settings.map { "\(read.owners[$0.owner].name): \($0.name) \($0.value)" }
      #expect(found.filter { !$0.contains("language-mode") } == tools + features, "\(loop)")
    }
  }

  @Test(arguments: [
    "package.targets.forEach { target in target.swiftSettings = common }",
    "package.targets.forEach { $0.swiftSettings = common }",
    "package.targets.forEach({ $0.swiftSettings = ($0.swiftSettings ?? []) + common })",
    "for target in package.targets where target.type != .plugin { target.swiftSettings = common }",
  ])
  func `a loop over all targets may be a call, or leave out plugins`(_ loop: String) throws {
    let text = """
      let common: [SwiftSetting] = [.enableUpcomingFeature("A")]
      let package = Package(name: "P", targets: [.target(name: "A"), .plugin(name: "B")])
      \(loop)
      """
    let read = try #require(settings(of: text))
    let found = read.settings.map { "\(read.owners[$0.owner].name): \($0.name) \($0.value)" }
    #expect(found.contains("A: feature A"))
  }

  @Test(
    "a loop that nothing closes is not read",
    arguments: [
      "package.targets.forEach { target in", "package.targets.forEach {",
      "package.targets.forEach({ target in", "for target in package.targets {",
      "for target in package.targets where target.type != .plugin {", "package.targets.forEach",
      "package.targets.forEach(", "for target in package.targets where target.type !=",
    ])
  func openLoops(_ loop: String) throws {
    let text = """
      let package = Package(name: "P", targets: [.target(name: "A")])
      package.targets[0].swiftSettings = []
      \(loop)
      """
    let read = try #require(settings(of: text))
    #expect(read.owners.map(\.unread) == [[], ["swiftSettings"]])
  }

  @Test(arguments: [
    "for target in package.targets where target.type == .test { target.swiftSettings = [] }",
    "package.targets.filter(\\.isTest).forEach { $0.swiftSettings = [] }",
    "package.targets.forEach { if $0.isTest { $0.swiftSettings = [] } }",
    "others.targets.forEach { $0.swiftSettings = [] }",
  ])
  func `a loop over some targets is not read`(_ loop: String) throws {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"A\")])\n\(loop)"
    let read = try #require(settings(of: text))
    #expect(read.owners.map(\.unread) == [[], ["swiftSettings"]])
  }

  @Test(arguments: [
    "if isStrict { target.swiftSettings = [] }", "target.swiftSettings = make()",
    "guard target.isTest else { continue }; target.swiftSettings = []",
    "target.swiftSettings = isStrict ? [] : nil",
  ])
  func `a loop that decides among targets is not read`(_ loop: String) throws {
    let text = """
      let package = Package(name: "P", targets: [.target(name: "A")])
      for target in package.targets { \(loop) }
      """
    let read = try #require(settings(of: text))
    #expect(read.owners.map(\.unread) == [[], ["swiftSettings"]])
  }
}
