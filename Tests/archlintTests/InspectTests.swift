import Testing

/// `archlint inspect` and `archlint graph` show what archlint takes for modules, settings and folders.
@Suite struct InspectTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "P", platforms: [.iOS(.v15)],
      targets: [.target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"])])
    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": manifest, "Sources/Core/A/One.swift": "struct One { var b: Two }\n",
      "Sources/Core/B/Deep/Two.swift": "struct Two { var c: Three }\n",
      "Sources/Core/C/Three.swift": "struct Three {}\n", "Tests/CoreTests/T.swift": "let t = 1\n",
      ".archlint.yml": "presets: [modern-swift]\n",
    ])
  }
  private var manifest: String { Self.manifest }

  @Test func `modules with their files and systems`() throws {
    let text = try Tool.run("inspect", "modules", in: try folder()).output
    #expect(text.contains("Core: 3 files\n"), "\(text)")
    #expect(text.contains("  platform.iOS = 15"), "\(text)")
    #expect(text.contains("CoreTests: 1 file\n  tests\n"), "\(text)")
    #expect(text.contains("in no module: 1 file\n"), "\(text)")
  }

  @Test func `the facts about one file`() throws {
    let folder = try folder()
    let text = try Tool.run("inspect", "settings", "Sources/Core/A/One.swift", in: folder).output
    #expect(text.hasPrefix("Sources/Core/A/One.swift\n  module: Core\n  layer: none\n"), "\(text)")
    #expect(text.contains("  platform.iOS = 15"))
    let run = try Tool.run("inspect", "settings", in: folder)
    #expect(run.status == 2)
    #expect(run.complaints.first?.contains("'inspect settings' needs a file") == true)
  }

  @Test func `tokens with their lines and texts`() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = \"b\"  // c\nf()\n"])
    let plain = try Tool.run("inspect", "tokens", "A.swift", in: folder).output
    #expect(plain.hasPrefix("file\tA.swift\n0\t3\tkeyword\n4\t1\tidentifier\n"))
    let text = try Tool.run("inspect", "tokens", "A.swift", "--text", in: folder).output
    #expect(text.contains("8\t3\tstring\t1:9\t\"b\"\n"), "\(text)")
    #expect(text.contains("13\t4\tcomment-line\t1:14\t// c\n"))
    #expect(text.contains("18\t1\tidentifier\t2:1\tf\n"))
  }

  @Test func `folders of a depth, and a focus on a folder or a glob`() throws {
    let folder = try folder()
    let deep = try Tool.run("graph", "--depth", "3", in: folder).output
    #expect(deep.contains("Sources/Core/B (1 file)") && !deep.contains("Deep"), "\(deep)")
    let flat = try Tool.run("graph", "--depth", "2", in: folder).output
    #expect(flat.contains("Sources/Core (3 files)"), "\(flat)")
    let focus = try Tool.run(
      "graph", "--level", "folder", "--focus", "Sources/Core/B", in: folder
    ).output
    #expect(focus.contains("Sources/Core/B/Deep (1 file)") && focus.contains("Sources/Core/A"))
    let glob = try Tool.run(
      "graph", "--level", "folder", "--focus", "Sources/Core/{A,Z}", in: folder)
    #expect(glob.output.contains("Sources/Core/A") && !glob.output.contains("Sources/Core/C"))
    let wrong = try Tool.run("graph", "--depth", "2", "--level", "module", in: folder)
    #expect(wrong.status == 2)
  }

  @Test func `a newer target lists what waits for it`() throws {
    let files = [
      "Package.swift": manifest,
      "Sources/Core/A.swift": "func a() async throws { try await Task.sleep(nanoseconds: 1) }\n",
    ]
    let folder = try TemporaryFolder(files)
    #expect(try Tool.run(in: folder).output.contains("1 more when iOS 16"))
    let run = try Tool.run("--target", "iOS 16, macOS 13", "--format", "compact", in: folder)
    #expect(run.output.contains("[no-task-sleep-nanoseconds]"), "\(run.output)\(run.errors)")
    let older = try Tool.run("--target", "iOS 14", "--format", "compact", in: folder)
    #expect(!older.output.contains("no-task-sleep-nanoseconds"))
  }
}
