import Foundation
import Testing

/// Some paths look like files and are none, or lead elsewhere. Nothing here may wait: `timeout`
/// would end the scripts with status 124.
@Suite struct SpecialFileTests {
  private func shell(_ script: String, _ folder: TemporaryFolder) throws -> Tool.Run {
    let prelude = "archlint() { timeout 20 \"$ARCHLINT\" --format compact \"$@\"; }\n"
    return try Tool.shell(prelude + script, in: folder)
  }

  /// A pipe, a link to a device, links that lead nowhere, to themselves and out of the project.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project: ["A.swift": "f()", "Sub/B.swift": "f()"])
    let script = """
      mkfifo pipe.swift && ln -s /dev/zero device.swift && ln -s nowhere dangling.swift &&
      ln -s loop.swift loop.swift && ln -s ../outside.swift out.swift && ln -s .. up &&
      ln -s Sub down && ln A.swift Hard.swift && ln -s /proc/self proc
      """
    #expect(try Tool.shell(script, in: folder).status == 0)
    return folder
  }

  @Test func whileWalking() throws {
    let run = try shell("archlint", try folder())
    #expect(
      run.output == """
        A.swift:1:1: error: f is called [no-f]
        Hard.swift:1:1: error: f is called [no-f]
        Sub/B.swift:1:1: error: f is called [no-f]
        loop.swift:1:1: warning: is a link that leads back to itself

        """)
    #expect(run.status == 1)
  }

  @Test func aFileThatIsNotUTF8IsNamedAndNotChecked() throws {
    let folder = try TemporaryFolder(
      project: ["A.swift": "f()\n", "Sub/B.swift": "f()\n"], "terms: {Customer: Client}\n")
    let script = """
      printf '\\377\\376f\\0(\\0)\\0' > utf16.swift && printf 'f\\0(\\0)\\0' > plain16.swift &&
      printf '\\nf() // caf\\351\\n' > latin.swift && printf '\\0GITCRYPT\\0' > crypt.swift &&
      printf 'f(1)\\nf(2)\\0\\n' > zero.swift && printf '\\377\\376#\\0' > notes.md
      """
    #expect(try Tool.shell(script, in: folder).status == 0)
    let run = try shell("archlint", folder)
    let remedy =
      "so it was not checked; save it as UTF-8, or leave it out with a glob under 'exclude'"
    #expect(
      run.output == """
        A.swift:1:1: error: f is called [no-f]
        Sub/B.swift:1:1: error: f is called [no-f]
        zero.swift:1:1: error: f is called [no-f]
        zero.swift:2:1: error: f is called [no-f]
        crypt.swift:1:1: warning: is encrypted by git-crypt, so it was not checked; unlock it, or leave \
        it out with a glob under 'exclude'
        latin.swift:1:1: warning: is not UTF-8 on line 2, \(remedy)
        notes.md:1:1: warning: is UTF-16 and not UTF-8, \(remedy)
        plain16.swift:1:1: warning: starts with bytes that are no text, \(remedy)
        utf16.swift:1:1: warning: is UTF-16 and not UTF-8, \(remedy)

        """)
    #expect(run.status == 2)
  }

  @Test("a file that is encrypted is named, and the rest is checked")
  func encrypted() throws {
    let folder = try TemporaryFolder(
      project: ["A.swift": "let a = 1\n"], "terms: {Customer: Client}\n")
    let script = "printf '\\0GITCRYPT\\0\\1\\2' > Keys.swift"
    #expect(try Tool.shell(script, in: folder).status == 0)
    let run = try shell("archlint", folder)
    #expect(run.output.hasPrefix("Keys.swift:1:1: warning: is encrypted by git-crypt"))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("pipe.swift", "'pipe.swift' is neither a file nor a folder"),
    ("device.swift", "'device.swift' is neither a file nor a folder"),
    ("/dev/null", "'/dev/null' is neither a file nor a folder"),
    ("dangling.swift", "there is no file or folder 'dangling.swift'"),
    ("loop.swift", "there is no file or folder 'loop.swift'"),
  ])
  func onTheCommandLine(_ path: String, _ message: String) throws {
    let folder = try folder()
    for command in ["", "audit", "graph", "inspect tokens"] {
      let run = try Tool.shell("timeout 20 \"$ARCHLINT\" \(command) \(path)", in: folder)
      #expect(run.status == 2, "\(command)")
      #expect(run.output == "")
      #expect(run.complaints.first == "archlint: \(message)", "\(command)")
    }
  }

  @Test func linksOnTheCommandLine() throws {
    let folder = try folder()
    #expect(
      try shell("archlint down", folder).output
        == "Sub/B.swift:1:1: error: f is called [no-f]\nloop.swift:1:1: warning: is a link that leads back to itself\n"
    )
  }

  @Test(arguments: ["--config", "--files-from", "--changed-files", "--baseline"])
  func asOptions(_ option: String) throws {
    let folder = try folder()
    for path in ["pipe.swift", "device.swift", "Sub", "dangling.swift", "loop.swift", "/dev/zero"] {
      let run = try shell("archlint \(option) \(path)", folder)
      #expect(run.status == 2, "\(path)")
      #expect(run.output == "", "\(path)")
      #expect(run.complaints.first?.contains("'\(path)'") == true, "\(path)")
    }
  }

  /// A configuration that cannot be read must not look like a project that has none.
  @Test(arguments: [
    ("mkfifo", "'.archlint.yml' is not a regular file"),
    ("mkdir", "'.archlint.yml' is a folder, not a file"),
    ("ln -s /dev/zero", "'.archlint.yml' is not a regular file"),
    ("ln -s nowhere", "'.archlint.yml' is a broken link"),
    ("ln -s .archlint.yml", "'.archlint.yml' is a broken link"),
  ])
  func asConfiguration(_ command: String, _ message: String) throws {
    let folder = try TemporaryFolder(["A.swift": "f()"])
    let run = try shell("\(command) .archlint.yml && archlint --preset healthtrack-clean", folder)
    #expect(run.status == 2)
    #expect(run.complaints.first == "archlint: \(message)")
  }

  /// Input without an end is refused before it fills the memory.
  @Test(arguments: ["--stdin --stdin-path A.swift", "--files-from -"])
  func inputWithoutAnEnd(_ options: String) throws {
    let run = try shell("ulimit -v 8000000; archlint \(options) < /dev/zero", try folder())
    #expect(run.status == 2)
    #expect(run.complaints == ["archlint: standard input is larger than 64 MB"])
  }

  #if os(Linux)
    /// A name that is not UTF-8 is shown so that every byte can be recovered, and the run is
    /// incomplete.
    @Test func namesThatAreNoUTF8() throws {
      let folder = try TemporaryFolder(project: ["A.swift": ""])
      let script = """
        : > "$(printf 'caf\\351.swift')" && archlint; echo $?
        timeout 20 "$ARCHLINT" --format json; echo "exclude: ['caf?.swift']" >> .archlint.yml
        archlint; echo $?
        """
      let lines = try shell(script, folder).output.split(separator: "\n")
      let message =
        #"holds a file whose name is not UTF-8, 'caf\xE9.swift', and cannot be checked; "#
        + "rename it, or leave it out with a glob under 'exclude'"
      #expect(lines.first.map(String.init) == "archlint: warning: \(message)")
      #expect(lines.dropFirst().first == "2")
      #expect(lines.contains { $0.contains(#"'caf\\xE9.swift'"#) })
      #expect(lines.last == "0")
    }
  #endif

  @Test func aFolderWithManyFiles() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let script = "mkdir D && cd D && seq -f '%g.swift' 5000 | xargs touch && cd .. && archlint"
    let run = try shell(script, folder)
    #expect(run.output == "A.swift:1:1: error: f is called [no-f]\n")
  }

  /// Folders that are deeper than a path may be long.
  @Test func deepFolders() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()"])
    let script = """
      (n=$(printf 'd%.0s' $(seq 200)); i=0
      while [ $i -lt 40 ]; do mkdir "$n"; cd -P "$n" || exit 0; i=$((i + 1)); done)
      archlint; echo $?; timeout 20 "$ARCHLINT" --format sarif | tail -c 3
      rm -r d*
      """
    let lines = try shell(script, folder).output.split(separator: "\n")
    #expect(lines.first == "A.swift:1:1: error: f is called [no-f]")
    #expect(
      lines.dropFirst().first?.hasSuffix(
        "cannot be opened: File name too long; a glob under 'exclude' leaves it out") == true)
    #expect(lines.dropFirst(2).first == "2")
  }
}
