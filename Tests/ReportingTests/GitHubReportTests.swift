import Foundation
import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct GitHubReportTests {
  @Test func writesOneCommandALineThenTheNumbers() {
    #expect(
      String(GitHubReport.render(Samples.all, pathPrefix: "")) == """
        ::error file=Domain/ImportGlucose.swift,line=3,endLine=3,col=1,endColumn=15,\
        title=archlint (domain-imports)::Domain imports SwiftUI
        ::error file=Domain/ImportGlucose.swift,line=6,endLine=6,col=14,endColumn=26,\
        title=archlint (domain-references-outer)::'ImportGlucose' names 'GlucoseStore' of layer \
        'Data'
        ::warning file=Domain/ImportGlucose.swift,line=8,endLine=8,col=15,endColumn=43,\
        title=archlint (no-task-sleep-nanoseconds)::Task.sleep counts nanoseconds
        ::notice file=Domain/ImportGlucose.swift,line=9,endLine=9,col=35,endColumn=36,\
        title=archlint (no-force-unwrap)::force unwrap
        ::warning file=Presentation/Profile,title=archlint (screen-complete)::screen 'Profile' \
        has no view model
        ::error file=Data/Locked.swift,title=archlint::cannot be read: Permission denied
        ::error title=archlint::the folder changed during the run
        2 errors, 2 warnings, 1 info in 2 files (40 lines, 31 ms); 1 suppressed, 3 in the \
        baseline, 1 ambiguous reference

        """)
  }

  @Test func saysThatAllIsClean() {
    #expect(
      String(GitHubReport.render(.sample(), pathPrefix: ""))
        == "no findings in 2 files (40 lines, 31 ms)\n")
  }

  @Test func saysWhatBecameOfTheBaseline() {
    let lines = String(GitHubReport.render(Samples.compared, pathPrefix: ""))
    #expect(lines.hasSuffix("; baseline: 2 new, 31 still there, 4 fixed\n"))
  }

  @Test func warnsOfAProblemThatDidNoHarm() {
    let problem = Report.Problem(path: "A", message: "m", isHarmless: true)
    let text = String(GitHubReport.render(.sample(problems: [problem]), pathPrefix: "p/"))
    #expect(text.hasPrefix("::warning file=p/A,title=archlint::m\n"))
  }

  @Test func leavesOutColumnsThatSpanLines() {
    let file = SampleFile("A.swift", "a\nb\n")
    let report = Report.sample([.sample("r", .error, "m", at: file.location(of: "a\nb"))])
    let text = String(GitHubReport.render(report, pathPrefix: ""))
    #expect(text.hasPrefix("::error file=A.swift,line=1,endLine=2,title=archlint (r)::m\n"))
  }

  @Test func countsColumnsInUTF16() {
    let file = SampleFile("A.swift", "let 👍é = b!\n")
    let report = Report.sample([.sample("r", .error, "m", at: file.location(of: "!"))])
    let text = String(GitHubReport.render(report, pathPrefix: ""))
    #expect(text.contains(",col=12,endColumn=13,"))
  }

  @Test(arguments: [
    ("100%", "100%25", "100%25"), ("%0A", "%250A", "%250A"), ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"),
    ("a:b,c", "a%3Ab%2Cc", "a:b,c"), ("\u{1B}[31m", #"\u{1B}[31m"#, #"\u{1B}[31m"#),
    ("\u{202E}x", "\u{202E}x", #"\u{202E}x"#), ("é 😀 \"<>\"", "é 😀 \"<>\"", "é 😀 \"<>\""),
  ])
  func escapesAsTheToolkitDoes(text: String, inProperty: String, inMessage: String) {
    #expect(GitHubReport.escapedProperty(text) == inProperty)
    #expect(GitHubReport.escapedData(text) == inMessage)
  }

  @Test func keepsAHostilePathAsItIs() {
    let file = SampleFile(Samples.hostilePath, "mark\n")
    let report = Report.sample([.sample("r", .error, "m", at: file.location(of: "mark"))])
    let lines = String(GitHubReport.render(report, pathPrefix: "")).split(separator: "\n")
    #expect(lines.count == 2)
    let command = Command(String(lines[0]))
    #expect(command?.name == "error")
    #expect(command?.properties["file"] == Samples.hostilePath)
    #expect(command?.properties["endColumn"] == "5")
    #expect(command?.properties["title"] == "archlint (r)")
    #expect(command?.message == "m")
  }

  @Test func writesOneCommandForEachFindingWhateverItsText() {
    let report = Samples.hostile
    let lines = String(GitHubReport.render(report, pathPrefix: ""))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == report.diagnostics.count + report.problems.count + 2)
    let commands = lines.compactMap { Command(String($0)) }
    #expect(commands.count == report.diagnostics.count + report.problems.count)
    for (command, diagnostic) in zip(commands, report.diagnostics) {
      #expect(command.properties["title"] == "archlint (\(diagnostic.rule))")
      #expect(["error", "warning", "notice"].contains(command.name))
    }
    #expect(Command(String(lines[lines.count - 2])) == nil)
  }

  /// A command as the runner of GitHub Actions reads it.
  private struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    init?(_ line: String) {
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix("::") else { return nil }
      let parts = line.dropFirst(2).components(separatedBy: "::")
      guard parts.count >= 2 else { return nil }
      let head = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
      name = head[0]
      var properties: [String: String] = [:]
      for property in head.dropFirst().first?.split(separator: ",") ?? [] {
        let pair = property.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { continue }
        properties[pair[0]] = Self.unescaped(pair[1], [("%3A", ":"), ("%2C", ",")])
      }
      self.properties = properties
      message = Self.unescaped(parts.dropFirst().joined(separator: "::"), [])
    }

    private static func unescaped(_ text: String, _ more: [(String, String)]) -> String {
      let all = [("%0D", "\r"), ("%0A", "\n")] + more + [("%25", "%")]
      return all.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
  }
}
