import Configuration
import Foundation
import LintRules
import Testing

@testable import Engine

/// Fixing changes files, and leaves some alone.
@Suite struct FixerTests {
  /// Rules whose fixes are safe, unsafe, nested, never done, and broken.
  private static let rules = """
    own-rules:
      - id: use-g
        title: f
        why: W
        instead: I
        patterns: [{match: 'f($x)', fix: 'g($x)'}, {match: 'p($x)', fix: 'q($x, 1)'}]
      - id: use-i
        title: h
        why: W
        instead: I
        patterns: [{match: 'h()', fix: 'i()', safe: false, caveat: it returns another number}]
      - id: forever
        title: loop
        why: W
        instead: I
        patterns: [{match: 'loop()', fix: 'loop( )'}]
      - id: broken
        title: tear
        why: W
        instead: I
        patterns: [{match: 'tear($x)', fix: '"$x"'}]

    """

  private func linter(
    _ folder: TemporaryFolder, _ set: (inout Analysis.Options) -> Void = { _ in }
  ) throws -> Linter {
    var options = Analysis.Options()
    set(&options)
    return Linter(
      root: folder.path, configuration: try Sample.configuration(rules: Self.rules),
      options: options)
  }

  private func fix(
    _ folder: TemporaryFolder, unsafe: Bool = false,
    _ set: (inout Analysis.Options) -> Void = { _ in }
  ) async throws -> (result: FixResult, left: [FixResult.Left]) {
    let result = try await Fixer(try linter(folder, set), includesUnsafe: unsafe).run()
    return (result, FixWriter.write(result, root: folder.path).left)
  }

