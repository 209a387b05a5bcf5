import Matching
import Project
import SwiftSource

/// The rules of a run, compiled once for however many projects.
package struct RuleSet: Sendable {
  /// The rules by their IDs.
  package let rules: [Rule]
  /// The layers of the project.
  package let layers: LayerSet
  let programs: Programs
  /// The kinds with a check in the run, in the order of ``RuleKind/all``.
  let kinds: [any KindProgram]
  /// The selectors of the rules as far as a whole file answers them, and the position of each rule's
  /// among them.
  private let selectors: [FileSelector]
  private let selectorOfRule: [Int]
  /// The rules that look at nothing but the lines or files that a change adds.
  private let rulesOfAdditions: [Int]

  /// A selector as far as a whole file answers it; a class, because a copy of a selector counts a
  /// dozen references.
  private final class FileSelector: Sendable {
    private let selector: Selector

    init(_ selector: Selector) { self.selector = selector }

    func selects(_ place: Place, _ layers: LayerSet) -> Bool {
      selector.selects(place, layers: layers)
    }
  }

  package init(_ rules: [Rule], layers: LayerSet) {
    self.rules = rules
    self.layers = layers
    var builder = ProgramBuilder(rules, layers: layers)
    kinds = RuleKind.all.compactMap { $0.compile(&builder) }
    programs = Programs(builder)
    var selectors = IDTable<Selector>()
    selectorOfRule = programs.rules.map { selectors.id(of: $0.selector.selector.fileParts).index }
    self.selectors = selectors.subjects.map { FileSelector($0) }
    rulesOfAdditions = rules.indices.filter { index in
      let selector = rules[index].selector
      return !selector.selects(isAdded: false) || !selector.selects(isNewFile: false)
    }
  }

  /// The words that the lexer has to know.
  package var words: WordTable { programs.patterns.words }

  /// Returns true if any rule looks at the Markdown or other text file at `path`.
  package func readsText(_ path: GlobPath) -> Bool {
    kinds.contains { $0.phases.contains(.text) && $0.reads(path) } || notesText(path)
  }

  /// Returns true if any rule needs the text file at `path` to judge others.
  package func notesText(_ path: GlobPath) -> Bool {
    programs.facts.reads(path)
      || kinds.contains { $0.phases.contains(.notes) && $0.reads(path) }
  }

  /// Returns true if any rule asks for the settings in the file at `path`.
  package func readsSettings(_ path: GlobPath) -> Bool {
    kinds.contains { $0.phases.contains(.settings) && $0.reads(path) }
  }

  /// True if any rule asks for the settings that modules are built with.
  package var asksForModuleSettings: Bool { rules.contains(where: \.asksForModuleSettings) }

  /// True if any rule asks which file refers to which.
  package var needsReferences: Bool { kinds.contains { $0.phases.contains(.references) } }

  /// True if any rule compares changed files with their previous contents.
  package var comparesInterfaces: Bool { rules.contains { $0.needs.contains(.previousContents) } }

  /// True if any rule asks for the lines of changed files before and after the change.
  package var comparesLines: Bool { rules.contains(where: \.readsLines) }

  /// The rules that check changes and need to be given them.
  package var rulesAboutChanges: [Rule] { rules.filter(\.isAboutChanges) }

  /// The rules that need the text of changed files before the change.
  package var rulesAboutLines: [Rule] { rules.filter(\.isAboutLines) }

  /// For each rule, by its ID, whether it looks at the file at `place`.
  ///
  /// - Parameter isChange: whether the run is about a change.
  package func activeRules(at place: Place, isChange: Bool) -> [Bool] {
    let selected = selectors.map { $0.selects(place, layers) }
    var active = selectorOfRule.map { selected[$0] }
    if !isChange {
      for rule in rulesOfAdditions { active[rule] = false }
    }
    return active
  }
}
