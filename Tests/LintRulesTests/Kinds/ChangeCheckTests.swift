import Matching
import Project
import Testing

@testable import LintRules

/// Rules about a change as a whole. The tests of the same name for the command have it from git.
@Suite struct ChangeCheckTests {
  /// The findings about changed files, each with its texts before and after; nil before means that the
  /// file is new, and nil afterwards that it is gone.
  private func findings(
    _ check: ChangeCheck, _ texts: KeyValuePairs<String, (String?, String?)>
  ) -> [Diagnostic] {
    var project = TestProject(TestProject.rule([check], message: "{path} {excess} {files}"))
    project.diffs = texts.map { path, text in
      let kind: FileChange.Kind = text.0 == nil ? .added : text.1 == nil ? .deleted : .modified
      return FileDiff(
        FileChange(kind: kind, path: path), old: TextLines((text.0 ?? "").utf8),
        new: TextLines((text.1 ?? "").utf8))
    }
    return project.projectFindings(in: texts.map(\.key))
  }

  private func paths(
    _ check: ChangeCheck, _ texts: KeyValuePairs<String, (String?, String?)>
  ) -> [String] {
    findings(check, texts).map(\.path)
  }

  private func check(_ set: (inout ChangeCheck) throws -> Void) rethrows -> ChangeCheck {
    var check = ChangeCheck()
    try set(&check)
    return check
  }

  // MARK: - Size

  @Test func `a change may be as large as the limits and no larger`() {
    let old = "a\nb\nc\n"
    func isTooLarge(_ set: (inout ChangeLimits) -> Void) -> Bool {
      var limits = ChangeLimits()
      set(&limits)
      return !findings(
        check { $0.limits = limits }, ["A/A.txt": (old, "a\nd\ne\n"), "B/B.txt": (nil, "x\n")]
      ).isEmpty
    }
    // Two lines go, and three come.
    #expect(!isTooLarge { $0.lines = 5 })
    #expect(isTooLarge { $0.lines = 4 })
    #expect(!isTooLarge { $0.files = 2 })
    #expect(isTooLarge { $0.files = 1 })
  }

  // MARK: - Companions

  /// Returns true if the change needs a companion.
  private func needsCompanion(_ old: String, _ new: String, path: String = "A.swift") throws
    -> Bool
  {
    let check = try check {
      $0.companions = ["Tests/**"]
      $0.isAboutCode = true
      $0.notLines = [try RegularExpression("^import ")]
    }
    return !findings(check, [path: (old, new)]).isEmpty
  }

  @Test func `only lines that were not there before need a companion`() throws {
    #expect(try needsCompanion("a()\n", "a()\nb()\n"))
    #expect(try !needsCompanion("a()\nb()\nc()\n", "b()\n  c()\na()\n"))
    #expect(try !needsCompanion("a()\nb()\n", "b()\n"))
    #expect(try !needsCompanion("a()\n", "import A\n\na()\n"))
  }

  @Test func `a line that was there once and is there twice has come`() throws {
    #expect(try needsCompanion("a()\nb()\n", "b()\nb()\na()\na()\n"))
    #expect(try !needsCompanion("a()\na()\nb()\n", "b()\na()\na()\n"))
    #expect(try !needsCompanion("a()\na()\nb()\nc()\nd()\n", "b()\nc()\nd()\na()\na()\n"))
    #expect(try needsCompanion("if a { b() }\nc()\n", "c()\nif a { b() }\nif a { b() }\n"))
  }

  @Test func `comments are no lines of code, and are text elsewhere`() throws {
    #expect(try !needsCompanion("a()\n", "// One.\na() // Two.\n"))
    #expect(try needsCompanion("a()\n", "// One.\na()\n", path: "A.txt"))
    #expect(try !needsCompanion("// One.\na()\nb()\n", "a()\nb()\n// One.\n", path: "A.txt"))
  }

  // MARK: - Cosmetic changes

  private let cosmetic = {
    var check = ChangeCheck()
    check.cosmetic = [.space, .order, .names]
    return check
  }()

  private let space = ("let a : Int\n", "let a: Int\n")

  @Test func `white space away from the folder with most lines is found`() {
    #expect(
      paths(cosmetic, ["A/A.swift": ("", "f()\n"), "A/B.swift": space, "B/B.swift": space]) == [
        "B/B.swift"
      ])
    // No folder has more than half of the lines.
    #expect(paths(cosmetic, ["A/A.swift": space, "B/B.swift": space]).isEmpty)
    #expect(
      paths(cosmetic, ["A/A.swift": space, "A/B.swift": space, "B/B.swift": space]) == [
        "B/B.swift"
      ])
  }

  @Test func `where something has a meaning, only its lines count`() {
    let spaces = ("let a : Int\nlet b : Int\nlet c : Int\n", "let a: Int\nlet b: Int\nlet c: Int\n")
    #expect(paths(cosmetic, ["A/A.swift": ("", "f()\n"), "B/B.swift": spaces]) == ["B/B.swift"])
    // Four lines are more than half of seven.
    #expect(
      paths(
        cosmetic,
        [
          "A/A.swift": space, "A/B.swift": space, "B/B.swift": space,
          "C/C.swift": ("a()\n", "a()\n\n"),
        ]) == ["B/B.swift", "C/C.swift"])
  }

  @Test func `lines that go count as much as lines that come`() {
    let two = ("let c : Int\n\na()\n", "let c: Int\n\nb()\nc()\n")
    #expect(
      paths(
        cosmetic, ["A/A.swift": ("f()\ng()\nh()\ni()\n", ""), "A/B.swift": space, "B/B.swift": two])
        == ["B/B.swift"])
    #expect(
      paths(cosmetic, ["A/A.swift": ("f()\n", ""), "A/B.swift": space, "B/B.swift": two])
        == ["A/B.swift"])
  }

  private let work = ("", "f()\ng()\nh()\ni()\nj()\n")

  @Test func `the same lines in another order are found, and others are not`() {
    let old = "a()\nb()\nc()\n"
    #expect(
      paths(cosmetic, ["A/A.swift": work, "B/B.swift": (old, "c()\na()\nb()\n")])
        == ["B/B.swift"])
    #expect(
      paths(cosmetic, ["A/A.swift": work, "B/B.swift": (old, "c()\na()\nd()\n")]).isEmpty)
    #expect(paths(cosmetic, ["A/A.swift": work, "B/B.swift": (old, old + "d()\n")]).isEmpty)
  }

  @Test func `another name of a declaration is found with its uses`() {
    let old = "let count = 1\nprint(count)\n"
    #expect(
      paths(
        cosmetic, ["A/A.swift": work, "B/B.swift": (old, "let number = 1\nprint(number)\n")])
        == ["B/B.swift"])
    #expect(
      paths(
        cosmetic, ["A/A.swift": work, "B/B.swift": (old, "let number = 2\nprint(number)\n")]
      ).isEmpty)
    #expect(
      paths(
        cosmetic, ["A/A.swift": work, "B/B.swift": (old, "let count = 1\nprint(other)\n")]
      ).isEmpty)
  }
}
