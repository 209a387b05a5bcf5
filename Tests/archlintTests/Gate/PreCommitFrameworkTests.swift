import Foundation
import Testing

/// The hooks in the pre-commit framework itself. Where it is not installed, the test is reported as a
/// known issue, so that nobody takes it for passed.
@Suite struct PreCommitFrameworkTests {
  @Test("commits, all files, the manual stage and ranges are checked") func stages() throws {
    let folder = try TemporaryFolder(project: ["Bad.swift": "f()\n", "Good.swift": "h()\n"])
    guard try Tool.shell("pre-commit --version", in: folder).status == 0 else {
      withKnownIssue("pre-commit is not installed") {
        Issue.record("the hooks were not tried in pre-commit")
      }
      return
    }
    try folder.write(try Self.hooks(), to: "hooks/.pre-commit-hooks.yaml")
    let run = try Tool.shell(Self.script, in: folder)
    #expect(
      run.output.split(separator: "\n").map(String.init) == [
        "commit 1", "all files 1", "manual 1", "manual, all files 1", "one good file 0",
        "one bad file 1", "good range 0", "bad range 1",
      ], "\(run.errors)")
  }

  /// The hooks of the repository, which run the built tool and build nothing.
  private static func hooks() throws -> String {
    let url = URL(filePath: Tool.repository + ".pre-commit-hooks.yaml")
    return try String(contentsOf: url, encoding: .utf8)
      .replacing(/language: (python|swift)/, with: "language: system")
      .replacing("entry: archlint", with: "entry: \(Tool.path)")
  }

  private static let script = """
    set -e
    export HOME=$PWD/home PRE_COMMIT_HOME=$PWD/home/cache
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org
    export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
    mkdir home
    git -C hooks init --quiet && git -C hooks add --all && git -C hooks commit --quiet -m hooks
    git init --quiet app
    mv .archlint.yml Good.swift app && cd app
    git add --all && git commit --quiet -m good
    echo 'h(2)' > Good.swift && git add --all && git commit --quiet -m better
    mv ../Bad.swift .
    cat > .pre-commit-config.yaml <<END
    repos:
      - repo: ../hooks
        rev: $(git -C ../hooks rev-parse HEAD)
        hooks: [{id: archlint}, {id: archlint-range}]
    END
    git add --all && git commit --quiet -m bad
    set +e
    try() { name=$1; shift; pre-commit run "$@" >&2; echo "$name $?"; }
    try "commit"
    try "all files" --all-files
    try "manual" --hook-stage manual
    try "manual, all files" --hook-stage manual --all-files
    try "one good file" --files Good.swift
    try "one bad file" --files Bad.swift
    try "good range" --hook-stage pre-push --from-ref HEAD~2 --to-ref HEAD~1
    try "bad range" --hook-stage pre-push --from-ref HEAD~1 --to-ref HEAD
    """
}
