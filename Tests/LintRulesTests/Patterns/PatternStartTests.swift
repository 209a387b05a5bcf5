import Matching
import Testing

@testable import LintRules

/// Where a pattern that starts with a word or a dot matches, and where the word is something else.
@Suite struct PatternStartTests {
  @Test("a word at the start of a pattern is no member")
  func noMember() throws {
    try expectMatches("print($$$)", "↓print(a)", "a.print(b)", "a\n  .print(b)", "a?.print(b)")
  }

  @Test("a word at the start of a pattern is no label")
  func noLabel() throws {
    try expectMatches("print", "f(print: a)", "f(a, print: b)", "f(↓print)", "f(a: ↓print)")
    try expectMatches("print", "a ? ↓print : b")
  }

  @Test func noDeclaredName() throws {
    try expectMatches(
      "sleep($$$)", "func sleep(_ time: Int) {}", "func f() { ↓sleep(1) }",
      "enum E { case sleep(Int) }")
    try expectMatches("Task", "struct Task {}")
  }

  @Test("a word at the start of a pattern is no name that is being declared")
  func noBinding() throws {
    try expectMatches("item", "let item = 1", "for item in a {}", "a.map { item in b }")
    try expectMatches("item", "f(↓item)", "↓item.x = 1")
  }

  @Test("a module of the system may qualify the start of a pattern")
  func moduleQualification() throws {
    try expectMatches("Task.sleep($x)", "↓Swift.Task.sleep(1)", "↓_Concurrency.Task.sleep(1)")
    try expectMatches("Task.sleep($x)", "a.Swift.Task.sleep(1)", "Other.Task.sleep(1)")
  }

  /// After the name of an imported module a type of that module is meant, and none of the system.
  @Test func qualificationByOtherModules() throws {
    let found = PatternCheck.Case(pattern: try TokenPattern("Gadget.run($x)"))
    func remarked(_ text: String, isAboutSystem: Bool) -> String {
      let check = PatternCheck(cases: [found], isAboutSystem: isAboutSystem)
      return TestProject(TestProject.rule([check])).remarked(text)
    }
    let marked = "import Tools\nTools.↓Gadget.run(1)"
    #expect(remarked(marked, isAboutSystem: false) == marked)
    let plain = "import Tools\nTools.Gadget.run(1)"
    #expect(remarked(plain, isAboutSystem: true) == plain)
    for text in ["Tools.Gadget.run(1)", "import Tools\na.Tools.Gadget.run(1)"] {
      #expect(remarked(text, isAboutSystem: false) == text)
    }
  }

  @Test("the name of the file's own module may stand before a type") func ownModule() throws {
    let found = PatternCheck.Case(pattern: try TokenPattern("Gadget.run($x)"))
    let rule = TestProject.rule([PatternCheck(cases: [found], isAboutSystem: false)])
    let project = TestProject(rule)
    let text = "Tools.Gadget.run(1)\na.Tools.Gadget.run(1)"
    #expect(project.findings(in: ["A.swift": text], module: "Tools").count == 1)
    #expect(project.findings(in: ["A.swift": text], module: "Other").isEmpty)
  }

  @Test func aTypeOfTheProjectHidesTheSystems() throws {
    let check = PatternCheck(cases: [PatternCheck.Case(pattern: try TokenPattern("Task.sleep($x)"))]
    )
    let project = TestProject(TestProject.rule([check]))
    let text = "func f() { ↓Task.sleep(1) }"
    #expect(project.remarked(text) == text)
    let hidden = "func f() { Task.sleep(1) }"
    #expect(project.remarked(hidden, with: ["Other.swift": "struct Task {}"]) == hidden)
    #expect(project.remarked(hidden, with: ["Other.swift": "typealias Task = Int"]) == hidden)
    // A nested type has another name, and an extension declares none.
    #expect(project.remarked(text, with: ["Other.swift": "enum A { struct Task {} }"]) == text)
    #expect(project.remarked(text, with: ["Other.swift": "extension Task {}"]) == text)
  }

