import Testing

@testable import Project

/// Targets are read from the file of an Xcode project.
@Suite struct XcodeProjectTests {
  @Test func aFolderThatTargetsShareIsAModuleOfItsOwn() {
    func target(_ name: String, _ folders: [String], isTest: Bool = false) -> XcodeProject.Target {
      XcodeProject.Target(name: name, folders: folders, isTest: isTest)
    }
    let project = XcodeProject(targets: [
      target("App", ["Mac", "Shared"]), target("Phone", ["iOS", "Shared"]),
      target("AppTests", ["Tests", "Mac"], isTest: true),
    ])
    let map = ModuleMap(
      manifests: [], projects: [("", project)],
      folders: ["Mac", "Shared", "Shared/A", "iOS", "Tests"])
    #expect(map.module(of: "Shared/A/B.swift")?.name == "Shared")
    #expect(map.module(of: "Mac/B.swift")?.name == "App")
    #expect(map.module(of: "iOS/B.swift")?.name == "Phone")
    #expect(map.module(of: "Tests/B.swift")?.isTest == true)
  }

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
    #expect(project.targets[0].folders == ["AppTests"])
    #expect(project.targets[1].folders == ["Inner/Code", "Inner/More \"Code\""])
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
}
