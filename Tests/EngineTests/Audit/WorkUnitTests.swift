import Configuration
import LintRules
import Testing

@testable import Engine

/// Types that are migrated together with what uses them.
@Suite struct WorkUnitTests {
  @Test func anObservableObjectAndItsUsers() async throws {
    let folder = try TemporaryFolder([
      "Session.swift": """
      import SwiftUI
      final class Session: ObservableObject {
        @Published var name = ""
      }
      final class Clock: ObservableObject {}
      """,
      "Views.swift": """
      import SwiftUI
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View { HomeView().environmentObject(session) }
      }
      struct HomeView: View {
        @EnvironmentObject private var session: Session
        @ObservedObject var clock: Clock
        var body: some View { Text(session.name) }
      }
      """,
    ])
    var request = ConfigurationRequest()
    request.only = [
      "no-observable-object", "no-published", "no-state-object", "no-observed-object",
      "no-environment-object",
    ]
    let configuration = try Configuration.build(
      file: nil, request: request, catalogue: try Catalogue.shipped())
    let linter = Linter(root: folder.path, configuration: configuration, options: .init())
    let (report, survey) = try await linter.runWithSurvey()
    let units = await WorkUnit.units(of: report, survey, root: folder.path, workers: 1)
    #expect(units.map(\.type) == ["Session", "Clock"])
    #expect(units.map(\.path) == ["Session.swift", "Session.swift"])
    #expect(units.map(\.line) == [2, 5])
    let places = units[0].places.map { "\($0.path):\($0.line) \($0.role)" }
    #expect(places.contains("Session.swift:3 @Published"))
    #expect(places.contains("Views.swift:3 @StateObject"))
    #expect(places.contains("Views.swift:4 environmentObject(_:)"))
    #expect(places.contains("Views.swift:7 @EnvironmentObject"))
    #expect(units[0].findings.count == 5)
    #expect(units[1].findings.count == 2)
    let all = Set(units.flatMap(\.findings))
    #expect(all == Set(report.diagnostics.indices))
  }

  @Test func nothingToMigrate() async throws {
    let folder = try TemporaryFolder(["A.swift": "final class A: ObservableObject {}\n"])
    let linter = Linter(
      root: folder.path, configuration: try Sample.configuration(), options: .init())
    let (report, survey) = try await linter.runWithSurvey()
    #expect(await WorkUnit.units(of: report, survey, root: folder.path, workers: 1).isEmpty)
  }
}
