import Results
import Testing

@testable import Audits
@testable import Reporting

@Suite struct AuditMarkdownTests {
  private func text(
    _ audit: Audit, by grouping: Audit.Grouping = .folder, pathPrefix: PathPrefix = ""
  ) -> String {
    String(AuditMarkdown.render(audit, by: grouping, pathPrefix: pathPrefix))
  }

  @Test func aChecklist() throws {
    let page = text(try AuditSamples.audit())
    #expect(page == (try Golden.text("sample.md", found: page)))
  }

  @Test func burnDown() throws {
    let page = text(try AuditSamples.audit(earlier: AuditSamples.earlier))
    #expect(page == (try Golden.text("since.md", found: page)))
    #expect(page.contains("  - since then 1 fixed, 0 new\n"))
  }

  @Test func byRuleAndOwner() throws {
    let rules = text(try AuditSamples.audit(), by: .rule)
    #expect(rules.contains("`domain-imports` `Domain/ImportGlucose.swift`:3\n"))
    let owners = text(try AuditSamples.audit(), by: .owner)
    #expect(owners.contains("  - @<!-- -->domain `Domain/ImportGlucose.swift`:3\n"))
    #expect(owners.contains("  - no owner `Presentation/Profile`\n"))
  }

  @Test func pathsStartWhereTheRunDoes() throws {
    let page = text(try AuditSamples.audit(), pathPrefix: "../")
    #expect(page.contains("`../Domain/ImportGlucose.swift`:3"))
    #expect(page.contains("`../Data/Store.swift`:3"))
  }

  @Test func withoutAChecklist() throws {
    let page = text(try AuditSamples.audit(checklists: []))
    #expect(page.contains("No preset with a checklist is in use"))
    #expect(page.contains("## Findings\n\n5 findings"))
  }

  @Test func allDone() throws {
    let page = text(try AuditSamples.audit(.sample(rules: AuditSamples.report.rules)))
    #expect(page.contains("\nNo findings\n"))
    #expect(page.contains("- [x] **I1** The domain imports `Foundation` only.\n"))
  }

  /// No text can add a line to the report.
  @Test func hostileTexts() throws {
    let page = text(try AuditSamples.hostile())
    let starts = ["#", "- ", "  - ", "█", "░", "`", "<code>", "| "]
    let words = [
      "healthtrack-clean", "No ", "Each type is migrated", "The earlier", "and ", "0 of ", "1 ",
      "|---", "The project has no",
      "2",
      "3",
    ]
    for line in page.split(separator: "\n") {
      #expect((starts + words).contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(!page.contains("\u{1B}"))
    #expect(!page.contains("\u{202E}"))
  }
}
