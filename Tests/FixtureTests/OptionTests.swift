import Configuration
import Engine
import LintRules
import Testing

/// A team with its own names adapts the rules in a line or two of its configuration.
@Suite struct OptionTests {
  /// The findings of `only` in `files`, as `rule path:line`, sorted.
  private func findings(
    _ configuration: String, only: [String], _ files: [String: String]
  ) async throws -> [String] {
    var request = ConfigurationRequest()
    request.only = only
    let built = try Configuration.build(
      file: (".archlint.yml", "presets: [healthtrack-clean]\n" + configuration), request: request,
      catalogue: try Catalogue.shipped())
    let options = Analysis.Options()
    return await Linter.diagnostics(
      inMemory: files.mapValues { Array($0.utf8) }, built, options
    ).map { "\($0.rule) \($0.location.path):\($0.location.region?.start.line ?? 0)" }.sorted()
  }

  private static let folderRules = [
    "folder-layout", "dto-location", "handler-location", "dto-suffix",
  ]
  private static let files = [
    "App/Data/Datasource/User/DTOs/UserDTO.swift": "struct UserDTO: Codable {}\n",
    "App/Data/Datasource/User/Handlers/UserHandler.swift": "actor UserHandler {}\n",
    "App/Domain/Entities/User/UserModel.swift": "struct UserModel {}\n",
    "App/Presentation/Screens/User/UserView.swift": "\n",
  ]

  @Test("rules find folders with their documented names")
  func foldersWithTheirDocumentedNames() async throws {
    #expect(
      try await findings("", only: Self.folderRules, Self.files) == [
        "dto-location App/Data/Datasource/User/DTOs/UserDTO.swift:1",
        "folder-layout App/Data/Datasource/User/DTOs/UserDTO.swift:0",
        "folder-layout App/Data/Datasource/User/Handlers/UserHandler.swift:0",
        "handler-location App/Data/Datasource/User/Handlers/UserHandler.swift:1",
      ])
  }

  /// One line for all rules that name the folder.
  @Test(
    "rules find folders with names of the team",
    arguments: [
      "options: {data-sources: Data/Datasource}",
      "options: {data-sources: [Data/DataSources, Data/Datasource]}",
    ])
  func foldersWithNamesOfTheTeam(_ configuration: String) async throws {
    #expect(try await findings(configuration, only: Self.folderRules, Self.files) == [])
  }

  @Test("rules find screens with names of the team") func screensWithNamesOfTheTeam() async throws {
    let files = [
      "App/Presentation/Features/User/UserView.swift":
        "struct UserView: View { @StateObject var viewModel: UserViewModel }\n",
      "App/Presentation/Features/User/Parts/TileView.swift": "\n",
      "App/Domain/Entities/User/UserModel.swift": "struct UserModel {}\n",
    ]
    let only = ["screen-complete", "view-state-viewmodel", "folder-layout"]
    #expect(
      try await findings("options: {screens: [Presentation/Features]}", only: only, files) == [
        "screen-complete App/Presentation/Features/User/UserView.swift:0",
        "screen-complete App/Presentation/Features/User/UserView.swift:0",
        "view-state-viewmodel App/Presentation/Features/User/UserView.swift:1",
      ])
  }

  @Test("rules accept MARK comments with names of the team")
  func marksWithNamesOfTheTeam() async throws {
    let files = [
      "Session.swift": """
      final class Session {
        // MARK: - Helpers
        private func close() {}
        // MARK: - Setup
        init() {}
      }
      """
    ]
    let rules = ["mark-order", "mark-sections"]
    #expect(try await findings("", only: rules, files) == [])
    let names = "options: {private-methods: Helpers, init: Setup}\n"
    #expect(
      try await findings(names, only: rules, files) == ["mark-order Session.swift:4"])
    let short = names + "rules: {mark-sections: {options: {lines: 3}}}\n"
    #expect(try await findings(short, only: ["mark-sections"], files) == [])
    #expect(
      try await findings(
        "rules: {mark-sections: {options: {lines: 3}}}\n", only: ["mark-sections"], files)
        == ["mark-sections Session.swift:1"])
  }
}
