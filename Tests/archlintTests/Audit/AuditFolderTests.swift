import Testing

/// Findings about a folder, which no file of it has, in an audit.
@Suite struct AuditFolderTests {
  @Test func `a finding about a folder stands under the folder`() throws {
    let folder = try TemporaryFolder([
      "DemoApp/A.swift": "let a = 1\n", "Other/B.swift": "f()\n",
      ".archlint.yml": """
      own-rules:
        - id: demo-page
          title: Demos without a page
          why: W
          instead: I
          counterparts: {folders: 'Demo*', files: ['Docs/{folder}.md']}
        - {id: no-f, title: Calls of f, why: W, instead: I, pattern: f()}
      checklists: [{title: C, items: [{id: C1, text: T, rules: [no-f, demo-page]}]}]

      """,
    ])
    let run = try Tool.run("audit", in: folder)
    #expect(run.output.contains("| `DemoApp/` | 1 | 1 | 0 |"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("| `Other/` | 1 | 1 | 0 |"))
    #expect(!run.output.contains("| `*`"))
  }
}
