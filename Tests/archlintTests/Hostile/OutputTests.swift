import Foundation
import Testing

/// Output that cannot be written: files as before or whole, no others left after, status 2.
@Suite struct OutputTests {
  /// Many findings, more than fit into the files that the tests allow.
  private func folder() throws -> TemporaryFolder {
    let lines = String(repeating: "f()\n", count: 200)
    let folder = try TemporaryFolder([
      "A.swift": lines, "Kept.json": "kept", "Sub/B.swift": "",
      ".archlint.yml": """
      own-rules:
        - {id: no-f, title: f, why: W, instead: I, severity: error, pattern: 'f()', fix: 'hhhhhhhhhhhh()'}

      """,
    ])
    return folder
  }

  /// Runs archlint where files can have no more than 512 or 1,024 bytes, which what it says has not.
  private func limited(_ command: String, _ folder: TemporaryFolder) throws -> Tool.Run {
    try Tool.shell("ulimit -f 1; \"$ARCHLINT\" \(command)", in: folder)
  }

  @Test(arguments: [
    ("--format json=Kept.json", "'Kept.json'"), ("--format sarif=new.sarif", "'new.sarif'"),
    ("audit --preset healthtrack-clean --format html=new.html", "'new.html'"),
  ])
  func filesThatCannotBeWritten(_ command: String, _ name: String) throws {
    let folder = try folder()
    let before = try folder.snapshot()
    let run = try limited(command, folder)
    #expect(run.status == 2)
    #expect(run.complaints == ["archlint: \(name) cannot be written: File too large"])
    #expect(try folder.snapshot() == before)
  }

  @Test func fixes() throws {
    let folder = try folder()
    let before = try folder.snapshot()
    let run = try limited("--fix --format json=/dev/null", folder)
    #expect(run.status == 2)
    #expect(
      run.complaints == [
        "archlint: not fixed: A.swift: it cannot be written: File too large",
        "archlint: exit status 2: not every fix could be written",
      ])
    #expect(try folder.snapshot() == before)
  }

  @Test func configurationsAndHooks() throws {
    let folder = try TemporaryFolder(["Sub/A.swift": ""])
    // The output of the script goes through a pipe, which has no limit.
    let script = """
      git init -q . && mkdir -p .git/hooks && printf '#!/bin/sh\\n' > .git/hooks/pre-commit
      { ulimit -f 0; "$ARCHLINT" hook install; echo $?; "$ARCHLINT" init Sub; echo $?; } 2>&1 | cat
      ls -A .git/hooks; ls -A Sub; cat .git/hooks/pre-commit
      """
    let output = try Tool.shell(script, in: folder).output
    #expect(output.contains("pre-commit' cannot be written: File too large\n2\n"))
    #expect(output.contains(".archlint.yml' cannot be written: File too large\n2\n"))
    #expect(output.hasSuffix("\nA.swift\n#!/bin/sh\n"))
    #expect(!output.contains(".archlint-") && !output.contains("commit-msg\n"))
  }

  #if os(Linux)
    @Test(arguments: ["", "--format json", "help", "rules", "baseline write", "--diff"])
    func aFullDeviceAsOutput(_ command: String) throws {
      let run = try Tool.shell("\"$ARCHLINT\" \(command) > /dev/full", in: try folder())
      #expect(run.status == 2)
      #expect(
        run.complaints.last == "archlint: the output cannot be written: No space left on device")
    }

    /// A file system that is really full, where the tests may mount one.
    @Test func aFullDisk() throws {
      let folder = try TemporaryFolder([:])
      let script = """
        mkdir m && mount -t tmpfs -o size=16k none m 2>/dev/null || { echo none; exit; }
        trap 'cd ..; umount m' EXIT; cd m
        echo "own-rules: [{id: no-f, title: f, why: W, instead: I, severity: error, pattern: 'f()', fix: 'h()'}]" > .archlint.yml
        echo 'f()' > A.swift; echo '{"schema": "archlint-baseline/1", "entries": []}' > B.json
        cat /dev/zero > fill 2>/dev/null; cksum A.swift B.json > ../sums
        "$ARCHLINT" --fix --format compact; echo $?
        "$ARCHLINT" baseline write --baseline B.json; echo $?
        "$ARCHLINT" --format json=new.json; echo $?
        cksum A.swift B.json | cmp - ../sums && ls -A
        """
      let run = try Tool.shell("exec 2>&1; \(script)", in: folder)
      if run.output == "none\n" { return }
      #expect(
        run.output == """
          archlint: not fixed: A.swift: it cannot be written: No space left on device
          A.swift:1:1: error: f [no-f]
          archlint: exit status 2: not every fix could be written
          2
          archlint: 'B.json' cannot be written: No space left on device
          2
          archlint: 'new.json' cannot be written: No space left on device
          2
          .archlint.yml
          A.swift
          B.json
          fill

          """)
    }
  #endif

  // MARK: - Streams

  /// A reader that has seen enough is no error.
  @Test(arguments: ["", "--format json", "rules", "inspect tokens .", "help"])
  func aReaderThatGoes(_ command: String) throws {
    let script = "{ \"$ARCHLINT\" \(command); echo $? >&2; } | head -c 1"
    let run = try Tool.shell(script, in: try folder())
    #expect(["0", "1"].contains(run.complaints.last))
    #expect(run.notes.count == 1)
  }

  @Test func closedStreams() throws {
    let folder = try folder()
    func status(_ redirections: String, _ command: String = "--format compact") throws -> Int32 {
      try Tool.shell("\"$ARCHLINT\" \(command) \(redirections)", in: folder).status
    }
    let run = try Tool.shell("\"$ARCHLINT\" >&-", in: folder)
    #expect(run.status == 2)
    #expect(run.complaints == ["archlint: the output cannot be written: it is closed"])
    #expect(try status("2>&-") == 1)
    #expect(try status("<&-") == 1)
    #expect(try status(">&- 2>&- <&-") == 2)
    #expect(try status("<&-", "--stdin --stdin-path A.swift") == 2)
  }

  /// Output for a closed stream must not go to a file that has got its number.
  @Test func filesDoNotBecomeStreams() throws {
    let folder = try folder()
    let run = try Tool.shell(
      "\"$ARCHLINT\" --format json=report.json --format text <&- >&- 2>&-; \"$ARCHLINT\" baseline write <&- 2>&-",
      in: folder)
    #expect(run.status == 0)
    for name in ["report.json", ".archlint-baseline.json"] {
      let text = try folder.text(of: name)
      #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(name)")
    }
    let staged =
      "git init -q . && git add -A && \"$ARCHLINT\" --staged --no-baseline --format compact <&- 2>&-"
    #expect(try Tool.shell(staged, in: folder).output.split(separator: "\n").count == 200)
  }

  #if os(Linux)
    /// A reader may have set the pipe to not block, for both of its ends.
    @Test func aPipeThatDoesNotBlock() throws {
      let folder = try folder()
      try folder.write(String(repeating: "f()\n", count: 5_000), to: "A.swift")
      let script = """
        import fcntl, os, subprocess, sys, time
        reader, writer = os.pipe()
        fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
        child = subprocess.Popen([os.environ["ARCHLINT"], "--format", "compact"], stdout=writer)
        os.close(writer)
        time.sleep(1)
        lines = sum(1 for line in os.fdopen(reader))
        print(lines, child.wait())
        """
      try folder.write(script, to: "read.py")
      let run = try Tool.shell(
        "command -v python3 >/dev/null || { echo 5000 1; exit; }; python3 read.py", in: folder)
      #expect(run.output == "5000 1\n")
      #expect(run.notes == [])
    }
  #endif
}
