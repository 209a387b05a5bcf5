import Foundation
import Project
import Testing

@testable import Engine
@testable import Reporting

/// Audits that are put together, as they are written.
@Suite struct MergedAuditTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-merged-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  /// Writes audits as `a.json`, `b.json` and so on.
  private func write(_ audits: [Audit]) throws -> [String] {
    try zip("abcdef", audits).map { name, audit in
      try write(AuditJSON.render(audit, by: .folder, version: "1.2.3"), "\(name).json")
      return "\(name).json"
    }
  }

  private func merged(
    _ names: [String], by grouping: MergedAudit.Grouping = .project
  ) throws -> MergedAudit {
    var merge = AuditMerge(by: grouping)
    for name in names { try merge.add("\(folder)/\(name)") }
    return try merge.finished()
  }

  /// A format without the folder in it.
  private func rendered(_ audit: MergedAudit, _ format: AuditFormat) throws -> String {
    var bytes: [UInt8] = []
    try format.render(audit, version: "1.2.3") { bytes += $0 }
    return String(bytes).replacing("\(folder)/", with: "")
  }

  /// Three audits of different projects.
  private func audits() throws -> [Audit] {
    func renamed(_ audit: Audit, _ name: String) throws -> Audit {
      var context = Audit.Context()
      context.project = name
      context.day = CalendarDay(number: 20_100)
      context.checklists = [AuditSamples.checklist]
      let diagnostics = Array(AuditSamples.report.diagnostics.prefix(3))
      return Audit(.sample(diagnostics, rules: AuditSamples.report.rules), context)
    }
    let sample = try AuditSamples.audit()
    return [sample, try renamed(sample, "Beta"), try renamed(sample, "Alpha")]
  }

  @Test func goldens() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let audit = try merged(try write(try audits()))
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
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let audit = try AuditSamples.audit()
    let single = try ParsedJSON(AuditJSON.render(audit, by: .folder, version: "1"))
    let all = try ParsedJSON(Array(try rendered(merged(try write([audit])), .json).utf8))
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

  /// However audits are put together and in whatever order, the bytes are the same.
  @Test(arguments: MergedAudit.Grouping.allCases)
  func theWayDoesNotMatter(_ grouping: MergedAudit.Grouping) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let names = try write(try audits())
    func json(_ names: [String]) throws -> [UInt8] {
      var bytes: [UInt8] = []
      try AuditFormat.json.render(try merged(names, by: grouping), version: "1") { bytes += $0 }
      return bytes
    }
    let all = try json(names)
    #expect(try json(names.reversed()) == all)
    for part in [["a.json", "b.json"], ["b.json", "c.json"], ["c.json", "a.json"]] {
      try write(try json(part), "part.json")
      #expect(try json(["part.json"] + names.filter { !part.contains($0) }) == all)
    }
    try write(all, "all.json")
    #expect(try json(["all.json"]) == all)
    // What is in it already would count twice.
    #expect(throws: MergeFailure.self) { try json(["all.json", "a.json"]) }
  }

  @Test func hostileTexts() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let audit = try merged(try write([try AuditSamples.hostile()]))
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
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var names: [String] = []
    for number in 0..<210 {
      var context = Audit.Context()
      context.project = "P\(number)"
      context.checklists = [AuditSamples.checklist]
      let diagnostics = Array(AuditSamples.report.diagnostics.prefix(number % 3))
      let audit = Audit(.sample(diagnostics, rules: AuditSamples.report.rules), context)
      names.append("\(number).json")
      try write(AuditJSON.render(audit, by: .folder, version: "1"), "\(number).json")
    }
    let page = try rendered(try merged(names), .markdown)
    #expect(page.contains("# Audit of 210 projects\n"))
    #expect(page.contains("\nand 10 more projects with 0 findings; the JSON has all of them\n"))
    #expect(page.contains("  - and 132 more\n"))
    #expect(page.split(separator: "\n").count { $0.hasPrefix("| P") } == 200)
  }
}
