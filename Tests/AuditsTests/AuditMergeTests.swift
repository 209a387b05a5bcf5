import Foundation
import LintRules
import Results
import Testing

@testable import Audits

/// The figures of merged audits, and the files that are refused.
@Suite struct AuditMergeTests {
  private let files = AuditFiles()

  private func merge(
    _ texts: [(name: String, text: String)], by grouping: MergedAudit.Grouping = .project
  ) throws -> MergedAudit {
    var merge = AuditMerge(by: grouping, opening: files.open)
    for (name, text) in texts {
      files.write(text, to: name)
      try merge.add(name)
    }
    return try merge.finished()
  }

  /// The message about files that are refused, nil for files that are not.
  private func failure(_ texts: [(name: String, text: String)]) -> String? {
    do {
      _ = try merge(texts)
      return nil
    } catch {
      return (error as? MergeFailure)?.message
    }
  }

  private static let findings = [
    AuditText.finding("no-f", "A/A.swift", items: ["list/A"], fix: "safe"),
    AuditText.finding("no-f", "A/A.swift", items: ["list/A"]),
    AuditText.finding("no-g", "B.swift", severity: "error", fix: "unsafe"),
  ]

  @Test("merged numbers are the sums of all projects")
  func figures() throws {
    let audit = try merge([
      ("1.json", AuditText("Beta", findings: Self.findings).text),
      ("2.json", AuditText("Alpha", items: ["A": "done", "B": "manual"]).text),
      ("3.json", AuditText("Gamma", items: ["B": "done"], findings: [Self.findings[2]]).text),
    ])
    #expect(audit.projects.map(\.name) == ["Alpha", "Beta", "Gamma"])
    #expect(audit.tally == Audit.Tally(findings: 4, files: 3, safelyFixable: 1, unsafelyFixable: 2))
    #expect(audit.summary.errors == 2)
    #expect(audit.summary.warnings == 2)
    #expect(audit.summary.files == 21)
    let items = audit.checklists[0].sections[0].items
    #expect(items.map(\.id) == ["A", "B"])
    #expect(items.map(\.state) == [.open, .open])
    #expect(items[0].projects == [.open: [1], .done: [0]])
    #expect(items[1].projects == [.open: [1], .manual: [0], .done: [2]])
    #expect(items[0].groups == [MergedAudit.Group(name: "Beta", findings: 2, files: 1)])
    #expect(audit.progress.items == 2)
    #expect(audit.progressOfProjects.items == 5)
    #expect(audit.progressOfProjects.done == 2)
    #expect(audit.rules.map(\.id) == ["no-f", "no-g"])
    #expect(audit.rules.map(\.projects) == [1, 2])
    #expect(audit.rules.map(\.others.findings) == [0, 2])
    #expect(audit.rules[1].severity == .error)
    #expect(
      audit.rules[1].groups == [
        MergedAudit.Group(name: "Beta", findings: 1, files: 1),
        MergedAudit.Group(name: "Gamma", findings: 1, files: 1),
      ])
  }

  /// An item is done when it is done everywhere.
  @Test(arguments: [
    (["done", "done"], Audit.State.done), (["done", "open"], .open), (["manual", "done"], .manual),
    (["manual", "unchecked"], .unchecked), (["unchecked", "open"], .open),
    (["notApplicable", "done"], .done), (["notApplicable", "notApplicable"], .notApplicable),
  ])
  func states(_ states: [String], _ expected: Audit.State) throws {
    let texts = states.enumerated().map { index, state in
      ("\(index).json", AuditText("P\(index)", items: ["A": state], isConsistent: false).text)
    }
    #expect(try merge(texts).checklists[0].sections[0].items[0].state == expected)
  }

  @Test("findings are grouped by project, rule or owner")
  func groups() throws {
    let owned = [
      AuditText.finding("no-f", "A.swift", items: ["list/A"], owners: ["@a", "@b"]),
      AuditText.finding("no-g", "B.swift", items: ["list/A"], owners: ["@a"]),
      AuditText.finding("no-g", "C.swift", items: ["list/A"]),
      AuditText.finding("no-g", "D.swift", owners: ["@a"]),
    ]
    let texts = [
      ("1.json", AuditText("One", findings: owned).text),
      ("2.json", AuditText("Two", findings: Array(owned.prefix(2))).text),
    ]
    func groups(_ grouping: MergedAudit.Grouping) throws -> [[String]] {
      let audit = try merge(texts, by: grouping)
      let items = audit.checklists[0].sections[0].items[0].groups
      let others = audit.rules.first { $0.id == "no-g" }?.groups ?? []
      return [items, others].map { $0.map { "\($0.name) \($0.findings) \($0.files)" } }
    }
    #expect(try groups(.project) == [["One 3 3", "Two 2 2"], ["One 1 1"]])
    #expect(try groups(.rule) == [["no-g 3 3", "no-f 2 2"], ["One 1 1"]])
    #expect(try groups(.owner) == [["@a 2 2", "@a @b 2 2", "no owner 1 1"], ["@a 1 1"]])
  }

  /// Two projects of one name are called by their files too.
  @Test func projectsOfOneName() throws {
    let audit = try merge([
      ("b/audit.json", AuditText("App", findings: Self.findings).text),
      ("a/audit.json", AuditText("App").text), ("c.json", AuditText("Other").text),
    ])
    #expect(audit.projects.map(\.name) == ["App (a/audit.json)", "App (b/audit.json)", "Other"])
  }

  @Test(arguments: ["", " ", "é\u{301}👍", "a\"b\\c\nd", "</script>", "x | y `z`", "../.."])
  func oddNames(_ name: String) throws {
    let audit = try merge([("plain.json", AuditText(name, findings: Self.findings).text)])
    #expect(audit.projects.map(\.name) == [name.isEmpty ? "plain" : name])
    var records: [String] = []
    try audit.forEachRecord(.findings) { project, members in
      #expect(project == 0)
      records.append(String(decoding: members, as: UTF8.self))
    }
    #expect(records == Self.findings.map { String($0.dropFirst().dropLast()) })
  }

  /// The lists of a project's own items differ; what has other words is another item.
  @Test("items with other words are other items")
  func differentLists() throws {
    let audit = try merge([
      ("1.json", AuditText("One", items: ["A": "done", "C": "done"]).text),
      ("2.json", AuditText("Two", items: ["A": "done", "B": "done", "C": "done"]).text),
      ("3.json", AuditText("Three", items: ["A": "done"], text: "Otherwise").text),
    ])
    let items = audit.checklists[0].sections[0].items
    #expect(items.map(\.id) == ["A", "A", "B", "C"] || items.map(\.id) == ["A", "B", "C", "A"])
    #expect(items.map { $0.count(.done) }.sorted() == [1, 1, 2, 2])
  }

  @Test("reports of lint merge without checklists")
  func reports() throws {
    let audit = try merge([
      ("one.json", AuditText.report("/x/One", fixes: [true, nil])),
      ("two.json", AuditText.report(".", fixes: [false])),
    ])
    #expect(audit.form == .report)
    #expect(audit.projects.map(\.name) == ["One", "two"])
    #expect(audit.tally == Audit.Tally(findings: 3, files: 3, safelyFixable: 1, unsafelyFixable: 1))
    var records: [String] = []
    try audit.forEachRecord(.findings) {
      records.append("\($0) \(String(decoding: $1, as: UTF8.self))")
    }
    #expect(
      records == [
        #"0 "rule": "no-f", "severity": "warning", "path": "0.swift", "message": "m", "fix": "safe""#,
        #"0 "rule": "no-f", "severity": "warning", "path": "1.swift", "message": "m""#,
        #"1 "rule": "no-f", "severity": "warning", "path": "0.swift", "message": "m", "fix": "unsafe""#,
      ])
  }

  /// White space and the order of members do not matter; a record is on one line.
  @Test func otherWaysToWriteIt() throws {
    let plain = AuditText("One", findings: Self.findings).text
    let value = try JSONSerialization.jsonObject(with: Data(plain.utf8))
    let pretty = try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    let audit = try merge([("1.json", String(decoding: pretty, as: UTF8.self))])
    #expect(audit.tally == (try merge([("2.json", plain)])).tally)
    try audit.forEachRecord(.findings) { _, members in
      #expect(!members.contains(0x0A))
      let text = "{\(String(decoding: members, as: UTF8.self))}"
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(value is [String: Any])
    }
  }

  // MARK: - What is refused

  @Test func theSameFileTwice() throws {
    let text = AuditText("One").text
    #expect(failure([("1.json", text), ("1.json", text)]) == "1.json: this file is named twice")
    #expect(failure([("1.json", text), ("./1.json", text)]) == "1.json: this file is named twice")
    files.link("link.json", to: "1.json")
    var merge = AuditMerge(by: .project, opening: files.open)
    try merge.add("1.json")
    #expect { try merge.add("link.json") } throws: {
      ($0 as? MergeFailure)?.message
        == "link.json: this is the same file as 1.json; name it once"
    }
  }

  @Test("audits and reports do not merge")
  func aMixture() {
    let texts = [("1.json", AuditText("One").text), ("2.json", AuditText.report("x", fixes: []))]
    #expect(
      failure(texts) == "2.json: this is a report of 'archlint lint', and "
        + "1.json is an audit; audits with checklists and reports without cannot be merged")
  }

  @Test(arguments: [
    (
      "",
      "1.json:1:1: the file ends too early (there is nothing in it, at byte 0): it was cut off, or is still being written; write it again"
    ),
    ("[]", "1.json: this is not an audit; write one with 'archlint audit --format json=FILE'"),
    (
      "{\"a\": 1}",
      "1.json: this is not an audit; write one with 'archlint audit --format json=FILE'"
    ),
    (
      "{\"schema\": 1}",
      "1.json: this is not an audit; write one with 'archlint audit --format json=FILE'"
    ),
    (
      "{\"schema\": \"archlint-audit/2\", x",
      "1.json: this is a file of the form 'archlint-audit/2', and this archlint reads 'archlint-audit/1', 'archlint/1', 'archlint-audits/1'; use one version of archlint for all"
    ),
    (
      "{\"schema\": \"archlint-audit/1\",}",
      "1.json:1:31: this is not JSON (a key in quotes is expected here, at byte 30); write it again"
    ),
    (
      "{\"schema\": \"archlint-audit/1\"}",
      "1.json:1:1: 'checklists' is missing, or has the wrong form; write the file again with 'archlint audit --format json=FILE'"
    ),
    (
      "{\"schema\": \"archlint/1\", \"findings\": {}}",
      "1.json:1:38: 'findings' must be a list; write the file again with 'archlint lint --format json=FILE'"
    ),
    (
      "{\"a\": 1, \"a\": 2}",
      "1.json:1:10: the key 'a' appears twice; write the file again with 'archlint audit --format json=FILE'"
    ),
  ])
  func foreignFiles(_ text: String, _ expected: String) {
    #expect(failure([("1.json", text)]) == expected)
  }

  /// A finding that is taken out, put in or changed is noticed, and so is one without its members.
  @Test("a finding that was removed, added or changed by hand is noticed")
  func changedFiles() throws {
    let first = "A/A.swift"
    let changes: [(change: (inout AuditText) -> Void, expected: String)] = [
      ({ $0.findings.removeLast() }, "1.json: its summary says 1 for 'errors', and there are 0"),
      (
        { $0.findings.append(AuditText.finding("x", "C.swift")) },
        "1.json: its summary says 2 for 'warnings', and there are 3"
      ),
      ({ $0.findings[0] = "3" }, "a finding is expected here"),
      (
        { $0.findings[0] = "{\"rule\": \"a\"}" },
        "a finding needs 'rule', 'severity' and 'path'"
      ),
      ({ $0.findings[0] = #"{"rule": "a", "rule": "b"}"# }, "the key 'rule' appears twice"),
      (
        { $0.findings[0] = #"{"severity": "bad"}"# },
        "the severity must be 'error', 'warning' or 'info'"
      ),
      ({ $0.findings[0] = #"{"path": 3}"# }, "a string is expected here"),
      ({ $0.findings[0] = #"{"fix": "maybe"}"# }, "the fix does not say if it is safe"),
      (
        { $0.findings[0] = AuditText.finding("no-f", first, items: ["list/Z"], fix: "safe") },
        "1.json: findings of it belong to the item 'list/Z', which is in no checklist"
      ),
      (
        { $0.findings.append(AuditText.finding("no-f", first)) },
        "the findings of one file must be adjacent"
      ),
      (
        { $0.findings[1] = AuditText.finding("no-f", first) },
        "1.json: the item 'list/A' says 2 for 'findings', and there are 1"
      ),
      (
        { $0.findings = $0.findings.map { "{\"project\": \"Two\", " + $0.dropFirst() } },
        "1.json: a record belongs to 'Two', which is not one of its projects"
      ),
      (
        { $0.summary = $0.counted.replacing("70", with: "99999999999999999") },
        "'lines' is missing, or has the wrong form"
      ),
    ]
    for (change, expected) in changes {
      var text = AuditText("One", findings: Self.findings)
      text.summary = text.counted
      change(&text)
      let message = try #require(failure([("1.json", text.text)]))
      #expect(message.contains(expected), "\(message)")
    }
  }

  /// Each beginning of an audit is refused.
  @Test("an audit that ends too early is refused, wherever it ends")
  func beginnings() throws {
    let text = Array(AuditText("One", findings: Self.findings).text.utf8)
    for count in stride(from: 0, to: text.count - 2, by: 7) {
      let message = failure([("1.json", String(decoding: text[..<count], as: UTF8.self))])
      #expect(message?.contains("the file ends too early") == true, "\(count): \(message ?? "")")
    }
  }

  @Test("an audit that does not exist is named")
  func missingFiles() throws {
    var merge = AuditMerge(by: .project, opening: files.open)
    #expect { try merge.add("none.json") } throws: {
      ($0 as? MergeFailure)?.message == "none.json: the file cannot be read: there is none"
    }
  }

  @Test func aFileThatChangesInBetween() throws {
    let audit = try merge([("1.json", AuditText("One", findings: Self.findings).text)])
    files.write(AuditText("One").text, to: "1.json")
    #expect { try audit.forEachRecord(.findings) { _, _ in } } throws: {
      ($0 as? MergeFailure)?.message
        == "1.json: the file has been changed while it was read; start again"
    }
  }
}
