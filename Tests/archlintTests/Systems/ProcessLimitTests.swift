import Foundation
import Testing

/// Few files may be open at once: 256 on macOS, 128 here.
@Suite struct ProcessLimitTests {
  private static let limit = "ulimit -n 128 && "

  @Test("256 workers stay below the limit of open files")
  func manyWorkers() throws {
    var files: [String: String] = [:]
    for index in 0..<600 { files["D\(index % 40)/F\(index).swift"] = "f()\n" }
    let folder = try TemporaryFolder(project: files)
    let script = Self.limit + "\"$ARCHLINT\" --jobs 256 --format compact"
    let run = try Tool.shell(script, in: folder)
    #expect(run.output.split(separator: "\n").count == 600)
    #expect(run.notes == [])
    #expect(run.status == 1)
  }

  @Test("many audits are merged one by one")
  func manyAudits() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"], "presets: [modern-swift]\n")
    let script = """
      mkdir audits && "$ARCHLINT" audit --format json=one.json --fail-on never; i=0
      while [ $i -lt 200 ]; do
        cp one.json audits/$i.json; i=$((i + 1))
      done
      ulimit -n 64 && "$ARCHLINT" merge --format json audits/*.json
      """
    let run = try Tool.shell(script, in: folder)
    #expect(run.output.contains("\"projects\": 200"), "\(run.errors.prefix(300))")
    #expect(run.notes == [])
  }

  @Test("a limit that is too low is named, and no file is called unreadable")
  func exhausted() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n"])
    // Room for one file beside what the libraries of the system have open.
    let script = "ulimit -n 5; \"$ARCHLINT\" --format compact 2>&1"
    let run = try Tool.shell(script, in: folder)
    // Where the program cannot even start, the system says so.
    guard run.output.contains("archlint:") else { return }
    #expect(run.output.contains("too many files are open at once (the limit is 5)"))
    #expect(!run.output.contains("there is no file"))
    #expect(run.status == 2)
  }

  @Test("a soft limit is raised as far as the hard one allows")
  func raised() throws {
    let repository = try Repository(["A.swift": "f()\n"])
    let script = """
      ulimit -S -n 64; mkdir bin; printf '#!/bin/sh\\nulimit -n > "%s"\\nexit 1\\n' "$PWD/limit" > bin/git
      chmod +x bin/git; mkdir ../$$; mv bin ../$$/; PATH="$PWD/../$$/bin:$PATH"
      "$ARCHLINT" --since HEAD; rm -r ../$$; cat limit
      """
    let run = try Tool.shell(script, in: repository.folder)
    let limit = try #require(Int(run.output.split(separator: "\n").last ?? ""))
    #expect(limit > 64)
  }
}
