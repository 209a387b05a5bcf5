import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct SARIFReportTests {
  private func run(of report: Report) throws -> ParsedJSON {
    let json = try ParsedJSON(SARIFReport.render(report, version: "1.2.3"))
    #expect(json["version"].string == "2.1.0")
    #expect(json["$schema"].string?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    #expect(json["runs"].array.count == 1)
    return json["runs"][0]
  }

  // MARK: - Run

  @Test func describesTheRun() throws {
    let run = try run(of: Samples.all)
    let driver = run["tool"]["driver"]
    #expect(driver.keys == ["name", "version", "rules"])
    #expect(driver["name"].string == "archlint")
    #expect(driver["version"].string == "1.2.3")
    #expect(run["columnKind"].string == "utf16CodeUnits")
    #expect(run["originalUriBaseIds"].keys == ["SRCROOT"])
    #expect(!run["originalUriBaseIds"]["SRCROOT"]["uri"].exists)
    let invocation = run["invocations"][0]
    #expect(invocation["executionSuccessful"].boolean == true)
    let notifications = invocation["toolExecutionNotifications"].array
    #expect(notifications.count == 2)
    #expect(
      notifications[0]["message"]["text"].string == "cannot be read: Permission denied")
    let place = notifications[0]["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(place["uri"].string == "Data/Locked.swift")
    #expect(!notifications[1]["locations"].exists)
  }

  @Test func writesOneResultALine() {
    let lines = String(SARIFReport.render(Samples.all, version: "1")).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("        {\"ruleId\": ") } == 6)
  }

  // MARK: - Rules

  @Test func describesRules() throws {
    let run = try run(of: Samples.all)
    let rules = run["tool"]["driver"]["rules"]
    #expect(rules.array.map { $0["id"].string } == Samples.rules.map(\.id))
    let rule = rules[0]
    #expect(rule["name"].string == "DomainImports")
    #expect(rule["shortDescription"]["text"].string == "Imports of the domain")
    #expect(rule["fullDescription"]["text"].string == Samples.rules[0].why)
    #expect(rule["defaultConfiguration"]["level"].string == "error")
    let properties = rule["properties"]
    #expect(properties["tags"].array.map(\.string) == ["healthtrack-clean"])
    #expect(properties["confidence"].string == "index")
    #expect(properties["precision"].string == "high")
    #expect(properties["problem.severity"].string == "error")
    #expect(rules[3]["name"].string == "NoForceUnwrap")
    #expect(rules[3]["defaultConfiguration"]["level"].string == "note")
    #expect(rules[3]["properties"]["precision"].string == "medium")
    #expect(rules[3]["properties"]["problem.severity"].string == "recommendation")
  }

  @Test func helpsInPlainText() {
    let why = Samples.rules[0].why
    #expect(
      RuleHelp(Samples.rules[0]).text == """
        Why: \(why)

        Instead: Move what needs SwiftUI to the presentation layer.

        Flagged:

            import SwiftUI

        After the fix:

            import Foundation

        Clean:

            // Domain/A.swift
            import Foundation

            // View/B.swift
            import SwiftUI

        Sources: healthtrack-clean, 2.1 Domain; healthtrack-clean, 7 Checklist
        """)
  }

  @Test func helpsInMarkdown() {
    let rule = Rule.sample(
      "r", why: "`Array<Int>` is no Set<Int>.", instead: "",
      sources: [Rule.Source(preset: "p", section: "")],
      examples: [
        Rule.Example(
          isFlagged: true,
          files: [Rule.Example.File(path: "A.swift", text: "let a = ↓\"```\"\n\n")],
          changes: ["modified A.swift"], origin: "")
      ])
    #expect(
      RuleHelp(rule).markdown == """
        **Why:** `Array<Int>` is no Set\\<Int>.

        **Flagged change:**

        ```
        modified A.swift
        ```

        **After:**

        ````swift
        let a = "```"
        ````

        **Sources:**

        - p
        """)
  }

  @Test func aMovedFileHasNoEmptyCodeAndAnExcusedChangeHasItsMessage() {
    var excused = Rule.Example(
      isFlagged: false, files: [Rule.Example.File(path: "A.swift", text: "new\n")],
      changes: ["M\tA.swift"], origin: "")
    excused.before = [Rule.Example.File(path: "A.swift", text: "old\n")]
    excused.commitMessage = "Change A\n\nAuthorized-by: B\n"
    let moved = Rule.Example(
      isFlagged: true, files: [Rule.Example.File(path: "B.swift", text: "")],
      changes: ["R100\tA.swift\tB.swift"], origin: "")
    let rule = Rule.sample("r", why: "", instead: "", examples: [moved, excused])
    #expect(
      RuleHelp(rule).text == """
        Flagged change:

            R100\tA.swift\tB.swift

        Clean change:

            M\tA.swift

        Message of its commit:

            Change A

            Authorized-by: B

        Before:

            old

        After:

            new
        """)
  }

  // MARK: - Results

  @Test func writesEveryFieldOfAResult() throws {
    let results = try run(of: Samples.all)["results"]
    #expect(results.array.count == 6)
    for (index, diagnostic) in Samples.all.diagnostics.enumerated() {
      let result = results[index]
      #expect(result["ruleId"].string == diagnostic.rule)
      #expect(result["ruleIndex"].integer == index)
      #expect(result["message"]["text"].string == diagnostic.message)
      #expect(result["partialFingerprints"]["archlint/v1"].string == "0000000000c0ffee")
      #expect(result["suppressions"].exists && result["suppressions"].array.isEmpty)
      let place = result["locations"][0]["physicalLocation"]
      #expect(place["artifactLocation"]["uri"].string == diagnostic.location.path)
      #expect(place["artifactLocation"]["uriBaseId"].string == "SRCROOT")
      let region = diagnostic.location.region
      // A result about a file or a folder is on its first line.
      #expect(place["region"]["startLine"].integer == region?.start.line ?? 1)
      #expect(place["region"]["startColumn"].integer == region?.start.utf16Column)
      #expect(place["region"]["endLine"].integer == region?.end.line)
      #expect(place["region"]["endColumn"].integer == region?.end.utf16Column)
      #expect(place["region"]["byteOffset"].integer == region?.bytes.lowerBound)
      #expect(place["region"]["byteLength"].integer == region?.bytes.count)
    }
    let levels = results.array.map { $0["level"].string }
    #expect(levels == ["error", "error", "warning", "note", "warning", "note"])
    let region = results[2]["locations"][0]["physicalLocation"]["region"]
    #expect(region["snippet"]["text"].string == "Task.sleep(nanoseconds: 500)")
  }

  @Test func writesScopeSubjectAndRelatedPlaces() throws {
    let result = try run(of: Samples.all)["results"][1]
    let logical = result["locations"][0]["logicalLocations"][0]
    #expect(logical["name"].string == "store")
    #expect(logical["fullyQualifiedName"].string == "ImportGlucose.store")
    #expect(
      result["properties"]["subject"].string == "Domain.ImportGlucose -> Data.GlucoseStore")
    let related = result["relatedLocations"][0]
    #expect(related["id"].integer == 1)
    #expect(related["message"]["text"].string == "declared here, layer 'Data'")
    let place = related["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].string == "Data/GlucoseStore.swift")
    #expect(place["region"]["startLine"].integer == 3)
    #expect(place["region"]["snippet"]["text"].string == "GlucoseStore")
  }

  @Test func writesFixes() throws {
    let results = try run(of: Samples.all)["results"]
    #expect(!results[0]["fixes"].exists)
    let fix = results[3]["fixes"][0]
    #expect(fix["description"]["text"].string == "Unsafe fix: nothing there reads as 0")
    #expect(fix["properties"]["safe"].boolean == false)
    let change = fix["artifactChanges"][0]
    #expect(change["artifactLocation"]["uri"].string == "Domain/ImportGlucose.swift")
    let replacement = change["replacements"][0]
    let range = Samples.importFile.location(of: "!").region?.bytes
    #expect(replacement["deletedRegion"].keys == ["byteOffset", "byteLength"])
    #expect(replacement["deletedRegion"]["byteOffset"].integer == range?.lowerBound)
    #expect(replacement["deletedRegion"]["byteLength"].integer == 1)
    #expect(replacement["insertedContent"]["text"].string == " ?? 0")
    #expect(results[2]["fixes"][0]["description"]["text"].string == "Safe fix")
  }

  @Test func writesSuppressedFindings() throws {
    let result = try run(of: Samples.all)["results"][5]
    #expect(result["ruleId"].string == "no-force-unwrap")
    #expect(result["suppressions"].array.count == 1)
    #expect(result["suppressions"][0]["kind"].string == "inSource")
    #expect(result["suppressions"][0]["justification"].string == "checked by the caller")
  }

  @Test func writesFindingsThatTheBaselineAccepts() throws {
    let results = try run(of: Samples.compared)["results"].array
    #expect(
      results.map { $0["baselineState"].string } == ["new", "new", nil, "unchanged", "unchanged"])
    #expect(results.allSatisfy { $0["suppressions"].exists })
    let suppressions = results.map { $0["suppressions"][0] }
    #expect(
      suppressions.map { $0["kind"].string } == [nil, nil, "inSource", "external", "external"])
    #expect(suppressions[2]["justification"].string == "checked by the caller")
    #expect(suppressions[3]["justification"].string == "accepted by the baseline")
    #expect(suppressions[4]["justification"].string == "goes with the old store")
    let without = try run(of: Samples.all)["results"].array
    #expect(without.allSatisfy { !$0["baselineState"].exists })
  }

  @Test func leavesOutTheIndexOfARuleThatItDoesNotKnow() throws {
    let report = Report.sample([.sample("r", .error, "", at: Location(path: ""))])
    let result = try run(of: report)["results"][0]
    #expect(!result["ruleIndex"].exists)
    #expect(result["message"]["text"].string == "r")
    let place = result["locations"][0]["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].string == ".")
  }

  @Test func countsColumnsInUTF16() throws {
    let file = SampleFile("A.swift", "let 👍é = b!\n")
    let report = Report.sample([.sample("r", .error, "m", at: file.location(of: "!"))])
    let result = try run(of: report)["results"][0]
    let region = result["locations"][0]["physicalLocation"]["region"]
    #expect(region["startColumn"].integer == 12)
    #expect(region["endColumn"].integer == 13)
    #expect(region["byteOffset"].integer == 14)
    #expect(region["snippet"]["text"].string == "!")
  }

  @Test(arguments: [
    ("a\n\n", 0..<2), ("a", 1..<1), (String(repeating: "x", count: 600), 490..<510),
    (String(repeating: "x", count: 600), 550..<560),
  ])
  func leavesOutASnippetThatIsNotWhole(text: String, range: Range<Int>) throws {
    let file = SampleFile("A.swift", text)
    let report = Report.sample([.sample("r", .error, "m", at: file.location(range))])
    let result = try run(of: report)["results"][0]
    let region = result["locations"][0]["physicalLocation"]["region"]
    #expect(region["byteLength"].integer == range.count)
    #expect(!region["snippet"].exists)
  }

  // MARK: - Text

  @Test(arguments: [
    ("A/B-c_d.e~f.swift", "A/B-c_d.e~f.swift"), ("a b.swift", "a%20b.swift"),
    ("100%.swift", "100%25.swift"), ("a:b", "a%3Ab"), ("ä.swift", "%C3%A4.swift"),
    ("👍", "%F0%9F%91%8D"), ("a?b#c", "a%3Fb%23c"), ("A+B@2x.swift", "A+B@2x.swift"),
    ("\n\"\\<>[]{}|^`", "%0A%22%5C%3C%3E%5B%5D%7B%7D%7C%5E%60"),
  ])
  func encodesPaths(path: String, expected: String) {
    #expect(SARIFReport.percentEncoded(path) == expected)
  }

  @Test(arguments: [
    ("{ plain } [0] (1)", "{ plain } [0] (1)"), ("{0}", "{{0}}"), ("{{12}}", "{{{12}}}"),
    ("{1", "{1"), ("{}", "{}"), ("{a1}", "{a1}"),
    ("[Int](repeating: 0)", #"[Int\](repeating: 0)"#), (#"[a\](1)"#, #"[a\](1)"#),
    (#"[a\\](1)"#, #"[a\\\](1)"#), ("]", "]"), ("x](", #"x\]("#),
  ])
  func keepsMessagesFromBeingPlaceholdersOrLinks(text: String, expected: String) {
    #expect(SARIFReport.literal(text) == expected)
  }

  @Test func keepsHostileTextAsItIs() throws {
    let run = try run(of: Samples.hostile)
    for (index, text) in Samples.hostileTexts.enumerated() where !text.isEmpty {
      let result = run["results"][index]
      let message = text.allSatisfy(\.isWhitespace) ? "rule-\(index)" : text
      #expect(result["message"]["text"].string == SARIFReport.literal(message))
      let logical = result["locations"][0]["logicalLocations"][0]
      #expect(logical["fullyQualifiedName"].string == text)
      let replacement = result["fixes"][0]["artifactChanges"][0]["replacements"][0]
      #expect(replacement["insertedContent"]["text"].string == text)
      let suppressed = run["results"][Samples.hostileTexts.count + index]
      #expect(suppressed["suppressions"][0]["justification"].string == text)
      let rule = run["tool"]["driver"]["rules"][index]
      #expect(rule["properties"]["tags"][0].string == text)
    }
  }
}
