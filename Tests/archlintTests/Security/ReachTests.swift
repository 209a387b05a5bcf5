import Foundation
import Testing

/// Paths that a project sets itself are read and written only within its bounds.
@Suite struct ReachTests {
  private func link(_ file: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(file)", withDestinationPath: target)
  }

  @Test func aConfigurationElsewhere() throws {
    let outside = try TemporaryFolder(["secret": "token: abcdef\n"])
    let folder = try TemporaryFolder(["A.swift": "f()\n"])
    try link(".archlint.yml", to: "\(outside.path)/secret", in: folder)
    for command in [["lint"], ["audit"], ["graph"], ["test"], ["explain", "view-suffix"]] {
      let run = try Tool.run(Tool.path, command, in: folder.path, input: "")
      #expect(run.status == 2)
      #expect(!run.errors.contains("token"))
      #expect(run.errors.contains("is a link that leads out of the project"))
    }
    #expect(try Tool.run("--config", ".archlint.yml", in: folder).errors.contains("token"))
  }

  /// Folders of one repository may share a configuration, but git's own folder has secrets.
  @Test func aConfigurationOfTheRepository() throws {
    let repository = try Repository(["App/A.swift": "f()\n"])
    try link("App/.archlint.yml", to: "../.archlint.yml", in: repository.folder)
    #expect(try repository.found("App") == ["App/A.swift:1 no-f"])
    try FileManager.default.removeItem(atPath: "\(repository.folder.path)/App/.archlint.yml")
    try link("App/.archlint.yml", to: "../.git/config", in: repository.folder)
    #expect(try repository.archlint("App").errors.contains("leads out of the project"))
  }

  @Test func aBaselineElsewhere() throws {
    let outside = try TemporaryFolder(["secret": "token\n"])
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    try link(".archlint-baseline.json", to: "\(outside.path)/secret", in: folder)
    for command in [
      ["lint"], ["baseline", "write"], ["baseline", "check"], ["baseline", "shrink"],
    ] {
      let run = try Tool.run(Tool.path, command, in: folder.path, input: "")
      #expect(run.status == 2)
      #expect(run.errors.contains("is a link that leads out of the project"))
    }
    #expect(try outside.text(of: "secret") == "token\n")
    // Who names the file means it.
    let run = try Tool.run(
      "baseline", "write", "--baseline", ".archlint-baseline.json", in: folder)
    #expect(run.status == 0)
    #expect(try outside.text(of: "secret").contains("archlint"))
  }

  @Test func ownersElsewhere() throws {
    let outside = try TemporaryFolder(["owners": "* secret@example.org\n"])
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    try link("CODEOWNERS", to: "\(outside.path)/owners", in: folder)
    let run = try Tool.run("audit", "--format", "json", in: folder)
    #expect(run.status == 0)
    #expect(!run.output.contains("secret"))
  }

  /// Links among the sources lead nowhere, and globs do not leave the project.
  @Test func sourcesElsewhere() throws {
    let outside = try TemporaryFolder(["A.swift": "f()\n", "In/B.swift": "f()\n"])
    let folder = try TemporaryFolder(project: ["C.swift": "g()\n"])
    try link("A.swift", to: "\(outside.path)/A.swift", in: folder)
    try link("In", to: "\(outside.path)/In", in: folder)
    let run = try Tool.run("--format", "compact", in: folder)
    #expect(run.output == "C.swift:1:1: warning: g is called [no-g]\n")
    #expect(try Tool.run("--fix", in: folder).status == 0)
    for glob in ["../**", "/../**", "In/../../**"] {
      try folder.write(
        TemporaryFolder.configuration + "include: ['\(glob)']\n", to: ".archlint.yml")
      let run = try Tool.run("lint", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'..' as a component matches nothing"))
    }
  }

  /// A file that cannot be written whole leaves the old one, and nothing beside it.
  @Test func aFailedWrite() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n", "out.json": "old"])
    let script = """
      trap '' XFSZ
      (ulimit -f 0; "$ARCHLINT" --format json=out.json 2> /dev/null)
      cat out.json
      ls -A

      """
    #expect(try Tool.shell(script, in: folder).output == "old.archlint.yml\nA.swift\nout.json\n")
  }
}
