import LintRules
import Testing

@testable import Reporting

/// The examples that a guide shows for a rule.
@Suite struct GuideExamplesTests {
  private func examples(
    flagged: [(code: String, fixed: String?)], clean: [String], instead: String,
    origin: String = "Rules/catalogue/a.yml:1:1"
  ) -> GuideExamples {
    func file(_ code: String) -> [Rule.Example.File] {
      [Rule.Example.File(path: "A.swift", text: code)]
    }
    let examples =
      flagged.map {
        Rule.Example(isFlagged: true, files: file($0.code), fixed: $0.fixed, origin: "")
      } + clean.map { Rule.Example(isFlagged: false, files: file($0), origin: "") }
    return GuideExamples(
      of: Rule(
        id: "a", title: "A", severity: .warning, why: "W", instead: instead,
        confidence: .certain, selector: Selector(), message: nil, checks: [], options: [],
        sources: [], examples: examples, origin: origin))
  }

  @Test func aMistakeIsShownWithItsFix() {
    let examples = examples(
      flagged: [("↓f()", nil), ("↓f(1, 2)", "g(1, 2)")], clean: ["h()"], instead: "Use it.")
    #expect(examples.wrong == "f(1, 2)")
    #expect(examples.right == "g(1, 2)")
  }

  @Test func aCleanExampleIsARemedyIfTheTextNamesItsCode() {
    let examples = examples(
      flagged: [("↓List {}", nil)], clean: ["// List", "Table {}"], instead: "Use a Table.")
    #expect(examples.wrong == "List {}")
    #expect(examples.right == "Table {}")
  }

  @Test func aNearMissIsShownForAnOwnRuleOnly() {
    let shipped = examples(flagged: [("↓f()", nil)], clean: ["h()"], instead: "Use the other.")
    #expect(shipped.right == nil)
    let own = examples(
      flagged: [("↓f()", nil)], clean: ["h()"], instead: "Use it.", origin: ".archlint.yml:1:1")
    #expect(own.right == "h()")
  }

  @Test func codeThatTheMistakeHasTooIsNoRemedy() {
    let examples = examples(
      flagged: [("↓NSLock()", nil)], clean: ["NSLock"], instead: "Replace the NSLock by an actor.")
    #expect(examples.right == nil)
  }

  @Test(arguments: [
    ("Use Task.sleep(for:) with .seconds(2).", ["Task.sleep", ".seconds"]),
    ("Write '@Observable', or #Preview.", ["@Observable", "#Preview"]),
    ("Use a Logger. Await the work.", ["Logger"]),
    ("Call makeView or body()", ["makeView", "body"]),
    ("Keep it simple: Show the error.", []),
  ])
  func namesOfCodeInAText(_ text: String, _ names: [String]) {
    #expect(GuideExamples.codeNames(in: text) == names)
  }
}