  @Test("only safe fixes are made by default") func safeOnes() async throws {
    let folder = try TemporaryFolder(["A.swift": "f(1); h()\n"])
    let (result, left) = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == "g(1); h()\n")
    #expect(result.fixed.map(\.rule) == ["use-g"])
    #expect(result.unsafeCount == 1)
    #expect(left.isEmpty)
  }

  @Test("unsafe fixes are made on request") func allOfThem() async throws {
    let folder = try TemporaryFolder(["A.swift": "f(1); h()\n"])
    let (result, _) = try await fix(folder, unsafe: true)
    #expect(try folder.text(of: "A.swift") == "g(1); i()\n")
    #expect(result.fixed.last?.caveat == "it returns another number")
  }

  /// The outer one is fixed first, the inner ones in the passes after it.
  @Test("nested findings are fixed in several passes") func nested() async throws {
    let folder = try TemporaryFolder(["A.swift": "p(p(p(1)))\n"])
    let (result, _) = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == "q(q(q(1, 1), 1), 1)\n")
    #expect(result.passes == 4)
    #expect(result.left.isEmpty)
    let again = try await fix(folder)
    #expect(again.result.files.isEmpty)
  }

  @Test("fixing ends when a fix does not remove its finding") func whatNeverEnds() async throws {
    let folder = try TemporaryFolder(["A.swift": "loop(); f(1)\n"])
    let (result, _) = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == "loop( ); g(1)\n")
    #expect(result.left.map(\.reason) == ["the fix does not remove the finding"])
    #expect(result.passes < Fixer.maximumPasses)
  }

  @Test("a fix whose result is not Swift is left out") func whatWouldNotBeSwift() async throws {
    let folder = try TemporaryFolder(["A.swift": "tear(1 +\n  2)\n", "B.swift": "f(1)\n"])
    let (result, _) = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == "tear(1 +\n  2)\n")
    #expect(try folder.text(of: "B.swift") == "g(1)\n")
    #expect(result.left.map(\.reason) == ["the fixed file would no longer be Swift"])
  }

  @Test("suppressed findings are not fixed") func suppressedOnesStay() async throws {
    let text = "f(1)  // archlint:disable use-g -- it is counted elsewhere\n"
    let folder = try TemporaryFolder(["A.swift": text])
    #expect(try await fix(folder).result.files.isEmpty)
    #expect(try folder.text(of: "A.swift") == text)
  }

  @Test("only findings in the named paths are fixed") func onlyWhatIsNamed() async throws {
    let folder = try TemporaryFolder(["A/A.swift": "f(1)\n", "AB.swift": "f(1)\n"])
    _ = try await fix(folder) { $0.reported = ["A"] }
    #expect(try folder.text(of: "A/A.swift") == "g(1)\n")
    #expect(try folder.text(of: "AB.swift") == "f(1)\n")
  }

  // MARK: - Bytes

  @Test(
    "all other bytes of a file stay as they are",
    arguments: [
      ("\u{FEFF}f(1)\r\n// é 👩‍👩‍👧\r\nf(2)", "\u{FEFF}g(1)\r\n// é 👩‍👩‍👧\r\ng(2)"),
      ("#!/usr/bin/swift\nlet a = \"🌊\(0)\"; f(a)", "#!/usr/bin/swift\nlet a = \"🌊\(0)\"; g(a)"),
      ("f( {\n  1} )\r\r\n\n", "g( {\n  1} )\r\r\n\n"),
    ])
  func keepsTheRest(_ before: String, _ after: String) async throws {
    let folder = try TemporaryFolder(["A.swift": before])
    _ = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == after)
  }

  @Test("a file that is not UTF-8 stays as it is") func bytesThatAreNoUTF8() async throws {
    let folder = try TemporaryFolder()
    let bytes: [UInt8] = Array("f(1)\n// ".utf8) + [0xFF, 0xE9] + Array("\nf(2)\n".utf8)
    try Data(bytes).write(to: URL(filePath: "\(folder.path)/A.swift"))
    let (result, _) = try await fix(folder)
    #expect(try Array(Data(contentsOf: URL(filePath: "\(folder.path)/A.swift"))) == bytes)
    #expect(result.left.isEmpty)
  }

  // MARK: - Files

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func setMode(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test("a fixed file keeps its permissions", arguments: [0o755, 0o600, 0o664])
  func keepsPermissions(_ permissions: Int) async throws {
    let folder = try TemporaryFolder(["A.swift": "f(1)\n"])
    try setMode(permissions, "\(folder.path)/A.swift")
    _ = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == "g(1)\n")
    #expect(try mode("\(folder.path)/A.swift") == permissions)
    #expect(try folder.names() == ["A.swift"])
  }

  @Test("a file without write permission is left alone") func readOnlyFiles() async throws {
    let folder = try TemporaryFolder(["A.swift": "f(1)\n", "B.swift": "f(1)\n"])
    try setMode(0o444, "\(folder.path)/A.swift")
    let (result, _) = try await fix(folder)
    #expect(try folder.text(of: "A.swift") == "f(1)\n")
    #expect(try folder.text(of: "B.swift") == "g(1)\n")
    #expect(result.left.map(\.reason) == ["the file is read-only"])
  }

  @Test("a file in a folder without write permission is left alone") func readOnlyFolders()
    async throws
  {
    let folder = try TemporaryFolder(["In/A.swift": "f(1)\n"])
    try setMode(0o555, "\(folder.path)/In")
    defer { try? setMode(0o755, "\(folder.path)/In") }
    let (result, _) = try await fix(folder)
    #expect(try folder.text(of: "In/A.swift") == "f(1)\n")
    #expect(result.left.map(\.reason) == ["its folder is read-only"])
  }

  @Test("a link is not followed by a fix") func linksAreLeftAlone() async throws {
    let outside = try TemporaryFolder(["B.swift": "f(1)\n", "In/C.swift": "f(1)\n"])
    let folder = try TemporaryFolder(["A.swift": "f(1)\n"])
    try folder.link("B.swift", to: "\(outside.path)/B.swift")
    try folder.link("In", to: "\(outside.path)/In")
    let (result, _) = try await fix(folder)
    #expect(result.files.map(\.path) == ["A.swift"])
    #expect(try outside.text(of: "B.swift") == "f(1)\n")
    #expect(try outside.text(of: "In/C.swift") == "f(1)\n")
  }

  /// Between checking and writing a file, or a folder above it, may become a link.
  @Test("a file that became a link meanwhile is left alone")
  func linksThatCameMeanwhile() async throws {
    let outside = try TemporaryFolder(["A.swift": "f(1)\n"])
    let folder = try TemporaryFolder(["A.swift": "f(1)\n", "In/A.swift": "f(1)\n"])
    let result = try await Fixer(try linter(folder), includesUnsafe: false).run()
    try FileManager.default.removeItem(atPath: "\(folder.path)/A.swift")
    try folder.link("A.swift", to: "\(outside.path)/A.swift")
    try FileManager.default.removeItem(atPath: "\(folder.path)/In")
    try folder.link("In", to: outside.path)
    let outcome = FixWriter.write(result, root: folder.path)
    #expect(outcome.written.isEmpty)
    #expect(outcome.left.map(\.reason) == ["it is a link", "a link leads to it"])
    #expect(try outside.text(of: "A.swift") == "f(1)\n")
  }

  @Test("a file that changed meanwhile is left alone") func changedMeanwhile() async throws {
    let folder = try TemporaryFolder(["A.swift": "f(1)\n", "B.swift": "f(1)\n"])
    let result = try await Fixer(try linter(folder), includesUnsafe: false).run()
    try folder.write("f(2)\n", to: "A.swift")
    let outcome = FixWriter.write(result, root: folder.path)
    #expect(outcome.written == ["B.swift"])
    #expect(outcome.left.map(\.reason) == ["it has changed since it was read"])
    #expect(try folder.text(of: "A.swift") == "f(2)\n")
    #expect(try folder.names() == ["A.swift", "B.swift"])
  }

  @Test("the files of a group are written together or not at all")
  func filesOfAGroupAreWrittenTogether() throws {
    let folder = try TemporaryFolder(["A.swift": "1", "B.swift": "2", "C.swift": "3"])
    var result = FixResult()
    result.files = [("A.swift", "1", 0), ("B.swift", "other", 0), ("C.swift", "3", 1)].map {
      FixResult.File(path: $0.0, original: Array($0.1.utf8), fixed: Array("new".utf8), group: $0.2)
    }
    let outcome = FixWriter.write(result, root: folder.path)
    #expect(outcome.written == ["C.swift"])
    #expect(outcome.left.count == 2)
    #expect(try folder.text(of: "A.swift") == "1")
    #expect(try folder.names() == ["A.swift", "B.swift", "C.swift"])
  }

  @Test("protected files are left alone and named, unless a change is authorized")
  func protectedFiles() async throws {
    let folder = try TemporaryFolder([
      "Core/A.swift": "f(1)\n", "Core/B.swift": "f(1)\n", "C.swift": "f(1)\n",
    ])
    let more = """
      protected: ['Core/**']
      authorized:
        - {paths: ['Core/B.swift'], reason: R}
        - {paths: ['Core/A.swift'], reason: R, until: 2020-01-01}

      """
    let linter = Linter(
      root: folder.path, configuration: try Sample.configuration(more, rules: Self.rules),
      options: Analysis.Options())
    let result = try await Fixer(linter, includesUnsafe: true).run()
    #expect(result.files.map(\.path) == ["C.swift", "Core/B.swift"])
    #expect(result.protected == ["Core/A.swift"])
    #expect(result.left.map(\.reason) == ["the file is protected by 'project-protected-files'"])
  }

  @Test("protected files stay so whichever rules are chosen", arguments: [true, false])
  func protectedFilesOfARunWithChosenRules(leavesOut: Bool) async throws {
    let folder = try TemporaryFolder(["Core/A.swift": "f(1)\n", "C.swift": "f(1)\n"])
    var request = ConfigurationRequest()
    request.keepsProtection = true
    if leavesOut { request.skip = ["project-protected-files"] } else { request.only = ["use-g"] }
    let configuration = try Sample.configuration(
      "protected: ['Core/**']\n", rules: Self.rules, request: request)
    let linter = Linter(
      root: folder.path, configuration: configuration, options: Analysis.Options())
    let result = try await Fixer(linter, includesUnsafe: false).run()
    #expect(result.files.map(\.path) == ["C.swift"])
    #expect(result.protected == ["Core/A.swift"])
  }
}
