import Buffers
import Matching
import Project

/// One rule: what it checks, where, and all that a person needs to understand it.
package struct Rule: Sendable {
  /// The one name of the rule everywhere, in kebab case.
  package private(set) var id: String
  /// The subject in a few words.
  package let title: String
  /// How much its findings matter.
  package var severity: Severity
  /// Why it is worth following.
  package let why: String
  /// The action to take instead.
  package let instead: String
  /// How sure a finding is.
  package let confidence: Confidence
  /// Where it looks.
  @Boxed package var selector: Selector
  /// The message of its findings, nil when its kind makes one.
  package let message: MessageTemplate?
  /// The checks of the rule.
  package var checks: [any RuleCheck]
  /// The options of the rule, with their current values.
  package let options: [Option]
  /// The documents that ask for it.
  package var sources: [Source]
  /// Code that it flags and code that it leaves alone.
  package var examples: [Example]
  /// Severities for some paths, the first that fits counts; nil switches the rule off there.
  package var overrides: [Override] = []
  /// The effect of the project's baseline on the rule.
  package var baseline = BaselineMode.frozen
  /// The fix that spans files and removes its findings, nil if there is none.
  package var migration: Migration?
  /// A fact that some file of the project has to have for the rule to report, nil for none.
  package var occasion: FileFact?
  /// A fact with which the rule does not report.
  package var exception: FileFact?
  /// The API that findings ask for, nil where none is new.
  package var api: APIRequirement?
  /// Subjects by which a run chooses rules, those of a shipped rule first: that of its file.
  package var tags: [String] = []
  /// The names in braces in its messages; empty unless the run reads examples.
  package var messageNames: [String] = []
  /// The names of the vocabulary in its definition; empty unless the run reads examples.
  package var names: [SharedName] = []
  /// How its findings are joined with others.
  package var joining = Joining()
  /// True if findings wait, silent and counted, until all systems of the code have the API.
  package var waitsForSystems = false
  /// True if the rule is a contract of the project, whose state the summary shows.
  package var isContract = false
  /// The `file:line:column` where the rule is defined.
  package let origin: String

  package init(
    id: String, title: String, severity: Severity, why: String, instead: String,
    confidence: Confidence, selector: Selector, message: MessageTemplate?, checks: [any RuleCheck],
    options: [Option], sources: [Source], examples: [Example], origin: String
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.why = why
    self.instead = instead
    self.confidence = confidence
    self.selector = selector
    self.message = message
    self.checks = checks
    self.options = options
    self.sources = sources
    self.examples = examples
    self.origin = origin
  }

  /// The message of findings whose check has none of its own.
  package var usualMessage: MessageTemplate {
    message ?? (checks.count == 1 ? checks[0].usualMessage : nil) ?? MessageTemplate(title)
  }
}

/// The position of a rule in the rules of a run.
package typealias RuleID = ID<Rule>

extension Rule {
  /// The rule under another id.
  package func named(_ id: String) -> Rule {
    var rule = self
    rule.id = id
    return rule
  }

  /// The severity of a finding in the file at `place`, nil if the rule is off there.
  ///
  /// - Parameter own: the severity that the check gives the finding, where it differs.
  package func severity(_ own: Severity? = nil, at place: Place) -> Severity? {
    for override in overrides where override.region.contains(place) {
      return override.severity
    }
    return own ?? severity
  }
}

extension Rule {
  /// How sure a finding is.
  package enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// One file decides.
    case certain
    /// The names of the whole project decide.
    case index
    /// Likely, but the text cannot prove it.
    case heuristic
    /// The finding depends on what a change does.
    case diff
    /// Settings of the project decide.
    case project
  }

  /// A fix that spans files, all of its edits or none. The target `Migrations` makes it.
  package enum Migration: String, Sendable, Hashable, CaseIterable {
    /// The move from `ObservableObject` to `@Observable`.
    case observation
  }

  /// A value that a configuration can set.
  package struct Option: Sendable, Hashable {
    package let name: String
    /// The current values, one for an option that is not a list.
    package let values: [String]
    package let isList: Bool

    package init(name: String, values: [String], isList: Bool) {
      self.name = name
      self.values = values
      self.isList = isList
    }
  }

  /// A name of the vocabulary that the definition of a rule uses.
  package struct SharedName: Sendable, Hashable {
    package let name: String
    /// One sentence on its meaning.
    package let doc: String
    /// The YAML that takes its place.
    package let text: String
  }

  /// A document that asks for the rule.
  package struct Source: Sendable, Hashable {
    /// The preset made from the document.
    package let preset: String
    /// The section of the document.
    package let section: String

    package init(preset: String, section: String) {
      self.preset = preset
      self.section = section
    }
  }

  /// A severity for some files; nil switches the rule off there.
  package struct Override: Sendable {
    /// Some files of a project.
    package enum Region: Sendable {
      case files(GlobSet)
      case inside(folder: String)
      case outside(folder: String)

      package func contains(_ place: Place) -> Bool {
        switch self {
        case .files(let globs): place.isMatched(by: globs)
        case .inside(let folder): place.path.lies(in: folder)
        case .outside(let folder): !place.path.lies(in: folder)
        }
      }
    }

    package let region: Region
    package let severity: Severity?

    package init(_ region: Region, severity: Severity?) {
      self.region = region
      self.severity = severity
    }
  }

  /// Code that shows what the rule does.
  package struct Example: Sendable, Hashable {
    /// True if the rule flags it.
    package let isFlagged: Bool
    /// The files, the first of them the one that people look at.
    package let files: [File]
    /// The changes that the files are part of, for rules about changes.
    package let changes: [String]
    /// The changed files as they were before the changes.
    package var before: [File] = []
    /// The message of the commit that makes the changes.
    package var commitMessage: String?
    /// The code after the fix, where the example shows it.
    package let fixed: String?
    /// The `file:line:column` where the example is.
    package let origin: String

    package init(
      isFlagged: Bool, files: [File], changes: [String] = [], fixed: String? = nil, origin: String
    ) {
      self.isFlagged = isFlagged
      self.files = files
      self.changes = changes
      self.fixed = fixed
      self.origin = origin
    }

    /// One file of an example.
    package struct File: Sendable, Hashable {
      package let path: String
      /// The text, with `↓` before each place that is flagged.
      package let text: String

      package init(path: String, text: String) {
        self.path = path
        self.text = text
      }
    }
  }
}
