import Testing

@testable import SwiftSource

/// Words that are keywords elsewhere, as names.
@Suite struct ContextualKeywordTests {
  private let modifiers = [
    "open", "package", "final", "override", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "required", "convenience", "dynamic", "optional", "indirect",
    "distributed", "prefix", "infix", "postfix", "consuming", "borrowing", "async", "sending",
  ]

  @Test func aModifierBeforeADeclarationBelongsToIt() {
    for modifier in modifiers {
      let isAsync = modifier == "async"
      checkOutline(
        "struct S { \(modifier) func f() {} }",
        "struct S {}\n  \(modifier) func f()\(isAsync ? " async" : "") {}")
    }
  }

  @Test func aVariableMayBeNamedLikeAModifier() {
    for modifier in modifiers {
      checkOutline("let \(modifier) = 1", "let \(modifier) = 1")
      checkOutline("f {\n  \(modifier) = 1\n  \(modifier).a()\n  \(modifier)[0]\n}", "")
      checkOutline("f { \(modifier) }", "")
      checkOutline("f { \(modifier) + 1 }\nlet a = 1", "let a = 1")
    }
  }

  /// The call was taken for a modifier with its detail in parentheses.
  @Test func aCallOfAFunctionNamedLikeAModifierIsACall() {
    for modifier in modifiers where modifier != "unowned" && modifier != "nonisolated" {
      let isDetailed = modifier == "package"
      checkOutline(
        "f {\n  \(modifier)(a)\n  let b = 1\n}",
        "\(isDetailed ? "package " : "")let b = 1 [local]")
    }
    checkOutline("f {\n  prefix(a, b)\n  let c = 1\n}", "let c = 1 [local]")
    checkOutline("f {\n  async { a }\n  let c = 1\n}", "let c = 1 [local]")
    checkOutline("f {\n  open(a)\n  func b() {}\n}", "func b() {} [local]")
  }

  @Test func aFunctionMayBeNamedLikeAModifier() {
    for modifier in modifiers {
      checkOutline("func \(modifier)() {}", "func \(modifier)() {}")
    }
  }

  @Test func aNameMayBeAWordThatIntroducesDeclarations() {
    checkOutline("let actor = 1, macro = 2", "let actor = 1\nlet macro = 2")
    checkOutline("func actor() {}\nfunc macro() {}", "func actor() {}\nfunc macro() {}")
    checkOutline(
      "struct S { var actor: A; let macro: B }", "struct S {}\n  var actor: A\n  let macro: B")
    checkOutline("struct some {}\nstruct any {}", "struct some {}\nstruct any {}")
    checkOutline("actor actor {}", "actor actor {}")
  }

  @Test func aKeywordBehindADotIntroducesNothing() {
    let keywords = [
      "init", "class", "struct", "enum", "protocol", "extension", "func", "import", "operator",
      "subscript", "deinit", "typealias", "associatedtype", "precedencegroup", "let", "var", "case",
      "static", "public", "private",
    ]
    for keyword in keywords {
      checkOutline("a.\(keyword)", "")
      checkOutline("a.\(keyword) { b }", "")
      checkOutline("a.\(keyword)\nlet b = 1", "let b = 1")
      checkOutline("a\n  .\(keyword)\n  .b()", "")
      checkOutline("f(.\(keyword), \\.\(keyword))", "")
      checkOutline("switch a { case .\(keyword): b }", "")
    }
  }

  @Test func aKeywordMayBeALabel() {
    let keywords = [
      "class", "struct", "enum", "protocol", "extension", "func", "import", "operator", "in", "for",
      "static", "public", "private", "default", "where", "init", "actor", "macro", "get", "set",
    ]
    for keyword in keywords {
      checkOutline("a(\(keyword): b)", "")
      checkOutline("a(b, \(keyword): c)", "")
      checkOutline("[\(keyword): a]", "")
      checkOutline("func f(\(keyword) a: B) {}", "func f(\(keyword) a: B) {}")
      checkOutline("f { a } \(keyword): { b }", "")
    }
  }

  @Test func aNameMayBeThatOfAnAccessor() {
    checkOutline(
      "struct S { var get: Int; var set: Int { get } }",
      "struct S {}\n  var get: Int\n  var set: Int { get } [computed]")
    checkOutline(
      "func get() {}\nfunc set(didSet: Int) {}", "func get() {}\nfunc set(didSet: Int) {}")
  }

  @Test func aNameMayBeAWordOfTypes() {
    checkOutline("let some = any, each = `repeat`", "let some = any\nlet each = `repeat`")
    checkOutline("let a: some = b", "let a: some = b")
    checkOutline("let await = 1", "let await = 1")
  }

  @Test func classBeforeAMemberIsAModifier() {
    checkOutline(
      "class A { class func f() {}; class var b: C { d }; class subscript(e: E) -> F { g } }",
      """
      class A {}
        class func f() {}
        class var b: C {} [computed]
        class subscript(e: E) -> F {} [computed]
      """)
    checkOutline("class A { class B {} }", "class A {}\n  class B {}")
    checkOutline(
      "class A { class override func b() {}; class private let c = 1 }",
      "class A {}\n  class override func b() {}\n  private class let c = 1")
    checkOutline(
      "class A { class open func b() {}; class open class func c() {} }; class open {}",
      "class A {}\n  open class func b() {}\n  open class func c() {}\nclass open {}")
  }

  @Test func escapedKeywordsIntroduceNothing() {
    checkOutline("`class` A {}\n`let` b = 1\n`import` c", "")
    checkOutline("struct S {\n  `case` a\n  `func` b()\n}", "struct S {}")
  }
}
