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

  @Test("an import is told by where the files of its module are")
  func importsByPath() async throws {
    let rule = """
      own-rules:
        - {id: core, title: T, why: W, instead: I,
           declarations: {select: {kind: import, module-paths: ['Packages/Core/**']}}}

      """
    let manifest = "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })\n"
    let found = await Linter.diagnostics(
      inMemory: [
        "App/Main.swift": """
        import Foundation
        import Charts
        import Tides
        import struct Tides.Tide
        """,
        "Packages/Charts/Package.swift": manifest,
        "Packages/Charts/Sources/Charts/Chart.swift": "struct Chart {}\n",
        "Packages/Core/Package.swift": manifest,
        "Packages/Core/Sources/Tides/Tide.swift": "struct Tide {}\n",
      ].mapValues { Array($0.utf8) }, try Sample.configuration(rules: rule), Analysis.Options())
    #expect(found.map { $0.location.region?.start.line ?? 0 } == [3, 4])
  }

  @Test("where no manifest names modules, the folder of a layer may be one")
  func foldersAsModules() async throws {
    let rule = """
      own-rules:
        - {id: store, title: T, why: W, instead: I,
           uses: {types: ['*Store'], as: construction, declared: {paths: ['Data/**']}}}

      """
    let found = await Linter.diagnostics(
      inMemory: [
        "Fern/Data/NoteStore.swift":
          "final class NoteStore {}\nenum Stores { final class TagStore {} }\n",
        "Fern/Domain/Notes.swift": """
        func notes() { _ = Data.NoteStore() }
        func more() { _ = FernData.NoteStore() }
        func tags() { _ = Stores.TagStore() }
        func others() { _ = Moss.NoteStore() }
        """,
      ].mapValues { Array($0.utf8) },
      try Sample.configuration(rules: rule + "apps: [Fern]\n"), Analysis.Options())
    #expect(found.map { $0.location.region?.start.line ?? 0 } == [1, 2, 3])
  }

  @Test("a package for each layer has the paths of the layer, and its manifest is in none")
  func packagesForLayers() async throws {
    let rules = """
      apps: [Packages]
      layers:
        Domain: {paths: [Domain/**]}
      own-rules:
        - {id: case, title: T, why: W, instead: I,
           declarations: {select: {kind: struct, paths: ['Domain/UseCases/**']}}}
        - {id: layer, title: T, why: W, instead: I, in: {layers: [Domain]}, imports: {deny: ['*']}}

      """
    let found = await Linter.diagnostics(
      inMemory: [
        "Packages/Domain/Package.swift":
          "import PackageDescription\nlet package = Package(name: \"Domain\")\n",
        "Packages/Domain/Sources/Domain/UseCases/A.swift": "import Foundation\nstruct A {}\n",
        "Packages/Domain/Sources/Domain/Models/B.swift": "struct B {}\n",
      ].mapValues { Array($0.utf8) }, try Sample.configuration(rules: rules), Analysis.Options())
    #expect(found.map(\.rule) == ["layer", "case"])
  }
}
