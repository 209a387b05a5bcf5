import Foundation
import Testing

/// Hooks of git: written, chained, taken away.
@Suite struct HookTests {
  /// A repository in which `archlint` is a script that notes how it was called and fails once there
  /// is a file `fail`.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "bin/archlint": """
      #!/bin/sh
      for word; do printf '<%s>' "$word" >> "$LOG"; done
      echo >> "$LOG"
      test ! -e "${LOG%/*}/fail"

      """
    ])
    #expect(try shell("chmod +x bin/archlint; git init -q .", in: folder).status == 0)
    return folder
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Tool.Run {
    let start = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=a \
      GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE
      PATH="$PWD/bin:$PATH"; export LOG="$PWD/log"

      """
    return try Tool.shell(start + script, in: folder)
  }

  private func log(_ folder: TemporaryFolder) -> String { (try? folder.text(of: "log")) ?? "" }

  @Test("an installed hook runs at each commit, and refuses it if archlint fails")
  func commits() throws {
    let folder = try repository()
    let run = try shell("$ARCHLINT hook install", in: folder)
    #expect(run.status == 0)
    let hooks = "\(folder.path)/.git/hooks"
    #expect(run.output == "installed \(hooks)/pre-commit\ninstalled \(hooks)/commit-msg\n")
    #expect(run.errors == "")
    #expect(try shell("touch a; git add a; git commit -qm one", in: folder).status == 0)
    #expect(
      log(folder)
        == "<--staged><--no-protected>\n"
        + "<--staged><--quiet><--commit-msg><.git/COMMIT_EDITMSG>\n")
    #expect(try shell("touch fail b; git add b; git commit -qm two", in: folder).status != 0)
    #expect(try shell("git log --oneline | wc -l", in: folder).output.contains("1"))
  }

  @Test("installing and removing twice is the same as once")
  func idempotent() throws {
    let folder = try repository()
    let names = "$ARCHLINT hook install > /dev/null; ls -1 .git/hooks | grep -v sample"
    let expected = "commit-msg\npre-commit\n"
    #expect(try shell(names, in: folder).output == expected)
    let text = try folder.text(of: ".git/hooks/pre-commit")
    #expect(try shell(names, in: folder).output == expected)
    #expect(try folder.text(of: ".git/hooks/pre-commit") == text)
    let removed = try shell(
      "$ARCHLINT hook uninstall; $ARCHLINT hook uninstall; ls -1 .git/hooks | grep -v sample",
      in: folder)
    let hooks = "\(folder.path)/.git/hooks"
    #expect(
      removed.output == """
        removed \(hooks)/pre-commit
        removed \(hooks)/commit-msg
        there is no hook \(hooks)/pre-commit
        there is no hook \(hooks)/commit-msg

        """)
  }

  /// The hook that was there runs first and can refuse; in the end it is back as it was.
  @Test("a previous hook runs first, can refuse, and is restored in the end")
  func chain() throws {
    let folder = try repository()
    let old = "#!/bin/sh\necho \"old $#\" >> \"$LOG\"\ntest ! -e \"${LOG%/*}/refuse\" || exit 7\n"
    try folder.write(old, to: ".git/hooks/pre-commit")
    let script = "chmod +x .git/hooks/pre-commit; $ARCHLINT hook install && $ARCHLINT hook install"
    let run = try shell(script, in: folder)
    #expect(run.status == 0)
    #expect(
      run.output.contains("the previous hook runs first, as pre-commit.before-archlint"))
    #expect(try folder.text(of: ".git/hooks/pre-commit.before-archlint") == old)
    #expect(try shell("touch a; git add a; git commit -qm one", in: folder).status == 0)
    #expect(log(folder).hasPrefix("old 0\n<--staged><--no-protected>\n"))
    #expect(try shell("touch refuse; .git/hooks/pre-commit", in: folder).status == 7)
    #expect(log(folder).hasSuffix("old 0\n"))
    let restored = try shell("$ARCHLINT hook uninstall; test -x .git/hooks/pre-commit", in: folder)
    #expect(restored.status == 0)
    #expect(restored.output.hasPrefix("restored \(folder.path)/.git/hooks/pre-commit\n"))
    #expect(try folder.text(of: ".git/hooks/pre-commit") == old)
  }

  /// A hook that has replaced archlint's is left alone, and so is a kept one.
  @Test("a hook that is not of archlint is left alone")
  func othersAreLeft() throws {
    let folder = try repository()
    try folder.write("#!/bin/sh\n", to: ".git/hooks/pre-commit")
    try folder.write("#!/bin/sh\n# kept\n", to: ".git/hooks/pre-commit.before-archlint")
    let run = try shell("$ARCHLINT hook install", in: folder)
    #expect(run.status == 2)
    #expect(run.complaints.first?.hasSuffix("remove one of them") == true)
    #expect(try folder.text(of: ".git/hooks/pre-commit") == "#!/bin/sh\n")
    #expect(try folder.text(of: ".git/hooks/pre-commit.before-archlint") == "#!/bin/sh\n# kept\n")
    let removed = try shell("$ARCHLINT hook uninstall", in: folder)
    #expect(
      removed.output.hasPrefix("left \(folder.path)/.git/hooks/pre-commit, which is not archlint's")
    )
    #expect(try shell("ls -A .git/hooks | grep tmp", in: folder).status != 0)
  }

  @Test("hooks are written to core.hooksPath")
  func hooksPath() throws {
    let folder = try repository()
    let script = """
      mkdir Sub && git config core.hooksPath tools/hooks && cd Sub && $ARCHLINT hook install
      cd .. && git add bin && git commit -qm one
      """
    let run = try shell(script, in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("installed \(folder.path)/tools/hooks/pre-commit\n"))
    #expect(run.errors == "")
    #expect(log(folder).hasPrefix("<--staged><--no-protected>\n"))
    let outside = try TemporaryFolder([:])
    let warned = try shell(
      "git config core.hooksPath '\(outside.path)'; $ARCHLINT hook install", in: folder)
    #expect(warned.status == 0)
    #expect(warned.errors.contains("is outside the repository (core.hooksPath)"))
  }

  /// git may tell a hook relative places, which count from the top of the repository.
  @Test(
    "the repository and the index that the environment names relatively are those of a subfolder")
  func relativePlaces() throws {
    let folder = try repository()
    try folder.write(TemporaryFolder.configuration, to: "Sub/.archlint.yml")
    try folder.write("let a = 1\n", to: "Sub/A.swift")
    let start = """
      git add Sub && git commit -qm one && cp .git/index .git/other
      echo 'f()' >> Sub/A.swift; GIT_INDEX_FILE=.git/other git add Sub
      """
    #expect(try shell(start, in: folder).status == 0)
    func staged(_ variables: String) throws -> Tool.Run {
      try shell("\(variables) \"$ARCHLINT\" --staged --format compact -- Sub", in: folder)
    }
    let other = try staged("GIT_DIR=.git GIT_INDEX_FILE=.git/other")
    #expect(other.output == "Sub/A.swift:2:1: error: f is called [no-f]\n", "\(other.errors)")
    #expect(other.status == 1)
    let usual = try staged("GIT_DIR=.git GIT_INDEX_FILE=.git/index")
    #expect(usual.status == 0)
    #expect(usual.complaints == ["archlint: nothing in 'Sub' is staged, so nothing is checked"])
  }

  /// A run checks the project from any folder of the repository or the project.
  @Test(arguments: [
    ("hook install 'My App'", "."), ("hook install", "My App"), ("hook install", "My App/Sources"),
  ])
  func projects(_ line: String, _ place: String) throws {
    let folder = try repository()
    try folder.write("", to: "My App/.archlint.yml")
    try folder.write("", to: "My App/Sources/A.swift")
    let script = """
      cd '\(place)' && $ARCHLINT \(line) > /dev/null && git commit -q --allow-empty -m one
      """
    #expect(try shell(script, in: folder).status == 0)
    #expect(log(folder).hasPrefix("<--staged><--no-protected><--><My App>\n"))
  }

  @Test("a worktree uses the hooks of its repository")
  func worktrees() throws {
    let folder = try repository()
    let script = """
      git commit -q --allow-empty -m one && git worktree add -q "it's" 2> /dev/null
      cd "it's" && $ARCHLINT hook install && git commit -q --allow-empty -m two
      """
    let run = try shell(script, in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("installed \(folder.path)/.git/hooks/pre-commit\n"))
    #expect(log(folder).hasPrefix("<--staged><--no-protected>\n"))
  }

  /// Without archlint on the path the binary that installed the hook runs; without any, the commit
  /// is refused.
  @Test("without archlint on the PATH the binary that installed the hook runs")
  func binaries() throws {
    let folder = try repository()
    let install = "cp $ARCHLINT own; ./own hook install > /dev/null; rm bin/archlint;"
    // With the PATH that graphical clients of git have.
    let start = "env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/"
    let found = try shell(
      "\(install) touch a.swift; git add a.swift; \(start) .git/hooks/pre-commit", in: folder)
    #expect(found.status == 0)
    #expect(found.errors.contains("there is no .archlint.yml"))
    let missing = try shell("rm own; \(start) .git/hooks/pre-commit", in: folder)
    #expect(missing.status == 2)
    #expect(missing.output == "")
    #expect(
      missing.complaints == [
        "archlint: the hook pre-commit cannot run archlint, which is neither on the PATH nor at "
          + "'\(folder.path)/own'",
        "archlint: install it and run 'archlint hook install' again, or remove "
          + "'\(folder.path)/.git/hooks/pre-commit'",
      ])
  }

  /// Managers of packages put each version in a folder of its own, which an update removes.
  @Test("the hook runs an archlint on the PATH by its link, which an update leaves")
  func links() throws {
    let folder = try repository()
    let script = """
      mkdir -p cellar/1 && rm bin/archlint && cp "$ARCHLINT" cellar/1/archlint &&
      ln -s ../cellar/1/archlint bin/archlint && archlint hook install > /dev/null &&
      mv cellar/1 cellar/2 && ln -sf ../cellar/2/archlint bin/archlint &&
      env -i PATH=/usr/bin:/bin HOME=/ .git/hooks/pre-commit
      """
    let run = try shell(script, in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("there is no .archlint.yml") || run.output.contains("staged"))
  }

  @Test("if one of the hooks cannot be installed, none is")
  func allOrNone() throws {
    let folder = try repository()
    try folder.write("#!/bin/sh\n", to: ".git/hooks/commit-msg")
    try folder.write("#!/bin/sh\n# kept\n", to: ".git/hooks/commit-msg.before-archlint")
    let names = "ls -1 .git/hooks | grep -v sample"
    let before = try shell(names, in: folder).output
    let run = try shell("$ARCHLINT hook install", in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(try shell(names, in: folder).output == before)
  }

  /// With archlint itself: a change of a protected file needs its trailer, other findings have none.
  @Test("a trailer authorizes a protected change, and no other finding")
  func protectedFiles() throws {
    let folder = try repository()
    try folder.write(
      TemporaryFolder.configuration + "protected: ['Routes.swift']\n", to: ".archlint.yml")
    try folder.write("let a = 1", to: "Routes.swift")
    let start = """
      cp "$ARCHLINT" bin/archlint; git add .archlint.yml Routes.swift; git commit -qm one
      archlint hook install > /dev/null; echo 'let b = 2' >> Routes.swift; git add Routes.swift
      """
    #expect(try shell(start, in: folder).status == 0)
    let refused = try shell("git commit -qm two", in: folder)
    #expect(refused.status != 0)
    #expect((refused.output + refused.errors).contains("project-protected-files"))
    let authorized = """
      git commit -qm two -m 'Archlint-Authorized: Routes.swift (agreed with the owners)'
      """
    #expect(try shell(authorized, in: folder).status == 0)
    let other = "echo 'let c = f()' >> Routes.swift; git add Routes.swift; \(authorized)"
    let stopped = try shell(other, in: folder)
    #expect(stopped.status != 0)
    #expect((stopped.output + stopped.errors).contains("no-f"))
  }

  /// A repository with two projects whose hooks are installed, `it's` after `A`.
  private func twoProjects() throws -> TemporaryFolder {
    let folder = try repository()
    let install = """
      for n in A "it's"; do
        mkdir "$n"; echo 'presets: [modern-swift]' > "$n/.archlint.yml"
        (cd "$n" && "$ARCHLINT" hook install)
      done
      git add --all; git commit -qm one; rm log
      """
    let run = try shell(install, in: folder)
    #expect(run.output.hasSuffix("/commit-msg; it also checks 'A'\n"))
    return folder
  }

  @Test("the hooks check each project in which they were installed")
  func severalProjects() throws {
    let folder = try twoProjects()
    #expect(try shell("touch a; git add a; git commit -qm two", in: folder).status == 0)
    #expect(
      log(folder).split(separator: "\n").map(String.init) == [
        "<--staged><--no-protected><--><A>", "<--staged><--no-protected><--><it's>",
        "<--staged><--quiet><--commit-msg><.git/COMMIT_EDITMSG><--><A>",
        "<--staged><--quiet><--commit-msg><.git/COMMIT_EDITMSG><--><it's>",
      ])
  }

  @Test("a commit without the folder of a project passes with a message")
  func missingProject() throws {
    let folder = try twoProjects()
    let run = try shell("git mv A B; git commit -qm moved", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("archlint: there is no folder 'A' to check; if it has moved"))
    #expect(!log(folder).contains("<A>"))
  }

  @Test("one project is taken out of the hooks, and the others stay")
  func oneProjectLess() throws {
    let folder = try twoProjects()
    let run = try shell("\"$ARCHLINT\" hook uninstall A", in: folder)
    #expect(run.output.contains("/pre-commit, which checks 'it's' and not 'A'\n"))
    #expect(try shell("touch a; git add a; git commit -qm two", in: folder).status == 0)
    #expect(!log(folder).contains("<A>") && log(folder).contains("<it's>"))
    let last = try shell("\"$ARCHLINT\" hook uninstall \"it's\"", in: folder)
    #expect(last.output.hasPrefix("removed "))
  }

  @Test("a line of the message that looks like an option is none")
  func messageWithOption() throws {
    let folder = try repository()
    let script = """
      "$ARCHLINT" hook install; touch a; git add a
      git commit -qm "$(printf 'One\\n\\n--amend')"
      """
    #expect(try shell(script, in: folder).status == 0)
    #expect(!log(folder).isEmpty && !log(folder).contains("<--amend>"))
  }

  @Test("a wrong use of the command is refused")
  func mistakes() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let run = try shell("export GIT_CEILING_DIRECTORIES=/; $ARCHLINT hook install", in: folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.first
        == "archlint: '\(folder.path)' is not in the working tree of a git repository")
    let without = try shell("PATH=/none; \"$ARCHLINT\" hook install", in: folder)
    #expect(without.complaints.first?.hasPrefix("archlint: git cannot be run: ") == true)
    let wrong = [
      "hook", "hook instal", "hook install A.swift", "hook install . .",
      "hook uninstall --fail-on warning", "hook install --fail-on loud",
    ]
    for line in wrong { #expect(try shell("$ARCHLINT \(line)", in: folder).status == 2) }
  }

  @Test func aHookCanRefuseWarnings() throws {
    let folder = try repository()
    #expect(try shell("$ARCHLINT hook install --fail-on warning", in: folder).status == 0)
    #expect(try shell("touch a; git add a; git commit -qm one", in: folder).status == 0)
    #expect(
      log(folder)
        == "<--staged><--no-protected><--fail-on><warning>\n"
        + "<--staged><--quiet><--commit-msg><.git/COMMIT_EDITMSG><--fail-on><warning>\n")
  }

  @Test("installing says so if no rule can refuse a commit") func nothingFails() throws {
    let folder = try repository()
    try folder.write("presets: [modern-swift]\n", to: ".archlint.yml")
    let run = try shell("$ARCHLINT hook install", in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("and only errors refuse a commit"), "\(run.errors)")
    #expect(try shell("$ARCHLINT hook install --fail-on warning", in: folder).errors == "")
    try folder.write("presets: [healthtrack-clean]\n", to: ".archlint.yml")
    #expect(try shell("$ARCHLINT hook install", in: folder).errors == "")
  }

  @Test("a hook passes on that a commit replaces the last one") func amend() throws {
    let folder = try repository()
    let script = "$ARCHLINT hook install > /dev/null; git commit -q --allow-empty -m one"
    #expect(try shell(script, in: folder).status == 0)
    #expect(
      try shell("git commit -q --allow-empty --amend -m 'no --amend here'", in: folder).status == 0)
    #expect(
      log(folder).hasSuffix("<--commit-msg><.git/COMMIT_EDITMSG><--amend>\n"), "\(log(folder))")
  }
}
