/// The rules and presets that archlint ships, as the YAML texts that they are written in.
///
/// A build-tool plugin writes the texts into one generated file of string literals, so that the
/// binary needs no file beside it. Reading them is the business of `Configuration`.
package enum RulePack {
  /// One preset, one table of APIs, one vocabulary, or one rule of the catalogue, so that a run reads only the rules
  /// that it needs.
  package struct Document: Sendable {
    /// The name of the preset or table, or the id of the rule.
    package let name: String
    /// The path of the file below `Rules/`.
    package let path: String
    /// The line of the file on which the text starts, from 1.
    package let line: Int
    /// The YAML; of a rule all but its examples.
    package let text: StaticString
    /// The examples of a rule, which a run that only checks does not need.
    package let examples: StaticString
    /// The line of the file on which the examples start, from 1.
    package let examplesLine: Int
    /// True if a rule has `${name}` somewhere, for an option or a name of the vocabulary.
    package let usesNames: Bool

    init(
      _ name: String, _ path: String, _ line: Int, _ text: StaticString,
      examples: StaticString = "", at examplesLine: Int = 1, usesNames: Bool = true
    ) {
      self.name = name
      self.path = path
      self.line = line
      self.text = text
      self.examples = examples
      self.examplesLine = examplesLine
      self.usesNames = usesNames
    }
  }
}
