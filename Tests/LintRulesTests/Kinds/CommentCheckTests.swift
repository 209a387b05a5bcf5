import Testing

@testable import LintRules

/// Rules about comments.
@Suite struct CommentCheckTests {
  @Test func `a comment may sum up the lines that follow each other below it`() {
    var check = CommentCheck()
    check.repetition = 100
    let project = TestProject(TestProject.rule([check]))
    for text in [
      "func f() {\n  ↓// Save the carts\n  save(cart)\n\n  load()\n}\n",
      "func f() {\n  ↓// Save the carts\n  save(cart)\n}\n",
      "func f() {\n  // Save the carts\n  save(cart)\n  load()\n}\n",
    ] {
      #expect(project.remarked(text) == text)
    }
  }
}
