import Testing

@testable import SwiftSource

/// Variables: names, types, several in one declaration, modifiers.
@Suite struct VariableTests {
  @Test("a variable has its name, type and initial value")
  func one() {
    checkOutline("let a = 1", "let a = 1")
    checkOutline("var a: Int", "var a: Int")
    checkOutline("var a: Int = 1", "var a: Int = 1")
    checkOutline("let `class`: A", "let `class`: A")
    checkOutline("let a:Int=1", "let a: Int = 1")
    checkOutline("let _ = a()", "let _ = a()")
    checkOutline("let $a = b", "let $a = b")
    checkOutline("let a: Int; let b: Int", "let a: Int\nlet b: Int")
    checkOutline("let a: Int\n  = 1", "let a: Int = 1")
    checkOutline("let a\n  : Int = 1", "let a: Int = 1")
  }

  @Test("the type of a variable ends before its value")
  func types() {
    checkOutline("let a: [B: C?]", "let a: [B: C?]")
    checkOutline("let a: B<C, D>.E?", "let a: B<C, D>.E?")
    checkOutline("let a: (b: B, C) -> D\nlet e: E", "let a: (b: B, C) -> D\nlet e: E")
    checkOutline(
      "let a: @A @B () async throws(C) -> Void = d",
      "let a: @A @B () async throws(C) -> Void = d")
    checkOutline("let a: any B & C = d", "let a: any B & C = d")
    checkOutline("let a: (some B)? = c", "let a: (some B)? = c")
    checkOutline(
      "let a: [3 of Int], b: InlineArray<3, Int>", "let a: [3 of Int]\nlet b: InlineArray<3, Int>")
    checkOutline(
      "let a: B.Type, c: any D.Type, e: F.Protocol",
      "let a: B.Type\nlet c: any D.Type\nlet e: F.Protocol")
    checkOutline("let a: ~Copyable & B", "let a: ~Copyable & B")
    checkOutline("let a: M::B", "let a: M::B")
    checkOutline("let a: Self, b: Any, c: AnyObject?", "let a: Self\nlet b: Any\nlet c: AnyObject?")
    checkOutline("let a: () -> ()\n(b, c)", "let a: () -> ()")
    checkOutline("let a: _ = b", "let a: _ = b")
    checkOutline("let a: <#type#> = b", "let a: <#type#> = b")
  }

  @Test("a declaration may have several variables")
  func several() {
    checkOutline("let a = 1, b = 2", "let a = 1\nlet b = 2")
    checkOutline("var a, b: Int", "var a\nvar b: Int")
    checkOutline(
      "var a: Int, b: String = c(d, e), f = [g, h]",
      "var a: Int\nvar b: String = c(d, e)\nvar f = [g, h]")
    checkOutline("let a = b,\n  c = d\nlet e = f", "let a = b\nlet c = d\nlet e = f")
    checkOutline("let a = B<C, D>(), e = F", "let a = B<C, D>()\nlet e = F")
    checkOutline("let a = b < c, d = e > f", "let a = b < c\nlet d = e > f")
    checkOutline("@A private let a = 1, b: C", "@A private let a = 1\n@A private let b: C")
  }

  @Test("the names in a tuple share its value")
  func tuples() {
    checkOutline("let (a, b) = c", "let a = c [tuple]\nlet b = c [tuple]")
    checkOutline("let (a, b): (A, B) = c", "let a: (A, B) = c [tuple]\nlet b: (A, B) = c [tuple]")
    checkOutline(
      "let (a, (b, _)) = c",
      "let a = c [tuple]\nlet b = c [tuple]\nlet _ = c [tuple]")
    checkOutline("let (x: a, y: b) = c", "let a = c [tuple]\nlet b = c [tuple]")
    checkOutline("let (a, b) = c, d = e", "let a = c [tuple]\nlet b = c [tuple]\nlet d = e")
    checkOutline("let a = b, (c, d) = e", "let a = b\nlet c = e [tuple]\nlet d = e [tuple]")
    checkOutline("let ((a)) = b", "let a = b [tuple]")
    checkOutline("let () = a", "")
  }

  /// A pattern was searched to the end of the file when nothing closes it.
  @Test func noNamesInBracesOfAPattern() {
    checkOutline("let (a, { b, c })", "let a [tuple]")
  }

  @Test("a variable has its modifiers and the access of its setter")
  func modifiers() {
    checkOutline(
      """
      class A {
        static let a = 1
        class var b: Int { 2 }
        private(set) var c = 3
        public private(set) var d = 4
        fileprivate(set) internal(set) public(set) package(set) var e = 5
        lazy var f = 6
        weak var g: A?
        unowned let h: A
        unowned(unsafe) var i: A
        nonisolated(unsafe) static var j = 7
        nonisolated let k = 8
        final override var l: Int { 9 }
        @objc dynamic var m = 10
        public static let n = 11
        sending var o = 12
      }
      """,
      """
      class A {}
        static let a = 1
        class var b: Int {} [computed]
        private(set) var c = 3
        public private(set) var d = 4
        public(set) package(set) internal(set) fileprivate(set) var e = 5
        lazy var f = 6
        weak var g: A?
        unowned let h: A
        unowned var i: A
        static nonisolated nonisolated(unsafe) var j = 7
        nonisolated let k = 8
        final override var l: Int {} [computed]
        @objc dynamic var m = 10
        public static let n = 11
        sending var o = 12
      """)
  }

  @Test("all variables of a declaration have its attributes")
  func attributes() {
    checkOutline("@State private var a = 1", "@State private var a = 1")
    checkOutline("@A(b: 1)\n@C\nvar d: D", "@A(b: 1) @C var d: D")
    checkOutline("@A var b = 1, c = 2", "@A var b = 1\n@A var c = 2")
  }

  @Test("a variable that is bound with async is asynchronous")
  func asynchronous() {
    checkOutline(
      "func f() {\n  async let a = b()\n}", "func f() {}\n  async let a async = b() [local]")
    checkOutline(
      "{ async let a = b(), c = d() }",
      "async let a async = b() [local]\nasync let c async = d() [local]")
  }

  @Test("access levels are all but those of setters")
  func accessLevels() {
    let levels: ModifierSet = [.open, .public, .package, .internal, .fileprivate, .private]
    #expect(ModifierSet.access == levels)
    #expect(ModifierSet.access.isDisjoint(with: [.publicSet, .privateSet]))
  }

  /// It got that of a variable in the value before it.
  @Test func laterVariablesHaveTheClauseOfTheFirst() {
    checkOutline(
      "let a = {\n#if X\nlet b = 1\n#endif\n}(), c = 2",
      "let a = { #if X let b = 1 #endif }()\n  let b = 1 [local] #if X\nlet c = 2")
  }
}
