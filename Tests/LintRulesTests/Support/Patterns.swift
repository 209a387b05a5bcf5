import Testing

@testable import LintRules

/// Checks that `pattern` matches in `marked` exactly where the marks are.
func expectMatches(
  _ pattern: String, _ marked: String..., where constraints: [CaptureConstraint] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = PatternCheck.Case(pattern: try TokenPattern(pattern), constraints: constraints)
  let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
  for text in marked {
    #expect(project.remarked(text) == text, sourceLocation: sourceLocation)
  }
}

/// `text` after the fixes of all matches of `pattern`.
func fixed(_ text: String, _ pattern: String, _ fix: String) throws -> String {
  let found = PatternCheck.Case(
    pattern: try TokenPattern(pattern), fix: try FixTemplate(fix))
  let project = TestProject(TestProject.rule([PatternCheck(cases: [found])]))
  let edits = project.findings(in: text).flatMap { $0.fix?.edits ?? [] }
  return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
}

/// The text of each capture of `pattern` at each place where it matches in `text`.
func captured(_ pattern: String, in text: String) throws -> [[String: String]] {
  let pattern = try TokenPattern(pattern)
  let names = pattern.captures
  let message = names.map { "{\($0)}" }.joined(separator: "\u{1F}")
  let check = PatternCheck(cases: [PatternCheck.Case(pattern: pattern)])
  let project = TestProject(TestProject.rule([check], message: message))
  return project.findings(in: text).map { finding in
    let values = finding.message.split(separator: "\u{1F}", omittingEmptySubsequences: false)
    return Dictionary(uniqueKeysWithValues: zip(names, values.map(String.init)))
  }
}
