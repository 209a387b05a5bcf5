import Configuration
import Matching
import Testing

@testable import Engine

/// The subjects of checklist items that a project has.
@Suite struct PresenceSearchTests {
  private func search(
    _ files: [String: String], _ presences: [Checklist.Presence], workers: Int = 2
  ) async throws -> [Bool] {
    let folder = try TemporaryFolder(files)
    let (survey, _) = await Survey.survey(
      root: folder.path, configuration: try Sample.configuration(), workers: workers)
    return await PresenceSearch(presences).run(
      survey, store: .folder(folder.path), workers: workers)
  }

  @Test("a text is there when a file among the globs contains it")
  func texts() async throws {
    let anywhere = Checklist.Presence.swiftFiles
    let found = try await search(
      ["A.swift": "let bus = EventBus()\n", "Demo/B.swift": "Hub()\n", "C.md": "Shadow\n"],
      [
        Checklist.Presence(files: anywhere, texts: ["EventBus"]),
        Checklist.Presence(files: anywhere, texts: ["Nothing", "Hub"]),
        Checklist.Presence(files: anywhere, texts: ["Shadow"]),
        Checklist.Presence(files: GlobSet([try Glob("/A.swift")]), texts: ["Hub"]),
      ])
    #expect(found == [true, true, false, false])
  }

  @Test("without texts a file is enough")
  func files() async throws {
    let found = try await search(
      ["A.swift": "", "Demo/B.swift": ""],
      [
        Checklist.Presence(files: GlobSet([try Glob("**/Demo/**")])),
        Checklist.Presence(files: GlobSet([try Glob("*.md")])),
      ])
    #expect(found == [true, false])
    #expect(try await search(["A.swift": ""], []) == [])
  }
}
