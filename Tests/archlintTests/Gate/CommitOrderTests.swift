import Testing

/// The order in which the commits of a change add code and its tests.
@Suite struct CommitOrderTests {
  private let code = "Domain/Services/TaskService.swift"
  private let tests = "Tests/Services/TaskServiceTests.swift"
  private let otherTests = "Tests/Services/NoteTests.swift"

  /// A repository on a branch with one commit for each list of files.
  private func repository(_ commits: [String]...) throws -> Repository {
    let repository = try Repository(
      ["README.md": "# Tasks\n"], "presets: [arcana-io-effect]\n")
    try repository.git("switch", "--quiet", "--create", "topic")
    for (index, paths) in commits.enumerated() {
      for path in paths { try add(path, to: repository) }
      try repository.commit("commit \(index)")
    }
    return repository
  }

  private func add(_ path: String, to repository: Repository) throws {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    try repository.folder.write(
      path.hasPrefix("Tests")
        ? "final class \(name): XCTestCase { func testIt() {} }\n" : "final class \(name) {}\n",
      to: path)
  }

  private func messages(_ repository: Repository) throws -> [String] {
    let rule = "test-before-implementation"
    let run = try repository.archlint(
      "--only", rule, "--since", "main", "--format", "compact")
    return run.output.split(separator: "\n").map { String($0.split(separator: ": ").last ?? "") }
  }

  private let late = [
    "class 'TaskService' is new, but there is no suite 'TaskServiceTests' before it "
      + "[test-before-implementation]"
  ]

  @Test func `tests may be committed before the code or with it`() throws {
    #expect(try messages(repository([tests], [code])) == [])
    #expect(try messages(repository([tests, code])) == [])
    #expect(try messages(repository([otherTests], [tests], [], [otherTests, code])) == [])
  }

  @Test func `tests that are committed after the code are late`() throws {
    #expect(try messages(repository([code], [tests])) == late)
    #expect(try messages(repository([code], [otherTests], [tests])) == late)
  }

  @Test func `tests without a commit are late if the code has one`() throws {
    let first = try repository([code])
    try add(tests, to: first)
    #expect(try messages(first) == late)
    let second = try repository([tests])
    try add(code, to: second)
    #expect(try messages(second) == [])
    let third = try repository([otherTests])
    try add(code, to: third)
    try add(tests, to: third)
    #expect(try messages(third) == [])
  }

  @Test func `a file keeps its first commit under a new name`() throws {
    let repository = try repository(["Tests/Services/TaskTests.swift"], [code])
    try repository.git("mv", "Tests/Services/TaskTests.swift", tests)
    try repository.commit("a better name")
    #expect(try messages(repository) == [])
  }

  @Test func `branches that know nothing of each other have no order`() throws {
    let repository = try repository([otherTests])
    try repository.git("switch", "--quiet", "--create", "tests")
    try add(tests, to: repository)
    try repository.commit("tests")
    try repository.git("switch", "--quiet", "topic")
    try add(code, to: repository)
    try repository.commit("code")
    try repository.git("merge", "--quiet", "--no-edit", "tests")
    #expect(try messages(repository) == [])
  }

  @Test func `the commits of a merged branch have their order`() throws {
    let repository = try repository([code], [tests])
    try repository.git("switch", "--quiet", "--create", "merged", "main")
    try repository.git("merge", "--quiet", "--no-ff", "--no-edit", "topic")
    #expect(try messages(repository) == late)
  }

  @Test func `tests from before the change are early`() throws {
    let repository = try repository()
    try repository.git("switch", "--quiet", "main")
    try add(tests, to: repository)
    try repository.commit("tests")
    try repository.git("switch", "--quiet", "--create", "next")
    try add(code, to: repository)
    try repository.commit("code")
    #expect(try messages(repository) == [])
  }
}
