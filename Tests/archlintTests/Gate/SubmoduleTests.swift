import Foundation
import Testing

/// Changes of files in submodules, which the repository around them sees only as other commits.
@Suite struct SubmoduleTests {
  /// A repository with a submodule `Parts/Core` that has one file.
  private func repository() throws -> (app: Repository, core: Repository) {
    let core = try Repository(["Core.swift": "let a = 1\n"])
    let app = try Repository(["App.swift": "f(1)\n"])
    try app.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", core.folder.path,
      "Parts/Core")
    try app.git("commit", "--quiet", "-m", "Add the core")
    return (app, core)
  }

  @Test("a changed file in a submodule is part of the change") func workingTree() throws {
    let (app, _) = try repository()
    func found() throws -> [String] {
      try app.found("--since", "HEAD").filter { $0.hasSuffix("no-f") }
    }
    #expect(try found() == [])
    try app.folder.write("f(2)\n", to: "Parts/Core/Core.swift")
    #expect(try found() == ["Parts/Core/Core.swift:1 no-f"])
  }
  @Test("a hook of a submodule checks a project in a folder of it") func hooks() throws {
    let core = try Repository(["App/A.swift": "let a = 1\n"])
    try core.folder.write(TemporaryFolder.configuration, to: "App/.archlint.yml")
    try core.git("rm", "-q", ".archlint.yml")
    try core.commit("Only the app has a configuration")
    let app = try Repository([:])
    let add = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add"]
    let script = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git \(add.joined(separator: " ")) '\(core.folder.path)' lib && cd lib || exit 9
      hook=$(git rev-parse --git-path hooks)/pre-commit; mkdir -p "${hook%/*}"
      printf '#!/bin/sh\\ncd App && "$ARCHLINT" --staged\\n' > "$hook"; chmod +x "$hook"
      echo 'f(1)' > App/B.swift; git add App
      git -c user.name=A -c user.email=a@b commit -qm Two
      """
    let run = try Tool.shell(script, in: app.folder)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("B.swift:1:1"))
  }
}
