import LintRules
import Matching
import Project

/// One team document as data: its layers, its rules, and how a project that follows it looks.
package struct Preset: Sendable {
  package internal(set) var name = ""
  package internal(set) var title = ""
  /// The content of the document, in a few sentences.
  package internal(set) var about = ""
  /// The folders that make a folder an app.
  package internal(set) var app: AppFolders.Signature?
  /// The signs of a project that follows the document.
  package internal(set) var detection = Detection(files: [], imports: [], notImports: [])
  var layers: [DecodedLayer] = []
  var entries: [RuleEntry] = []
  /// Values of options for all its rules.
  var options: [String: [String]] = [:]

  /// The signs of a project that follows the document.
  package struct Detection: Sendable {
    /// Globs of files; each that matches something counts one.
    package internal(set) var files: [Glob]
    /// Modules; each that is imported somewhere counts one.
    package internal(set) var imports: [String]
    /// Modules that must not be imported anywhere.
    package internal(set) var notImports: [String]
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

  func entry(_ id: String) -> RuleEntry? { entries.first { $0.id == id } }
}
