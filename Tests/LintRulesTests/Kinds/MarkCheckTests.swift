import SwiftSource
import Testing

@testable import LintRules

@Suite struct MarkCheckTests {
  private func check(_ set: (inout MarkCheck) -> Void) -> MarkCheck {
    var check = MarkCheck()
    set(&check)
    return check
  }

  private func expect(
    _ check: MarkCheck, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let project = TestProject(TestProject.rule([check]))
    #expect(project.remarked(marked) == marked, sourceLocation: sourceLocation)
  }

  @Test func orderStartsAgainInEachType() {
    let check = check { $0.order = ["A", "B"] }
    expect(check, "struct S {\n  // MARK: - B\n  ↓// MARK: - A\n}")
    expect(check, "struct S {\n  // MARK: - B\n  struct T {\n    //MARK: a\n  }\n}")
    expect(check, "// MARK: - B\n// MARK: - A\nstruct S {}")
    expect(check, "func f() {\n  // MARK: - B\n  // MARK: - A\n}")
    expect(check, "struct S {\n  // MARK: - B\n  // MARK: - C\n  ↓// MARK: - A\n}")
  }

  @Test("hyphens and spaces around a name are no part of it")
  func names() {
    let check = check { $0.order = ["A", "B"] }
    for name in ["A -", "- A -", "A ", "-A\t", "A --", "-- A - -", "A"] {
      expect(check, "struct S {\n  // MARK: B -\n  ↓// MARK: \(name)\n}")
    }
    for name in ["-", "- -", "", "A - a", "-A.", "AA"] {
      expect(check, "struct S {\n  // MARK: B\n  // MARK: \(name)\n}")
    }
  }

  @Test("a block comment with its first words opens a section, and has neither spelling nor order")
  func blocks() {
    let any = check { $0.longerThan = 1 }
    expect(any, "struct S {\n  /* MARK: - A */\n  let a = 1\n}")
    expect(any, "struct S {\n  /**\n   * MARK: - A\n   * more\n   */\n  let a = 1\n}")
    expect(any, "struct ↓S {\n  /* see MARK: A */\n  /* MARK: */\n  let a = 1\n}")
    expect(any, "struct S {\n  // MARK: -\n  let a = 1\n}")
    expect(any, "struct ↓S {\n  // MARK:\n  let a = 1\n}")
    expect(check { $0.order = ["A", "B"] }, "struct S {\n  // MARK: B\n  /* MARK: A */\n}")
    expect(check { $0.spelled = ["Init"] }, "/* MARK: Init */\n")
  }

  @Test func spelling() {
    let check = check { $0.spelled = ["Init"] }
    expect(check, "↓//MARK: - Init\n↓// MARK: Init\n↓// MARK: - init\n// MARK: - Init\n")
    expect(check, "// MARK: - Inits\n// MARK:\nlet a = 1 // MARK: Init\n/// MARK: Init\n")
    let found = TestProject(TestProject.rule([check])).findings(in: "//MARK: Init\n")
    #expect(found.first?.fix?.edits.map(\.replacement) == ["// MARK: - Init"])
  }

  @Test func sectionsOfLongTypes() {
    var inits = DeclarationQuery()
    inits.kinds = [.`init`]
    let check = check {
      $0.longerThan = 2
      $0.sections = [.init(name: "Init", members: inits)]
    }
    expect(check, "struct ↓S {\n  init() {}\n}")
    expect(check, "struct S {\n  init() {} }")
    expect(check, "struct S {\n  // MARK: - Init\n  /// Makes one.\n  @A init() {}\n}")
    expect(check, "struct ↓S {\n  init() {}\n  // MARK: - Init\n  init(a: Int) {}\n}")
    expect(check, "struct S {\n  func a() {}\n\n}")
  }

  @Test func anyMarkOfLongTypes() {
    let check = check { $0.longerThan = 2 }
    expect(check, "struct ↓S {\n  let a = 1\n}\nstruct T {\n  // MARK: - A\n  let a = 1\n}")
  }

  /// Which members a section has may depend on another file: one finding says all of it.
  @Test func sectionsThatOtherFilesDecide() throws {
    var inits = DeclarationQuery()
    inits.kinds = [.`init`]
    var view = DeclarationQuery()
    view.inherits = try NameList(["View"])
    var body = DeclarationQuery()
    body.names = try NameList(["body"])
    body.enclosing = [view]
    let check = check {
      $0.longerThan = 2
      $0.sections = [.init(name: "Init", members: inits), .init(name: "Body", members: body)]
    }
    let project = TestProject(TestProject.rule([check], message: "{sections}"))
    let text = "struct S: Base {\n  init() {}\n  var body: Int { 0 }\n}"
    for (other, expected) in [
      ("protocol Base: View {}", "'Init', 'Body'"), ("protocol Base {}", "'Init'"),
    ] {
      let found = project.findings(in: ["A.swift": text, "B.swift": other])
      #expect(found.map(\.message) == [expected])
    }
  }
}
