import SwiftSource
import Testing

@testable import LintRules

/// Captures that name types of the project or are values of them.
@Suite struct DeclaredTypeTests {
  private func project(
    _ pattern: String, _ capture: String, _ test: CaptureConstraint.Test
  ) throws -> TestProject {
    let found = PatternCheck.Case(
      pattern: try TokenPattern(pattern),
      constraints: [CaptureConstraint(capture: capture, tests: [test])])
    return TestProject(TestProject.rule([PatternCheck(cases: [found])]))
  }

  private func query(_ set: (inout DeclarationQuery) throws -> Void) rethrows
    -> DeclarationQuery
  {
    var query = DeclarationQuery()
    try set(&query)
    return query
  }

  private let types = """
    actor Tuner {}; final class Radio {}; enum Kit { struct Part {} }; typealias Set = Radio
    enum Mode { case on }; struct List { var titles: [String]?; let modes: Set<Mode>; let bases: [Base] }
    struct One { let mixed: [String] }; struct Two { let mixed: [Base] }
    class Base {}; @Known class Old: Base {}; class New: Old {}; class Far: Vendor.Thing {}
    """

  private func expect(
    _ project: TestProject, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in texts {
      #expect(
        project.remarked(text, with: ["Types.swift": types]) == text,
        sourceLocation: sourceLocation)
    }
  }

  @Test func names() throws {
    let project = try project("use($type)", "type", .declared(query { $0.kinds = [.class] }))
    expect(
      project, "↓use(Radio)", "↓use(Set)", "use(Tuner)", "use(Kit.Part)", "use(Unknown)",
      "struct S { struct Radio {}; func f() { use(Radio) } }", "use(radio)", "use(Radio.shared)")
    let nested = try self.project("use($type)", "type", .declared(query { $0.kinds = [.struct] }))
    expect(nested, "↓use(Kit.Part)", "use(Part)")
  }

  /// The classes above have to fit as well, and what comes from outside has to be known.
  @Test func inheritedClasses() throws {
    let plain = try query {
      $0.kinds = [.class]
      $0.attributesOnly = try NameList([])
      $0.inheritsOnly = try NameList(["Object"])
    }
    let project = try project("use($type)", "type", .declared(plain))
    expect(project, "↓use(Base)", "↓use(Radio)", "use(Old)", "use(New)", "use(Far)")
  }

  @Test func `types that the project declares otherwise`() throws {
    var variable = DeclarationQuery()
    variable.kinds = [.let]
    variable.details.otherTypeDeclarations = [query { $0.kinds = [.class] }]
    let project = TestProject(TestProject.rule([DeclarationCheck(select: variable)]))
    expect(
      project, "let a: Radio", "let ↓b: Tuner?", "let ↓c: Unknown", "let d = Radio()",
      "let ↓e = make()", "let f: Set!")
    var parameter = ParameterQuery()
    parameter.types = try NameList(["*"])
    parameter.otherDeclarations = [query { $0.kinds = [.class] }]
    var check = DeclarationCheck(select: query { $0.kinds = [.func] })
    check.parameters = parameter
    expect(
      TestProject(TestProject.rule([check])), "func f(a: Radio, b: ↓Tuner, c: ↓Unknown?) {}")
  }

  @Test func `collections of values that are their own identity`() throws {
    let project = try project("each($a)", "a", .ofValues)
    expect(
      project, "let names: [String] = []; ↓each(names); ↓each(names.prefix(3)); each(others)",
      "let names: [String] = []; ↓each(Array(names)); ↓each(Set(names)); each(List(names))",
      "func f(_ a: Set<Int>?, _ b: [Base], _ c: [A.ID]) { ↓each(a ?? []); each(b); ↓each(c) }",
      "struct S { let a = [\"b\"]; let d = [String](); func f() { ↓each(self.a); ↓each(d) } }",
      "func f(_ a: [Mode], _ b: [String: Int], _ c: String) { ↓each(a); each(b); each(c) }",
      "↓each(model.titles); ↓each(Array(model.modes)); each(model.bases); each(model.mixed)",
      "each(model.titles.count); each(model.titles.map { $0 }); ↓each(model.titles.sorted())",
      "↓each((model?.titles)!); each(model.unknown); each(titles())",
      "func f(titles: [Base]) { ↓each(model.titles); each(titles) }",
      "struct S { let mixed = [\"b\"]; func f() { ↓each(self.mixed); each(s.mixed) } }",
      "func f() { let a = Array(model.titles); ↓each(a) }",
      "func mixed() -> [String] { [] }; ↓each(mixed()); each(model.mixed())",
      "struct S { static func sorted() -> [String] { [] }; func f() { ↓each(.sorted()) } }",
      "↓each(Foreign.allCases.filter { $0.isOn }); ↓each(Array(text.unicodeScalars))",
      "func f() { let a = Foreign.allCases.filter { $0.isOn }; let b = Foreign.all; ↓each(a); each(b) }"
    )
  }

  @Test func `collections at the start of a file`() throws {
    let project = try project("$a.each()", "a", .ofValues)
    expect(
      project, "titles↓.each()", "titles.sorted()↓.each()", "titles().each()", ".titles↓.each()",
      "others.each()", "modes.first.each()",
      ".titles().each()", "{ a }.each()", "filter { $0 }.each()", ".filter { $0 }.each()",
      "model.titles.filter { $0 }↓.each()",
      "model.mixed().each(); func mixed() -> [String] { [] }", "Foreign.allCases↓.each()")
  }

  @Test func values() throws {
    let project = try project("use($value)", "value", .valueType(query { $0.kinds = [.class] }))
    expect(
      project, "↓use(Radio())", "↓use(Radio.init())", "↓use(Radio.shared)", "use(Radio.shared.a)",
      "let a = Radio(); ↓use(a)", "func f() { let a: Radio? = nil; ↓use(a); use(b) }",
      "struct S { let a: Radio; func f() { ↓use(a); ↓use(self.a) } }",
      "struct S { let a: Radio; func f(a: Int) { use(a); ↓use(self.a) } }",
      "struct S { let a: Radio; func f() { let a = 1; use(a) } }",
      "func f(a: Radio, b: [Radio]) { ↓use(a); use(b) }",
      "struct S { @Env(Radio.self) var a; func f() { ↓use(a) } }",
      "let a = Tuner(); use(a)", "let a = [Radio()]; use(a)", "use(make())", "use(a ?? Radio())")
  }

  @Test func passedValues() throws {
    let passed = ["hand"]
    let project = try project("need($type)", "type", .not(.passed(passed)))
    expect(
      project, "↓need(Radio)", "need(Radio); x.hand(Radio())",
      "↓need(Radio); x.hand(\\.a, Radio())",
      "↓need(Radio); x.hand(Tuner())", "need(Radio); let a = Radio(); hand(a)",
      "need(Radio); func make() -> Radio { a }; hand(try await make())",
      "need(Radio); struct S { let b: Radio }; hand(s.b)",
      "need(Radio); func f(_ c: Radio) { hand(c) }", "↓need(Radio); func hand(_ a: Radio) {}")
    // What cannot be known may be anything.
    expect(
      project, "need(Radio); hand(unknown)", "need(Radio); hand(a ? b : c)",
      "need(Radio); func f<T>(_ t: T) { hand(t) }")
  }
}
