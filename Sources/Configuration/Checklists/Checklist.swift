import Matching

/// The items of a document that a project works off, ticked by rules or by hand.
package struct Checklist: Sendable {
  /// The preset that it belongs to, or ``ownName``.
  package let name: String
  /// The subject in a few words.
  package let title: String
  /// Its parts, in the document's order.
  package let sections: [Section]

  /// The name of the checklist that `.archlint.yml` holds itself.
  package static let ownName = "project"

  package init(name: String, title: String, sections: [Section]) {
    self.name = name
    self.title = title
    self.sections = sections
  }

  /// Some items under one heading.
  package struct Section: Sendable {
    package let title: String
    /// True if the items come from the configuration; they do not count as the document's progress.
    package let isAdded: Bool
    package let items: [Item]

    package init(title: String, isAdded: Bool = false, items: [Item]) {
      self.title = title
      self.isAdded = isAdded
      self.items = items
    }
  }

  /// How much rules can decide of an item.
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// All of it.
    case auto
    /// A part; a person looks at the rest.
    case partial
    /// Nothing; what rules find are hints.
    case manual
  }

  /// The part of the code that a finding is in.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    case code, comments, documents
  }

  /// The subject of an item. If a project has none of it, the item does not apply.
  package struct Presence: Sendable {
    /// The files that can hold it.
    package internal(set) var files: GlobSet
    /// Texts of which such a file has to contain one; empty if the file itself is enough.
    package internal(set) var texts: [String]

    package init(files: GlobSet, texts: [String] = []) {
      self.files = files
      self.texts = texts
    }

    /// All files of Swift.
    package static let swiftFiles = GlobSet(["*.swift"].compactMap { try? Glob($0) })
  }

  /// One item.
  package struct Item: Sendable {
    /// The name of the item within its checklist.
    package let id: String
    /// The statement that is true once the item is done.
    package let text: String
    package let verdict: Verdict
    /// The rules that look for what is left to do.
    package let rules: [String]
    /// Rules that are about the item, but whose findings do not keep it open.
    package let hints: [String]
    /// By rule, what the subject of its findings has to be; a rule that is not in it is about all.
    package let about: [String: [NameGlob]]
    /// Rules of which only findings with the severity of the rule belong to the item: a milder one says that
    /// the finding is about something else.
    package let ownSeverity: [String]
    /// The condition under which the item applies, nil for an item that always applies.
    package let presence: Presence?
    /// Advice for the person who checks the item, empty if rules decide.
    package let lookAt: String
    /// The files that it is about, all when empty.
    package let paths: GlobSet
    /// The files that it is not about.
    package let excluded: GlobSet
    /// The part of the code that findings must be in to belong to it, nil for any.
    package let part: Part?
    /// Why a person has ticked it, nil while nobody has.
    package internal(set) var tick: String?

    package init(
      id: String, text: String, verdict: Verdict, rules: [String] = [], hints: [String] = [],
      about: [String: [NameGlob]] = [:], ownSeverity: [String] = [], presence: Presence? = nil,
      lookAt: String = "",
      paths: GlobSet = GlobSet([]), excluded: GlobSet = GlobSet([]), part: Part? = nil,
      tick: String? = nil
    ) {
      self.id = id
      self.text = text
      self.verdict = verdict
      self.rules = rules
      self.hints = hints
      self.about = about
      self.ownSeverity = ownSeverity
      self.presence = presence
      self.lookAt = lookAt
      self.paths = paths
      self.excluded = excluded
      self.part = part
      self.tick = tick
    }

    /// Returns true if findings in the file at `path` belong to the item.
    package func isAbout(_ path: String) -> Bool {
      (paths.globs.isEmpty || paths.matches(path)) && !excluded.matches(path)
    }

    /// Returns true if findings of `rule` with this subject belong to the item.
    package func isAbout(_ subject: String, of rule: String) -> Bool {
      about[rule]?.contains { $0.matches(subject) } ?? true
    }
  }
}
