import Project
import Results
import Synchronization
import Testing

@testable import Audits
@testable import Reporting

/// Audits that are put together, as they are written.
@Suite struct MergedAuditTests {
  private let files = Files()

  /// Files in memory.
  private final class Files: Sendable {
    let bytes = Mutex<[String: [UInt8]]>([:])

    @Sendable func open(_ path: String) throws(AuditSource.Unreadable) -> AuditSource {
      guard let bytes = bytes.withLock({ $0[path] }) else {
        throw AuditSource.Unreadable(reason: "there is none")
      }
      let identity = AuditSource.Identity(file: path.utf8.map(UInt64.init), version: [])
      return AuditSource(bytes, identity: identity)
    }
  }

  private func write(_ bytes: [UInt8], _ name: String) {
    files.bytes.withLock { $0[name] = bytes }
  }

  /// Writes audits as `a.json`, `b.json` and so on.
  private func write(_ audits: [Audit]) -> [String] {
    zip("abcdef", audits).map { name, audit in
      write(AuditJSON.render(audit, by: .folder, version: "1.2.3"), "\(name).json")
      return "\(name).json"
    }
  }

  private func merged(
    _ names: [String], by grouping: MergedAudit.Grouping = .project
  ) throws -> MergedAudit {
    var merge = AuditMerge(by: grouping, opening: files.open)
    for name in names { try merge.add(name) }
    return try merge.finished()
  }

  private func rendered(_ audit: MergedAudit, _ format: AuditFormat) throws -> String {
    var bytes: [UInt8] = []
    try format.render(audit, version: "1.2.3") { bytes += $0 }
    return String(bytes)
  }

  /// Three audits of different projects.
  private func audits() throws -> [Audit] {
    func renamed(_ audit: Audit, _ name: String) throws -> Audit {
      var context = Audit.Context(day: CalendarDay(number: 20_100))
      context.project = name
      context.checklists = [AuditSamples.checklist]
      let diagnostics = Array(AuditSamples.report.diagnostics.prefix(3))
      return Audit(.sample(diagnostics, rules: AuditSamples.report.rules), context)
    }
    let sample = try AuditSamples.audit()
    return [sample, try renamed(sample, "Beta"), try renamed(sample, "Alpha")]
  }

  @Test func goldens() throws {
    let audit = try merged(write(try audits()))
    let markdown = try rendered(audit, .markdown)
    #expect(markdown == (try Golden.text("merged.md", found: markdown)))
    let json = try rendered(audit, .json)
    #expect(json == (try Golden.text("merged.json", found: json)))
    let page = try rendered(audit, .html)
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(!page.contains("<script"))
    #expect(page.contains("script-src 'none'"))
  }

