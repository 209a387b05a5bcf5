import Configuration
import Project
import Testing

@testable import Audits
@testable import Reporting

/// Audits draw the history of a project.
@Suite struct AuditHistoryReportTests {
  /// Days one after the other, of which the last is the day of the audit.
  private func days(_ errors: [Int]) -> [AuditDay] {
    errors.enumerated().map { index, count in
      AuditDay(
        day: CalendarDay(number: 20_000 - errors.count + 1 + index), errors: count, warnings: 1,
        items: 4, done: min(index, 4))
    }
  }

  private func markdown(_ audit: Audit) -> String {
    String(AuditMarkdown.render(audit, by: .folder, pathPrefix: ""))
  }

  @Test("Markdown has a line for each day, with a bar as long as its findings")
  func bars() throws {
    let page = markdown(try AuditSamples.audit(history: days([9, 4, 0])))
    #expect(
      page.contains("\n## History\n\n3 days from 2024-10-02 to 2024-10-04: from 10 findings to 5\n")
    )
    #expect(page.contains("| 2024-10-02 | 9 | 1 | 0 | 10 | 0 | 0 of 4 | ████████████████████ |\n"))
    #expect(page.contains("| 2024-10-03 | 4 | 1 | 0 | 5 | 0 | 1 of 4 | ██████████ |\n"))
    // The day of the audit has the numbers of the audit.
    #expect(page.contains("| 2024-10-04 | 2 | 2 | 1 | 5 | 6 | 2 of 7 | ██████████ |\n"))
  }

  @Test("of a long history, days are spread evenly, the first and the last among them")
  func manyDays() throws {
    let page = markdown(try AuditSamples.audit(history: days(Array((0..<300).reversed()))))
    #expect(
      page.split(separator: "\n").count { $0.hasPrefix("| 2023-") || $0.hasPrefix("| 2024-") } == 20
    )
    #expect(page.contains("\n280 days between them not shown\n"))
    #expect(page.contains("| 2024-10-04 |"))
  }

  @Test("without a history there is no section, member or chart")
  func nothing() throws {
    let audit = try AuditSamples.audit()
    #expect(!markdown(audit).contains("## History"))
    #expect(
      try !ParsedJSON(AuditJSON.render(audit, by: .folder, version: "1")).keys.contains("history"))
    #expect(
      !String(AuditPage.render(audit, by: .folder, version: "1")).contains(
        "<figure class=\"card history\""))
  }

  @Test("JSON has the days in their order")
  func json() throws {
    let audit = try AuditSamples.audit(history: days([9, 4, 0]))
    let json = try ParsedJSON(AuditJSON.render(audit, by: .folder, version: "1"))
    #expect(json["history"].array.map { $0["errors"].integer } == [9, 4, 2])
    #expect(json["history"].array.map { $0["date"].string }.last == "2024-10-04")
  }

  @Test("the page has a chart that is whole without a script")
  func chart() throws {
    let page = String(
      AuditPage.render(try AuditSamples.audit(history: days([9, 4, 0])), by: .folder, version: "1"))
    let start = try #require(page.firstRange(of: "<figure class=\"card history\""))
    let end = try #require(page[start.upperBound...].firstRange(of: "</figure>"))
    let figure = String(page[start.lowerBound..<end.upperBound])
    #expect(
      figure.contains("aria-label=\"3 days from 2024-10-02 to 2024-10-04: from 10 findings to 5\""))
    #expect(figure.matches(of: /<circle\s/).count == 3)
    // Areas of errors, warnings and infos, and the line of all findings.
    #expect(figure.matches(of: /class="area\s/).count == 3)
    #expect(figure.contains("<title>2024-10-03: 5 findings</title>"))
    #expect(figure.contains("<th scope=\"row\">2024-10-04</th>"))
    #expect(!figure.contains("style="))
    #expect(!figure.contains("NaN"))
  }

  @Test("a history of one day, and one without findings, can be drawn")
  func smallHistories() throws {
    let one = HistoryChart.render(days([3]))
    #expect(one.contains("1 day so far: 4 findings") && !one.contains("<svg"))
    let none = HistoryChart.render([
      AuditDay(day: CalendarDay(number: 20_000)), AuditDay(day: CalendarDay(number: 20_001)),
    ])
    #expect(none.contains("<svg") && !none.contains("class=\"area"))
    #expect(none.contains("0 findings on the first and on the last day"))
  }

  @Test("without a script, the page has all items, rules and findings as plain HTML")
  func plainPage() throws {
    let page = String(AuditPage.render(try AuditSamples.audit(), by: .folder, version: "1"))
    let start = try #require(page.firstRange(of: "<noscript>"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</noscript>"))
    let plain = page[start.upperBound..<end.lowerBound]
    for item in AuditSamples.checklist.sections.flatMap(\.items) {
      #expect(plain.contains("<b>\(item.id)</b>"))
    }
    #expect(plain.contains("<code>Domain/ImportGlucose.swift:3:1</code>"))
    #expect(page.contains("<h1 id=\"project\">Audit of Sample</h1>"))
    let linked = try LinkTemplate("https://h/{path}#{line}")
    let page2 = String(
      AuditPage.render(try AuditSamples.audit(), by: .folder, version: "1", links: linked))
    #expect(page2.contains("<a href=\"https://h/Domain/ImportGlucose.swift&#35;3\">"))
    #expect(page2.contains("\"linkTemplate\": \"https://h/{path}#{line}\""))
  }
}
