import Results
import Testing

@testable import Audits
@testable import Reporting

@Suite struct AuditJSONTests {
  private func bytes(_ audit: Audit, by grouping: Audit.Grouping = .folder) -> [UInt8] {
    AuditJSON.render(audit, by: grouping, version: "1.2.3")
  }

  @Test func anAudit() throws {
    let report = Report.sample(
      Array(AuditSamples.report.diagnostics.prefix(2)), rules: Array(Samples.rules.prefix(1)))
    let json = String(bytes(try AuditSamples.audit(report)))
    #expect(json == (try Golden.text("sample.json", found: json)))
  }

  @Test func readBack() throws {
    let json = try ParsedJSON(bytes(try AuditSamples.audit(earlier: AuditSamples.earlier)))
    #expect(json["schema"].string == "archlint-audit/1")
    #expect(json["since"]["date"].string == "2024-01-31")
    #expect(json["since"]["fixed"].integer == 1)
    #expect(json["since"]["noLongerChecked"].integer == 1)
    let sections = json["checklists"][0]["sections"]
    #expect(sections[0]["since"]["before"].integer == 2)
    #expect(sections[0]["items"][0]["since"]["fixed"].integer == 1)
    #expect(sections[1]["items"][3]["ticked"].string == "felt by all")
    let findings = json["findings"].array
    #expect(findings.map { $0["new"].boolean } == [false, nil, true, true, nil])
    #expect(findings[0]["items"].array.map(\.string) == ["sample/I1"])
    #expect(findings[0]["owners"].array.map(\.string) == ["@domain"])
    #expect(findings[2]["fix"].string == "safe")
    #expect(findings[3]["fix"].string == "unsafe")
    #expect(!findings[4]["line"].exists)
    #expect(!findings[4]["items"].exists)
    #expect(json["units"][0]["findings"][0].string == findings[0]["fingerprint"].string)
  }

  /// A written audit can be compared with later ones, and equals itself.
  @Test func anAuditIsItsOwnEarlierOne() throws {
    let text = String(bytes(try AuditSamples.audit()))
    let audit = try AuditSamples.audit(earlier: text)
    let total = try #require(audit.comparison).total
    #expect([total.before, total.fixed, total.new] == [5, 0, 0])
  }

  @Test func groups() throws {
    let items = { (grouping: Audit.Grouping) in
      try ParsedJSON(bytes(try AuditSamples.audit(), by: grouping))["checklists"][0]["sections"][0][
        "items"]
    }
    #expect(try items(.folder)[0]["groups"][0]["name"].string == "Domain/")
    #expect(try items(.rule)[0]["groups"][0]["name"].string == "domain-imports")
    #expect(try items(.owner)[0]["groups"][0]["name"].string == "@domain")
  }

  @Test func hostileTexts() throws {
    let json = try ParsedJSON(bytes(try AuditSamples.hostile()))
    #expect(json["findings"].array.map { $0["message"].string } == Samples.hostileTexts)
    #expect(json["units"].array.map { $0["type"].string } == Samples.hostileTexts)
    #expect(json["paths"].array.map(\.string) == Samples.hostileTexts)
  }
}
