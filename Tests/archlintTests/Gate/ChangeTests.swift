import Foundation
import Testing

/// Runs that are about a change: what is staged, and what has come since a commit.
@Suite struct ChangeTests {
  @Test func theIndexCountsAndNotTheWorkingTree() throws {
    let repository = try Repository(["A.swift": "g()\n", "B.swift": "g()\n"])
    try repository.folder.write("g()\nf()\n", to: "A.swift")
    try repository.git("add", "A.swift")
    try repository.folder.write("g()\n", to: "A.swift")
    try repository.folder.write("f()\n", to: "B.swift")
    try repository.folder.write("f()\n", to: "Untracked.swift")
    #expect(try repository.found("--staged") == ["A.swift:1 no-g", "A.swift:2 no-f"])
    #expect(try repository.found("--staged", "--changed-lines") == ["A.swift:2 no-f"])
    #expect(
      try repository.found() == ["A.swift:1 no-g", "B.swift:1 no-f", "Untracked.swift:1 no-f"])
  }

  @Test("a change that closes a cycle is told of it, wherever the cheapest cut is")
  func cycles() throws {
    let settings = """
      layers:
        A: {paths: ['A/**']}
        B: {paths: ['B/**']}
      contracts:
        - {id: no-cycles, title: No cycles, acyclic: {layers: ['*']}}

      """
    let repository = try Repository(
      ["A/A1.swift": "struct A1 {}\n", "B/B1.swift": "struct B1 { let a: A1 }\n"], settings)
    #expect(try repository.found("--since", "HEAD") == [])
    try repository.folder.write("struct A2 { let b: B1, c: B1 }\n", to: "A/A2.swift")
    try repository.git("add", "--all")
    #expect(try repository.found("--staged") == ["B/B1.swift:1 no-cycles"])
    try repository.folder.write("struct C {}\n", to: "C.swift")
    try repository.git("commit", "--quiet", "--message", "a cycle", "--no-verify")
    try repository.git("add", "--all")
    #expect(try repository.found("--staged") == [])
  }

  @Test func whatIsDeletedInTheWorkingTreeIsStillStaged() throws {
    let repository = try Repository(["A.swift": "g()\n"])
    try repository.folder.write("f()\n", to: "New.swift")
    try repository.git("add", "New.swift")
    try FileManager.default.removeItem(atPath: "\(repository.folder.path)/New.swift")
    #expect(try repository.found("--staged") == ["New.swift:1 no-f"])
  }

  @Test func theFirstCommit() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    let script = "git init -q . && git add -A && \"$ARCHLINT\" --staged --format compact"
    let run = try Tool.shell(script, in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("A.swift:1:1: error: f is called"))
  }

  @Test func renamesAreFollowed() throws {
    let text = "let a = 1\nlet b = 2\nlet c = 3\ng()\n"
    let repository = try Repository(["A.swift": text])
    try repository.git("mv", "A.swift", "B.swift")
    try repository.folder.write(text + "f()\n", to: "B.swift")
    try repository.git("add", "--all")
    #expect(try repository.found("--staged") == ["B.swift:4 no-g", "B.swift:5 no-f"])
    #expect(try repository.found("--staged", "--changed-lines") == ["B.swift:5 no-f"])
  }

  @Test func `a file that only moves has no changed lines`() throws {
    let repository = try Repository(["A.swift": "let a = 1\nlet b = 2\nlet c = 3\nf()\n"])
    try repository.git("mv", "A.swift", "B.swift")
    #expect(try repository.found("--staged") == ["B.swift:4 no-f"])
    #expect(try repository.found("--staged", "--changed-lines") == [])
  }

  @Test func sinceTheMergeBase() throws {
    let repository = try Repository(["A.swift": "g()\n", "Old.swift": "f()\n"])
    try repository.git("switch", "--quiet", "--create", "topic")
    try repository.folder.write("f()\n", to: "Topic.swift")
    try repository.commit("topic")
    try repository.git("switch", "--quiet", "main")
    try repository.folder.write("f()\n", to: "Main.swift")
    try repository.commit("main")
    try repository.git("switch", "--quiet", "topic")
    try repository.folder.write("g()\n", to: "Open.swift")
    #expect(try repository.found("--since", "main") == ["Open.swift:1 no-g", "Topic.swift:1 no-f"])
  }

  @Test func newLinesCanBeLeftOut() throws {
    let rule = """
        - {id: no-h, title: h, why: W, instead: I, not-in: {added: true}, pattern: 'h($$$)'}

      """
    let repository = try Repository(["A.swift": "h()\n"], rule)
    try repository.folder.write("h()\nh()\n", to: "A.swift")
    try repository.folder.write("h()\n", to: "B.swift")
    #expect(try repository.found("--since", "main") == ["A.swift:1 no-h"])
    try repository.git("add", "--all")
    #expect(try repository.found("--staged") == ["A.swift:1 no-h"])
    #expect(try repository.found() == ["A.swift:1 no-h", "A.swift:2 no-h", "B.swift:1 no-h"])
  }

  @Test func settingsThatAreStaged() throws {
    let rule = """
        - id: flag
          title: F
          why: W
          instead: I
          settings: {files: [xcconfig], name: FLAG, value: 'NO'}

      """
    let repository = try Repository(["A.xcconfig": "FLAG = NO\n", "B.xcconfig": ""], rule)
    try repository.folder.write("FLAG = NO\n", to: "B.xcconfig")
    try repository.git("add", "B.xcconfig")
    try repository.folder.write("FLAG = YES\n", to: "B.xcconfig")
    #expect(try repository.found("--staged") == ["B.xcconfig:1 flag"])
    #expect(try repository.found() == ["A.xcconfig:1 flag"])
  }

  @Test func bothEndsOfAReferenceCount() throws {
    let layers = """
      layers:
        Domain: {paths: ['Domain/**'], uses: []}
        Data: {paths: ['Data/**'], uses: [Domain]}
      """
    let repository = try Repository(
      [
        "Domain/A.swift": "struct A { let c: Client }\n", "Data/Client.swift": "struct Client {}\n",
      ],
      layers)
    #expect(try repository.found("--since", "HEAD") == [])
    try repository.folder.write("struct Client { let a = 1 }\n", to: "Data/Client.swift")
    #expect(try repository.found("--since", "HEAD") == ["Domain/A.swift:1 project-layers"])
    try repository.commit("client")
    try repository.folder.write("\nstruct A { let c: Client }\n", to: "Domain/A.swift")
    #expect(try repository.found("--since", "HEAD") == ["Domain/A.swift:2 project-layers"])
  }

  @Test func aFolderInARepository() throws {
    let repository = try Repository(["App/A.swift": "g()\n"])
    try repository.git("mv", ".archlint.yml", "App/.archlint.yml")
    try repository.commit("app")
    try repository.folder.write("f()\n", to: "App/B.swift")
    try repository.folder.write("f()\n", to: "Outside.swift")
    try repository.git("add", "--all")
    #expect(try repository.found("App", "--staged") == ["App/B.swift:1 no-f"])
  }

  @Test func namesOfAllKinds() throws {
    let name = "a \"b\" é 😀\t.swift"
    let repository = try Repository(["A.swift": "g()\n"])
    try repository.folder.write("g()\nf()\n", to: name)
    try repository.git("add", "--all")
    for arguments in [["--staged"], ["--staged", "--changed-lines"]] {
      let run = try Tool.run(
        Tool.path, ["--format", "json"] + arguments, in: repository.folder.path, input: "")
      let json = run.json as? [String: Any]
      let found = json?["diagnostics"] as? [[String: Any]]
      #expect(found?.map { $0["path"] as? String } == [name, name])
    }
  }

  @Test func whatGitCannotTell() throws {
    let repository = try Repository(["A.swift": "g()\n"])
    let unknown = try repository.archlint("--since", "no-such-branch")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("git knows no commit 'no-such-branch'"))
    try repository.git("commit", "--quiet", "--allow-empty", "--message", "Second")
    let second = try repository.git("rev-parse", "HEAD")
    try repository.folder.write(second, to: ".git/shallow")
    let shallow = try repository.archlint("--since", "HEAD~1")
    #expect(shallow.status == 2)
    #expect(shallow.errors.contains("the shallow clone has no commit 'HEAD~1'; run 'git fetch"))
    let both = try repository.archlint("--since", "HEAD", "--staged")
    #expect(both.status == 2)
    #expect(both.errors.contains("cannot be combined"))
    let outside = try Tool.run(
      "--staged", in: try TemporaryFolder(project: ["A.swift": "f()"]))
    #expect(outside.status == 2)
    #expect(outside.errors.contains("is not in a git repository"))
    let refused = try Repository(["A.swift": "g()\n"])
    try refused.folder.write("[core]\n  repositoryformatversion = 99\n", to: ".git/config")
    let format = try refused.archlint("--staged")
    #expect(format.status == 2)
    #expect(format.errors.contains("git refuses the repository of"))
    #expect(format.errors.contains("found 99"))
    let withoutGit = try Tool.shell(
      "PATH=/nowhere \"$ARCHLINT\" --staged", in: repository.folder)
    #expect(withoutGit.status == 2)
    #expect(withoutGit.errors.contains("git cannot be run"))
  }

  @Test func aShallowClone() throws {
    let repository = try Repository(["A.swift": "g()\n"])
    try repository.git("switch", "--quiet", "--create", "topic")
    try repository.commit("topic")
    try repository.git("switch", "--quiet", "main")
    try repository.commit("main 2")
    let script = """
      git clone -q --depth 1 --no-single-branch "file://$PWD" clone && cd clone \
      && "$ARCHLINT" --since origin/topic
      """
    let run = try Tool.shell(script, in: repository.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("git fetch --deepen=200"))
  }

  /// A rule about public declarations compares the change with what git has.
  @Test func publicDeclarationsStay() throws {
    let rule = """
      #
        - id: stable
          title: public declarations
          why: People use them.
          instead: Keep them.
          severity: error
          message: "'{name}' {change}"
          interface: {names: [Kit]}
      """
    let kit = "public struct Kit { public let a = 1; public init() {} }\n"
    let repository = try Repository(["Sub/Kit.swift": kit, "Other.swift": "let b = 1\n"], rule)
    try repository.folder.write(
      "public struct Kit { let a = 1; public init() {} }\n", to: "Sub/Kit.swift")
    #expect(try repository.found() == [])
    #expect(try repository.found("--since", "HEAD") == ["Sub/Kit.swift:1 stable"])
    try repository.git("add", "--all")
    #expect(try repository.found("--staged") == ["Sub/Kit.swift:1 stable"])
    try repository.git("rm", "--quiet", "--force", "Sub/Kit.swift")
    #expect(try repository.found("--staged") == ["Sub/Kit.swift:1 stable"])
  }

  @Test func `a severity for some paths counts for removed declarations too`() throws {
    let rule = """
      #
        - id: stable
          title: T
          why: W
          instead: I
          interface: {names: [Kit, Box]}
      rules: {stable: {paths: {'Sub/**': off}}}
      """
    let repository = try Repository(
      [
        "Sub/Kit.swift": "public struct Kit { public let a = 1 }\n",
        "Top/Box.swift": "public struct Box { public let a = 1 }\n",
      ], rule)
    try repository.folder.write("public struct Kit { let a = 1 }\n", to: "Sub/Kit.swift")
    try repository.folder.write("public struct Box { let a = 1 }\n", to: "Top/Box.swift")
    #expect(try repository.found("--since", "HEAD") == ["Top/Box.swift:1 stable"])
  }
}
