import Configuration
import Discovery
import LintRules
import Project

/// The rules of a project as a document for people and coding agents.
package enum GuidePage {
  /// The page as Markdown.
  ///
  /// - Parameters:
  ///   - rules: the rules that are on, with their examples.
  ///   - conventions: the conventions of the code that are no rules.
  package static func text(
    _ rules: [Rule], layers: LayerSet, conventions: [Convention] = []
  ) -> String {
    var blocks = [opening]
    let layers = layers.layers.map { layer in
      let uses = layer.uses.map {
        $0.isEmpty ? "; uses no other layer" : "; uses \($0.joined(separator: ", "))"
      }
      let files = layer.descriptions.map {
        $0.hasPrefix("module ") ? $0.markdown : $0.markdownCode
      }
      return "- **\(layer.name.markdown)**: \(files.joined(separator: ", "))"
        + (uses ?? "").markdown
    }
    if !layers.isEmpty { blocks += ["## Layers", layers.joined(separator: "\n")] }
    for group in groups(of: rules) {
      blocks.append("## \(group.title.markdown)")
      blocks += group.rules.map(entry)
    }
    if !conventions.isEmpty {
      let items = conventions.map {
        "- \(RuleHelp.prose($0.says.filter { $0 != "`" })) (\($0.evidence))"
      }
      blocks += [
        "## Conventions that are no rules", conventionOpening, items.joined(separator: "\n"),
      ]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let opening = """
    # Rules of this project

    archlint checks these rules. A finding of severity error fails the check.

    - Check: `archlint lint --format agent`, or for some files `archlint lint --format agent PATH…`.
    - Fix what can be fixed safely: `archlint lint --fix`.
    - Read more about a rule: `archlint explain RULE`.
    - Ask before writing, where `archlint mcp` is set up: `place` and `may` say where code belongs and what it
      may use, `check` checks a text that is not saved.
    - Ask for an exception: write `// archlint:disable RULE -- reason` at the end of the line, and have
      the reason reviewed. A comment without a reason suppresses nothing.
    """

  private static let conventionOpening =
    "The code follows these today, and nothing checks them. New code follows them, too, unless there is "
    + "a reason."

  /// Rules under one heading.
  private struct Group {
    let title: String
    var rules: [Rule]
  }

  /// The rules by the sections of their documents, in the order of the rules.
  private static func groups(of rules: [Rule]) -> [Group] {
    var groups: [Group] = []
    for rule in rules {
      let source = rule.sources.last
      let title =
        source.map { $0.section.isEmpty ? $0.preset : "\($0.preset): \($0.section)" }
        ?? (rule.origin.hasPrefix("Rules/") ? "Everywhere" : "Rules of the project")
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].rules.append(rule)
      } else {
        groups.append(Group(title: title, rules: [rule]))
      }
    }
    return groups
  }

  private static func entry(_ rule: Rule) -> String {
    var blocks = [
      "### \(RuleHelp.prose(rule.title)) (`\(rule.id)`, \(rule.severity.rawValue))",
      "Do: \(RuleHelp.prose(rule.instead))\n\nWhy: \(RuleHelp.prose(rule.why))",
    ]
    let examples = GuideExamples(of: rule)
    for (title, code) in [("Do not", examples.wrong), ("Do", examples.right)] {
      guard let code else { continue }
      let fence = RuleHelp.fence(for: code)
      blocks.append("\(title):\n\n\(fence)swift\n\(code)\n\(fence)")
    }
    return blocks.joined(separator: "\n\n")
  }
}

/// A part of a document that a command writes, between two comments.
package struct MarkedSection {
  package static let start =
    "<!-- archlint guide: start. 'archlint guide --write' writes this part. -->"
  package static let end = "<!-- archlint guide: end -->"

  /// The comments are not in order, or one of them is missing.
  package struct Failure: Error {
    package let message: String
  }

  /// The document with `content` between the comments, which come at its end if it has none.
  package static func replace(in document: String, with content: String) throws(Failure) -> String {
    let section = "\(start)\n\n\(content)\n\(end)\n"
    let starts = document.ranges(of: "<!-- archlint guide: start")
    let ends = document.ranges(of: end)
    if starts.isEmpty, ends.isEmpty {
      let gap = document.isEmpty ? "" : document.hasSuffix("\n") ? "\n" : "\n\n"
      return document + gap + section
    }
    guard starts.count == 1, ends.count == 1, starts[0].upperBound <= ends[0].lowerBound else {
      throw Failure(
        message: "it needs one comment '<!-- archlint guide: start -->' and after it one "
          + "'<!-- archlint guide: end -->'; remove the others")
    }
    var after = document[ends[0].upperBound...]
    if after.first?.isNewline == true { after.removeFirst() }
    return document[..<starts[0].lowerBound] + section + after
  }
}
