import Testing

@testable import LintRules

/// Holes match tokens, and end somewhere.
@Suite struct PatternHoleTests {
  @Test func anArgument() throws {
    try expectMatches(
      "f($x)", "↓f(1)", "↓f(a.b(c, d))", "↓f(a + b)", "↓f([1, 2])",
      "↓f((1, 2))", "↓f({ a, b in a })", "↓f(\"\\(a, b)\")", "↓f(a ? b : c)", "↓f(A<B, C>())",
      "f()", "f(1, 2)", "f(label: 1)", "f", "g(1)")
  }

  @Test func `a mark that belongs to try or as ends no expression`() throws {
    try expectMatches(
      "let $_ = $v!", "↓let a = b!", "↓let a = b.c()!", "let a = try! b()", "let a = b as! C",
      "let a = b.as as! C")
    try expectMatches("return $v?", "↓return a?", "return a as? B", "return try? a()")
    try expectMatches("f($v!)", "↓f(a!)", "↓f(a.try!)", "f(try! a())", "f(a as! B)")
  }

  @Test func `the mark of an optional type is no part of the hole before it`() throws {
    try expectMatches(
      "var $_: $type?", "↓var a: Int?", "↓var b: [Int?]?", "var c: Int", "var d: Int!")
    #expect(try captured("var $_: $type?", in: "var a: [B?]?") == [["type": "[B?]"]])
    #expect(try captured("var $_: $type", in: "var a: B?") == [["type": "B?"]])
  }

  @Test func `a key of a dictionary is no label`() throws {
    try expectMatches("let $_: [$_: Int]", "↓let a: [String: Int]", "let b: [Int]")
    try expectMatches("f([$key: 1])", "↓f([a: 1])", "f([1])", "f(a: 1)")
  }

  @Test func aLabelledArgument() throws {
    try expectMatches(
      "sleep(nanoseconds: $time)", "↓sleep(nanoseconds: 5)", "↓sleep(nanoseconds: 5 * 10)",
      "sleep(seconds: 5)", "sleep(nanoseconds: 5, clock: c)", "sleep(5)")
  }

  @Test func anExpressionAtTheEnd() throws {
    try expectMatches("x = $value", "↓x = 1", "↓x = a.b()\ny()", "x == 1")
    #expect(try captured("x = $v", in: "x = a\n  .b()\n  .c\ny()") == [["v": "a\n  .b()\n  .c"]])
    #expect(try captured("x = $v", in: "x = a +\n  b\ny()") == [["v": "a +\n  b"]])
    #expect(try captured("x = $v", in: "{ x = a }") == [["v": "a"]])
    #expect(try captured("x = $v", in: "x = a; y()") == [["v": "a"]])
  }

  @Test func theSameNameIsTheSameCode() throws {
    try expectMatches(
      "max($x, $x)", "↓max(a, a)", "↓max(a.b(1), a.b( 1 ))", "max(a, b)", "max(a, a.b)",
      "max(a.b, a)")
  }

  @Test func `a dollar sign behind a backslash is part of a name`() throws {
    try expectMatches(
      "\\$model.$_", "f(↓$model.name)", "let a = ↓$model.b", "f(model.name)", "f($other.name)",
      "f(\\.model)")
    #expect(try captured("f(\\$model, $x)", in: "f($model, a)") == [["x": "a"]])
  }

  @Test func `a string may have any text in it`() throws {
    try expectMatches(
      "f(\"$$$Loading$$$\")", "↓f(\"Loading\")", "↓f(\"A – Loading, B\")", "f(\"loading\")",
      "f(Loading)",
      "f(\"Loading\", 1)")
    try expectMatches("f(\"a$$$b\")", "↓f(\"ab\")", "↓f(\"a b\")", "f(\"aa\")", "f(\"cab\")")
    try expectMatches(
      "f(\"a$$$b$$$c\")", "↓f(\"abc\")", "↓f(\"a-b-b-c\")", "f(\"ac\")", "f(\"acb\")",
      "f(\"abcd\")")
    // The parts of the text may not share a letter.
    try expectMatches("f(\"a$$$bc$$$cd\")", "↓f(\"abccd\")", "f(\"abcd\")")
    try expectMatches("f(\"ab$$$ba\")", "↓f(\"abba\")", "↓f(\"ab ba\")", "f(\"aba\")")
  }

