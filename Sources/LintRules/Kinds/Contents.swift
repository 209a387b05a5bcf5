import Project
import SwiftSource

/// Code that declarations must have, or must not have.
package struct ContentCheck: RuleCheck, Hashable {
  /// The declarations that it is about.
  package var select: DeclarationQuery
  /// Banned code.
  package var forbidden: [TokenPattern] = []
  /// Code of which some must be present.
  package var needed: [TokenPattern] = []
  /// Where the code is looked for.
  package var range = Range.declaration
  /// Counts code that runs only where a newer system is missing.
  package var countsFallbacks = true
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?

  package init(select: DeclarationQuery) { self.select = select }

  /// Where code is looked for.
  package enum Range: String, Sendable, Hashable, CaseIterable {
    /// In the declaration and, of a type, in its extensions.
    case declaration
    /// In the whole file, which then has one finding at most.
    case file
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about the code inside declarations.
  static let contents = RuleKind(
    [
      .checks(
        "contents", of: ContentCheck.self, "Code that declarations must have, or must not have.",
        example: "{of: {kind: class, name: '*Store'}, forbid: 'print($$$)'}")
    ],
    mappings: [ContentCheck.mapping.info], compile: { ContentProgram($0, &$1) })
}

extension ContentCheck: MappingValue {
  package static let mappingName = "contents"

  package static let mapping = Mapping<ContentCheck>(
    "A check of the code inside declarations. It has `forbid`, `require` or both.",
    keys: [
      Key(
        "of", \.select, .mapping, "The declarations.", example: "{kind: class}",
        isRequired: true),
      Key(
        "forbid", \.forbidden, .patterns, "Banned code.",
        example: "'print($$$)'"),
      Key(
        "require", \.needed, .patterns, "Code of which some must be present.",
        example: "'super.viewDidLoad()'"),
      Key(
        "within", \.range, .choice,
        "Where the code is looked for: in the declaration, with the extensions of a type, or in "
          + "the whole file, which then has one finding at most.",
        example: "file", default: "declaration"),
      Key(
        "fallbacks", \.countsFallbacks, .bool,
        "Counts code that runs only where a newer system is missing.", example: "false",
        default: "true"),
    ] + .findingKeys(\.severity, \.message),
    make: { ContentCheck(select: DeclarationQuery()) },
    check: { check, node, decoder in
      if !check.forbidden.isEmpty || !check.needed.isEmpty { return true }
      decoder.problem("'contents' needs code to 'forbid' or to 'require'", at: node)
      return false
    })
}

// MARK: - Program

/// All checks of the code inside declarations in a run.
struct ContentProgram: KindProgram {
  /// A check in a run; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: RuleID
    let check: ContentCheck
    let select: QueryID
    let forbidden: Code?
    let needed: Code?

    init(_ owned: OwnedCheck<ContentCheck>, _ builder: inout ProgramBuilder) {
      rule = owned.rule
      check = owned.check
      select = builder.queries.id(of: owned.check.select)
      forbidden = Code(owned.check.forbidden, owned.check, &builder)
      needed = Code(owned.check.needed, owned.check, &builder)
    }
  }

  /// Patterns that are looked for.
  private struct Code: Sendable {
    let patterns: [PatternID]
    /// The fact that an extension in another file has the code.
    let inExtensions: ID<ExtensionFact>

    /// Nil where there are no patterns.
    init?(_ patterns: [TokenPattern], _ check: ContentCheck, _ builder: inout ProgramBuilder) {
      guard !patterns.isEmpty else { return nil }
      let ids = patterns.map { builder.patterns.locate($0) }
      self.patterns = ids
      inExtensions = builder.queries.questions.extensionFacts.id(
        of: .code(ids, countsFallbacks: check.countsFallbacks))
    }
  }

  private let entries: [Entry]
  /// The entries about declarations of each kind; those of one rule follow each other.
  private var byKind = KindTable<Entry>()

  init(_ checks: [OwnedCheck<ContentCheck>], _ builder: inout ProgramBuilder) {
    entries = checks.map { Entry($0, &builder) }
    for entry in entries { byKind.add(entry, for: entry.check.select.kinds) }
  }

  var phases: Phases { [.firstLook, .secondLook] }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) { check(file, &run) }

  func checkAgain(_ file: SourceFile, _ run: inout FileRun) { check(file, &run) }

  private func check(_ file: SourceFile, _ run: inout FileRun) {
    let queries = run.queries
    // The rules that have reported the file as a whole.
    var reported: Set<RuleID> = []
    for index in file.outline.declarations.indices {
      var lastRule: RuleID?
      for entry in byKind[file.outline.declarations[index].kind] {
        // Of several checks of a rule the first one that finds something reports.
        guard run.isActive(entry.rule), entry.rule != lastRule,
          queries.holds(entry.select, for: index, in: file, &run.facts),
          entry.check.range == .declaration || !reported.contains(entry.rule),
          report(entry, index, file, queries, &run)
        else { continue }
        lastRule = entry.rule
        if entry.check.range == .file { reported.insert(entry.rule) }
      }
    }
  }

  private func report(
    _ entry: Entry, _ index: Int, _ file: SourceFile, _ queries: QueryProgram,
    _ run: inout FileRun
  ) -> Bool {
    guard !isPartOfSelectedType(index, entry.select, file, queries, &run) else { return false }
    var truth = Truth.no
    if let code = entry.forbidden { truth = presence(of: code, entry, index, file, &run) }
    if let code = entry.needed {
      truth = truth.or(presence(of: code, entry, index, file, &run).negated)
    }
    truth = truth.and(queries.relatedAnswer(entry.select, of: index, in: file, &run.facts))
    guard run.shouldReport(truth) else { return false }
    run.report(
      Finding(
        aboutDeclaration: index, of: entry.rule, in: file, run, severity: entry.check.severity,
        message: entry.check.message),
      in: file)
    return true
  }

  /// Returns true if the declaration extends a type of the file that is itself selected.
  private func isPartOfSelectedType(
    _ index: Int, _ select: QueryID, _ file: SourceFile, _ queries: QueryProgram,
    _ run: inout FileRun
  ) -> Bool {
    let declarations = file.outline.declarations
    guard declarations[index].kind == .extension else { return false }
    for other in run.samePath(as: index, in: file).types {
      if queries.holds(select, for: other, in: file, &run.facts) { return true }
    }
    return false
  }

  /// Returns whether one of the patterns matches in the declaration, or in extensions in other
  /// files.
  private func presence(
    of code: Code, _ entry: Entry, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) -> Truth {
    let declaration = file.outline.declarations[index]
    var ranges = [declaration.range]
    switch entry.check.range {
    case .file: ranges = [TokenRange(0, file.tokens.count)]
    case .declaration where declaration.kind.isType:
      ranges += run.samePath(as: index, in: file).extensions.map {
        file.outline.declarations[$0].range
      }
    case .declaration: break
    }
    let isThere = code.patterns.contains { pattern in
      ranges.contains { range in
        run.matches[pattern].starting(in: range).contains { match in
          entry.check.countsFallbacks || !run.isFallback(Int(match.start), of: file)
        }
      }
    }
    if isThere { return .yes }
    guard entry.check.range == .declaration, declaration.kind.isType else { return .no }
    return .depends(.extensionHas(declaration: index, code.inExtensions))
  }
}
