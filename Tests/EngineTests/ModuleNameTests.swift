import Configuration
import LintRules
import Testing

@testable import Engine

/// Look-up comes to modules last: the name of a module hides no type.
@Suite struct ModuleNameTests {
  @Test("a module that is called like a type of the system does not hide it")
  func moduleNamedLikeAType() async throws {
    let rule = """
      own-rules:
        - {id: entry, title: T, why: W, instead: I,
           declarations: {select: {kind: struct, inherits: App, of-system: true}}}
        - {id: queue, title: T, why: W, instead: I, pattern: 'Logger($$$)'}

      """
    let found = await Linter.diagnostics(
      inMemory: [
        "Package.swift": """
        let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Logger")])
        """,
        "Sources/App/Main.swift": """
        import os
        import SwiftUI
        @main struct Main: App { let log = Logger(subsystem: "a", category: "b") }
        struct Other: App.Entry {}
        """,
        "Sources/Logger/Log.swift": "struct Log {}\n",
      ].mapValues { Array($0.utf8) }, try Sample.configuration(rules: rule), Analysis.Options())
    #expect(found.map(\.rule) == ["entry", "queue"])
  }
}
