import LintRules
import YAML

/// The page about the names that rules may use.
enum VocabularyPage {
  /// The names in Markdown: a sentence and the YAML of each.
  static func markdown(_ vocabulary: Vocabulary) -> String {
    let sections = vocabulary.entries.map { entry in
      """
      ## `${\(entry.name)}`

      \(entry.doc) The value is \(entry.form).

      ```text
      \(entry.lines.joined(separator: "\n"))
      ```
      """
    }
    return introduction + "\n\n" + sections.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Names that rules share

    Any rule may use these names, also a rule of your own: `${name}` in its place stands for the YAML below. This page
    is generated from `Rules/vocabulary`.

    | where `${name}` is | a list | a mapping | a text |
    |---|---|---|---|
    | the value of a key | the list | the mapping | the text |
    | an item of a list | its items | the mapping | the text |
    | a part of an item in a list | one item for each text | a problem | the text |
    | a part of `why` or `instead` | the texts with "or" between them | a problem | the text |
    | a part of another text | a problem | a problem | the text |

    The code under `match` and `inside` has holes of its own: a name counts there only if it is the whole text. A name
    under `in` and `not-in` of an entry of `rules`, in the value of an option that a configuration sets, and in a
    contract counts too. A list that has keys and values among its items is no part of a text.

    ```yaml
    own-rules:
      - id: no-timer-in-controllers
        title: Timers in view controllers
        why: A timer keeps the controller alive after its screen is gone.
        instead: Start a task when the screen appears, and cancel it when the screen disappears.
        in: {declarations: {kind: [class, extension], inherits: '${view-controllers}'}}
        patterns: ['Timer.scheduledTimer($$$)']
    ```

    An option with the same name counts instead. `archlint explain RULE` prints the names that a rule uses.
    """
}

extension Vocabulary.Entry {
  /// Its value, in words.
  fileprivate var form: String {
    guard let items = value.sequence else {
      return value.mapping == nil ? "a text" : "keys and values"
    }
    if items.contains(where: { $0.member("match") != nil }) { return "a list of patterns" }
    return items.allSatisfy { $0.scalar != nil } ? "a list of texts" : "a list of keys and values"
  }

  /// Its value as YAML: each item of a list that is too long for one line on a line of its own.
  fileprivate var lines: [String] {
    guard text.count > 100, let items = value.sequence else { return [text] }
    return items.map { "- \($0.notation)" }
  }
}
