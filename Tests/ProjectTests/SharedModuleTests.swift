import Testing

@testable import Project

/// The code that several targets share.
@Suite struct SharedModuleTests {
  private func target(
    _ name: String, _ folders: [String], files: [String] = [], isTest: Bool = false
  ) -> BuildTarget {
    var target = BuildTarget(name, isTest: isTest, files: TargetFiles(folders: folders))
    target.files.files = files
    return target
  }

  private func map(_ targets: [BuildTarget], _ files: [String]) -> ModuleMap {
    ModuleMap([ProjectManifest(.project, folder: "", targets: targets)], files: files.sorted())
  }

  @Test("A folder that targets share is a module of its own, tests left out")
  func sharedFolder() {
    let map = map(
      [
        target("App", ["Mac", "Shared"]), target("Phone", ["iOS", "Shared"]),
        target("AppTests", ["Tests", "Mac"], isTest: true),
      ],
      ["Mac/B.swift", "Shared/A/B.swift", "Shared/C.swift", "Tests/B.swift", "iOS/B.swift"])
    #expect(map.module(of: "Shared/A/B.swift")?.name == "Shared")
    #expect(map.unit(of: "Shared/A/B.swift")?.targets == ["App", "Phone"])
    #expect(map.module(of: "Shared/New.swift")?.name == "Shared")
    #expect(map.module(of: "Mac/B.swift")?.name == "App")
    #expect(map.module(of: "iOS/B.swift")?.name == "Phone")
    #expect(map.module(of: "Tests/B.swift")?.isTest == true)
  }

  @Test("What the same targets share is one module, whatever folders it is in")
  func oneModuleForAllFolders() {
    let files = ["Shared/API/A.swift", "Shared/Assist/B.swift", "Shared/Database/C.swift"]
    let map = map(
      [target("App", ["App"], files: files), target("Watch", ["Watch"], files: files)],
      files + ["App/D.swift", "Watch/E.swift"])
    #expect(Set(files.map { map.module(of: $0)?.name }) == ["Shared"])
    #expect(Set(map.modules.map(\.name)) == ["App", "Shared", "Watch"])
  }

  @Test("A few files elsewhere do not change the name of what is shared")
  func strays() {
    let files = ["Shared/A.swift", "Shared/B.swift", "App/C.swift"]
    let own = ["App/D.swift", "App/E.swift"]
    let map = map(
      [target("App", [], files: files + own), target("Watch", [], files: files)], files + own)
    #expect(Set(files.map { map.module(of: $0)?.name }) == ["Shared"])
    #expect(map.module(of: "App/D.swift")?.name == "App")
  }

  @Test("Single files that are shared stay in the largest of their targets")
  func sharedSingleFiles() {
    let map = map(
      [
        target("Widget", ["Widget"], files: ["App/Models/Color.swift"]), target("App", ["App"]),
      ],
      ["App/Models/Color.swift", "App/Models/Font.swift", "App/X.swift", "Widget/Y.swift"])
    #expect(map.module(of: "App/Models/Color.swift")?.name == "App")
    #expect(map.unit(of: "App/Models/Color.swift")?.targets == ["Widget", "App"])
    #expect(map.unit(of: "App/Models/Font.swift")?.targets == [])
  }

  @Test("Single files that more targets share stay with what some of them share")
  func moreShared() {
    let shared = ["Shared/A.swift", "Shared/B.swift"]
    let map = map(
      [
        target("App", ["App", "Shared"]), target("Watch", ["Watch", "Shared"]),
        target("Clock", ["Clock"], files: ["Shared/A.swift", "App/C.swift"]),
        target("Other", ["Clock"]),
      ], shared + ["App/C.swift", "App/D.swift", "Shared/E.swift", "Watch/F.swift"])
    #expect(map.module(of: "Shared/A.swift")?.name == "Shared")
    #expect(map.unit(of: "Shared/A.swift")?.targets == ["App", "Watch", "Clock"])
    #expect(map.module(of: "App/C.swift")?.name == "App")
  }

  @Test("Variants of one app that share all files are one module, named after the folder")
  func variants() {
    let map = map(
      [target("Shop", ["Shop"]), target("Shop Beta", ["Shop"])], ["Shop/A.swift", "Shop/B/C.swift"])
    #expect(map.modules.map(\.name) == ["Shop"])
  }

  @Test("The code of a package inside the folder of a target is the package's")
  func packageInsideATarget() {
    let map = ModuleMap(
      [
        ProjectManifest(.project, folder: "", targets: [target("App", ["App"])]),
        ProjectManifest(
          .package, folder: "App/Core", targets: [target("Core", ["Sources/Core"])]),
      ], files: ["App/A.swift", "App/Core/Sources/Core/B.swift"])
    #expect(map.module(of: "App/A.swift")?.name == "App")
    #expect(map.module(of: "App/Core/Sources/Core/B.swift")?.name == "Core")
    #expect(map.module(of: "App/Core/Sources/Core/B.swift")?.isOfXcode == false)
  }

  @Test("Shared code is built for the lowest versions, and with what its targets agree on")
  func settingsOfSharedCode() {
    func setting(_ name: String, _ value: String) -> ModuleSetting {
      ModuleSetting(name: name, value: value)
    }
    let common = ModuleSetting.common(to: [
      [setting("platform.iOS", "17.0"), setting("language-mode", "6"), setting("x", "1")],
      [setting("platform.iOS", "9"), setting("platform.watchOS", "10"), setting("x", "1")],
    ])
    #expect(
      common == [
        setting("platform.iOS", "9"), setting("platform.watchOS", "10"), setting("x", "1"),
      ])
    #expect(ModuleSetting.common(to: []) == [])
  }
}
