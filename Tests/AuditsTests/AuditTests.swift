import Configuration
import LintRules
import Matching
import Project
import Testing

@testable import Audits
@testable import Engine

/// What becomes of checklists when the findings are known.
@Suite struct AuditTests {
  static let items: [Checklist.Item] = [
    Checklist.Item(id: "A", text: "No f.", verdict: .auto, rules: ["no-f"]),
    Checklist.Item(id: "B", text: "No g.", verdict: .auto, rules: ["no-g"]),
    Checklist.Item(
      id: "C", text: "Neither.", verdict: .partial, rules: ["no-f", "no-g"], lookAt: "it"),
    Checklist.Item(id: "D", text: "By hand.", verdict: .manual, rules: ["no-f"], lookAt: "it"),
    Checklist.Item(id: "E", text: "Off.", verdict: .auto, rules: ["no-h"]),
    Checklist.Item(
      id: "F", text: "Ticked.", verdict: .manual, lookAt: "it", tick: "seen on Monday"),
  ]

  static func checklist(_ items: [Checklist.Item] = items) -> Checklist {
    Checklist(
      name: "list", title: "List",
      sections: [
        Checklist.Section(title: "One", items: Array(items.prefix(2))),
        Checklist.Section(title: "Two", items: Array(items.dropFirst(2))),
      ])
  }

  /// The audit of a project with the rules `no-f` and `no-g`.
  static func audit(
    _ files: [String: String], _ items: [Checklist.Item] = items,
    _ set: (inout Audit.Context) -> Void = { _ in }
  ) -> Audit {
    let report = Report.of(files)
    var context = Audit.Context(day: CalendarDay(number: 20_000))
    context.project = "sample"
    context.checklists = [checklist(items)]
    context.files = Set(files.keys)
    set(&context)
    return Audit(report, context)
  }

  @Test func states() throws {
    let audit = Self.audit(["A.swift": "f()\nf()\n", "B.swift": "f()\n"])
    #expect(audit.items.map(\.state) == [.open, .done, .open, .manual, .unchecked, .done])
    #expect(audit.items.map(\.tally.findings) == [3, 0, 3, 3, 0, 0])
    #expect(audit.items.map(\.tally.files) == [2, 0, 2, 2, 0, 0])
    #expect(audit.items[4].unchecked == ["no-h"])
    #expect(audit.items.map(\.name).first == "list/A")
    #expect(audit.progress.done == 2)
    #expect(audit.progress.percent == 33)
    #expect(audit.checklists[0].sections.map(\.progress.done) == [1, 1])
    #expect(audit.findings.allSatisfy { $0.items == ["list/A", "list/C", "list/D"] })
    #expect(audit.others.isEmpty)
  }

  @Test func findingsOfNoItem() throws {
    let audit = Self.audit(
      ["A.swift": "f()\ng()\n"],
      [Checklist.Item(id: "A", text: "", verdict: .auto, rules: ["no-f"])])
    #expect(audit.others.map { audit.findings[$0].diagnostic.rule } == ["no-g"])
  }

  @Test func itemsAboutSomeFiles() throws {
    let only = Checklist.Item(
      id: "A", text: "", verdict: .auto, rules: ["no-f"], paths: GlobSet([try Glob("/A.swift")]))
    let rest = Checklist.Item(
      id: "B", text: "", verdict: .auto, rules: ["no-f"], excluded: GlobSet([try Glob("/A.swift")]))
    let audit = Self.audit(
      ["A.swift": "f()\n", "x/A.swift": "f()\nf()\n"], [only, rest])
    #expect(audit.items.map(\.tally.findings) == [1, 2])
  }

  /// The same rules on code, comments and documents are three items.
  @Test func itemsAboutParts() throws {
    let parts = Checklist.Part.allCases.map { part in
      Checklist.Item(
        id: part.rawValue, text: "", verdict: .auto, rules: ["no-f"], part: part)
    }
    let audit = Self.audit(
      ["A.swift": "// f()\nf()\n// f()\n", "B.md": "f()\n\nf()\nf()\n"], parts)
    let counts = Dictionary(
      uniqueKeysWithValues: audit.items.map { ($0.item.id, $0.tally.findings) })
    #expect(counts == ["code": 1, "comments": 2, "documents": 3])
  }

  @Test func groups() throws {
    let audit = Self.audit(
      [
        "App/Features/Login/A.swift": "f()\nf()\n", "App/Features/Login/B.swift": "f()\n",
        "App/Features/Home/C.swift": "f()\n", "App/D.swift": "g()\n",
      ]
    ) { $0.owners = CodeOwners("/App/ @app\n/App/Features/Login/ @login @app\n") }
    let all = Array(audit.findings.indices)
    func names(_ grouping: Audit.Grouping, _ limit: Int = 8) -> [String] {
      audit.groups(all, by: grouping, folders: limit).map { "\($0.name) \($0.findings.count)" }
    }
    #expect(names(.rule) == ["no-f 4", "no-g 1"])
    #expect(names(.owner) == ["@login @app 3", "@app 2"])
    #expect(names(.folder) == ["App/Features/Login/ 3", "App/* 1", "App/Features/Home/ 1"])
    #expect(names(.folder, 2) == ["App/Features/ 4", "App/* 1"])
    #expect(names(.folder, 1) == ["App/ 5"])
    #expect(audit.groups([], by: .folder).isEmpty)
  }

  @Test func filesAtTheRoot() throws {
    let audit = Self.audit(["A.swift": "f()\n", "B/C.swift": "f()\n"])
    let groups = audit.groups(Array(audit.findings.indices), by: .folder)
    #expect(groups.map(\.name) == ["*", "B/"])
    #expect(audit.groups([0], by: .folder).map(\.name) == ["./"])
  }

  @Test func noChecklists() throws {
    let audit = Self.audit(["A.swift": "f()\n"]) { $0.checklists = [] }
    #expect(audit.progress.percent == 100)
    #expect(audit.others == [0])
  }
}
