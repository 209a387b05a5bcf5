import Configuration
import LintRules
import Migrations
import Project
import Results

@testable import Audits

/// Audits that several tests look at.
enum AuditSamples {
  static let checklist = Checklist(
    name: "sample", title: "Sample of a | document",
    sections: [
      Checklist.Section(
        title: "Imports",
        items: [
          Checklist.Item(
            id: "I1", text: "The domain imports `Foundation` only.", verdict: .auto,
            rules: ["domain-imports"]),
          Checklist.Item(
            id: "I2", text: "Layers look one way.", verdict: .partial,
            rules: ["domain-references-outer", "never-there"], lookAt: "closures."),
        ]),
      Checklist.Section(
        title: "Code",
        items: [
          Checklist.Item(
            id: "C1", text: "Time is a Duration.", verdict: .auto,
            rules: ["no-task-sleep-nanoseconds"]),
          Checklist.Item(id: "C2", text: "No clocks.", verdict: .auto, rules: ["never-there"]),
          Checklist.Item(
            id: "C3", text: "It looks good.", verdict: .manual, rules: ["no-force-unwrap"],
            lookAt: "each screen."),
          Checklist.Item(
            id: "C4", text: "It feels good.", verdict: .manual, lookAt: "it.", tick: "felt by all"),
          Checklist.Item(id: "C5", text: "Nothing is old.", verdict: .auto, rules: ["quiet"]),
        ]),
    ])

  /// The findings with fingerprints of their own.
  static var report: Report {
    var diagnostics = Samples.all.diagnostics
    for index in diagnostics.indices {
      diagnostics[index].fingerprint = Fingerprint(hash: UInt64(index))
    }
    return .sample(
      diagnostics, rules: Samples.rules + [.sample("quiet")], suppressed: Samples.all.suppressed,
      problems: Samples.all.problems)
  }

  static func audit(
    _ report: Report = report, checklists: [Checklist] = [checklist], earlier: String? = nil,
    history: [AuditDay]? = nil
  ) throws -> Audit {
    var context = Audit.Context(day: CalendarDay(number: 20_000))
    context.project = "Sample"
    context.checklists = checklists
    context.owners = CodeOwners("/Domain/ @domain\n")
    context.earlier = try earlier.map { try EarlierAudit(text: $0, path: "earlier.json") }
    context.history = history
    context.units = [
      WorkUnit(
        type: "Store", path: "Data/Store.swift", line: 3,
        places: [
          WorkUnit.Place(path: "Data/Store.swift", line: 4, role: "@Published"),
          WorkUnit.Place(path: "View/A.swift", line: 9, role: "@StateObject"),
        ], findings: report.diagnostics.isEmpty ? [] : [0],
        blockers: [FixUnit.Blocker(path: "View/B.swift", line: 1, reason: "it is not known")])
    ]
    return Audit(report, context)
  }

  /// The same audit with hostile text wherever text can be.
  static func hostile() throws -> Audit {
    let items = Samples.hostileTexts.enumerated().map { index, text in
      Checklist.Item(
        id: "\(index)\(text)", text: text, verdict: .partial, rules: ["rule-\(index)"],
        lookAt: text, tick: index.isMultiple(of: 2) ? text : nil)
    }
    let sections = zip(Samples.hostileTexts, items).map { title, item in
      Checklist.Section(title: title, items: [item])
    }
    var context = Audit.Context(day: CalendarDay(number: 20_000))
    context.project = Samples.hostileTexts.joined()
    context.checklists = [Checklist(name: "</script>", title: "<!--", sections: sections)]
    context.paths = Samples.hostileTexts
    context.units = Samples.hostileTexts.map {
      WorkUnit(
        type: $0, path: $0, line: 1, places: [WorkUnit.Place(path: $0, line: 1, role: $0)],
        findings: [0], blockers: [FixUnit.Blocker(path: $0, line: 1, reason: $0)])
    }
    return Audit(Samples.hostile, context)
  }

  /// An earlier audit of which one finding is fixed.
  static let earlier = """
    {"schema": "archlint-audit/1", "date": "2024-01-31",
     "rules": [{"id": "domain-imports"}, {"id": "no-task-sleep-nanoseconds"},
       {"id": "no-force-unwrap"}, {"id": "gone"}],
     "findings": [
       {"rule": "domain-imports", "path": "Domain/ImportGlucose.swift",
        "fingerprint": "archlint/v1:0000000000000000", "content": "1"},
       {"rule": "domain-imports", "path": "Domain/Old.swift", "fingerprint": "x", "content": "2"},
       {"rule": "gone", "path": "Domain/Old.swift", "fingerprint": "y", "content": "3"}]}
    """
}
