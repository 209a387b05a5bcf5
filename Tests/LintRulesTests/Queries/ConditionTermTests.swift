import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// The conditions of `#if` around code.
@Suite struct ConditionTermTests {
  /// Marks each call of `f` in a branch that demands one of the terms.
  private func expect(
    _ terms: String..., in texts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var scope = Selector.Scope()
    scope.conditions = ConditionTerms(try NameList(terms))
    try expect(scope, texts, path: "File.swift", sourceLocation)
  }

  /// Marks each call of `f` that is compiled for one of the platforms only.
  private func expect(
    _ platforms: Set<Platform>, path: String = "File.swift", in texts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var scope = Selector.Scope()
    scope.platforms = platforms
    try expect(scope, texts, path: path, sourceLocation)
  }

  private func expect(
    _ scope: Selector.Scope, _ texts: [String], path: String, _ location: SourceLocation
  ) throws {
    let check = PatternCheck(cases: [.init(pattern: try TokenPattern("f()"))])
    let project = TestProject(TestProject.rule([check], selector: Selector(included: scope)))
    for text in texts {
      #expect(project.remarked(text, path: path) == text, sourceLocation: location)
    }
  }

  @Test func `a branch demands what its condition cannot do without`() throws {
    try expect(
      "DEBUG",
      in: [
        "#if DEBUG\n↓f()\n#endif\nf()", "#if DEBUG && os(iOS)\n↓f()\n#endif",
        "#if DEBUG || os(iOS)\nf()\n#endif", "#if !DEBUG\nf()\n#endif",
        "#if (os(iOS) || os(macOS)) && (DEBUG)\n↓f()\n#endif",
        "#if DEBUG\n#if os(iOS)\n↓f()\n#endif\n#endif", "#if DEBUG_MENU\nf()\n#endif",
      ])
  }

  @Test func `the else of a condition demands its opposite`() throws {
    try expect(
      "DEBUG",
      in: [
        "#if DEBUG\n↓f()\n#else\nf()\n#endif", "#if !DEBUG\nf()\n#else\n↓f()\n#endif",
        "#if !DEBUG || os(iOS)\nf()\n#else\n↓f()\n#endif",
        "#if !DEBUG && os(iOS)\nf()\n#else\nf()\n#endif",
        "#if !DEBUG\nf()\n#elseif os(iOS)\n↓f()\n#else\n↓f()\n#endif",
      ])
    try expect("!canImport(UIKit)", in: ["#if canImport(UIKit)\nf()\n#else\n↓f()\n#endif"])
  }

  @Test func `globs match flags and tests without white space`() throws {
    try expect(
      "os(*)", "canImport(UI*)",
      in: [
        "#if os( iOS )\n↓f()\n#endif", "#if os(iOS) || canImport(UIKit)\n↓f()\n#endif",
        "#if canImport(AppKit)\nf()\n#endif", "#if swift(>=6)\nf()\n#endif",
      ])
  }

  @Test func `a branch is for one platform only if it excludes all others`() throws {
    try expect(
      [.watchOS],
      in: [
        "#if os(watchOS)\n↓f()\n#else\nf()\n#endif", "#if os(watchOS) && DEBUG\n↓f()\n#endif",
        "#if os(watchOS) || os(iOS)\nf()\n#endif", "#if DEBUG\nf()\n#endif", "f()",
        "#if os(iOS)\nf()\n#elseif os(watchOS)\n↓f()\n#endif",
        "#if !os(watchOS)\nf()\n#else\n↓f()\n#endif",
        "#if os(watchOS) || os(iOS)\n#if !os(iOS)\n↓f()\n#endif\n#endif",
      ])
    try expect([.macOS], in: ["#if canImport(AppKit)\n↓f()\n#else\nf()\n#endif"])
    try expect([.iOS, .tvOS], in: ["#if os(tvOS)\n↓f()\n#endif"])
  }

  @Test func `a folder and the end of a file's name say the platform too`() throws {
    try expect([.watchOS], path: "App/Platforms/watchOS/Row.swift", in: ["↓f()"])
    try expect([.watchOS], path: "App/Row+watchOS.swift", in: ["↓f()"])
    try expect([.watchOS], path: "App/watchOSTools/Row.swift", in: ["f()"])
    try expect([.watchOS], path: "App/iOS/Row+watchOS.swift", in: ["↓f()"])
    try expect([.iOS], path: "App/iOS/Row.swift", in: ["#if !os(macOS)\n↓f()\n#endif"])
  }

  @Test func `unclosed and nonsensical conditions demand nothing`() throws {
    try expect(
      "DEBUG", in: ["#if\nf()\n#endif", "#if DEBUG &&\n↓f()", "#if ((((\nf()", "#else\nf()"])
  }

  @Test func `a declaration knows the conditions around it`() throws {
    var query = DeclarationQuery()
    query.kinds = [.func]
    query.details.conditions = ConditionTerms(try NameList(["DEBUG"]))
    let project = TestProject(TestProject.rule([DeclarationCheck(select: query)]))
    for text in ["#if DEBUG\nfunc ↓f() {}\n#else\nfunc g() {}\n#endif\nfunc h() {}"] {
      #expect(project.remarked(text) == text)
    }
  }
}
