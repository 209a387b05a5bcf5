import Project
import Results
import Testing

@testable import Audits
@testable import Reporting

/// The page of an audit is one file in which nothing of the audit is markup or script.
@Suite struct AuditPageTests {
  private func page(_ audit: Audit) -> String {
    String(AuditPage.render(audit, by: .folder, version: "1.2.3"))
  }

  /// Returns the text between the first `start` and the next `end`.
  private func part(_ page: String, _ start: String, _ end: String) throws -> String {
    let open = try #require(page.firstRange(of: start))
    let close = try #require(page[open.upperBound...].firstRange(of: end))
    return String(page[open.upperBound..<close.lowerBound])
  }

  private func data(_ page: String) throws -> String {
    try part(page, "<script type=\"application/json\" id=\"audit\">", "</script>")
  }

  @Test func holdsTheAuditAsJSON() throws {
    let audit = try AuditSamples.audit()
    let json = try ParsedJSON(Array(try data(page(audit)).utf8))
    #expect(json["schema"].string == "archlint-audit/1")
    #expect(json["findings"].array.count == 5)
  }

  /// Scripts, comments and tags cannot be ended or started by what is in the audit.
  @Test func hostileTexts() throws {
    let page = page(try AuditSamples.hostile())
    let data = try data(page)
    #expect(!data.contains("<"))
    #expect(!data.contains(">"))
    #expect(!data.contains("&"))
    #expect(!data.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
    let json = try ParsedJSON(Array(data.utf8))
    #expect(json["findings"].array.map { $0["message"].string } == Samples.hostileTexts)
    #expect(json["checklists"][0]["name"].string == "</script>")
    #expect(json["project"].string == Samples.hostileTexts.joined())
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "</ScRiPt >", "<!-- <script>", "\" onload=\"x", "'", "😀",
    "\u{2028}", "&lt;", "]]>", "</title><img src=x onerror=alert(1)>",
  ])
  func aHostileName(_ name: String) throws {
    var audit = Audit.Context(day: CalendarDay(number: 20_000))
    audit.project = name
    let hostile = page(Audit(.sample([], rules: [.sample(name)]), audit))
    audit.project = "x"
    let harmless = page(Audit(.sample([], rules: [.sample("x")]), audit))
    let json = try ParsedJSON(Array(try data(hostile).utf8))
    #expect(json["project"].string == name)
    #expect(json["rules"][0]["id"].string == name)
    // There are as many tags as without it.
    #expect(hostile.count { $0 == "<" } == harmless.count { $0 == "<" })
    #expect(hostile.count { $0 == ">" } == harmless.count { $0 == ">" })
  }

  /// Each element that is opened is closed.
  @Test func isWellFormed() throws {
    let page = page(try AuditSamples.audit())
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    let markup = page.replacing(try part(page, "<style>", "</style>"), with: "")
      .replacing(try data(page), with: "").replacing(
        try part(page, "<script>", "</script>"), with: "")
    var open: [Substring] = []
    for match in markup.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) {
      if ["meta", "link", "input"].contains(match.2) { continue }
      if match.1.isEmpty {
        open.append(match.2)
      } else {
        #expect(open.popLast() == match.2)
      }
    }
    #expect(open.isEmpty)
    #expect(!page.contains("<!--@"))
    let ids = markup.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for match in markup.matches(of: /aria-labelledby="([^"]+)"/) {
      #expect(ids.contains(String(match.1)))
    }
  }

  @Test func reachesForNothing() throws {
    let page = page(try AuditSamples.audit(.sample()))
    let policy = try part(page, "Content-Security-Policy\" content=\"", "\"")
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(policy.contains("script-src 'sha256-"))
    #expect(policy.contains("style-src 'sha256-"))
    #expect(!page.contains("http://www.w3.org/1999"))
    #expect(
      !page.matches(of: /https?:\/\//).contains {
        !page[$0.range.lowerBound...].hasPrefix("http://www.w3.org/2000/svg")
      })
    #expect(!page.contains("innerHTML"))
    #expect(!page.contains("@import"))
  }
}
