/// The rules and presets that archlint ships, as the YAML texts that they are written in.
///
/// A build-tool plugin writes the texts into one generated file of string literals, so that the
/// binary needs no file beside it. Reading them is the business of `Configuration`.
package enum RulePack {
  /// One YAML file.
  package struct Document: Sendable {
    /// The path of the file below `Rules/`.
    package let path: String
    /// What the file holds.
    package let text: StaticString

    init(_ path: String, _ text: StaticString) {
      self.path = path
      self.text = text
    }
  }
}
