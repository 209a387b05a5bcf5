import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// The tests that types and folders need.
@Suite struct TestedCheckTests {
  private func project(_ set: (inout TestedCheck) throws -> Void) throws -> TestProject {
    var query = DeclarationQuery()
    query.names = try NameList(["*Store"])
    query.kinds = [.class]
    var check = TestedCheck()
    check.select = query
    try set(&check)
    var project = TestProject(TestProject.rule([check], message: "{missing}"))
    for path in ["Tests/StoreTests.swift", "Tests/A/More.swift", "Tests/PlantsTests.swift"] {
      project.places[path] = Place(path: path, isTest: true)
    }
    return project
  }

  private func messages(_ project: TestProject, _ text: String, tests: String) -> [String] {
    project.findings(in: ["File.swift": text, "Tests/StoreTests.swift": tests]).map(\.message)
  }

  @Test func `a type needs a suite of its name, a type or a file`() throws {
    let project = try project { _ in }
    #expect(messages(project, "class AStore {}", tests: "") == ["suite 'AStoreTests'"])
    #expect(messages(project, "class AStore {}", tests: "struct AStoreTests {}").isEmpty)
    #expect(messages(project, "class Store {}", tests: "@Test func f() {}").isEmpty)
    #expect(messages(project, "struct AStore {}", tests: "").isEmpty)
  }

  @Test func `a project without tests has none of the type, a part of a project may`() throws {
    var project = try project { _ in }
    #expect(project.findings(in: "class AStore {}").map(\.message) == ["suite 'AStoreTests'"])
    project.isWhole = false
    #expect(project.findings(in: "class AStore {}").isEmpty)
  }

  @Test func `a prefix is not part of what is tested`() throws {
    let project = try project { $0.prefixes = ["Remote"] }
    #expect(messages(project, "class RemoteAStore {}", tests: "struct AStoreTests {}").isEmpty)
    #expect(messages(project, "class RemoteAStore {}", tests: "") == ["suite 'AStoreTests'"])
  }

  @Test func `tests are functions with the attribute, and those of XCTest by name`() throws {
    let project = try project { $0.minimum = 2 }
    #expect(
      messages(
        project, "class AStore {}",
        tests: "class AStoreTests { @Test func a() {}; func testB() {}; func helper() {} }"
      ).isEmpty)
    #expect(
      messages(
        project, "class AStore {}",
        tests: "class AStoreTests { func testB() {}; func testC(d: Int) {}; func helper() {} }")
        == ["2 tests"])
    #expect(
      messages(
        project, "class AStore {}",
        tests: "struct AStoreTests { struct Inner { @Test func a() {} } }\n"
          + "extension AStoreTests { @Test func b() {} }"
      ).isEmpty)
  }

  @Test func `tests of a suite in other files count, each once`() throws {
    let project = try project { $0.minimum = 3 }
    let suite = "@Suite struct AStoreTests { @Test func a() {} }"
    let more = "extension AStoreTests { @Test func b() {}; @Test func c() {} }"
    func messages(_ files: [String: String]) -> [String] {
      project.findings(in: files.merging(["File.swift": "class AStore {}"]) { $1 }).map(\.message)
    }
    #expect(messages(["Tests/StoreTests.swift": suite, "Tests/A/More.swift": more]).isEmpty)
    #expect(messages(["Tests/StoreTests.swift": suite]) == ["3 tests"])
    #expect(messages(["Tests/StoreTests.swift": more]) == ["3 tests"])
  }

  @Test func `a topic is in the name or the display name of a test`() throws {
    let project = try project {
      $0.topics = [
        .init(name: "success", title: try RegularExpression("(?i)success")),
        .init(name: "error", title: try RegularExpression("(?i)error")),
      ]
    }
    #expect(
      messages(
        project, "class AStore {}",
        tests: "struct AStoreTests { @Test(\"With success\") func a() {}; @Test func b() {} }")
        == ["test named after error"])
  }

  @Test func `one test names several cases of the enum`() throws {
    let project = try project { $0.enums = try NameList(["State"]) }
    let store = "class AStore { enum State { case loading, empty, content(Int) } }"
    func found(_ body: String) -> [String] {
      messages(project, store, tests: "struct AStoreTests { \(body) }")
    }
    #expect(found("@Test func a() { x = .loading; if case .content(let y) = z {} }").isEmpty)
    #expect(
      found("@Test func a() { x = .loading }; @Test func b() { x = .empty }")
        == ["test of a change of state"])
    #expect(found("@Test func a() { loading = empty }") == ["test of a change of state"])
    #expect(messages(project, "class AStore {}", tests: "struct AStoreTests {}").isEmpty)
  }

  @Test func `tests of a folder are below it, or have its name`() throws {
    var check = TestedCheck()
    check.folders = try Glob("Features/*")
    check.minimum = 2
    var project = TestProject(TestProject.rule([check]))
    for path in [
      "Tests/PlantsTests.swift", "Tests/Plants/More.swift", "Tests/Other.swift",
      "Tests/FetchPlantsTests.swift", "Tests/FetchPlantsmenTests.swift",
    ] {
      project.places[path] = Place(path: path, isTest: true)
    }
    let feature = ["Features/Plants/Store.swift": "class Store {}"]
    func count(_ tests: [String: String]) -> Int {
      project.projectFindings(in: feature.merging(tests) { $1 }).count
    }
    let test = "@Test func a() {}"
    #expect(count(["Tests/PlantsTests.swift": test, "Tests/Plants/More.swift": test]) == 0)
    #expect(count(["Tests/PlantsTests.swift": test, "Tests/Other.swift": test]) == 1)
    // The name of the folder is a word of theirs, not a part of one.
    #expect(count(["Tests/FetchPlantsTests.swift": test + "; @Test func b() {}"]) == 0)
    #expect(count(["Tests/FetchPlantsmenTests.swift": test + "; @Test func b() {}"]) == 1)
    // A whole project without tests has none of this folder.
    #expect(count([:]) == 1)
  }
}
