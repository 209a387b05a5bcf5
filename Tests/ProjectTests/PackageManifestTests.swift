import SwiftSource
import Testing

@testable import Project

/// Targets are read from a `Package.swift`.
@Suite struct PackageManifestTests {
  private func targets(_ text: String) -> [String] {
    PackageManifest(SourceFile(path: "Package.swift", text: text)).targets.map { target in
      "\(target.name) \(target.files.folders.map(\.path).joined(separator: ","))"
        + (target.isTest ? " test" : "")
    }
  }

  @Test func everyKindOfTarget() {
    #expect(
      targets(
        """
        import PackageDescription
        let package = Package(
          name: "p",
          products: [.library(name: "A", targets: ["A"]), .executable(name: "B", targets: ["B"])],
          dependencies: [.package(url: "https://example.com/x", from: "1.0.0")],
          targets: [
            .target(name: "A", dependencies: [.product(name: "X", package: "x"), .target(name: "C")]),
            .executableTarget(name: "B"),
            .macro(name: "C"),
            .plugin(name: "D", capability: .buildTool()),
            .testTarget(name: "ATests", dependencies: ["A"]),
          ])
        """
      ) == [
        "A Sources/A", "B Sources/B", "C Sources/C", "D Plugins/D", "ATests Tests/ATests test",
      ])
  }

  @Test func partsThatStatementsAssignToATarget() {
    #expect(
      targets(
        """
        let package = Package(name: "p")
        let core: Target = .target(name: "Core")
        core.path = "Sources"
        core.exclude = [
          "Old.swift",
        ]
        package.targets = [core, .testTarget(name: "CoreTests", path: "Tests/Core")]
        """
      ) == ["Core Sources", "CoreTests Tests/Core test"])
  }

  @Test func dependenciesByPath() {
    let manifest = manifest(
      #"let a: [Package.Dependency] = [.package(path: "../A"), .package(url: "b", from: "1.0.0")]"#)
    #expect(manifest.dependencies == ["../A"])
  }

  /// A package without a library is a tool where it makes programs or plugins, or only takes
  /// other packages.
  @Test func tools() {
    #expect(manifest(#"let a = [Target.executableTarget(name: "A"), .target(name: "B")]"#).isTool)
    #expect(!manifest(#"let p = Package(name: "P", targets: [])"#).isTool)
    #expect(manifest(#"let p = Package(name: "P", products: [], targets: [])"#).isTool)
    #expect(
      manifest(#"let p = Package(dependencies: [.package(path: "B")], targets: [])"#).isTool)
    #expect(!manifest(#"let a = [Target.target(name: "A")]"#).isTool)
    #expect(
      !manifest(
        #"let a = Package(products: [.library(name: "A")], targets: [.executableTarget(name: "B")])"#
      ).isTool)
  }

  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SourceFile(path: "Package.swift", text: text))
  }

  @Test func paths() {
    #expect(targets(#"let a: [Target] = [.target(name: "A", path: "Code")]"#) == ["A Code"])
    #expect(targets(#"let a = [Target.target(name: "A", path: ".")]"#) == ["A "])
  }

  @Test func onlyPlainStrings() {
    #expect(targets(#"let a: [Target] = [.target(name: name), .target(name: "\(b)C")]"#) == [])
    #expect(targets(#"// .target(name: "A")"#) == [])
    #expect(targets("") == [])
  }

  @Test func incompleteManifests() {
    #expect(targets(".target(") == [])
    #expect(targets(#".target(name: "A""#) == ["A Sources/A"])
    #expect(targets(".target(name:") == [])
  }
}
