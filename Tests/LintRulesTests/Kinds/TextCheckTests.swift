import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Rules about the text of Markdown and other files.
@Suite struct TextCheckTests {
  private func project(
    _ match: String, files: String = "**", _ set: (inout TextCheck) throws -> Void = { _ in }
  ) throws -> TestProject {
    var check = TextCheck(files: GlobSet([try Glob(files)]))
    check.expressions = [try RegularExpression(match)]
    try set(&check)
    return TestProject(TestProject.rule([check]))
  }

  private func expect(
    _ marked: String, path: String = "File.md", _ project: TestProject,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(project.remarkedMarkdown(marked, path: path) == marked, sourceLocation: sourceLocation)
  }

  @Test func codeInMarkdownIsNoText() throws {
    expect("↓old ↓old\n\n```\nold\n```\n\n    old\n\n| ↓old |\n", try project("old"))
  }

  @Test func theGroupIsWhatIsFound() throws {
    expect("version ↓12", try project("version (?<found>[0-9]+)"))
  }

  @Test func versions() throws {
    let project = try project("v(?<v>[0-9.]+)") { $0.below = ["v": DottedVersion("2.1")!] }
    expect("↓v1 ↓v2.0.9 v2.1 v10 v1..2", project)
  }

  @Test func contextIsTheParagraphAndItsHeadings() throws {
    let project = try project("old") { $0.near = [try RegularExpression("need")] }
    expect("# need\n\n↓old\n\n## b\n\n↓old\n\n### c\n\nold\n", project)
    expect("old\n\nwe need\n↓old\n", project)
    expect("# need\n\na\n\n# other\n\nold\n", project)
  }

  @Test func excuses() throws {
    let near = try project("old") { $0.notNear = [try RegularExpression("was")] }
    expect("it was\nold\n\n↓old\n", near)
    let anywhere = try project("old") { $0.notInFile = [try RegularExpression("new")] }
    expect("old\n\nnew\n", anywhere)
    expect("↓old\n\n```\nnew\n```\n", anywhere)
  }

  @Test func linesWithoutTheirComments() throws {
    expect("a: ↓old # old\n# old\nb: c#↓old\n", path: "a.yml", try project("old"))
    expect("↓old // old\n", path: "a.xcconfig", try project("old"))
    expect("// ↓old\n", path: "a.xctestplan", try project("old"))
  }

  @Test func contextIsTheJobInYAML() throws {
    let near = try project("old") { $0.near = [try RegularExpression("need")] }
    expect("jobs:\n  a:\n    ↓old\n    need\n  b:\n    old\n", path: "a.yml", near)
    // All that is outside of jobs is about each of them.
    expect("need: 1\njobs:\n  a:\n    ↓old\n\n  b:\n    ↓old\n", path: "a.yml", near)
    expect("a: need\nb: ↓old\n", path: "a.yaml", near)
  }

  @Test func linesThatAreExcused() throws {
    let project = try project("old") { $0.notOnLine = [try RegularExpression("was")] }
    expect("it was old\n↓old\n", project)
  }

  @Test func onlyTheFilesThatAreMeant() throws {
    expect("old", path: "a.yml", try project("old", files: "*.json"))
  }
}
