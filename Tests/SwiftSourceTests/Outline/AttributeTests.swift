import Testing

@testable import SwiftSource

@Suite struct AttributeTests {
  @Test("the name of an attribute may be qualified and generic")
  func names() {
    checkOutline("@A struct B {}", "@A struct B {}")
    checkOutline("@A.B.C struct D {}", "@A.B.C struct D {}")
    checkOutline("@A<Int, [B]>.C struct D {}", "@A<Int, [B]>.C struct D {}")
    checkOutline("@M::A struct B {}", "@M::A struct B {}")
    checkOutline("@`class` struct B {}", "@`class` struct B {}")
    checkOutline("@A @B @C struct D {}", "@A @B @C struct D {}")
    checkOutline("@A@B struct D {}", "@A @B struct D {}")
  }

  @Test("arguments belong to their attribute")
  func arguments() {
    checkOutline(
      "@available(iOS 17, *) func f()", "@available(iOS 17, *) func f()")
    checkOutline("@objc(a:b:) func f()", "@objc(a:b:) func f()")
    checkOutline("@A() func f()", "@A() func f()")
    checkOutline("@A<B>(c: [1, 2], { d }) func f()", "@A<B>(c: [1, 2], { d }) func f()")
    checkOutline("@A(\"(\") func f()", "@A(\"(\") func f()")
    checkOutline("@A(1) @B(2) var x = 3", "@A(1) @B(2) var x = 3")
  }

  /// Words in a closure that may start a declaration, and do not, are no part of the header.
  @Test(
    "an attribute keeps its declaration whatever its closures hold",
    arguments: [
      "{ true }()", "{ value in guard let x = value else { throw E() }; return x }",
      "{ public }", "{ if let a { } }", "{ @B in 1 }", "{ class_.init }, { indirect }",
      "a: { [weak self] in self }, b: b { open($0) }",
    ])
  func closures(_ closure: String) {
    let file = SourceFile(path: "", text: "@A(\(closure)) @C final class D {}")
    let declared = file.outline.declarations.filter { $0.kind == .class }
    #expect(declared.count == 1)
    #expect(declared.first?.attributes.count == 2)
    #expect(declared.first?.modifiers == .final)
  }

  @Test("attributes may be on lines of their own, with comments between")
  func severalLines() {
    checkOutline(
      """
      @A
      @B(
        1,
        2
      )
      // between
      public
      final
      class C {}
      """, "@A @B( 1, 2 ) public final class C {}")
  }

  /// White space before parentheses: arguments only where a declaration follows them.
  @Test func spaceBeforeParentheses() {
    checkOutline("@A (1) func f()", "@A(1) func f()")
    checkOutline("@A (1) @B func f()", "@A(1) @B func f()")
    checkOutline("@A (1) public func f()", "@A(1) public func f()")
    checkOutline("@A\n(1).f()", "")
  }

  @Test("attributes may be between modifiers")
  func betweenModifiers() {
    checkOutline("public @A final @B class C {}", "@A @B public final class C {}")
  }

  @Test("attributes in a condition belong to the declaration after it")
  func insideConditions() {
    checkOutline(
      """
      struct S {
        #if DEBUG
        @A @B(1)
        #else
        @C
        #endif
        @D func f() {}
      }
      """,
      """
      struct S {}
        @A @B(1) @C @D func f() {}
      """)
  }

  /// Only members had them.
  @Test func insideConditionsAtFileLevelAndInCode() {
    checkOutline("#if A\n@B\n#endif\nstruct S {}", "@B struct S {}")
    checkOutline("#if A\n#if C\n@B\n#endif\n#endif\npublic struct S {}", "@B public struct S {}")
    checkOutline("{\n#if A\n@B\n#endif\nfunc f() {}\n}", "@B func f() {} [local]")
    checkOutline("@A\n#if B\n@C\n#endif\n@D func f()", "@A @C @D func f()")
  }

  @Test func conditionsThatHoldMore() {
    checkOutline(
      "#if A\n@B func f() {}\n#endif\nfunc g() {}",
      "@B func f() {} #if A\nfunc g() {}")
    checkOutline(
      "struct S {\n#if A\n@B var x = 1\n#else\n@C var x = 2\n#endif\n}",
      "struct S {}\n  @B var x = 1 #if A\n  @C var x = 2 #else")
    checkOutline("#if A\n#endif\nfunc g() {}", "func g() {}")
  }

  @Test("an attribute without a declaration has no outline")
  func withoutDeclaration() {
    checkOutline("@A", "")
    checkOutline("@", "")
    checkOutline("@A(", "")
    checkOutline("@A foo()", "")
    checkOutline("f { @A in b }", "")
    checkOutline("switch a { @unknown default: let b = 1 }", "let b = 1 [local]")
  }

  @Test func attributesOfDeclarationsAreTheirOwn() {
    checkOutline(
      "@A struct S { @B var x: @C Int; @D init(@E y: @F Int) {} }",
      "@A struct S {}\n  @B var x: @C Int\n  @D init(y: @F Int) {}")
  }

  /// One was scanned again from each of the others.
  @Test func manyWithoutDeclaration() {
    checkOutline(String(repeating: "@a ", count: 100) + "b", "")
    checkOutline(String(repeating: "@a ", count: 100) + "b\n@c let d = 1", "@c let d = 1")
  }

  /// The scan of generic arguments was a recursion.
  @Test func attributesInGenericArgumentsOfAttributes() {
    checkOutline("@A<@B<@C Int> D> func f()", "@A<@B<@C Int> D> func f()")
    checkOutline("let x: " + String(repeating: "@A<", count: 1_000), "let x")
  }
}
