import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Declarations refer to types that other files declare, and their findings have fixes.
@Suite struct DescribedTypeTests {
  private func names(_ names: String...) throws -> NameList { try NameList(names) }

  /// Cases that carry a class which is not `Safe`.
  private func carriers() throws -> TestProject {
    var select = DeclarationQuery()
    select.kinds = [.case]
    var type = DeclarationQuery()
    type.kinds = [.class]
    var check = DeclarationCheck(select: select)
    check.parameters = ParameterQuery()
    check.parameters?.described = [TypeDescription(type, lacking: try names("Safe"))]
    return TestProject(TestProject.rule([check]))
  }

  @Test func typesOfOtherFiles() throws {
    let others = [
      "B.swift": "class B {}\nclass C {}\nstruct D {}\nactor E {}",
      "C.swift": "extension C: Near {}\nprotocol Near: Safe {}",
    ]
    let code =
      "enum A { case b(↓B), c(C), d(D), e(E), f(↓B?, g: ↓[B], ↓[String: B]), h(() -> B), i(X<B>) }"
    #expect(try carriers().remarked(code, with: others) == code)
  }

  @Test func `a check of parameters counts where its selector says, with its severity`() throws {
    var select = DeclarationQuery()
    select.kinds = [.func]
    var check = DeclarationCheck(select: select)
    check.parameters = ParameterQuery()
    check.parameters?.types = try names("Bool")
    check.severity = .info
    var selector = Selector()
    var outer = DeclarationQuery()
    outer.names = try names("Old*")
    selector.excluded.declarations = [outer]
    check.selector = selector
    let project = TestProject(TestProject.rule([check]))
    let code = "struct A { func f(a: ↓Bool) {} }\nstruct OldA { func f(a: Bool) {} }"
    #expect(project.remarked(code) == code)
    let found = project.findings(in: ["A.swift": code.replacing("↓", with: "")])
    #expect(found.map(\.severity) == [.info])
  }

  @Test func `a parameter is of a concrete type unless it is a protocol`() throws {
    var select = DeclarationQuery()
    select.kinds = [.`init`]
    var check = DeclarationCheck(select: select)
    check.parameters = ParameterQuery()
    check.parameters?.sorts = [.concrete]
    let code =
      "protocol P {}\nstruct A { init(a: ↓B, b: P, c: any P, d: ↓B?, e: ↓B!, f: [B], g: ↓C) {} }\nclass B {}"
    #expect(TestProject(TestProject.rule([check])).remarked(code) == code)
  }

  @Test func `aliases stand for what they name, and a function for nothing`() throws {
    let others = [
      "B.swift": "class B {}\nclass C: Safe {}\nprotocol P {}",
      "T.swift":
        "typealias T = B\ntypealias U = T\ntypealias V = B & P\ntypealias W = () -> B\ntypealias X = C",
      "Y.swift": "typealias Y<Z> = Z\nenum N { class D {}\nclass E: Safe {} }",
    ]
    let code =
      "enum A { case b(↓T), c(↓U?), d(↓V), e(W), f(X), g(Y<B>), h(↓N.D), i(N.E), j(↓any B & P) }"
    #expect(try carriers().remarked(code, with: others) == code)
  }

  @Test func `a type holds those of its elements`() throws {
    let code =
      "enum A { case a(↓Result<B, D>), b(↓Set<B>), c(↓(id: D, B)), d(↓[B: D]), e((B) -> D), f(X<B>) }"
    #expect(
      try carriers().remarked(code, with: ["B.swift": "class B {}\nstruct D {}"]) == code)
  }

  @Test func nestedTypesHideOthers() throws {
    let code = "enum A { struct B {}\ncase b(B) }"
    #expect(try carriers().remarked(code, with: ["B.swift": "class B {}"]) == code)
  }

  private func fixes(_ check: DeclarationCheck, _ code: String) -> [String] {
    TestProject(TestProject.rule([check])).findings(in: code).map { finding in
      let edits = finding.fix?.edits ?? []
      let text = String(decoding: Edit.apply(edits, to: Array(code.utf8)), as: UTF8.self)
      return finding.fix?.isSafe == true ? text : "unsafe \(text)"
    }
  }

  @Test(arguments: [
    ("struct A {\n let a: Int }", "struct A: Safe {\n let a: Int }"),
    ("struct A: B { let a: [Int?] }", "struct A: B, Safe { let a: [Int?] }"),
    ("struct A: B, C { let a: D }", "unsafe struct A: B, C, Safe { let a: D }"),
    ("struct A { let a = 1 }", "unsafe struct A: Safe { let a = 1 }"),
    ("struct A<B>: C where B: D {}", "unsafe struct A<B>: C, Safe where B: D {}"),
    // Generic parameters have constraints, packs and values.
    ("enum A<B: C> { case a }", "unsafe enum A<B: C>: Safe { case a }"),
    (
      "enum A<B: C & D, each E> where B: F { case a }",
      "unsafe enum A<B: C & D, each E>: Safe where B: F { case a }"
    ),
    ("struct A<let n: Int> {}", "unsafe struct A<let n: Int>: Safe {}"),
    ("enum A<B: C<[D]>> { case a }", "unsafe enum A<B: C<[D]>>: Safe { case a }"),
    (
      "struct A { static let a = b; var c: D { e } }",
      "struct A: Safe { static let a = b; var c: D { e } }"
    ),
    ("enum A { case a, b(Int) }", "enum A: Safe { case a, b(Int) }"),
    ("enum A { case a(() -> Int) }", "unsafe enum A: Safe { case a(() -> Int) }"),
    ("struct A { @W var a: Int }", "unsafe struct A: Safe { @W var a: Int }"),
    ("struct A: ~Copyable { let a: Int }", "unsafe struct A: ~Copyable { let a: Int }"),
    // A type of the project with the name of a known one is another type.
    ("class Int {}\nstruct A { let a: Int }", "unsafe class Int {}\nstruct A { let a: Int }"),
    (
      "class D {}\nstruct A { let a: Int; var d: D { b }; func f() -> D { b } }",
      "class D {}\nstruct A: Safe { let a: Int; var d: D { b }; func f() -> D { b } }"
    ),
  ])
  func conformances(_ code: String, _ fixed: String) throws {
    var select = DeclarationQuery()
    select.kinds = [.struct, .enum]
    var check = DeclarationCheck(select: select)
    check.fix.conformance = "Safe"
    check.fix.knownTypes = try names("Int")
    #expect(fixes(check, code) == [fixed])
  }

  @Test(arguments: [
    ("@A struct B {}", "struct B {}"),
    ("@A\nstruct B {}", "struct B {}"),
    ("@C @A(1)\nstruct B {}", "@C\nstruct B {}"),
    ("  @A // why\n  struct B {}", "  // why\n  struct B {}"),
  ])
  func attributes(_ code: String, _ fixed: String) throws {
    var select = DeclarationQuery()
    select.kinds = [.struct]
    var check = DeclarationCheck(select: select)
    check.attributes = try names("A")
    #expect(fixes(check, code) == [fixed])
  }
}
