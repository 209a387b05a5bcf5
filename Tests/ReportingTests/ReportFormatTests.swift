import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct ReportFormatTests {
  private let options = ReportOptions(
    style: TextStyle(isVerbose: true), pathPrefix: "App/", version: "9.8.7", includesTimings: true)

  @Test(arguments: ReportFormat.allCases)
  func rendersTheSameEveryTime(format: ReportFormat) {
    let first = format.render(Samples.hostile, options: options)
    for _ in 0..<3 { #expect(format.render(Samples.hostile, options: options) == first) }
  }

  @Test(arguments: ReportFormat.allCases)
  func endsWithALineBreak(format: ReportFormat) {
    #expect(format.render(Samples.all, options: options).last == UInt8(ascii: "\n"))
  }

  @Test(arguments: ReportFormat.allCases)
  func writesNothingThatATerminalObeys(format: ReportFormat) {
    let text = String(format.render(Samples.hostile, options: options))
    let obeyed = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F: true
      // Documents for tools keep what is no control character as it is.
      case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        [.text, .compact, .markdown].contains(format)
      default: false
      }
    }
    #expect(obeyed.isEmpty)
  }

  @Test("each form has a name of its own and a title")
  func lists() {
    for (names, titles) in [
      (ReportFormat.names, ReportFormat.allCases.map(\.title)),
      (AuditFormat.names, AuditFormat.allCases.map(\.title)),
      (GraphFormat.names, GraphFormat.allCases.map(\.title)),
    ] {
      #expect(Set(names).count == names.count)
      #expect(titles.allSatisfy { !$0.isEmpty })
    }
    #expect(ReportFormat(rawValue: "sarif") == .sarif)
    #expect(ReportFormat(rawValue: "html") == nil)
  }

  @Test func passesTheOptionsOn() throws {
    let text = String(ReportFormat.text.render(Samples.all, options: options))
    #expect(text.contains("--> App/Domain/ImportGlucose.swift:3:1\n"))
    #expect(text.contains("1.25 s  files\n"))
    let compact = String(ReportFormat.compact.render(Samples.all, options: options))
    #expect(compact.hasPrefix("App/Domain/"))
    let json = try ParsedJSON(ReportFormat.json.render(Samples.all, options: options))
    #expect(json["version"].string == "9.8.7")
    #expect(json["timings"].array.count == 2)
    #expect(json["diagnostics"][0]["path"].string == "Domain/ImportGlucose.swift")
    let sarif = try ParsedJSON(ReportFormat.sarif.render(Samples.all, options: options))
    #expect(sarif["runs"][0]["tool"]["driver"]["version"].string == "9.8.7")
  }

  @Test func showsEveryFieldOfADiagnosticSomewhere() {
    let file = SampleFile("PATH.swift", "\n  LINE\n")
    let related = SampleFile("RELATED-PATH.swift", "RELATED-LINE\n")
    let shown = Diagnostic.sample(
      "RULE", .error, "MESSAGE", at: file.location(of: "LINE"), subject: "SUBJECT", scope: "SCOPE",
      fix: file.fix("LINE", with: "REPLACEMENT", caveat: "CAVEAT"),
      related: [
        RelatedLocation(location: related.location(of: "RELATED"), message: "RELATED-MESSAGE")
      ])
    let suppressed = Diagnostic.sample(
      "OTHER", .error, "OTHER-MESSAGE", at: file.location(of: "LINE"), suppression: "SUPPRESSION")
    let report = Report.sample([shown], suppressed: [suppressed])
    let text = ReportFormat.allCases.map { String($0.render(report, options: options)) }.joined()
    let fields = [
      "RULE", "error", "MESSAGE", "PATH.swift:2:3", "  LINE", "SUBJECT", "SCOPE", "REPLACEMENT",
      "CAVEAT", "RELATED-PATH.swift:1:1", "RELATED-LINE", "RELATED-MESSAGE",
      "archlint/v1:0000000000c0ffee", "OTHER-MESSAGE", "SUPPRESSION",
    ]
    for field in fields { #expect(text.contains(field), "\(field)") }
  }
}