  @Test func `what is assigned to is neither declared nor a default value`() throws {
    try expectMatches(
      "$x = $_", "a ↓= 1", "{ a.b ↓= 1 }", "a[0] ↓= 1", "if c { a ↓= 1 }",
      "f { [weak self] in a ↓= 1 }",
      "switch a { case .b: c ↓= 1 }", "switch a { case .b: let c: Int = 1 }",
      "switch a { default: if let c: Int = b {} }", "switch a { case .b: d(); c ↓= 1 }",
      "let a = 1", "var a: Int = 1", "let a: any P = b",
      "func f(a: Int = 1) {}", "if let a = b {}", "if case .a(let b) = c {}", "let (a, b) = c",
      "typealias A = B", "let a: () -> Void = {}", "enum A: Int { case a = 1 }", "a == b", "a += b")
  }

  @Test func `a pattern that starts with a label matches behind a comma`() throws {
    try expectMatches(
      "id: \\.offset", "ForEach(a, ↓id: \\.offset)", "ForEach(↓id: \\.offset, a)",
      "ForEach(a, id: \\.b)",
      "a ? id : offset")
  }

  @Test func aDeclaredNameAndItsType() throws {
    try expectMatches(
      "struct $name: Key { $$$ }", "↓struct A: Key { let x = 1 }", "struct A: Other { }",
      "struct A { }", "enum A: Key { }")
    #expect(
      try captured("let $name: $type", in: "let a: [Int] = []\nlet b = 1\nlet c: B.C?") == [
        ["name": "a", "type": "[Int]"], ["name": "c", "type": "B.C?"],
      ])
    #expect(
      try captured("var $name: $type", in: "var a: Int { 1 }") == [["name": "a", "type": "Int"]])
    try expectMatches("let $name = $value", "↓let a = 1", "let a: Int = 1")
  }

  @Test func emptyParenthesesBeforeATrailingClosure() throws {
    try expectMatches(
      ".f { $$$ }", "x↓.f { a }", "x↓.f() { a }", "x.f(1) { a }", "x.f()\n  .g { a }")
    try expectMatches("F { $$$ }", "↓F { a }", "↓F() { a }", "F(a) { b }", "F()")
    try expectMatches("if f { $$$ }", "↓if f { a }", "if f() { a }")
  }

  @Test("`init` may be between the name of a type and the brackets of its call")
  func namedInitializer() throws {
    try expectMatches("Date($$$)", "↓Date.init()", "f(↓Date.init(a))", "let f = Date.init")
    try expectMatches("Task { $$$ }", "↓Task.init { a }", "f { ↓Task.init { a } }")
    try expectMatches("open($x)", "open.init(a)", "a.open.init(b)")
    try expectMatches("f { Task { $$$ } }", "↓f { Task.init { a } }", "↓f { Task<A, B> { a } }")
    try expectMatches("class B { let a }", "class B<C> { let a }", "↓class B { let a }")
  }

  @Test func genericArgumentsBetweenATypeAndItsCall() throws {
    try expectMatches(
      "Task { $$$ }", "↓Task<Void, Never> { a }", "let b = ↓Task<Int, any Error>() { a }",
      "if Task < b { a }", "x.Task<Int> { a }")
    try expectMatches("Set($$$)", "↓Set<Int>(a)", "↓Set(a)", "Set<Int>.first(a)", "Set < (a)")
    try expectMatches("Set<Int>($$$)", "↓Set<Int>(a)", "Set<UInt>(a)", "Set(a)")
  }

  @Test func holesWithoutNameAreIndependent() throws {
    try expectMatches("max($_, $_)", "↓max(a, a)", "↓max(a, b)", "max(a)", "max(a, b, c)")
  }

  @Test func captures() throws {
    #expect(
      try captured("f($a, $$$rest)", in: "f(1, two: 2, 3); f(4)") == [
        ["a": "1", "rest": "two: 2, 3"], ["a": "4", "rest": ""],
      ])
    #expect(try captured("f($$$all)", in: "f(a, { b }, c: d)") == [["all": "a, { b }, c: d"]])
  }

  @Test func aRunIsWhateverStandsInBrackets() throws {
    try expectMatches(
      "print($$$)", "↓print()", "↓print(a)", "↓print(a, b, to: &c)", "↓print((a), [b], { c })",
      "print")
    try expectMatches("f($$$, last: $x)", "↓f(a, b, last: c)", "f(last: c)", "f(a, last: c, d)")
    try expectMatches("f { $$$ }", "↓f { }", "↓f { a; b { c } }", "f({ a })")
  }

  /// Brackets close within a run, so that it does not leave the brackets around it.
  @Test func runsAreBalanced() throws {
    try expectMatches("f($$$ a)", "↓f(b, a)", "f(b(a))", "f(b) a)")
    try expectMatches("f([$$$])", "↓f([a, [b], c])", "f([a], [b])")
  }

  @Test func aRestMayBeNothing() throws {
    try expectMatches("f(x, $$$)", "↓f(x)", "↓f(x, y)", "↓f(x, y: z, w)", "f(y, x)", "f(x: y)")
  }

  @Test func trailingCommas() throws {
    try expectMatches("f($x)", "↓f(a,)", "↓f(\n  a,\n)", "f(a, b,)")
    try expectMatches("f(a, b)", "↓f(a, b,)")
  }

  @Test func aLeadingHoleIsAReceiver() throws {
    try expectMatches(
      "$x.sink { $$$ }", "a↓.sink { b }", "a.b(c)[d]↓.sink { e }", "a?.b!↓.sink { c }",
      "A<B>()↓.sink { c }", "\"\\(a)\"↓.sink { b }", "self↓.sink { b }")
    #expect(
      try captured("$x.sink { $$$ }", in: "let a = b.c(d).sink { e }") == [["x": "b.c(d)"]])
    #expect(
      try captured("$value as! $type", in: "let a = try b.c as! D<E>") == [
        ["value": "b.c", "type": "D<E>"]
      ])
  }

  @Test func aLeadingHoleNeedsAReceiver() throws {
    try expectMatches("$x.sink { $$$ }", "let a = .sink { b }", "sink { b }")
  }

  @Test func literalsMatchByValueOrText() throws {
    try expectMatches("f(1000)", "↓f(1_000)", "↓f(0x3E8)", "f(1001)", "f(1000.0)")
    try expectMatches(#"f("a")"#, #"↓f("a")"#, #"f("b")"#, ##"f(#"a"#)"##)
  }

  @Test func layoutDoesNotCount() throws {
    try expectMatches(
      "a.b(c: $x)", "↓a . b ( c : 1 )", "↓a\n  .b(\n    c: 1\n  )", "↓a/* one */.b(c: /* two */ 1)")
  }

  @Test func commentsAndStringsAreNoCode() throws {
    try expectMatches(
      "f($x)", "// f(1)\n", "/* f(1) */", "/// f(1)\n", #"let a = "f(1)""#,
      "let a = \"\"\"\n  f(1)\n  \"\"\"", #"let a = #/f(1)/#"#)
    try expectMatches("f($x)", #"let a = "\(↓f(1))""#)
  }

  /// Hostile text costs a bounded number of steps and matches nothing rather than taking long.
  @Test func nestedRunsOnHostileText() throws {
    let text = "f(" + String(repeating: "a, ", count: 3_000) + "b)"
    try expectMatches("f($$$, $$$, $$$, c)", text)
  }

  /// Many places at which a pattern of runs could start, all in one line.
  @Test func chainsOfRunsInOneLongLine() throws {
    let count = 2_000
    let pattern = "f($$$, $$$, $$$, $$$, c)"
    let open = String(repeating: "f(a, a, ", count: count)
    try expectMatches(pattern, "let a = \(open)b\(String(repeating: ")", count: count))")
    try expectMatches(pattern, "let a = [\(String(repeating: "f(a, a, b, a), ", count: count))]")
    try expectMatches("$a.f($$$).f($$$).f($$$).g", String(repeating: ".f(a)", count: 5 * count))
  }
}
