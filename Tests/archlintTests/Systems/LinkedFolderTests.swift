import Foundation
import Testing

/// A project below a link, as `/tmp`, `/var` and `/etc` are on macOS.
@Suite struct LinkedFolderTests {
  /// A repository at `private/project`, and `tmp`, a link to `private`.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "private/project/.archlint.yml": TemporaryFolder.configuration,
      "private/project/App/A.swift": "f()\n",
    ])
    let script = "ln -s private tmp && cd private/project && git init -q . && git add ."
    #expect(try Tool.shell(script, in: folder).status == 0)
    return folder
  }

  @Test("the project, its root and its configuration are one, through the link or not")
  func onePath() throws {
    let folder = try folder()
    let (link, real) = ("\(folder.path)/tmp/project", "\(folder.path)/private/project")
    for command in [
      "cd tmp/project && \"$ARCHLINT\"", "cd tmp/project && \"$ARCHLINT\" '\(real)/App'",
      "cd private/project && \"$ARCHLINT\" '\(link)/App/A.swift'",
      "cd private/project && \"$ARCHLINT\" --root '\(link)'",
      "cd tmp/project && \"$ARCHLINT\" --config '\(real)/.archlint.yml' .",
      "cd private/project && \"$ARCHLINT\" --config '\(link)/.archlint.yml' '\(link)'",
      "cd tmp/project && \"$ARCHLINT\" --staged",
      "cd tmp/project && echo '\(link)/App/A.swift' | \"$ARCHLINT\" --changed-files -",
      "cd tmp/project && echo '\(real)/App/A.swift' | \"$ARCHLINT\" --changed-files -",
      "cd tmp/project && \"$ARCHLINT\" --stdin --stdin-path '\(real)/App/A.swift' < App/A.swift",
    ] {
      let run = try Tool.shell("\(command) --format compact", in: folder)
      #expect(
        run.output == "App/A.swift:1:1: error: f is called [no-f]\n", "\(command): \(run.errors)")
      #expect(run.status == 1)
    }
    // What the build-tool plugin runs, in whatever folder a build has.
    let plugin =
      "cd /usr && \"$ARCHLINT\" lint --config '\(link)/.archlint.yml' --format compact -- '\(real)/App'"
    let run = try Tool.shell(plugin, in: folder)
    #expect(run.output == "\(real)/App/A.swift:1:1: error: f is called [no-f]\n")
  }

  @Test("a hook that was installed through the link checks the project")
  func hooks() throws {
    let folder = try folder()
    let script = """
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      cd tmp/project && "$ARCHLINT" hook install && git commit -qm one
      """
    let run = try Tool.shell(script, in: folder)
    #expect(
      run.output.hasPrefix("installed \(folder.path)/private/project/.git/hooks/pre-commit\n"))
    #expect((run.output + run.errors).contains("App/A.swift:1:1"))
    #expect(run.status != 0)
  }
}

/// What the build-tool plugin runs.
@Suite struct SandboxTests {
  @Test("the command of the build-tool plugin writes no file")
  func plugin() throws {
    let folder = try TemporaryFolder(project: ["App/A.swift": "f()\n"], "presets: [modern-swift]\n")
    let home = try TemporaryFolder(["empty/none": ""])
    let before = try (folder.snapshot(), home.snapshot())
    let run = try Tool.run(
      Tool.path,
      [
        "lint", "--config", "\(folder.path)/.archlint.yml", "--format", "compact", "--fail-on",
        "never", "--as-warnings", "--", "\(folder.path)/App",
      ], in: home.path, input: "",
      environment: ["HOME": home.path, "TMPDIR": home.path, "XDG_CACHE_HOME": home.path])
    #expect(run.output == "\(folder.path)/App/A.swift:1:1: warning: f is called [no-f]\n")
    #expect(run.status == 0)
    let after = try (folder.snapshot(), home.snapshot())
    #expect(before == after)
  }
}
