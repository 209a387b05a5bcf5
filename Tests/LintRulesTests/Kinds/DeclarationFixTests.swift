import SwiftSource
import Testing

@testable import LintRules

/// The changes of declarations that remove findings about them.
@Suite struct DeclarationFixTests {
  /// `text` after the fixes of all variables and classes.
  private func fixed(_ text: String, _ set: (inout DeclarationFix) -> Void) -> String {
    let edits = findings(text, set).flatMap { $0.fix?.edits ?? [] }
    return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  private func findings(_ text: String, _ set: (inout DeclarationFix) -> Void) -> [Diagnostic] {
    var query = DeclarationQuery()
    query.kinds = [.var, .class]
    var check = DeclarationCheck(select: query)
    set(&check.fix)
    check.includesLocal = true
    return TestProject(TestProject.rule([check])).findings(in: text)
  }

  private func insert(_ text: String) -> (inout DeclarationFix) -> Void {
    { $0.insertion = text }
  }

  private func introduce(_ keyword: String) -> (inout DeclarationFix) -> Void {
    { $0.introducer = keyword }
  }

  private func remove(_ fix: inout DeclarationFix) { fix.isRemoval = true }

  @Test func aConditionGoesAroundAllThatFollowsTheImports() {
    let wrap: (inout DeclarationFix) -> Void = { $0.condition = "os(tvOS)" }
    #expect(
      fixed("class A {}\nclass B {}\n", wrap)
        == "#if os(tvOS)\nclass A {}\nclass B {}\n#endif\n")
    #expect(
      fixed("\u{FEFF}class A {}\n", wrap) == "\u{FEFF}#if os(tvOS)\nclass A {}\n#endif\n")
    #expect(
      fixed("// Head\nimport A\n@MainActor\nclass A {}", wrap)
        == "// Head\nimport A\n\n#if os(tvOS)\n@MainActor\nclass A {}\n#endif\n")
    #expect(
      fixed("import A\r\n\r\n// One\r\n/// Two\r\nvar a = 1\r\n", wrap)
        == "import A\r\n\r\n#if os(tvOS)\r\n// One\r\n/// Two\r\nvar a = 1\r\n#endif\r\n")
    // Conditions, other code above, and the end of a comment.
    for text in [
      "#if DEBUG\n#endif\nclass A {}", "import A; class A {}", "func f() {}\nclass A {}",
      "run()\nclass A {}", "/* a\n*/\nclass A {}",
    ] { #expect(fixed(text, wrap) == text) }
  }

  @Test func modifiersStandBehindAttributes() {
    #expect(fixed("class A {}", insert("final")) == "final class A {}")
    #expect(fixed("public class A {}", insert("final")) == "public final class A {}")
    let open = "public class A { open func f() {} }"
    #expect(fixed(open, insert("final")) == open)
    let other = "public class A {}\nextension A { open var a: Int { 1 } }"
    #expect(fixed(other, insert("final")).hasPrefix("public class A {}"))
    #expect(fixed("@A\n@B class A {}", insert("final")) == "@A\n@B final class A {}")
  }

  @Test func attributesStandOnALineAbove() {
    #expect(
      fixed("struct S {\n\t@B private var a = 1\n}", insert("@A"))
        == "struct S {\n\t@A\n\t@B private var a = 1\n}")
    #expect(fixed("struct S { var a = 1 }", insert("@A")) == "struct S { @A var a = 1 }")
    #expect(
      fixed("struct S {\r\n  var a = 1\r\n}", insert("@A"))
        == "struct S {\r\n  @A\r\n  var a = 1\r\n}")
  }

  @Test func `a comment is on a line above the documentation`() {
    #expect(
      fixed("struct S {\n  let b = 1\n  /// A.\n  @A\n  var a = 1\n}", insert("// MARK: - A"))
        == "struct S {\n  let b = 1\n\n  // MARK: - A\n  /// A.\n  @A\n  var a = 1\n}")
    #expect(
      fixed("struct S {\r\n\tvar a = 1\r\n}", insert("// A"))
        == "struct S {\r\n\t// A\r\n\tvar a = 1\r\n}")
    #expect(fixed("var a = 1", insert("// A")) == "// A\nvar a = 1")
    #expect(fixed("\u{FEFF}var a = 1", insert("// A")) == "\u{FEFF}// A\nvar a = 1")
    #expect(fixed("struct S { var a = 1 }", insert("// A")) == "struct S { var a = 1 }")
  }

  /// A declaration that shares its introducer with another one cannot be changed alone.
  @Test func twoInOneDeclaration() {
    #expect(fixed("var a = 1, b = 2", insert("@A")) == "var a = 1, b = 2")
  }

  @Test func variablesBecomeConstants() {
    #expect(fixed("private(set) var a: Int", introduce("let")) == "let a: Int")
    for text in ["lazy var a = 1", "weak var a: A?", "var a: Int { 1 }", "var a = 1 { didSet {} }"]
    {
      #expect(fixed(text, introduce("let")) == text)
    }
  }

  @Test(arguments: [
    "private var a: Int?", "private var a: [Int] = []", "private var a = Set<Int>()",
    "private var a = [Int: A<B>]()", "private var a: Set<Int> = .init()", "var a: A? = nil",
  ])
  func unusedPropertiesAreDeleted(_ declaration: String) {
    #expect(fixed("struct S {\n  \(declaration)\n}", remove) == "struct S {\n}")
  }

  @Test(arguments: [
    "private var a = make()", "private var a = A(b: 1)", "private var a = A { b }",
    "private var a = [make()]", "private var a = [b]", "private var a: Int { 1 }",
    "private var a = 1; let b = 2", "private var a: Int?\n  func b() { a }",
  ])
  func whatMayDoSomethingStays(_ declaration: String) {
    let text = "struct S {\n  \(declaration)\n}"
    #expect(fixed(text, remove) == text)
  }

  @Test func documentationGoesAlong() {
    #expect(
      fixed(
        "struct S {\n  let b = 1\n\n  /// One.\n  /// Two.\n  var a: A?\n\n  let c = 2\n}", remove)
        == "struct S {\n  let b = 1\n\n  let c = 2\n}")
    #expect(
      fixed("struct S {\r\n  /// One.\r\n  var a: A?\r\n}", remove) == "struct S {\r\n}")
    #expect(
      fixed("struct S {\n  /** One.\n   Two. */\n  var a: A?\n  let b = 1\n}", remove)
        == "struct S {\n  let b = 1\n}")
    // A comment that is no documentation concerns something else.
    #expect(
      fixed("struct S {\n  /* One. */\n  var a: A?\n}", remove) == "struct S {\n  /* One. */\n}")
    #expect(fixed("struct S {\n  // One.\n  var a: A?\n}", remove) == "struct S {\n  // One.\n}")
  }

  @Test func theStartOfABlockHasNoEmptyLineAfterwards() {
    #expect(
      fixed("struct S {\n  private var a: A?\n\n  let b = 1\n}", remove)
        == "struct S {\n  let b = 1\n}")
  }

  @Test func aCommentOnTheLineKeepsTheDeclaration() {
    for text in ["/* Of a. */ private var a: A?", "private var a: A? // Of a."] {
      let text = "struct S {\n  \(text)\n}"
      #expect(fixed(text, remove) == text)
    }
  }

  /// Other files see what is not private.
  @Test func deletingIsSafeWhereNobodyElseCanSee() {
    let safety = findings(
      "struct S {\n  private var a: A?\n  var b: B?\n}\nfunc f() {\n  var c: C?\n}", remove
    ).map { $0.fix?.isSafe }
    #expect(safety == [true, false, true])
  }

  @Test func aProtocolGoesWhereTheOthersAre() {
    let conform: (inout DeclarationFix) -> Void = { $0.conformance = "P" }
    #expect(fixed("class A<B: C> /* a */ {}", conform) == "class A<B: C>: P /* a */ {}")
    #expect(fixed("class A: B /* b */ {}", conform) == "class A: B /* b */, P {}")
    #expect(fixed("class A: B // b\n{}", conform) == "class A: B, // b\nP\n{}")
    #expect(
      fixed("class A:\r\n\tB, // b\r\n\tC // c\r\n{}", conform)
        == "class A:\r\n\tB, // b\r\n\tC, // c\r\n\tP\r\n{}")
  }
}
