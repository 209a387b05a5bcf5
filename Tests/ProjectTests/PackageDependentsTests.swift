import SwiftSource
import Testing

@testable import Project

/// The platforms of all that depends on the packages of a project.
@Suite struct PackageDependentsTests {
  private func settings(
    _ manifests: [String: String], apps: [String] = []
  ) -> [String: [String]] {
    var dependents = PackageDependents()
    for (folder, text) in manifests {
      let file = SourceFile(path: "Package.swift", text: text)
      dependents.add(PackageManifest(file, asksForSettings: true), in: folder)
    }
    dependents.addApp(apps)
    return dependents.settings().mapValues { $0.map { $0.value.isEmpty ? $0.name : $0.value } }
  }

  @Test("the platforms of an app count for all packages but tools") func apps() {
    let found = settings(
      [
        "A": #"let package = Package(name: "A", targets: [.target(name: "A")])"#,
        "T": #"let package = Package(name: "T", targets: [.executableTarget(name: "T")])"#,
      ], apps: ["platform.iOS", "SDKROOT"])
    #expect(found == ["A": ["dependents.platform.iOS"]])
  }

  @Test("a package has the platforms of those that depend on it, directly or not") func chains() {
    let found = settings([
      "A": #"let package = Package(name: "A", targets: [.target(name: "A")])"#,
      "B": #"let package = Package(name: "B", dependencies: [.package(path: "../A")])"#,
      "C": """
      let package = Package(
        name: "C", platforms: [.macOS(.v15)], dependencies: [.package(path: "../B")])
      """,
    ])
    #expect(
      found == [
        "A": ["dependents.platform.macOS"], "B": ["dependents.platform.macOS"], "C": ["none"],
      ])
  }

  @Test("packages that depend on each other end") func circles() {
    let found = settings([
      "A": #"let package = Package(name: "A", dependencies: [.package(path: "../B")])"#,
      "B": #"let package = Package(name: "B", dependencies: [.package(path: "../A")])"#,
    ])
    #expect(found == ["A": ["none"], "B": ["none"]])
  }

  @Test func `the versions of systems that a target is not for count for no package`() throws {
    let text = """
      targets:
        App:
          type: application
          platform: iOS
          settings: {base: {MACOSX_DEPLOYMENT_TARGET: '15.0', IPHONEOS_DEPLOYMENT_TARGET: '18.0'}}
      """
    let manifest = SourceFile(
      path: "Package.swift",
      text: #"let package = Package(name: "A", targets: [.target(name: "A")])"#)
    var dependents = PackageDependents()
    dependents.add(PackageManifest(manifest, asksForSettings: true), in: "A")
    let file = try #require(
      SettingsFile.read(SourceFile(path: "project.yml", text: text), path: "project.yml"))
    dependents.addApps(of: file)
    #expect(dependents.settings()["A"]?.map(\.name) == ["dependents.platform.iOS"])
  }
}
