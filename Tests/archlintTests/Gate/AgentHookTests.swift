import Foundation
import Testing

/// The example of a hook for coding agents, and the problem matcher for GitHub.
@Suite struct AgentHookTests {
  private func run(_ path: String, in folder: TemporaryFolder) throws -> Tool.Run {
    try Tool.run(
      Tool.repository + "Examples/agent/check-edit", [], in: folder.path,
      input: #"{"tool_name": "Edit", "tool_input": {"file_path": "\#(path)"}}"#)
  }

  @Test func findingsGoBackToTheAgent() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "f()\n", "B.swift": "", "c.txt": "f()"])
    let run = try run("\(folder.path)/A.swift", in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("- A.swift:1 f is called"))
    #expect(try self.run("\(folder.path)/B.swift", in: folder).status == 0)
    #expect(try self.run("\(folder.path)/c.txt", in: folder).status == 0)
    #expect(try self.run("\(folder.path)/gone.swift", in: folder).status == 0)
  }

  @Test func theProblemMatcherReadsCompactReports() throws {
    let url = URL(filePath: Tool.repository + "Examples/ci/archlint-problem-matcher.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let matcher = (json?["problemMatcher"] as? [[String: Any]])?.first
    let pattern = (matcher?["pattern"] as? [[String: Any]])?.first?["regexp"] as? String
    let expression = try Regex(try #require(pattern))
    let folder = try TemporaryFolder(project: ["A.swift": "f()\ng()\n"])
    let output = try Tool.run("--format", "compact", in: folder).output
    let matches = output.split(separator: "\n").compactMap { $0.wholeMatch(of: expression) }
    #expect(matches.map { $0.output[6].substring } == ["no-f", "no-g"])
    #expect(matches.map { $0.output[2].substring } == ["1", "2"])
  }

  @Test func theManualPageHasEveryCommandAndOption() throws {
    let page = try Tool.run("help", "--man", in: TemporaryFolder([:])).output
    #expect(page.hasPrefix(".TH ARCHLINT 1"))
    for part in [".SS archlint lint", ".B \\-\\-staged", ".SS archlint try", ".B \\-\\-root DIR"] {
      #expect(page.contains(part), "\(part)")
    }
  }
}
