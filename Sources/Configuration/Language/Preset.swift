import LintRules
import Matching
import Project

/// One team document as data: its layers, its rules, and how a project that follows it looks. One
/// preset is no document: its rules are nobody's policy.
package struct Preset: Sendable {
  package internal(set) var name = ""
  package internal(set) var title = ""
  /// The content of the document, in a few sentences.
  package internal(set) var about = ""
  /// True if it is the document of a team. The rules of another preset suit every project, and wait
  /// until the project's targets have what they ask for.
  package internal(set) var isDocument = true
  /// The sections with rules that are nobody's policy: a run without a configuration checks these; all
  /// sections when empty.
  package internal(set) var unasked: [String] = []
  /// The folders by which an app is recognized.
  package internal(set) var apps: [AppFolders.Signature] = []
  /// The signs of a project that follows the document.
  package internal(set) var detection = Detection()
  var layers: [DecodedLayer] = []
  var entries: [RuleEntry] = [] {
    didSet {
      positions = Dictionary(
        entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }
  /// The first entry of each rule, by its id.
  private var positions: [String: Int] = [:]
  /// Values of options for all its rules.
  var options: [String: [String]] = [:]

  /// The signs of a project that follows the document.
  package struct Detection: Sendable {
    /// One sign. It is there where all its parts are.
    package struct Sign: Sendable {
      /// Globs of files, each of which matches one.
      package internal(set) var files: [Glob] = []
      /// Modules, each of which a good part of the files imports.
      package internal(set) var imports: [String] = []
    }

    /// Signs that do not depend on each other.
    package internal(set) var signs: [Sign] = []
    /// Modules that speak against it where more than a few files import one.
    package internal(set) var notImports: [String] = []
  }

  /// The ids of its rules, in the document's order.
  package var ruleIDs: [String] { entries.map(\.id) }

  /// The section of the document that asks for a rule.
  package func section(of id: String) -> String { entry(id)?.section ?? "" }

  /// The severity that the document gives a rule, nil if it says none.
  package func severity(of id: String) -> Severity? { entry(id)?.level?.severity }

  /// Returns true if the document takes a rule as it is defined, without options or places of its
  /// own.
  package func takesUnchanged(_ id: String) -> Bool {
    entry(id).map { $0.options.isEmpty && $0.included == nil && $0.excluded == nil } ?? false
  }

  /// The ids of its rules that a run without a configuration checks.
  var unaskedRules: [String] { entries.filter { unasked.contains($0.section) }.map(\.id) }

  func entry(_ id: String) -> RuleEntry? { positions[id].map { entries[$0] } }
}
