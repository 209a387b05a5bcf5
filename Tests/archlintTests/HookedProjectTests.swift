import Testing

/// Hooks of git in a repository of several projects.
@Suite struct HookedProjectTests {
  /// A repository with two projects whose hooks are installed, `it's` after `A`, the first one so that
  /// warnings refuse a commit, too.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "bin/archlint": """
      #!/bin/sh
      for word; do printf '<%s>' "$word" >> "$LOG"; done
      echo >> "$LOG"

      """
    ])
    let script = """
      chmod +x bin/archlint; git init -q .
      for n in A "it's"; do mkdir "$n"; echo 'presets: [modern-swift]' > "$n/.archlint.yml"; done
      (cd A && "$ARCHLINT" hook install --fail-on warning)
      (cd "it's" && "$ARCHLINT" hook install)
      """
    let run = try shell(script, in: folder)
    #expect(run.output.hasSuffix("/commit-msg; it also checks 'A'\n"), "\(run.output)\(run.errors)")
    return folder
  }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Tool.Run {
    let start = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_AUTHOR_NAME=a \
      GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      PATH="$PWD/bin:$PATH"; export LOG="$PWD/log"

      """
    return try Tool.shell(start + script, in: folder)
  }

  /// The calls of archlint of the hook `pre-commit`.
  private func calls(_ folder: TemporaryFolder) throws -> [String] {
    let run = try shell("rm -f log; .git/hooks/pre-commit; cat log", in: folder)
    return run.output.split(separator: "\n").map {
      String($0).replacing("<--staged><--no-protected>", with: "")
    }
  }

  @Test("each project keeps the severity that it was installed with") func levels() throws {
    let folder = try repository()
    #expect(try calls(folder) == ["<--fail-on><warning><--><A>", "<--><it's>"])
    let again = try shell("\"$ARCHLINT\" hook install --fail-on info \"it's\"", in: folder)
    #expect(again.status == 0)
    #expect(try calls(folder) == ["<--fail-on><warning><--><A>", "<--fail-on><info><--><it's>"])
    #expect(try shell("\"$ARCHLINT\" hook uninstall A", in: folder).status == 0)
    #expect(try calls(folder) == ["<--fail-on><info><--><it's>"])
  }

  @Test("a hook of archlint 0.1.0 keeps its project", arguments: [true, false])
  func oldHooks(isOfFolder: Bool) throws {
    let folder = try repository()
    let old = """
      #!/bin/sh
      # Written by 'archlint hook install'; 'archlint hook uninstall' removes it.
      for archlint in "$(command -v archlint)"; do
        case $archlint in
          /*) if [ -x "$archlint" ]; then exec "$archlint" --staged --no-protected\
       --fail-on warning $amend\(isOfFolder ? " -- 'A'" : ""); fi ;;
        esac
      done

      """
    try folder.write(old, to: ".git/hooks/pre-commit")
    let run = try shell("\"$ARCHLINT\" hook install \"it's\"", in: folder)
    #expect(run.output.contains("it also checks"), "\(run.output)")
    let first = "<--fail-on><warning>" + (isOfFolder ? "<--><A>" : "")
    #expect(try calls(folder) == [first, "<--><it's>"])
  }

  @Test("installing says which project it takes out because its folder has gone")
  func goneAtInstall() throws {
    let folder = try repository()
    let run = try shell("rm -r A; cd \"it's\" && \"$ARCHLINT\" hook install", in: folder)
    #expect(run.output.contains("pre-commit; it no longer checks 'A', which has gone\n"))
    #expect(try calls(folder) == ["<--><it's>"])
  }

  @Test("hooks of several repositories keep projects that one of them lacks")
  func sharedHooks() throws {
    let folder = try repository()
    let shared = try TemporaryFolder([:])
    let script = """
      git config core.hooksPath '\(shared.path)'; "$ARCHLINT" hook install A; rm -r A
      "$ARCHLINT" hook install "it's"
      """
    let run = try shell(script, in: folder)
    #expect(run.output.contains("it also checks 'A'"))
    #expect(run.output.contains("no longer") == false)
  }

  @Test("a project whose folder has gone is taken out by its name") func goneAtUninstall() throws {
    let folder = try repository()
    let script = "rm -r A; .git/hooks/pre-commit; cd \"it's\" && \"$ARCHLINT\" hook uninstall ../A"
    // The path is read as it is written: a shell could not follow it either.
    #expect(try shell(script, in: folder).status == 0)
    #expect(try calls(folder) == ["<--><it's>"])
    let unknown = try shell("\"$ARCHLINT\" hook uninstall Other", in: folder)
    #expect(unknown.status == 2)
    #expect(
      unknown.complaints.first
        == "archlint: there is no folder 'Other', and no hook checks it")
  }

  @Test("a project whose configuration has gone is taken out by its name")
  func goneConfiguration() throws {
    let folder = try repository()
    let script = """
      mv A/.archlint.yml .; "$ARCHLINT" hook uninstall A
      """
    #expect(try shell(script, in: folder).output.contains("which checks 'it's' and not 'A'\n"))
  }

  @Test("a folder with the words of a hook in its name is checked") func unusualNames() throws {
    let folder = try repository()
    let name = "x' ]; then run -- 'y"
    let script = """
      mkdir "\(name)"; "$ARCHLINT" hook install "\(name)"; "$ARCHLINT" hook install A
      """
    #expect(try shell(script, in: folder).output.contains("it also checks 'it's' and '\(name)'\n"))
    #expect(try calls(folder) == ["<--><A>", "<--><it's>", "<--><\(name)>"])
  }

  @Test("a folder with a line break in its name is refused") func lineBreaks() throws {
    let folder = try repository()
    let run = try shell("mkdir 'x\ny'; \"$ARCHLINT\" hook install 'x\ny'", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("whose name has a line break"))
    #expect(try calls(folder).count == 2)
  }

  @Test("removing the hooks names the projects that they checked") func removed() throws {
    let folder = try repository()
    let run = try shell("cd A && \"$ARCHLINT\" hook uninstall", in: folder)
    #expect(run.output.contains("/pre-commit, which checked 'A' and 'it's'\n"))
  }
}
