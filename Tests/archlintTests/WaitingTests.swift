import Testing

/// Rules of the preset for everybody wait until the project's targets have what they ask for.
@Suite struct WaitingTests {
  private func run(_ platforms: String, _ format: String, preset: String = "modern-swift") throws
    -> Tool.Run
  {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", platforms: [\(platforms)], targets: [.target(name: "P")])
      """,
      "Sources/P/A.swift": """
      import SwiftUI

      struct A: View { var body: some View { NavigationView { Text("a") } } }

      """,
    ])
    return try Tool.run(
      "--preset", preset, "--only", Self.rule, "--format", format, in: folder)
  }

  private static let rule = "no-navigationview"

  @Test func aFindingIsCountedAndNotReported() throws {
    let run = try run(".iOS(.v15)", "text")
    #expect(run.output.contains("1 more when iOS 16 is the target"), "\(run.output)")
    #expect(run.output.contains("No findings"))
    let json = try self.run(".iOS(.v15)", "json").json as? [String: Any]
    let waiting = json?["waiting"] as? [[String: Any]]
    #expect(waiting?.first?["findings"] as? Int == 1)
  }

  @Test func aFindingIsReportedWhereTheTargetsAreNewEnough() throws {
    let run = try run(".iOS(.v16), .macOS(.v13)", "text")
    #expect(!run.output.contains("more when"))
    #expect(run.output.contains("[no-navigationview]"))
  }

  @Test func theRuleOfADocumentDoesNotWait() throws {
    let run = try run(".iOS(.v15)", "text", preset: "apple-multiplatform")
    #expect(run.output.contains("[no-navigationview]"), "\(run.output)")
  }
}
