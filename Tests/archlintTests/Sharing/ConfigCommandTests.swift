import Testing

/// `archlint config`: the outcome of all files, with the origin of every line.
@Suite struct ConfigCommandTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "team.yml": """
      own-rules:
        - {id: no-f, title: f, why: W, instead: I, pattern: 'f($$$)'}
      rules: {no-f: error}
      terms: {Customer: Client}

      """,
      ".archlint.yml": """
      extends: team.yml
      rules: {no-f: info}

      """,
      "A.swift": "f()\n",
    ])
  }

  @Test func everyLineNamesItsOrigin() throws {
    let output = try Tool.run("config", "--only", "no-f", in: folder()).output
    let lines = output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(lines.contains("no-f: # team.yml:2:5"))
    #expect(lines.contains("severity: info # .archlint.yml:2:9"))
    #expect(lines.contains("Customer: Client # team.yml:4:1"))
    #expect(lines.contains("- no-f # team.yml:2:5"))
  }

  @Test func presetsAreOriginsToo() throws {
    let folder = try TemporaryFolder([".archlint.yml": "presets: [healthtrack-clean]\n"])
    let output = try Tool.run("config", in: folder).output
    #expect(output.contains("- healthtrack-clean"))
    #expect(output.contains("# .archlint.yml:1:11"))
    #expect(output.contains("# preset healthtrack-clean"))
    let forced = try Tool.run("config", "--only", "no-force-try", in: folder).output
    #expect(forced.contains("no-force-try:"))
  }

  @Test func theOutcomeIsThereAsJSON() throws {
    let lines = try Tool.run("config", "--format", "json", in: folder()).json as? [[String: Any]]
    let line = try #require(
      lines?.first { $0["keys"] as? [String] == ["rules", "no-f", "severity"] })
    #expect(line["value"] as? String == "info")
    let origin = line["origin"] as? [String: Any]
    #expect(origin?["kind"] as? String == "file")
    #expect(origin?["line"] as? Int == 2)
  }
}