  /// Of one audit all numbers are those of the audit itself.
  @Test func oneAuditStaysWhatItIs() throws {
    let audit = try AuditSamples.audit()
    let single = try ParsedJSON(AuditJSON.render(audit, by: .folder, version: "1"))
    let all = try ParsedJSON(Array(try rendered(merged(write([audit])), .json).utf8))
    for key in [
      "files", "lines", "errors", "warnings", "infos", "suppressed", "ambiguous", "findings",
      "filesWithFindings", "fixable", "unsafelyFixable",
    ] { #expect(all["summary"][key].integer == single["summary"][key].integer, "\(key)") }
    for progress in ["progress", "progressOfProjects"] {
      for key in ["items", "done", "open", "manual", "unchecked", "percent"] {
        #expect(all[progress][key].integer == single["progress"][key].integer, "\(progress) \(key)")
      }
    }
    #expect(all["findings"].array.count == single["findings"].array.count)
    for (one, other) in zip(all["findings"].array, single["findings"].array) {
      #expect(one["project"].string == "Sample")
      for key in ["rule", "path", "message", "source", "fingerprint", "fix"] {
        #expect(one[key].string == other[key].string)
      }
    }
    let numbers = ["findings", "filesWithFindings", "fixable", "unsafelyFixable"]
    let (allItems, items) = (
      all["checklists"][0]["sections"].array.flatMap { $0["items"].array },
      single["checklists"][0]["sections"].array.flatMap { $0["items"].array }
    )
    #expect(allItems.count == items.count)
    for (one, other) in zip(allItems, items) {
      #expect(one["name"].string == other["name"].string)
      #expect(one["state"].string == other["state"].string)
      for key in numbers { #expect(one[key].integer == other[key].integer) }
    }
    let rules = Dictionary(
      uniqueKeysWithValues: single["rules"].array.map { ($0["id"].string ?? "", $0) })
    for rule in all["rules"].array {
      guard let other = rules[rule["id"].string ?? ""] else { continue }
      for key in numbers { #expect(rule[key].integer == other[key].integer) }
    }
    #expect(all["units"][0]["type"].string == "Store")
    #expect(all["problems"][0]["project"].string == "Sample")
    #expect(all["problems"][0]["message"].string == single["problems"][0]["message"].string)
  }

  /// The bytes are the same for every grouping and order of the audits.
  @Test(arguments: MergedAudit.Grouping.allCases)
  func theWayDoesNotMatter(_ grouping: MergedAudit.Grouping) throws {
    let names = write(try audits())
    func json(_ names: [String]) throws -> [UInt8] {
      var bytes: [UInt8] = []
      try AuditFormat.json.render(try merged(names, by: grouping), version: "1") { bytes += $0 }
      return bytes
    }
    let all = try json(names)
    #expect(try json(names.reversed()) == all)
    for part in [["a.json", "b.json"], ["b.json", "c.json"], ["c.json", "a.json"]] {
      write(try json(part), "part.json")
      #expect(try json(["part.json"] + names.filter { !part.contains($0) }) == all)
    }
    write(all, "all.json")
    #expect(try json(["all.json"]) == all)
    // What is in it already would count twice.
    #expect(throws: MergeFailure.self) { try json(["all.json", "a.json"]) }
  }

  @Test func hostileTexts() throws {
    let audit = try merged(write([try AuditSamples.hostile()]))
    let json = try ParsedJSON(Array(try rendered(audit, .json).utf8))
    #expect(json["findings"].array.map { $0["message"].string } == Samples.hostileTexts)
    #expect(json["units"].array.map { $0["type"].string } == Samples.hostileTexts)
    #expect(json["projects"][0]["name"].string == Samples.hostileTexts.joined())
    let markdown = try rendered(audit, .markdown)
    #expect(!markdown.contains("\u{1B}"))
    #expect(!markdown.contains("\u{202E}"))
    #expect(!markdown.contains("<script"))
    let page = try rendered(audit, .html)
    #expect(!page.contains("\u{1B}"))
    #expect(!page.contains("<script"))
    // Styles have combinators of the same form.
    let body = try #require(page.split(separator: "</style>").last)
    #expect(body.count { $0 == "<" } == body.count { $0 == ">" })
  }

  /// Lists that would be too long say what they leave out.
  @Test func manyProjects() throws {
    var names: [String] = []
    for number in 0..<210 {
      var context = Audit.Context(day: CalendarDay(number: 20_000))
      context.project = "P\(number)"
      context.checklists = [AuditSamples.checklist]
      let diagnostics = Array(AuditSamples.report.diagnostics.prefix(number % 3))
      let audit = Audit(.sample(diagnostics, rules: AuditSamples.report.rules), context)
      names.append("\(number).json")
      write(AuditJSON.render(audit, by: .folder, version: "1"), "\(number).json")
    }
    let page = try rendered(try merged(names), .markdown)
    #expect(page.contains("# Audit of 210 projects\n"))
    #expect(page.contains("\nand 10 more projects with 0 findings; the JSON has all of them\n"))
    #expect(page.contains("  - and 132 more\n"))
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| P") } == 200)
  }
}
