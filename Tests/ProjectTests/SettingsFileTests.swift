import Matching
import SwiftSource
import Testing

@testable import Project

/// Settings are read from each format of file.
@Suite struct SettingsFileTests {
  private func file(_ text: String, _ path: String) -> SourceFile {
    path.hasSuffix(".swift")
      ? SourceFile(path: path, text: text)
      : {
        var file = SourceFile()
        file.buffer = SourceBuffer(Array(text.utf8))
        return file
      }()
  }

  /// `owner: name value` of each setting.
  private func settings(_ text: String, path: String) -> [String] {
    guard let read = SettingsFile.read(file(text, path), path: path) else { return ["unread"] }
    return read.settings.map { setting in
      "\(read.owners[setting.owner].name): \(setting.name) \(setting.value)"
    }
  }

  private func manifest(_ text: String) -> [String] { settings(text, path: "Package.swift") }

  // MARK: - Manifests

  @Test func aManifestStatesItsPlatformsAndTools() {
    let found = manifest(
      """
      // Swift-Tools-Version:5.9
      let package = Package(
        name: "P", platforms: [.iOS(.v17), .macOS("14.2"), SupportedPlatform.tvOS(.v10_15)])
      """)
    #expect(
      found == [
        "P: tools-version 5.9", "P: platform.iOS 17", "P: platform.macOS 14.2",
        "P: platform.tvOS 10.15",
      ])
  }

  @Test("only a line comment before all code states the version of the tools")
  func versionsOfTools() {
    let package = "let package = Package(name: \"P\")\n"
    let version = "// swift-tools-version: 6.0\n"
    for text in [
      version + package, "#!/usr/bin/swift\n" + version + package, "// A\n" + version + package,
    ] {
      #expect(manifest(text) == ["P: tools-version 6.0"], "\(text)")
    }
    for text in [
      package + version, "import A \(version)" + package,
      "/* swift-tools-version: 6.0 */\n" + package, "/// swift-tools-version: 6.0\n" + package,
      "// swift-tools-version: x\n" + package,
    ] {
      #expect(manifest(text) == [], "\(text)")
    }
  }

  @Test func aListMayBeAVariableOfTheManifest() {
    let found = manifest(
      """
      // swift-tools-version: 6.0
      let base: [SupportedPlatform] = [.iOS(.v17)]
      let mode = SwiftSetting.swiftLanguageMode(.v5)
      let package = Package(
        name: "P", platforms: base + [.macOS(.v14)],
        targets: [.target(name: "A", swiftSettings: [mode])])
      """)
    #expect(
      found == [
        "P: tools-version 6.0", "P: platform.iOS 17", "P: platform.macOS 14", "A: language-mode 5",
      ])
  }

  @Test("a package in each branch of a condition has its own platforms")
  func packagesUnderConditions() {
    let found = manifest(
      """
      // swift-tools-version: 6.0
      #if os(Linux)
      let package = Package(name: "P", platforms: [.iOS(.v26)])
      #else
      let package = Package(name: "P", platforms: [.iOS(.v17)])
      #endif
      """)
    #expect(found == ["P: tools-version 6.0", "P: platform.iOS 26", "P: platform.iOS 17"])
  }

  @Test("targets of Tuist have deployment targets and build settings")
  func targetsOfTuist() {
    let found = settings(
      """
      import ProjectDescription
      let settings: SettingsDictionary = ["SWIFT_VERSION": "6.0"]
      let project = Project(
        name: "P", settings: .settings(base: settings),
        targets: [
          .target(
            name: "A", product: .app, deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0"),
            settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": .string("MainActor")])),
          .target(name: "B", product: .framework, dependencies: [.target(name: "A")]),
        ])
      """, path: "Project.swift")
    #expect(
      found == [
        ": language-mode 6.0", "A: platform.iOS 17.0", "A: platform.macOS 14.0",
        "A: default-isolation MainActor",
      ])
    #expect(settings("struct Project {}", path: "Sources/Project.swift") == [])
  }

  @Test func aTargetHasItsSettingsAndDependencies() {
    let found = manifest(
      """
      // swift-tools-version: 5.10
      let shared: [Target.Dependency] = [.target(name: "B")]
      let package = Package(name: "P", targets: [
        .target(name: "A", dependencies: shared + [.target(name: "B")]),
        .target(name: "B", swiftSettings: [
          .enableUpcomingFeature("StrictConcurrency"), .defaultIsolation(nil),
          .unsafeFlags(["-suppress-warnings", "-strict-concurrency=minimal"]),
        ]),
        .plugin(name: "C", capability: .buildTool()),
        .testTarget(name: "T", swiftSettings: [.swiftLanguageMode(.v6)]),
      ])
      """)
    #expect(
      found == [
        "P: tools-version 5.10", "A: language-mode 5", "B: strict-concurrency complete",
        "B: default-isolation nonisolated", "B: unsafe-flag -suppress-warnings",
        "B: strict-concurrency minimal", "B: language-mode 5", "T: language-mode 6",
      ])
  }

  @Test func aLanguageModeOfThePackageHoldsForItsTargets() {
    let found = manifest(
      """
      // swift-tools-version: 6.0
      let package = Package(
        name: "P", targets: [.target(name: "A")], swiftLanguageModes: [.v4, .version("5")])
      """)
    #expect(found == ["P: tools-version 6.0", "P: language-mode 5", "A: language-mode 5"])
  }

  @Test(arguments: [
    "swiftSettings: settings()", "swiftSettings: .shared", "swiftSettings: list",
    "swiftSettings: [] + (isStrict ? [.swiftLanguageMode(.v5)] : [])",
  ])
  func whatCodeComputesIsNotRead(_ argument: String) throws {
    let text = """
      // swift-tools-version: 5.9
      var list: [SwiftSetting] = []
      list.append(.swiftLanguageMode(.v6))
      let package = Package(name: "P", targets: [.target(name: "A", \(argument))])
      """
    let read = try #require(SettingsFile.read(file(text, "Package.swift"), path: "Package.swift"))
    #expect(read.owners.map(\.unread) == [[], ["swiftSettings"]])
    #expect(!read.settings.contains { $0.name == "language-mode" && $0.owner == 1 })
  }

  // MARK: - Other files

  @Test func aBuildConfigurationFileStatesSettings() {
    let found = settings(
      """
      #include "Base.xcconfig"
      SWIFT_VERSION = 6.0 // mode
      MACOSX_DEPLOYMENT_TARGET[sdk=macosx*] = 14.0;
      // IPHONEOS_DEPLOYMENT_TARGET = 1
      URL = https:/$()/example.org
      EMPTY =
      """, path: "A.xcconfig")
    #expect(
      found == [
        ": language-mode 6.0", ": platform.macOS 14.0", ": URL https:/$()/example.org", ": EMPTY ",
      ])
  }

  @Test func aPodfileStatesItsPlatform() {
    let found = settings(
      """
      platform :ios, '15.0'
      # platform :osx, '12.0'
      config.build_settings["SWIFT_VERSION"] = "5" # old
      pod 'A', '~> 1.0'
      """, path: "Podfile")
    #expect(found == [": platform.iOS 15.0", ": language-mode 5"])
  }

  @Test func anInformationPropertyListStatesItsKeys() {
    let found = settings(
      """
      <dict><!-- <key>MinimumOSVersion</key><string>1</string> -->
      <key>MinimumOSVersion</key>
        <string>17.0</string>
      <key>UIRequiresFullScreen</key><true/>
      <key>LSMinimumSystemVersion</key><string>$(MACOSX_DEPLOYMENT_TARGET)</string></dict>
      """, path: "App-Info.plist")
    #expect(
      found == [
        ": platform.iOS 17.0", ": UIRequiresFullScreen true",
        ": platform.macOS $(MACOSX_DEPLOYMENT_TARGET)",
      ])
  }

  @Test func aDictionaryOfAnInformationPropertyListOwnsItsSettings() {
    let found = settings(
      """
      <plist><dict>
      <key>NSAppTransportSecurity</key>
      <dict>
        <key>NSExceptionDomains</key>
        <dict>
          <key>localhost</key> <!-- development -->
          <dict><key>A</key><true/></dict>
          <key>garden.dev</key>
          <dict><key>A</key><true/><key>Empty</key><dict/></dict>
        </dict>
        <key>B</key><false/>
      </dict>
      <key>List</key><array><dict><key>C</key><true/></dict></array>
      <key>D</key><string>1</string>
      </dict></plist>
      """, path: "Info.plist")
    #expect(
      found == [
        "localhost: A true", "garden.dev: A true", "NSAppTransportSecurity: B false", ": C true",
        ": D 1",
      ])
  }

  @Test func `a target of XcodeGen with templates has settings that are not read`() throws {
    let text = "targets:\n  A: {templates: [T]}\n  B: {templates: []}\n  C: {configFiles: {}}\n"
    let read = try #require(SettingsFile.read(file(text, "project.yml"), path: "project.yml"))
    #expect(read.owners.map(\.unread) == [[], ["swiftSettings"], [], ["swiftSettings"]])
  }

  @Test func aProjectOfXcodeGenStatesSettings() {
    let found = settings(
      """
      options: {deploymentTarget: {iOS: "17.0"}}
      settings: {configs: {Debug: {SWIFT_VERSION: 5}}}
      targets:
        App:
          type: application
          platform: macOS
          deploymentTarget: '13.0'
          settings: {SWIFT_STRICT_CONCURRENCY: complete}
      """, path: "project.yml")
    #expect(
      found == [
        ": platform.iOS 17.0", ": language-mode 5", "App: platform.macOS 13.0",
        "App: strict-concurrency complete",
      ])
  }

  @Test("a target of XcodeGen has the systems of its templates, unless it has its own")
  func templatesOfXcodeGen() {
    let found = settings(
      """
      targetTemplates:
        Base: {platform: iOS, deploymentTarget: "13.0"}
        Kit: {templates: [Base, Kit], type: framework}
      targets:
        Store: {templates: [Kit]}
        Desk: {templates: [Kit], platform: macOS, deploymentTarget: "14.0"}
      """, path: "project.yml")
    #expect(found == ["Store: platform.iOS 13.0", "Desk: platform.macOS 14.0"])
  }

  @Test(arguments: [
    ("Mac/project-mac.yml", true), ("project.ios.yaml", true), ("project_app.yml", true),
    ("projects.yml", false), ("project-mac.json", false), ("my-project.yml", false),
  ])
  func xcodeGenMayHaveSeveralFilesInAFolder(_ path: String, _ isOne: Bool) throws {
    #expect((SettingsFile.Format(path: path) == .xcodegen) == isOne)
    let globs = GlobSet(try SettingsFile.Format.xcodegen.globs.map { try Glob($0) })
    #expect(globs.matches(GlobPath(path)) == isOne)
  }

  private let project = """
    {
      objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };
        PR = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 6.0; }; name = Release; };
        T = {isa = PBXNativeTarget; buildConfigurationList = TL; name = App;
          productType = "com.apple.product-type.application"; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); };
        TD = {isa = XCBuildConfiguration; baseConfigurationReference = F; name = Debug;
          buildSettings = {OTHER = (a, "b c"); }; };
        TR = {isa = XCBuildConfiguration; baseConfigurationReference = F; name = Release;
          buildSettings = {"MACOSX_DEPLOYMENT_TARGET[sdk=macosx*]" = 14.0; }; };
        F = {isa = PBXFileReference; path = App.xcconfig; };
        G = {isa = PBXGroup; children = (F); path = Config; };
      };
    }
    """

  @Test func anXcodeProjectStatesTheSettingsOfItsConfigurations() {
    #expect(
      settings(project, path: "A.xcodeproj/project.pbxproj") == [
        ": language-mode 5.0", ": language-mode 6.0", "App: OTHER a b c",
        "App: platform.macOS 14.0",
      ])
  }

  @Test func aTargetTakesSettingsFromAllItsFiles() {
    let files = [
      "Config/App.xcconfig": "#include \"../Base.xcconfig\"\nSWIFT_STRICT_CONCURRENCY = complete",
      "Base.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor",
    ]
    let found = SettingsFile.settingsOfTargets(project: XcodeProject(project.utf8)) { path in
      files[FolderPath.join("", path)].map { SourceBuffer(Array($0.utf8)) }
    }
    // Of the language mode the configurations have different opinions.
    #expect(
      found["App"]?.map { "\($0.name) \($0.value)" } == [
        "default-isolation MainActor", "strict-concurrency complete",
      ])
  }

  @Test func `a tool of the command line is known by its product`() {
    let text = project.replacing(
      "isa = PBXNativeTarget;",
      with: "isa = PBXNativeTarget; productType = \"com.apple.product-type.tool\";")
    func products(_ text: String) -> [String] {
      SettingsFile.settingsOfTargets(project: XcodeProject(text.utf8)) { _ in nil }
        .values.joined().filter { $0.name == "product" }.map(\.value)
    }
    #expect(products(text).contains("tool"))
    #expect(products(project).isEmpty)
  }

  /// Files that include each other and themselves again and again, by names of all forms.
  @Test func includesThatNeverEndAreReadOnce() {
    let include = ["App", "../Config/App", "./App", "B", "../Config/./B"]
      .map { "#include \"\($0).xcconfig\"\n" }.joined()
    var reads = 0
    let found = SettingsFile.settingsOfTargets(project: XcodeProject(project.utf8)) { path in
      reads += 1
      let text = String(repeating: include, count: 20) + "SWIFT_STRICT_CONCURRENCY = complete"
      return SourceBuffer(Array(text.utf8))
    }
    #expect(found["App"]?.contains { $0.value == "complete" } == true)
    #expect(reads < 10)
  }

  /// Variables that hold each other twice, these again, and so on.
  @Test func aListThatDoublesAgainAndAgainIsCutOff() {
    let sum = { (name: String) in Array(repeating: name, count: 50).joined(separator: " + ") }
    let variables = (0..<10).map { "let v\($0) = \(sum("v\($0 + 1)"))\n" }.joined()
    let text = "\(variables)let v10 = [.iOS(.v17)]\nlet p = Package(name: \"P\", platforms: v0)\n"
    #expect(manifest(text).count < 500)
  }

  /// Of two values of one name the one without a condition counts, in any order.
  @Test func aValueWithoutAConditionCounts() {
    let text = project.replacing(
      "SWIFT_VERSION = 5.0;",
      with: "\"SWIFT_VERSION[sdk=a*]\" = 1.0; SWIFT_VERSION = 5.0; \"SWIFT_VERSION[sdk=b*]\" = 2.0;"
    ).replacing("SWIFT_VERSION = 6.0;", with: "SWIFT_VERSION = 5.0;")
    for _ in 0..<20 {
      let found = SettingsFile.settingsOfTargets(project: XcodeProject(text.utf8)) { _ in nil }
      #expect(
        found["App"]?.filter { $0.name == "language-mode" }.map(\.value) == ["5.0"])
    }
  }

  @Test(arguments: [
    "Package.swift", "project.yml", "Podfile", "A.xcconfig", "Info.plist",
    "A.xcodeproj/project.pbxproj",
  ])
  func everyPrefixIsReadWithoutATrap(_ path: String) {
    let text = """
      // swift-tools-version: 6.0
      #include "A"
      <!-- --><key>A</key> <string>B</string>
      platform :ios, '1'
      config.build_settings['A'] = "b"
      A[sdk=b] = c; // d
      let p = Package(name: "P", platforms: x + [.iOS(.v1),], targets: [.target(name: "A",
        swiftSettings: [.unsafeFlags(["-swift-version", "5"]), .swiftLanguageMode(.v5)])])
      """
    let bytes = Array((path.hasSuffix("pbxproj") ? project : text).utf8)
    for count in bytes.indices {
      _ = settings(String(decoding: bytes.prefix(count), as: UTF8.self), path: path)
    }
  }
}
