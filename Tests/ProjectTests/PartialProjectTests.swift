import SwiftSource
import Testing

@testable import Project

/// Settings are read from parts of projects, and the versions of packages from all of them.
@Suite struct PartialProjectTests {
  private func read(_ text: String, path: String = "A.xcodeproj/project.pbxproj") -> SettingsFile? {
    guard !path.hasSuffix(".swift") else {
      return SettingsFile.read(SourceFile(path: path, text: text), path: path)
    }
    var file = SourceFile()
    file.buffer = SourceBuffer(Array(text.utf8))
    return SettingsFile.read(file, path: path)
  }

  /// `kind of owner: name value` of each setting.
  private func settings(_ text: String) -> [String] {
    guard let read = read(text) else { return ["unread"] }
    return read.settings.map { "\(read.owners[$0.owner].kind): \($0.name) \($0.value)" }
  }

  @Test func configurationsThatNoListNamesCount() {
    let found = settings(
      """
      { objects = {
        A = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };
        B = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SWIFT_VERSION = 6.0; TEST_HOST = x; }; };
      }; }
      """)
    #expect(
      found == [
        "file: language-mode 5.0", "testTarget: language-mode 6.0", "testTarget: TEST_HOST x",
      ])
  }

  @Test func configurationsOutsideOfTheListsOfAWholeProjectAreDead() {
    let found = settings(
      """
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (A); };
        A = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };
        B = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 4.0; }; name = Debug; };
      }; }
      """)
    #expect(found == ["project: language-mode 5.0"])
  }

  @Test func aProjectWithConflictsIsReadByLine() throws {
    let text = """
      <<<<<<< HEAD
      \t\tSWIFT_VERSION = 5.0;
      =======
      \t\t"SWIFT_VERSION" = "6.0";
      """
    let found = settings(text).filter { $0.contains("language-mode") }
    #expect(found == ["file: language-mode 5.0", "file: language-mode 6.0"])
  }

  @Test func versionsOfPackages() {
    let text = """
      { objects = {
        A = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/c/Kit.git";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 5.6.0; }; };
        B = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/c/exact";
          requirement = {kind = exactVersion; version = 1.0.0; }; };
        C = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/c/branch";
          requirement = {kind = branch; branch = main; }; };
      }; }
      """
    #expect(settings(text) == ["file: dependency.kit 5.6.0", "file: dependency.exact 1.0.0"])
    let generated = read(
      """
      packages:
        Kit: {url: https://a.b/c/Kit, majorVersion: 5.6.0}
        Other: {github: c/Other, branch: main}
        Local: {path: ../Local}
      """, path: "project.yml")
    #expect(generated?.settings.map(\.name) == ["dependency.kit"])
  }

  @Test func versionsInManifests() {
    let found = read(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "P", dependencies: [
        .package(url: "https://a.b/one", from: "1.0.0"),
        .package(url: "https://a.b/two.git", .upToNextMinor(from: "2.1.0")),
        .package(name: "3", url: "https://a.b/three", "3.0.0"..<"4.0.0"),
        .package(url: "https://a.b/four", exact: "4.0.0"),
        .package(url: "https://a.b/branch", branch: "1.0.0"),
        .package(url: "https://a.b/revision", .revision("1.0.0")),
        .package(path: "../Local"), .package(url: url, from: "1.0.0"),
      ])
      """, path: "Package.swift")
    #expect(
      found?.settings.dropFirst().map { "\($0.name) \($0.value)" } == [
        "dependency.one 1.0.0", "dependency.two 2.1.0", "dependency.three 3.0.0",
        "dependency.four 4.0.0",
      ])
  }

  @Test func settingsWithoutTargetsAreThoseThatAllFilesAgreeOn() throws {
    let files = try [
      "SWIFT_VERSION = 6\nIPHONEOS_DEPLOYMENT_TARGET = 18.0\nOTHER = 1",
      "SWIFT_VERSION = 5\nIPHONEOS_DEPLOYMENT_TARGET = 9.0\nSDKROOT = $(X)",
      "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor",
    ].map { try #require(read($0, path: "A.xcconfig")) }
    #expect(
      ModuleSetting.withoutTargets(files) == [
        ModuleSetting(name: "default-isolation", value: "MainActor"),
        ModuleSetting(name: "platform.iOS", value: "9"),
      ])
  }
}
