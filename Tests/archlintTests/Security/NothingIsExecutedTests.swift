import Foundation
import Testing

/// Nothing that a project brings along is executed, and nothing is fetched.
@Suite struct NothingIsExecutedTests {
  /// Everything that asks git or reads manifests.
  @Test func noTrapIsSprung() throws {
    let repository = try TrappedRepository()
    for command in [
      "--staged", "--staged --changed-lines", "--since HEAD~1", "--since HEAD~1 --changed-lines",
      "--since HEAD --fix --diff", "--list-suppressions", "--staged --commit-msg A.swift",
      "audit", "baseline write", "baseline check", "graph", "inspect layers", "inspect references",
      "init --stdout", "hook install", "hook uninstall", "--fix",
    ] {
      let words = command.split(separator: " ").map(String.init)
      let run = try Tool.run(Tool.path, words, in: repository.folder.path, input: "")
      let isRefused = command.contains("--fix --diff")
      #expect(run.status < 2 || isRefused, "\(command): \(run.errors)")
      #expect(try repository.sprung() == [], "\(command)")
    }
  }

  /// Git itself would run these programs, so the test above is meaningful.
  @Test func theTrapsWork() throws {
    let repository = try TrappedRepository()
    _ = try Tool.shell("git diff HEAD; git log -1; git status; true", in: repository.folder)
    let sprung = try repository.sprung()
    for name in ["fsmonitor", "gpg", "clean", "inner-fsmonitor", "diff.external", "hook"] {
      #expect(sprung.contains(name), "\(name)")
    }
  }

  /// In a clone that fetches contents on demand, archlint does not ask for any.
  @Test func nothingIsFetched() throws {
    let repository = try Repository(["A.swift": "f()\n", "B.swift": "g()\n"])
    try repository.folder.write("f()\nf()\n", to: "A.swift")
    try repository.commit("two")
    let script = """
      git config uploadpack.allowFilter true
      git clone -q --filter=blob:none "file://$PWD" clone || exit 9
      cd clone
      git config remote.origin.url "ext::sh -c 'touch $PWD/.git/mark'"
      git config protocol.ext.allow always
      git config remote.origin.uploadpack "touch $PWD/.git/mark; false"
      "$ARCHLINT" --since HEAD~1 --changed-lines
      echo "status $?"
      "$ARCHLINT" --staged --format compact
      echo "status $?"
      ls .git | grep mark

      """
    let run = try Tool.shell(script, in: repository.folder)
    #expect(run.output == "status 2\nstatus 0\n")
    #expect(run.errors.contains("the clone is partial, and archlint fetches nothing"))
  }

  /// A folder that looks like git's own and was committed with a project.
  @Test func aRepositoryInsideARepositoryIsNone() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    let script = """
      git init -q --bare Inner
      cp .archlint.yml A.swift Inner
      printf '#!/bin/sh\\ntouch %s/mark\\n' "$PWD" > Inner/run
      chmod +x Inner/run
      git -C Inner config core.bare false
      git -C Inner config core.worktree "$PWD/Inner"
      git --git-dir=Inner config core.fsmonitor "$PWD/Inner/run"
      cd Inner
      "$ARCHLINT" --staged; "$ARCHLINT" --since HEAD; "$ARCHLINT" --list-suppressions
      test ! -e ../mark

      """
    #expect(try Tool.shell(script, in: repository.folder).status == 0)
  }

  /// A filter whose name cannot be switched off on a command line.
  @Test func aFilterWithAnEqualsSign() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    try repository.git("config", "filter.a=b.clean", "touch mark; cat")
    let run = try repository.archlint("--since", "HEAD")
    #expect(run.status == 2)
    #expect(run.errors.contains("'filter.a=b', which cannot be switched off"))
  }

  /// The git that runs is none that lies in the project.
  @Test(arguments: [".:$PATH", ":$PATH", "bin:$PATH", "$PWD/bin:$PATH", "$PATH:."])
  func noProgramOfTheProject(path: String) throws {
    let repository = try Repository(["A.swift": "f()\n"])
    let script = """
      mkdir bin
      printf '#!/bin/sh\\ntouch "%s/mark"\\nexit 1\\n' "$PWD" > git
      chmod +x git
      cp git bin/git
      echo 'f()' > B.swift
      PATH="\(path)" "$ARCHLINT" --since HEAD --format compact > /dev/null
      status=$?
      test ! -e mark && exit $status

      """
    #expect(try Tool.shell(script, in: repository.folder).status == 1)
  }

  @Test func withoutGit() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    let run = try Tool.shell("PATH=.:bin \"$ARCHLINT\" --staged", in: repository.folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("git cannot be run: there is none in the absolute folders of the PATH"))
  }

  // MARK: - Names

  /// Names that look like options or like patterns are names.
  @Test func namesThatLookLikeOptions() throws {
    let names = ["--output=x.swift", "-p.swift", ":(exclude)A.swift", "A.swift"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "f()\n") })
    let repository = try Repository(files)
    for name in names {
      try repository.folder.write("f()\nf()  // archlint:disable no-f -- old\nf()\n", to: name)
    }
    let run = try repository.archlint("--since", "HEAD", "--changed-lines", "--format", "compact")
    let found = names.map { "\($0):3:1: error: f is called [no-f]\n" }.joined()
    #expect(run.output.hasPrefix(found))
    let notes = run.output.dropFirst(found.count).split(separator: "\n").map(String.init)
    #expect(
      notes == names.map { "archlint: warning: \($0):2: the change suppresses 'no-f'" })
    let list = try repository.archlint("--list-suppressions").output
    for name in names { #expect(list.contains("  \(name):2  not committed  old")) }
  }

  /// An accent after the slash of `b/` is part of the name.
  @Test func namesThatStartWithAnAccent() throws {
    let repository = try Repository(["\u{301}A.swift": "g()\n"])
    try repository.folder.write("g()\nf()\n", to: "\u{301}A.swift")
    #expect(try repository.found("--since", "HEAD", "--changed-lines") == ["\u{301}A.swift:2 no-f"])
  }

  @Test(arguments: ["--output=mark", "-p", "--all", "HEAD --output=mark", "--since"])
  func commitsThatLookLikeOptions(reference: String) throws {
    let repository = try Repository(["A.swift": "f()\n"])
    let run = try repository.archlint("--since=\(reference)")
    #expect(run.status == 2)
    #expect(run.errors.contains("git knows no commit '\(reference)'"))
    #expect(!FileManager.default.fileExists(atPath: "\(repository.folder.path)/mark"))
  }
}
