import Testing

@testable import Project

/// Targets are read from the file of an Xcode project.
@Suite struct XcodeProjectTests {
  private let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        /* Begin PBXBuildFile section { */
        00 /* A.swift in Sources } */ = {isa = PBXBuildFile; fileRef = 01 /* "A.swift" */; };
        10 /* App */ = {
          isa = PBXNativeTarget;
          fileSystemSynchronizedGroups = (20 /* Code */, 21);
          name = "My App";
          productType = "com.apple.product-type.application";
        };
        11 = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
        20 = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; };
        21 = {isa = PBXFileSystemSynchronizedRootGroup; path = "More \\"Code\\""; };
        30 = {isa = PBXGroup; children = (20, 21); path = Inner; };
        31 = {isa = PBXGroup; children = (30); };
      };
      rootObject = 40;
    }
    """

  @Test func targetsWithTheirFolders() {
    let project = XcodeProject(text.utf8)
    #expect(project.targets.map(\.name) == ["AppTests", "My App"])
    #expect(project.targets.map(\.isTest) == [true, false])
    #expect(project.targets[0].files.folders.map(\.path) == ["AppTests"])
    #expect(
      project.targets[1].files.folders.map(\.path) == ["Inner/Code", "Inner/More \"Code\""])
  }

  @Test func everyPrefixIsReadWithoutATrap() {
    let bytes = Array(text.utf8)
    for count in bytes.indices { _ = XcodeProject(bytes.prefix(count)) }
    #expect(XcodeProject("{objects = \(String(repeating: "{a = ", count: 500))".utf8).targets == [])
    #expect(XcodeProject([0xFF, 0x7B, 0x00]).targets == [])
  }

  @Test func groupsThatGoInCircles() {
    let circle = """
      {objects = {1 = {isa = PBXGroup; children = (2, 1); path = a; };
      2 = {isa = PBXFileSystemSynchronizedRootGroup; path = b; };
      3 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (2); name = T; }; }; }
      """
    #expect(XcodeProject(circle.utf8).targets.map(\.name) == ["T"])
  }

  /// The file of a project with these objects.
  private func project(_ objects: String) -> XcodeProject {
    XcodeProject("{objects = {\(objects)}; }".utf8)
  }

  /// An app with the groups `Classes` and `Shared`, and a widget that has one file of the latter.
  private let listed = """
    1 = {isa = PBXProject; mainGroup = 2; };
    2 = {isa = PBXGroup; children = (3, 4); sourceTree = "<group>"; };
    3 = {isa = PBXGroup; children = (5, 6); path = Classes; sourceTree = "<group>"; };
    4 = {isa = PBXGroup; children = (7, 8); name = Shared; path = ../Shared; sourceTree = "<group>"; };
    5 = {isa = PBXFileReference; path = Cart.swift; sourceTree = "<group>"; };
    6 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
    7 = {isa = PBXFileReference; path = Color.swift; sourceTree = "<group>"; };
    8 = {isa = PBXFileReference; path = Generated/Keys.swift; sourceTree = SOURCE_ROOT; };
    9 = {isa = PBXFileReference; path = UIKit.swift; sourceTree = SDKROOT; };
    a5 = {isa = PBXBuildFile; fileRef = 5; }; a6 = {isa = PBXBuildFile; fileRef = 6; };
    a7 = {isa = PBXBuildFile; fileRef = 7; }; a8 = {isa = PBXBuildFile; fileRef = 8; };
    a9 = {isa = PBXBuildFile; fileRef = 9; };
    b1 = {isa = PBXSourcesBuildPhase; files = (a5, a6, a7, a8, a9); };
    b2 = {isa = PBXSourcesBuildPhase; files = (a7); };
    b3 = {isa = PBXSourcesBuildPhase; files = (a6); };
    c1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (b1); };
    c2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (b2); };
    c3 = {isa = PBXNativeTarget; name = Legacy; buildPhases = (b3); };
    """

  @Test("A target has the files that its phase lists, by the groups and trees they are in")
  func listedFiles() {
    let targets = project(listed).targets
    #expect(targets.map(\.name) == ["Legacy", "Shop", "Widget"])
    #expect(
      targets[1].files.files
        == ["Classes/Cart.swift", "../Shared/Color.swift", "Generated/Keys.swift"])
    #expect(targets[1].files.folders == [])
    #expect(targets[2].files.files == ["../Shared/Color.swift"])
    #expect(targets.map(\.files.hasNoSwift) == [true, false, false])
  }

  @Test("A pack of stickers has no Swift, whatever folder it has")
  func stickers() {
    let type = "com.apple.product-type.app-extension.messages-sticker-pack"
    let text = listed.replacing(
      "name = Widget; buildPhases = (b2);", with: "name = Widget; productType = \"\(type)\";")
    #expect(project(text).targets.map(\.files.hasNoSwift) == [true, false, true])
  }

  @Test func `an empty phase says that there is no Swift, but not of apps and tests`() {
    let types = ["framework", "application", "bundle.unit-test"].enumerated().map {
      "c\($0) = {isa = PBXNativeTarget; name = T\($0); buildPhases = (b1); "
        + "productType = \"com.apple.product-type.\($1)\"; };"
    }
    let text = "b1 = {isa = PBXSourcesBuildPhase; files = (); };" + types.joined()
    #expect(project(text).targets.map(\.files.hasNoSwift) == [true, false, false])
  }

  @Test("A target is known by its files, whatever their folder is called")
  func modulesOfListedFiles() {
    let map = map(
      project(listed), at: "App",
      [
        "App/Classes/Cart.swift", "App/Generated/Keys.swift", "App/Other.swift",
        "Shared/Color.swift",
      ])
    #expect(map.module(of: "App/Classes/Cart.swift")?.name == "Shop")
    #expect(map.module(of: "App/Generated/Keys.swift")?.name == "Shop")
    #expect(map.module(of: "App/Classes/README.md")?.name == "Shop")
    #expect(map.module(of: "App/Other.swift") == nil)
    #expect(map.unit(of: "Shared/Color.swift")?.targets == ["Shop", "Widget"])
  }

  private func map(_ project: XcodeProject, at folder: String, _ files: [String]) -> ModuleMap {
    ModuleMap(
      [ProjectManifest(.project, folder: folder, targets: project.targets)], files: files.sorted())
  }

  @Test("Exceptions of a folder take files from its target and bring them to others")
  func exceptionsOfFolders() {
    let text = """
      1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (2, 3); };
      2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 4;
        membershipExceptions = (Info.plist, Views/Old.swift); };
      3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 5;
        membershipExceptions = (Shared/Color.swift); };
      4 = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (1); };
      5 = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (6); };
      6 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; };
      7 = {isa = PBXFileSystemSynchronizedRootGroup; path = Tools; exceptions = (8); };
      8 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = 5;
        membershipExceptions = (Clock.swift); };
      """
    let targets = project(text).targets
    // A folder of no target brings files, too.
    #expect(targets[1].files.files == ["Shop/Shared/Color.swift", "Tools/Clock.swift"])
    let map = map(
      project(text), at: "",
      [
        "Shop/Views/New.swift", "Shop/Views/Old.swift", "Shop/Shared/Color.swift",
        "Shop/Shared/Font.swift", "Widget/A.swift",
      ])
    #expect(map.module(of: "Shop/Views/New.swift")?.name == "Shop")
    #expect(map.module(of: "Shop/Views/Old.swift") == nil)
    #expect(map.unit(of: "Shop/Shared/Color.swift")?.targets == ["Shop", "Widget"])
    #expect(map.module(of: "Shop/Shared/Font.swift")?.name == "Shop")
    #expect(map.module(of: "Widget/A.swift")?.name == "Widget")
  }
}
