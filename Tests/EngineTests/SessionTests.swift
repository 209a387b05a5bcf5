import Configuration
import LintRules
import Results
import Testing

@testable import Engine

/// A session keeps what it knows from one check to the next, and still reports what a fresh run reports.
///
/// Each edit is in a file on which the findings of another file depend.
@Suite struct SessionTests {
  private static func rules(_ keys: String) -> String {
    "own-rules:\n  - {id: r, title: T, why: W, instead: I, \(keys)}\n"
  }

  /// The findings after each step, as a session and as a fresh run report them.
  private func findings(
    _ keys: String, _ files: [String: String], edits: [(path: String, text: String)]
  ) async throws -> [[Diagnostic]] {
    let folder = try TemporaryFolder(files)
    let configuration = try Sample.configuration(rules: Self.rules(keys))
    var linter = Linter(
      root: folder.path, configuration: configuration, options: Analysis.Options()
    ).compiled
    var session = LintSession(linter)
    var found = [try await session.check().diagnostics]
    #expect(found[0] == (try await linter.run().diagnostics))
    for edit in edits {
      linter.options.overlay[edit.path] = Array(edit.text.utf8)
      session.setTexts(linter.options.overlay)
      let report = try await session.check()
      let fresh = try await linter.run()
      #expect(report.diagnostics == fresh.diagnostics, "\(edit)")
      found.append(report.diagnostics)
    }
    return found
  }

  /// Checks on which lines of `A.swift` something is found: at first, after `B.swift` has another text, and
  /// when it has its first text again.
  private func expect(
    _ keys: String, _ a: String, _ b: String, _ edited: String, _ lines: [Int], then others: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let found = try await findings(
      keys, ["A.swift": a, "B.swift": b], edits: [("B.swift", edited), ("B.swift", b)])
    let places = found.map { diagnostics in
      diagnostics.filter { $0.location.path == "A.swift" }
        .compactMap { $0.location.region?.start.line }
    }
    #expect(places == [lines, others, lines], sourceLocation: sourceLocation)
  }

  @Test("what a class inherits in another file decides about it") func inheritance() async throws {
    try await expect(
      "declarations: {select: {kind: class, inherits: View}}", "class A: B {}\nclass C {}",
      "class B {}", "class B: View {}", [], then: [1])
  }

  @Test("a member that another file declares is known") func members() async throws {
    let keys =
      "patterns: [{match: 'navigator.$call()', where: {call: {not: {member-of: Navigator}}}}]"
    try await expect(
      keys, "navigator.push()\nnavigator.flip()", "class Navigator { func push() {} }",
      "class Navigator { func push() {}; func flip() {} }", [2], then: [])
    try await expect(
      keys, "navigator.push()", "class Navigator { func push() {} }",
      "class Navigator { func pull() {} }", [], then: [1])
  }

  @Test("a use in the code of another file counts") func uses() async throws {
    try await expect(
      "declarations: {select: {kind: enum, used-as: 'self[$name.self]'}}", "enum A {}\nenum B {}",
      "func f() { g() }", "func f() { self[B.self] }", [], then: [2])
    try await expect(
      "declarations: {select: {kind: class, named-elsewhere: false, enclosing: {kind: enum}}}",
      "enum N {\nclass A {}\n}", "func f() { g() }", "func f() { A() }", [2], then: [])
  }

  @Test("values, constants and arguments in the code of another file count") func values()
    async throws
  {
    try await expect(
      "patterns: [{match: 'each($a)', where: {a: {of-values: true}}}]", "each(model.names)",
      "struct S { let names: [Thing] }", "struct S { let names: [String] }", [], then: [1])
    try await expect(
      "patterns: [{match: 'log($a)', where: {a: {constant: '^auth'}}}]", "log(Keys.a)",
      "enum Keys { static let a = \"b\" }", "enum Keys { static let a = \"auth\" }", [], then: [1])
    try await expect(
      "patterns: [{match: 'need($type)', where: {type: {not: {passed-to: hand}}}}]",
      "struct A {}\nneed(A)", "func f() { hand(A()) }", "func f() { hold(A()) }", [], then: [2])
  }

  @Test("a member of another file that changes its value counts") func changingMembers()
    async throws
  {
    try await expect(
      "declarations: {select: {kind: var, mutated: false}, local: true}",
      "func f() {\n  var a = S()\n  a.run()\n}", "class S { func run() {} }",
      "struct S { mutating func run() {} }", [2], then: [])
  }

  @Test("a fact of another file counts") func facts() async throws {
    try await expect(
      "pattern: f($_), presumes: {fact: {code: 'start()'}}", "f(1)\nf(2)", "func a() { start() }",
      "func a() { stop() }", [1, 2], then: [])
  }

  @Test("a fix is taken back when another file stands in its way") func fixes() async throws {
    let found = try await findings(
      "declarations: {select: {kind: struct, name: A}, conform: Sendable}",
      ["A.swift": "struct A {}", "B.swift": "struct S {}"],
      edits: [("B.swift", "protocol Sendable {}"), ("B.swift", "struct S {}")])
    #expect(found.map { $0.map { $0.fix != nil } } == [[true], [false], [true]])
  }

  @Test func `an import in the code of a target counts for its settings`() async throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P")])
      """
    let found = try await findings(
      "settings: {files: manifest, of: target, name: default-isolation, missing: true, "
        + "imports: SwiftUI}",
      ["Package.swift": manifest, "Sources/P/A.swift": "let a = 1"],
      edits: [
        ("Sources/P/A.swift", "import SwiftUI\nlet a = 1"), ("Sources/P/A.swift", "let a = 1"),
      ])
    #expect(found.map(\.count) == [0, 1, 0])
  }

  @Test func `what waits for newer systems in several files is counted again`() async throws {
    let view = "import SwiftUI\nlet a = NavigationView { Text(\"a\") }\n"
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", platforms: [.iOS(.v15)], targets: [.target(name: "P")])
      """,
      "Sources/P/A.swift": view, "Sources/P/B.swift": view, "Sources/P/C.swift": "let c = 1\n",
    ])
    var request = ConfigurationRequest()
    request.presets = ["modern-swift"]
    request.only = ["no-navigationview"]
    let linter = Linter(
      root: folder.path, configuration: try Sample.configuration(rules: "", request: request),
      options: Analysis.Options())
    var session = LintSession(linter.compiled)
    for text in ["let c = 1\n", "let c = 2\n", "let c = 3\n"] {
      session.setTexts(["Sources/P/C.swift": Array(text.utf8)])
      #expect(try await session.check().waiting.map(\.findings) == [2])
    }
  }

  @Test func `a file that is no source changes nothing`() async throws {
    let folder = try TemporaryFolder(["A.swift": "f()\n"])
    // Files that were changed just now may change again at the same time on the clock.
    func wait() async throws { try await Task.sleep(for: .milliseconds(60)) }
    try await wait()
    var session = LintSession(
      Linter(
        root: folder.path, configuration: try Sample.configuration(), options: Analysis.Options()
      ).compiled)
    _ = try await session.check()
    #expect(try await !session.findChanges())
    try folder.write("a", to: "notes.bin")
    #expect(try await !session.findChanges())
    try folder.write("g()\n", to: "B.swift")
    #expect(try await session.findChanges())
  }
}
