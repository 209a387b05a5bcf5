import Foundation
import Testing

/// `--pre-commit`: what a hook of pre-commit checks, by its environment and the files it is handed.
@Suite struct PreCommitTests {
  private func repository() throws -> Repository {
    try Repository(["A.swift": "f()\n", "B.swift": "f()\n", "App/C.swift": "f()\n"])
  }

  private func found(
    _ repository: Repository, _ files: [String] = [], environment: [String: String] = [:]
  ) throws -> [String] {
    let run = try Tool.run(
      Tool.path, ["--pre-commit", "--format", "compact"] + files, in: repository.folder.path,
      input: "", environment: environment)
    let paths = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(run.status == (paths.isEmpty ? 0 : 1))
    return paths
  }

  @Test func aCommitIsAboutStagedFiles() throws {
    let repository = try repository()
    try repository.folder.write("f()\n\n", to: "A.swift")
    try repository.git("add", "A.swift")
    try repository.folder.write("f()\n\n", to: "B.swift")
    #expect(try found(repository, ["A.swift"]) == ["A.swift"])
    #expect(try found(repository) == ["A.swift"])
  }

  @Test func allFilesAreCheckedThoughNothingIsStaged() throws {
    let repository = try repository()
    let all = [".archlint.yml", "A.swift", "App/C.swift", "B.swift"]
    #expect(try found(repository, all) == ["A.swift", "App/C.swift", "B.swift"])
    #expect(try found(repository, ["B.swift"]) == ["B.swift"])
  }

  @Test func allFilesAreCheckedThoughSomeAreStaged() throws {
    let repository = try repository()
    try repository.folder.write("f()\n\n", to: "A.swift")
    try repository.git("add", "A.swift")
    #expect(try found(repository, ["A.swift", "B.swift"]) == ["A.swift", "B.swift"])
  }

  @Test func theWholeProjectIsCheckedWhereNothingIsHandedAndNothingStaged() throws {
    #expect(try found(try repository()).count == 3)
  }

  @Test func aCommitWithoutFilesIsNotAboutTheProject() throws {
    let repository = try repository()
    #expect(try found(repository, environment: ["GIT_INDEX_FILE": ".git/index"]) == [])
  }

  @Test func aRangeIsAboutItsCommits() throws {
    let repository = try repository()
    try repository.folder.write("f()\n\n", to: "B.swift")
    try repository.commit("two")
    let range = ["PRE_COMMIT_FROM_REF": "HEAD~1", "PRE_COMMIT_TO_REF": "HEAD"]
    #expect(try found(repository, ["B.swift"], environment: range) == ["B.swift"])
    #expect(try found(repository, environment: range) == ["B.swift"])
    let none = ["PRE_COMMIT_FROM_REF": "HEAD", "PRE_COMMIT_TO_REF": "HEAD"]
    #expect(try found(repository, environment: none) == [])
  }

  @Test func protectedFilesOfARangeNeedTheirTrailer() throws {
    let repository = try Repository(["Core/A.swift": "let a = 1\n"], "protected: ['Core/**']\n")
    try repository.folder.write("let a = 2\n", to: "Core/A.swift")
    try repository.commit("two")
    let range = ["PRE_COMMIT_FROM_REF": "HEAD~1", "PRE_COMMIT_TO_REF": "HEAD"]
    #expect(try found(repository, environment: range) == ["Core/A.swift"])
    try repository.git(
      "commit", "--quiet", "--amend", "-m", "two\n\nArchlint-Authorized: Core/** (agreed)")
    #expect(try found(repository, environment: range) == [])
  }

  @Test func filesOutsideTheProjectAreLeftOut() throws {
    let repository = try repository()
    try repository.git("mv", ".archlint.yml", "App/.archlint.yml")
    try repository.commit("app")
    let run = try Tool.run(
      Tool.path,
      [
        "--pre-commit", "--config", "App/.archlint.yml", "--root", "App", "--format", "compact",
        "A.swift",
      ],
      in: repository.folder.path, input: "")
    #expect(run.status == 0)
    #expect(run.complaints == ["archlint: no given file is in the project, so nothing is checked"])
  }
}
