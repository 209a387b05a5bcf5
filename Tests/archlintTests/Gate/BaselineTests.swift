import Foundation
import Testing

/// The life of a baseline, from the day on which it is written.
@Suite struct BaselineTests {
  private let start = [
    "A.swift": "func a() {\n  f()\n  f()\n}\n", "B.swift": "func b() { g() }\n",
    "C.swift": "f(1)\n",
  ]

  private func delta(_ repository: Repository) throws -> String {
    try repository.archlint("baseline", "check").output
      .split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func acceptsWhatIsThere() throws {
    let repository = try Repository(start)
    #expect(try repository.archlint().status == 1)
    let run = try repository.archlint("baseline", "write")
    #expect(run.status == 0)
    #expect(run.output == "4 findings accepted in .archlint-baseline.json\n")
    #expect(try repository.archlint().status == 0)
    #expect(try repository.archlint("--no-baseline").status == 1)
    #expect(try delta(repository) == "baseline: 0 new, 4 still there, 0 fixed")
  }

  @Test func acceptsOneRuleOrFileAndKeepsTheOthers() throws {
    let repository = try Repository(start)
    let rule = try repository.archlint("baseline", "write", "--only", "no-g")
    #expect(rule.output == "1 finding accepted in .archlint-baseline.json\n")
    let file = try repository.archlint("baseline", "write", "A.swift")
    #expect(
      file.output
        == "2 findings accepted in .archlint-baseline.json; 1 of other rules or files kept\n")
    #expect(try delta(repository) == "baseline: 1 new, 3 still there, 0 fixed")
    // What is gone from the files and rules at hand is not kept.
    try repository.folder.write("", to: "A.swift")
    let again = try repository.archlint("baseline", "write", "--skip", "no-g")
    #expect(
      again.output
        == "1 finding accepted in .archlint-baseline.json; 1 of other rules or files kept\n")
    #expect(try delta(repository) == "baseline: 0 new, 2 still there, 0 fixed")
  }

  @Test func survivesEditsAroundIt() throws {
    let repository = try Repository(start)
    _ = try repository.archlint("baseline", "write")
    try repository.folder.write(
      "\n// moved down\nfunc a()\n{\n  f( )\n\n    f()\n}\n", to: "A.swift")
    #expect(try delta(repository) == "baseline: 0 new, 4 still there, 0 fixed")
  }

  @Test func countsEquals() throws {
    let repository = try Repository(start)
    _ = try repository.archlint("baseline", "write")
    try repository.folder.write("func a() {\n  f()\n  f()\n  f()\n}\n", to: "A.swift")
    #expect(try delta(repository) == "baseline: 1 new, 4 still there, 0 fixed")
    #expect(try repository.archlint().status == 1)
    try repository.folder.write("func a() {\n  f()\n}\n", to: "A.swift")
    #expect(try delta(repository) == "baseline: 0 new, 3 still there, 1 fixed")
  }

  @Test func followsAMovedFile() throws {
    let repository = try Repository(start)
    _ = try repository.archlint("baseline", "write")
    try FileManager.default.createDirectory(
      atPath: "\(repository.folder.path)/Sub", withIntermediateDirectories: true)
    try repository.git("mv", "A.swift", "Sub/Moved.swift")
    #expect(try delta(repository) == "baseline: 0 new, 4 still there, 0 fixed")
    _ = try repository.archlint("baseline", "shrink")
    let text = try repository.folder.text(of: ".archlint-baseline.json")
    #expect(text.contains("Sub/Moved.swift") && !text.contains("\"A.swift\""))
    #expect(try delta(repository) == "baseline: 0 new, 4 still there, 0 fixed")
  }

  @Test func shrinksByWhatIsGoneOnly() throws {
    let repository = try Repository(start)
    _ = try repository.archlint("baseline", "write")
    try repository.folder.write("let fixed = 1\n", to: "C.swift")
    try repository.folder.write("func b() { g(); f() }\n", to: "B.swift")
    #expect(try delta(repository) == "baseline: 1 new, 3 still there, 1 fixed")
    let stale = try repository.archlint("--fail-on", "never")
    #expect(
      stale.errors.contains(
        "1 finding of the baseline no longer occurs; 'archlint baseline shrink' removes it"))
    #expect(try repository.archlint("--fail-on", "never", "--stale", "error").status == 1)
    #expect(try repository.archlint("--fail-on", "never", "--stale", "ignore").errors == "")
    let run = try repository.archlint("baseline", "shrink")
    #expect(run.output == "1 finding removed from .archlint-baseline.json, 3 left\n")
    #expect(try delta(repository) == "baseline: 1 new, 3 still there, 0 fixed")
  }

  @Test func rulesMayAcceptNothing() throws {
    let strict = "rules:\n  no-f: {baseline: strict}\n  no-g: {baseline: {burn-down: 2001-01-31}}\n"
    let repository = try Repository(start, strict)
    let run = try repository.archlint("baseline", "write")
    #expect(run.output.hasPrefix("0 findings accepted"))
    #expect(
      run.output.contains("; 3 of strict rules and 1 of rules whose burn-down is over not accepted")
    )
    let over = try repository.archlint("baseline", "write", "--only", "no-g")
    #expect(over.output.contains("; 1 of rules whose burn-down is over not accepted"))
    let later = "rules: {no-f: {baseline: {burn-down: 2999-12-31}}}\n"
    let open = try Repository(start, later)
    _ = try open.archlint("baseline", "write")
    #expect(try open.archlint().status == 0)
  }

  @Test func aChangeIsComparedWithItToo() throws {
    let repository = try Repository(start)
    _ = try repository.archlint("baseline", "write")
    try repository.commit("baseline")
    try repository.folder.write("func b() { g(); g() }\n", to: "B.swift")
    try repository.git("add", "--all")
    #expect(try repository.found("--staged") == ["B.swift:1 no-g"])
  }

  @Test func filesThatAreNone() throws {
    let repository = try Repository(start)
    for (text, message) in [
      ("{", "archlint: .archlint-baseline.json:"), ("[1, 2]", "this is not a baseline of the form"),
      (
        "{\"schema\": \"archlint-baseline/1\", \"entries\": [{\"rule\": \"x\"}]}", "is not complete"
      ),
    ] {
      try repository.folder.write(text, to: ".archlint-baseline.json")
      let run = try repository.archlint()
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let missing = try repository.archlint("--baseline", "no.json")
    #expect(missing.status == 2 && missing.errors.contains("there is no baseline 'no.json'"))
  }

  @Test func warningsHaveALimit() throws {
    let repository = try Repository(["B.swift": "g(); g()\n"])
    #expect(try repository.archlint("--max-warnings", "2").status == 0)
    #expect(try repository.archlint("--max-warnings", "1").status == 1)
    #expect(try repository.archlint("--max-warnings", "x").status == 2)
  }

  @Test func `a conflict in a baseline is named, with the way out`() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    _ = try Tool.run("baseline", "write", in: folder)
    let lines = try folder.text(of: ".archlint-baseline.json").split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines[..<3] + ["<<<<<<< HEAD", lines[3], "=======", ">>>>>>> b"] + lines[4...]
    try folder.write(text.joined(separator: "\n"), to: ".archlint-baseline.json")
    let run = try Tool.run(in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "archlint: .archlint-baseline.json:4:1: a conflict of git, from here to line 7, is not resolved"
      ),
      "\(run.errors)")
    #expect(
      run.errors.contains(
        "keep the entries of both sides without the markers, and 'archlint baseline shrink'"))
  }

  @Test func `a pipe in place of a baseline is refused, and nothing waits for its reader`() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    #expect(try Tool.shell("mkfifo .archlint-baseline.json", in: folder).status == 0)
    for action in ["write", "shrink"] {
      let run = try Tool.run("baseline", action, in: folder)
      #expect(run.status == 2 && run.errors.contains("regular file"), "\(run.errors)")
    }
  }
}
