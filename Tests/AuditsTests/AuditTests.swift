import Configuration
import LintRules
import Matching
import Project
import Results
import Testing

@testable import Audits

/// Checklists are evaluated against the findings.
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

  @Test("an item is open while a rule finds something, wherever the finding is listed")
  func states() throws {
    let audit = Self.audit(["A.swift": "f()\nf()\n", "B.swift": "f()\n"])
    #expect(audit.items.map(\.state) == [.open, .done, .open, .manual, .unchecked, .done])
    #expect(audit.items[4].unchecked == ["no-h"])
    #expect(audit.items.map(\.name).first == "list/A")
    #expect(audit.progress.done == 2)
    #expect(audit.progress.percent == 33)
    #expect(audit.checklists[0].sections.map(\.progress.done) == [1, 1])
    #expect(audit.others.isEmpty)
    #expect(
      audit.items.map(\.reason) == [
        "3 findings", "its rule finds nothing", "3 under A", "a person has to decide it",
        "its rule was not checked", "a person ticked it",
      ])
  }

  @Test("a finding is listed under the first item that its rule decides, and others refer to it")
  func homes() throws {
    let audit = Self.audit(["A.swift": "f()\nf()\n", "B.swift": "f()\n"])
    #expect(audit.items.map(\.tally.findings) == [3, 0, 0, 0, 0, 0])
    #expect(audit.items.map(\.tally.files) == [2, 0, 0, 0, 0, 0])
    #expect(audit.findings.allSatisfy { $0.items == ["list/A"] })
    let reference = [Audit.Count(name: "list/A", findings: 3)]
    #expect(audit.items.map(\.elsewhere) == [[], [], reference, reference, [], []])
  }

  @Test("an item that only a person decides is a home when no other item is")
  func homesOfHints() throws {
    let manual = Checklist.Item(
      id: "M", text: "", verdict: .manual, rules: ["no-f", "no-g"], lookAt: "it")
    let decided = Checklist.Item(id: "A", text: "", verdict: .auto, rules: ["no-f"])
    let audit = Self.audit(["A.swift": "f()\ng()\n"], [manual, decided])
    #expect(audit.findings.map(\.items) == [["list/A"], ["list/M"]])
    #expect(audit.items[0].reason == "a person has to decide it; 1 finding is a hint")
  }

  @Test("findings of rules that are hints leave an item done, which says so")
  func hints() throws {
    let item = Checklist.Item(
      id: "A", text: "", verdict: .auto, rules: ["no-f"], hints: ["no-g"])
    let hinted = Self.audit(["A.swift": "g()\ng()\n"], [item]).items[0]
    #expect(hinted.state == .done)
    #expect(hinted.reason == "its rule finds nothing; 2 hints are left")
    #expect(hinted.hints == [Audit.Count(name: "no-g", findings: 2)])
    #expect(hinted.findings.count == 2)
    let open = Self.audit(["A.swift": "f()\ng()\n"], [item]).items[0]
    #expect(open.state == .open)
    #expect(open.reason == "1 finding")
  }

  @Test("the rules with findings lead an item")
  func rulesByFindings() throws {
    let item = Checklist.Item(id: "A", text: "", verdict: .auto, rules: ["no-f", "no-h", "no-g"])
    let rules = Self.audit(["A.swift": "g()\n"], [item]).items[0].rules
    #expect(rules.map(\.name) == ["no-g", "no-f", "no-h"])
  }

  @Test("an item without its subject in the project does not apply, nor count")
  func absentSubjects() throws {
    let item = Checklist.Item(
      id: "A", text: "", verdict: .auto, rules: ["no-f"],
      presence: Checklist.Presence(files: Checklist.Presence.swiftFiles, texts: ["Bus", "Hub"]))
    let byHand = Checklist.Item(
      id: "B", text: "", verdict: .manual,
      presence: Checklist.Presence(files: GlobSet([try Glob("**/Demo/**")])), lookAt: "it")
    let silent = Self.audit(["A.swift": "g()\n"], [item, byHand]) {
      $0.absent = ["list/A", "list/B"]
    }
    #expect(silent.items.map(\.state) == [.notApplicable, .notApplicable])
    #expect(
      silent.items.map(\.reason) == [
        "no Swift file contains `Bus` or `Hub`", "there is no file that matches `**/Demo/**`",
      ])
    #expect(silent.progress.items == 0)
    #expect(silent.progress.notApplicable == 2)
    // A finding shows that there is something.
    let found = Self.audit(["A.swift": "f()\n"], [item]) { $0.absent = ["list/A"] }
    #expect(found.items[0].state == .open)
  }

  @Test("a finding is rather listed under an item that applies")
  func homesApply() throws {
    let items = ["A", "B"].map {
      Checklist.Item(id: $0, text: "", verdict: .auto, rules: ["no-f"])
    }
    let audit = Self.audit(["A.swift": "f()\n"], items) { $0.absent = ["list/A"] }
    #expect(audit.findings.map(\.items) == [["list/B"]])
  }

  @Test("an item that does not apply takes no hints")
  func absentItemsTakeNoHints() throws {
    let items = [
      Checklist.Item(id: "A", text: "", verdict: .auto, rules: ["no-f"], hints: ["no-g"]),
      Checklist.Item(id: "B", text: "", verdict: .manual, hints: ["no-g"], lookAt: "it"),
    ]
    let audit = Self.audit(["A.swift": "g()\n"], items) { $0.absent = ["list/A", "list/B"] }
    #expect(audit.items.map(\.state) == [.notApplicable, .notApplicable])
    #expect(audit.items.map(\.reason).first == "the project has nothing that `no-f` looks at")
    #expect(audit.items.map(\.findings) == [[], []])
    #expect(audit.others.count == 1)
  }

  @Test("a block of work names the item that its findings are hints for as that")
  func blocksOfHints() throws {
    let items = [
      Checklist.Item(id: "A", text: "", verdict: .auto, rules: ["no-f"], hints: ["no-g"])
    ]
    let audit = Self.audit(["A.swift": "f()\ng()\n"], items)
    #expect(audit.items[0].hintFindings == [1])
    #expect(audit.overview.blocks.map(\.isHint) == [false, true])
  }

  @Test("items about some subjects of a rule have only these findings")
  func subjects() throws {
    let items = try ["f(1)*", "f(2)*"].map { pattern in
      Checklist.Item(
        id: pattern, text: "", verdict: .auto, rules: ["no-f"],
        about: ["no-f": [try NameGlob(pattern)]])
    }
    let audit = Self.audit(["A.swift": "f(2)\nf(2)\nf(1)\nf(3)\n"], items)
    #expect(audit.items.map(\.tally.findings) == [1, 2])
    #expect(audit.others.count == 1)
  }

  @Test("items that are added to a document do not count as its progress")
  func addedItems() throws {
    let own = Checklist.Item(id: "A", text: "", verdict: .auto, rules: ["no-f"])
    let added = Checklist.Item(id: "X", text: "", verdict: .auto, rules: ["no-g"])
    let audit = Self.audit(["A.swift": "f()\n"]) {
      $0.checklists = [
        Checklist(
          name: "list", title: "",
          sections: [
            Checklist.Section(title: "One", items: [own]),
            Checklist.Section(title: "More", isAdded: true, items: [added]),
          ])
      ]
    }
    #expect(audit.progress.items == 1)
    #expect(audit.progress.done == 0)
    #expect(audit.addedProgress.done == 1)
    #expect(audit.checklists[0].progress == audit.progress)
  }

  @Test("the overview has ten blocks of work and ten owners at most, the largest first")
  func overview() throws {
    let audit = Self.audit(
      ["A/A.swift": "f()\ng()\ng()\n", "B/B.swift": "g()\n"]
    ) { $0.owners = CodeOwners("/A/ @a\n/B/ @b\n") }
    let overview = audit.overview
    #expect(overview.blocks.map(\.rule) == ["no-g", "no-f"])
    #expect(overview.blocks.map(\.place) == ["@a", "@a"])
    #expect(overview.blocks[0].items == ["list/B"])
    #expect(overview.grouping == .owner)
    #expect(overview.places.map { "\($0.name) \($0.tally.findings)" } == ["@a 3", "@b 1"])
    #expect(overview.otherBlockCount == 0)
    let many = Dictionary(uniqueKeysWithValues: (0..<14).map { ("D\($0)/A.swift", "f()\n") })
    let folders = Self.audit(many).overview
    #expect(folders.grouping == .folder)
    #expect(folders.places.count <= AuditOverview.maximum)
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
