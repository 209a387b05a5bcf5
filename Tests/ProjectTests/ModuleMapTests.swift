import SwiftSource
import Testing

@testable import Project

/// Which module a file belongs to.
@Suite struct ModuleMapTests {
  private func map(_ manifests: [String: String], files: [String] = []) -> ModuleMap {
    ModuleMap(
      manifests.sorted { $0.key < $1.key }.map { folder, text in
        let manifest = PackageManifest(SourceFile(path: "Package.swift", text: text))
        return ProjectManifest(
          .package, folder: folder, name: manifest.name, targets: manifest.targets)
      }, files: files.sorted())
  }

  @Test func targetsOfAManifest() {
    let map = map(["": #"[.target(name: "A"), .testTarget(name: "ATests")]"#])
    #expect(map.module(of: "Sources/A/B/C.swift")?.name == "A")
    #expect(map.module(of: "Tests/ATests/D.swift")?.name == "ATests")
    #expect(map.module(of: "Tests/ATests/D.swift")?.isTest == true)
    #expect(map.module(of: "Sources/A/B/C.swift")?.isTest == false)
    #expect(map.module(of: "Sources/AB/C.swift") == nil)
    #expect(map.module(of: "Package.swift") == nil)
  }

  @Test func manifestsInFolders() {
    let map = map(["": #"[.target(name: "A")]"#, "Packages/Core": #"[.target(name: "B")]"#])
    #expect(map.module(of: "Packages/Core/Sources/B/C.swift")?.name == "B")
    #expect(map.module(of: "Sources/B/C.swift") == nil)
  }

  @Test func theNearestFolderCounts() {
    let map = map(["": #"[.target(name: "A", path: "."), .target(name: "B", path: "Sources/B")]"#])
    #expect(map.module(of: "Other/C.swift")?.name == "A")
    #expect(map.module(of: "C.swift")?.name == "A")
    #expect(map.module(of: "Sources/B/C.swift")?.name == "B")
  }

  @Test("Files that a target leaves out, or does not name, belong to none")
  func sourcesAndExclusions() {
    let files = [
      "Code/X.swift", "Code/Old/X.swift", "Code/Vendor/X.swift", "Code/Notes.swift",
      "Tools/b/X.swift", "Tools/B.swift", "Tools/c/d/X.swift", "Tools/E.swift",
    ]
    let map = map(
      [
        "": #"""
        let shared = ["Vendor", "Notes.swift"]
        let a = [
          .target(name: "A", path: "Code", exclude: shared + ["Old"]),
          .target(name: "B", path: "Tools", sources: ["b", "B.swift"]),
          .target(name: "C", path: "Tools", sources: ["c"]),
        ]
        """#
      ], files: files)
    #expect(
      files.map { map.module(of: $0)?.name } == ["A", nil, nil, nil, "B", "B", "C", nil])
  }

  @Test("A Swift file among the resources of a target belongs to none")
  func resources() {
    let files = [
      "Tests/ATests/X.swift", "Tests/ATests/Samples/X.swift", "Tests/ATests/Broken.swift",
      "Tests/BTests/X.swift",
    ]
    let map = map(
      [
        "": #"""
        let a = [
          .testTarget(
            name: "ATests", resources: [.copy("Samples"), .process("Broken.swift", localization: .base)]),
          .testTarget(name: "BTests", resources: [.process(".")]),
        ]
        """#
      ], files: files)
    #expect(files.map { map.module(of: $0)?.name } == ["ATests", nil, nil, "BTests"])
  }

  @Test("A target has the files that only some systems leave out")
  func exclusionsUnderConditions() {
    let files = ["Code/X.swift", "Code/Ring/X.swift", "Code/Old/X.swift"]
    let map = map(
      [
        "": #"""
        #if os(Linux)
          let excluded = ["Old"]
        #else
          let excluded = ["Old", "Ring"]
        #endif
        let a = [.target(name: "A", path: "Code", exclude: excluded)]
        """#
      ], files: files)
    #expect(files.map { map.module(of: $0)?.name } == ["A", "A", nil])
  }

  @Test func pathsUpwards() {
    let map = map(["Build": #"[.target(name: "A", path: "../Code/./A")]"#])
    #expect(map.module(of: "Code/A/B.swift")?.name == "A")
  }

  /// Targets that a manifest computes are found by the folders where they have to be.
  @Test func foldersByConvention() {
    let map = map(
      ["": #"let package = Package(name: "p", targets: names.map { library($0) })"#],
      files: ["Sources/A/B.swift", "Tests/ATests/C.swift", "Other/D.swift"])
    #expect(map.module(of: "Sources/A/B.swift")?.name == "A")
    #expect(map.module(of: "Tests/ATests/C.swift")?.isTest == true)
    #expect(map.module(of: "Other/D.swift") == nil)
  }

  @Test func withoutManifests() {
    let map = map([:], files: ["Sources/A/B.swift"])
    #expect(map.module(of: "Sources/A/B.swift") == nil)
  }
}
