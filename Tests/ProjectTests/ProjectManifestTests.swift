import SwiftSource
import Testing

@testable import Project

/// The files from which XcodeGen and Tuist generate projects.
@Suite struct ProjectManifestTests {
  private func map(_ manifest: ProjectManifest, _ files: [String]) -> ModuleMap {
    ModuleMap([manifest], files: files.sorted())
  }

  // MARK: - XcodeGen

  private func xcodeGen(_ text: String) -> ProjectManifest {
    let buffer = SourceBuffer(Array(text.utf8))
    return .xcodeGen(buffer.padded, count: buffer.count, at: "iOS/project.yml")
  }

  @Test("Targets of XcodeGen have folders with exceptions, single files and those of templates")
  func xcodeGenTargets() {
    let manifest = xcodeGen(
      """
      name: Shop
      options: {deploymentTarget: {iOS: 16.0, watchOS: 9.0}}
      targetTemplates:
        Common: {sources: ["Shared/${target_name}"]}
      targets:
        Shop:
          type: application
          platform: iOS
          templates: [Common]
          sources:
            - Classes
            - {path: ../Common, excludes: [Old, "**/*.generated.swift", "*.md"]}
            - path: Extra/Keys.swift
        ShopTests: {type: bundle.unit-test, platform: iOS, sources: Tests}
      """)
    let files = [
      "iOS/Classes/A.swift", "Common/B.swift", "Common/Old/C.swift", "Common/x/D.generated.swift",
      "iOS/Extra/Keys.swift", "iOS/Extra/E.swift", "iOS/Tests/F.swift", "iOS/Shared/Shop/G.swift",
    ]
    let map = map(manifest, files)
    #expect(
      files.map { map.module(of: $0)?.name } == [
        "Shop", "Shop", nil, nil, "Shop", nil, "ShopTests", "Shop",
      ])
    #expect(map.unit(of: "iOS/Tests/F.swift")?.isTest == true)
    #expect(map.unit(of: "iOS/Classes/A.swift")?.isApp == true)
    #expect(
      map.unit(of: "iOS/Classes/A.swift")?.settings == [
        ModuleSetting(name: "platform.iOS", value: "16.0")
      ])
  }

  @Test("The project that XcodeGen has made has the same targets, not the same again")
  func twoManifestsOfOneTarget() {
    let first = BuildTarget("Shop", isApp: true, files: TargetFiles(folders: ["Classes"]))
    var second = BuildTarget("Shop", isApp: true, files: TargetFiles())
    second.files.files = ["Classes/A.swift"]
    let map = ModuleMap(
      [
        ProjectManifest(.project, folder: "", targets: [first]),
        ProjectManifest(.project, folder: "", targets: [second]),
      ], files: ["Classes/A.swift"])
    #expect(map.modules.map(\.name) == ["Shop"])
  }

  // MARK: - Tuist

  private func tuist(_ text: String) -> ProjectManifest {
    .tuist(SourceFile(path: "Project.swift", text: text), at: "Projects/Project.swift")
  }

  private let project = """
    import ProjectDescription
    let project = Project(
      name: "Shop",
      targets: [
        .target(
          name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b",
          deploymentTargets: .iOS("17.0"),
          sources: ["App/Sources/**", .glob("Shared/**/*.swift", excluding: ["Shared/Old/**"])],
          dependencies: [.target(name: "Core")]),
        Target(name: "Core", platform: .iOS, product: .framework, bundleId: "a.c",
          sources: "Core/*.swift"),
        .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "a.d",
          buildableFolders: ["App/Tests"]),
      ])
    """

  @Test("Targets of Tuist have the files that their globs match")
  func tuistTargets() {
    let manifest = tuist(project)
    #expect(manifest.targets.map(\.name) == ["Shop", "Core", "ShopTests"])
    let files = [
      "Projects/App/Sources/x/A.swift", "Projects/Shared/x/B.swift", "Projects/Shared/Old/C.swift",
      "Projects/Core/D.swift", "Projects/Core/x/E.swift", "Projects/App/Tests/F.swift",
    ]
    let map = map(manifest, files)
    #expect(
      files.map { map.module(of: $0)?.name } == ["Shop", "Shop", nil, "Core", nil, "ShopTests"])
    #expect(map.unit(of: files[0])?.settings.map(\.value) == ["17.0"])
    #expect(map.unit(of: files[5])?.isTest == true)
  }

  @Test(
    "Sources of an app whose name Tuist computes are no tests, even if a test target has them too")
  func tuistComputedNames() {
    let manifest = tuist(
      """
      import ProjectDescription
      func app(_ isOwn: Bool) -> Target {
        let name = isOwn ? "Own" : "Shop"
        return Target.target(
          name: name, product: .app, productName: "Shop", sources: ["Shop/**/*.swift"])
      }
      func module(_ name: String) -> Target {
        .target(name: name, product: .framework, sources: ["\\(name)/**"])
      }
      let tests: Target = .target(
        name: "ShopTests", product: .unitTests, sources: ["Tests/**", "Shop/**/*.swift"])
      """)
    #expect(manifest.targets.map(\.name) == ["Shop", "ShopTests"])
    let files = ["Projects/Shop/A.swift", "Projects/Tests/B.swift"]
    let map = map(manifest, files)
    #expect(files.map { map.module(of: $0)?.isTest } == [false, true])
  }

  @Test("Deployment targets of Tuist may be constants of the manifest")
  func tuistConstants() {
    let manifest = tuist(
      """
      import ProjectDescription
      let oldest = "17.0"
      let systems: DeploymentTargets = .multiplatform(iOS: oldest, macOS: "14.0")
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, deploymentTargets: systems, sources: ["Shop/**"]),
        .target(name: "Core", product: .framework, deploymentTargets: .iOS(oldest), sources: ["Core/**"]),
        .target(name: "Other", product: .framework, deploymentTargets: .iOS(newest), sources: ["Other/**"]),
      ])
      """)
    #expect(
      manifest.targets.map { $0.settings.map { "\($0.name) \($0.value)" } } == [
        ["platform.iOS 17.0", "platform.macOS 14.0"], ["platform.iOS 17.0"], [],
      ])
  }

  @Test("A project that a helper of Tuist makes is a module with the folders of a template")
  func tuistHelpers() {
    let manifest = tuist(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.framework(name: "Claims", targets: [.framework, .tests], projects: ["Core"])
      """)
    let files = ["Projects/Sources/A.swift", "Projects/Tests/B.swift", "Projects/Example/C.swift"]
    let map = map(manifest, files)
    #expect(files.map { map.module(of: $0)?.name } == ["Claims", "ClaimsTests", nil])
    #expect(
      tuist("import ProjectDescription\nlet project = Project.framework(name: module.name)").targets
        == [])
  }

  @Test("Modules that helpers of Tuist make have the folders with their name or path")
  func tuistHelperModules() {
    let manifest = tuist(
      """
      import ProjectDescription
      let project = Project.app(name: "Shop", modules: [home(), core(), Module(name: "Twice")])
      func home() -> Module { Module(name: "HomeUI", path: "Home", needs: [.external(name: "Rx")]) }
      func core() -> Module { .framework(name: "Core", needs: [.target(name: "Absent")]) }
      """)
    let files = [
      "Projects/Features/Home/Sources/A.swift", "Projects/Features/Home/Tests/B.swift",
      "Projects/Core/Sources/Deep/C.swift", "Projects/Core/Example/Sources/D.swift",
      "Projects/X/Twice/Sources/E.swift", "Projects/Y/Twice/Sources/F.swift",
      "Core/Sources/G.swift",
    ]
    let map = map(manifest, files)
    #expect(
      files.map { map.module(of: $0)?.name } == [
        "HomeUI", "HomeUITests", "Core", nil, nil, nil, nil,
      ])
  }

  @Test("A file called Project.swift that is no manifest has no targets, and a broken one no trap")
  func otherFiles() {
    #expect(tuist("let a = target(name: \"A\", product: .app)").targets == [])
    let bytes = Array(project.utf8)
    for count in bytes.indices { _ = tuist(String(decoding: bytes[..<count], as: UTF8.self)) }
  }
}

/// The folders and names of apps.
@Suite struct AppFolderTests {
  private let signature = AppFolders.Signature(
    folders: ["Domain", "Data", "Presentation"], atLeast: 2)

  private func apps(_ files: [String]) -> [String] {
    AppFolders(
      folders: AppFolders.folders(of: files.sorted()), signature: signature,
      homes: AppFolders.homes(of: files), files: files
    ).paths.sorted()
  }

  @Test("A folder with two layers is an app, and so is a part of it with layers of its own")
  func partsWithLayers() {
    #expect(
      apps([
        "App/Domain/A.swift", "App/Data/B.swift", "App/Resources/Links/Domain/C.swift",
        "App/Resources/Links/Data/D.swift",
      ]) == ["App", "App/Resources/Links"])
  }

  @Test("Several folders with one layer each are apps if most files are in these layers")
  func appsWithOneLayer() {
    let apps = ["Apps/Fern/Domain/A.swift", "Apps/Moss/Domain/B.swift"]
    #expect(self.apps(apps) == ["Apps/Fern", "Apps/Moss"])
    #expect(self.apps(apps + ["Tools/C.swift", "Tools/D.swift"]) == [])
    #expect(self.apps(apps + ["Apps/Fern/Views/C.swift", "Apps/Moss/Views/D.swift"]) == [])
    #expect(self.apps(apps + ["Oak/Domain/C.swift", "Oak/Data/D.swift"]) == ["Oak"])
  }

  @Test("A folder with one layer is an app if it has most of the code beside tests and manifests")
  func appWithOneLayer() {
    let app = ["Moss/Domain/UseCases/A.swift"]
    #expect(apps(app + ["MossTests/ATests.swift", "Package.swift"]) == ["Moss"])
    #expect(apps(app + ["Tools/B.swift", "Tools/C.swift"]) == [])
  }

  @Test("Tests in folders with the names of layers are no app")
  func mirroredTests() {
    #expect(
      apps([
        "App/Domain/A.swift", "App/Data/B.swift", "App/Presentation/C.swift",
        "AppTests/Domain/ATests.swift", "AppTests/Data/BTests.swift",
        "Tests/Unit/Domain/D.swift", "Tests/Unit/Presentation/E.swift",
      ]) == ["App"])
  }

  @Test("Models that are sorted by their layers are no app")
  func sortedModels() {
    #expect(apps(["App/Core/Models/Domain/A.swift", "App/Core/Models/Data/B.swift"]) == [])
    #expect(apps(["App/Core/Domain/A.swift", "App/Core/Data/B.swift"]) == ["App/Core"])
  }

  @Test("Folders inside a layer are parts of it")
  func foldersInLayers() {
    #expect(
      apps([
        "App/Domain/Data/A.swift", "App/Domain/Presentation/B.swift", "App/Data/C.swift",
        "App/Presentation/Checkout/Domain/D.swift", "App/Presentation/Checkout/Data/E.swift",
      ]) == ["App"])
  }

  @Test("One layer is enough where most of the code is, and only there")
  func singleLayers() {
    #expect(apps(["App/Domain/A.swift", "App/App.swift"]) == ["App"])
    #expect(
      apps(["App/A.swift", "App/B.swift", "App/C.swift", "App/Utilities/Data/D.swift"]) == [])
  }

  @Test("Modules may start with the name of the folder, the project, or a target")
  func names() {
    func target(_ name: String, isApp: Bool = false) -> BuildTarget {
      BuildTarget(name, isApp: isApp, files: TargetFiles(folders: [name]))
    }
    let names = AppNames([
      ProjectManifest(
        .project, folder: "", name: "Store", targets: [target("Shop", isApp: true), target("Kit")]),
      ProjectManifest(
        .package, folder: "Code/Packages", name: "Parts",
        targets: [target("TillDomain"), target("TillData"), target("Core"), target("OtherData")]),
    ])
    #expect(names.names(of: "Code", named: "Code") == ["Code", "Shop", "Store", "Till"])
    #expect(names.names(of: nil, named: nil) == [])
  }
}
