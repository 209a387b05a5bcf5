import Configuration
import Engine
import Foundation
import Testing

/// The fixtures in `Fixtures/fixes`: projects as they are before and after all of their fixes. One
/// without a `before` is the twin of the project of its name in `Fixtures/projects`; of one whose name
/// ends in `-safe` only the safe fixes are made.
@Suite struct FixFixtureTests {
  static let folder = FixtureRun.folder.appending(path: "fixes")

  static var names: [String] {
    get throws { try FixtureRun.names(in: folder) }
  }

  /// The contents of all files below a folder, by path.
  private func tree(_ folder: URL) throws -> [String: Data] {
    let root = folder.resolvingSymlinksInPath().path() + "/"
    var files: [String: Data] = [:]
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let url = all?.nextObject() as? URL {
      guard !url.hasDirectoryPath else { continue }
      let path = url.resolvingSymlinksInPath().path().replacing("//", with: "/")
      files[String(path.dropFirst(root.replacing("//", with: "/").count))] = try Data(
        contentsOf: url)
    }
    return files
  }

  /// The linter of a project, whose runs share the compiled rules.
  private func linter(_ folder: URL) throws -> Linter {
    let text = try String(contentsOf: folder.appending(path: ".archlint.yml"), encoding: .utf8)
    let configuration = try Configuration.build(
      file: (".archlint.yml", text), request: ConfigurationRequest(),
      catalogue: try Catalogue.shipped())
    return Linter(
      root: folder.path(), configuration: configuration, options: Analysis.Options()
    ).compiled
  }

  private func fix(_ linter: Linter, isSafe: Bool) async throws -> FixResult {
    let result = try await Fixer(linter, includesUnsafe: !isSafe).run()
    let outcome = FixWriter.write(result, root: linter.root)
    #expect(outcome.written.count == result.files.count)
    return result
  }

  @Test("fixes give the expected files", arguments: try names) func givesWhatIsExpected(
    _ name: String
  ) async throws {
    let copy = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-\(UUID().uuidString)")
    let own = Self.folder.appending(path: "\(name)/before")
    let isTwin = !FileManager.default.fileExists(atPath: own.path())
    try FileManager.default.copyItem(
      at: isTwin ? FixtureRun.folder.appending(path: "projects/\(name)") : own, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    // The state of files before a change is no part of the project.
    if isTwin { try? FileManager.default.removeItem(at: copy.appending(path: "before")) }
    let isSafe = name.hasSuffix("-safe")
    let linter = try linter(copy)
    let result = try await fix(linter, isSafe: isSafe)
    #expect(!result.files.isEmpty)
    let found = try tree(copy)
    let wanted = try tree(Self.folder.appending(path: "\(name)/after"))
    #expect(Set(found.keys) == Set(wanted.keys))
    for (path, data) in wanted {
      #expect(
        found[path] == data, "\(path):\n\(String(decoding: found[path] ?? Data(), as: UTF8.self))")
    }
    #expect(
      try await fix(linter, isSafe: isSafe).files.isEmpty, "a second run finds something to fix")
  }
}