  @Test func aPatternAboutTheProjectIsNotHidden() throws {
    let check = PatternCheck(
      cases: [PatternCheck.Case(pattern: try TokenPattern("Legacy.window"))], isAboutSystem: false)
    let project = TestProject(TestProject.rule([check]))
    let text = "let a = ↓Legacy.window"
    #expect(project.remarked(text, with: ["Legacy.swift": "enum Legacy {}"]) == text)
  }

  @Test func aLeadingDot() throws {
    try expectMatches(".none", "f(↓.none)", "a↓.none", "nonsense", "f(none)")
  }

  /// The receiver before the dot can be captured by name.
  @Test func theReceiverOfALeadingDot() throws {
    let literal = CaptureConstraint(
      capture: PatternCheck.receiver, tests: [.literal([.string])])
    try expectMatches(
      ".count", "\"a\"↓.count", "a.count", "\"\\(a)\"↓.count", "f(.count)", where: [literal])
  }

  @Test func theReceiverBehindSeveralTrailingClosures() throws {
    let start = CaptureConstraint(
      capture: PatternCheck.receiver, tests: [.code(try RegularExpression("^Button"))])
    try expectMatches(
      ".frame()", "Button { a() } label: { b() }↓.frame()", "Button(a) { b }↓.frame()",
      "Text { a() } label: { b() }.frame()", "Button { a() } label: { b.frame() }",
      where: [start])
  }

  @Test("branches of #if are parts of the chain that a link ends")
  func branches() throws {
    let chain = """
      a.b()
      #if os(iOS)
        .c()
      #else
        .d()
      #endif
        .e()
      """
    for call in [".c()", ".d()", ".e()"] {
      try expectMatches("$view\(call)", chain.replacing(call, with: "↓\(call)"))
      let receiver = try captured("$view\(call)", in: chain)
      #expect(receiver.first?["view"]?.hasPrefix("a.b()") == true)
    }
    try expectMatches("$view.e", "let a = [\n#if A\n.d,\n#endif\n.e\n]")
  }

  @Test("a pattern may start with an attribute")
  func attributes() throws {
    try expectMatches(
      "@Published", "class A { ↓@Published var b = 1 }", "class A { @State var b = 1 }")
  }

  /// A trailing closure is no body: the word before the braces is a type there.
  @Test func bracesOfDeclarationsAreNoClosures() throws {
    try expectMatches(
      "Column { $$$ }", "let a = ↓Column { b }", "func f() -> Column { b }",
      "var a: Column { b }", "extension Column { }", "if a is Column { }",
      "struct A: Column { }")
  }

  @Test("a hole at the start takes the whole operand")
  func operators() throws {
    try expectMatches("$a == nil", "if a.b == c {}", "if a.b != nil {}")
    #expect(try captured("$a == nil", in: "if a.b == nil {}") == [["a": "a.b"]])
  }

  @Test func everyPlaceIsFound() throws {
    try expectMatches("f($x)", "↓f(1); ↓f(2)\n↓f(↓f(3))")
  }

  /// Patterns that several rules have are searched for once, and each rule reports its own.
  @Test func rulesShareTheirPatterns() throws {
    let pattern = try TokenPattern("f($x)")
    var inside = Selector()
    inside.included.inside = [try TokenPattern("g { $$$ }"), pattern]
    let cases = [PatternCheck.Case(pattern: pattern), PatternCheck.Case(pattern: pattern)]
    var project = TestProject(TestProject.rule([PatternCheck(cases: cases)], id: "a"))
    project.rules.append(
      TestProject.rule([PatternCheck(cases: [cases[0]])], id: "b", selector: inside))
    project.rules.append(
      TestProject.rule(
        [PatternCheck(cases: [PatternCheck.Case(pattern: try TokenPattern("h"))] + cases)], id: "c")
    )
    let found = project.findings(in: "f(1)\ng { f(2) }\nh\nlet i = f")
    #expect(
      found.map { "\($0.rule) \($0.location.region?.start.line ?? 0)" } == [
        "a 1", "b 1", "c 1", "a 2", "b 2", "c 2", "c 3",
      ])
  }
}
