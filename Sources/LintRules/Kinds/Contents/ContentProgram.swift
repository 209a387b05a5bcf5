import Project
import SwiftSource

/// All checks of the code inside declarations in a run.
struct ContentProgram: KindProgram {
  /// A check in a run; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: RuleID
    let check: ContentCheck
    let select: QueryID
    let forbidden: Code?
    /// Lists of code of which some of each must be present.
    let needed: [Code]
    let occasion: Code?
    let order: Order?

    init(_ owned: OwnedCheck<ContentCheck>, _ builder: inout ProgramBuilder) {
      rule = owned.rule
      check = owned.check
      select = builder.queries.id(of: owned.check.select)
      let check = owned.check
      forbidden = Code(check.forbidden, check, &builder)
      let lists = [check.needed] + check.neededTogether.map { [$0] }
      needed = lists.compactMap { Code($0, check, &builder) }
      occasion = Code(check.occasion, check, &builder)
      order = check.ordered.isEmpty ? nil : Order(check, &builder)
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

  /// Code with the code that belongs before it and after it.
  private struct Order: Sendable {
    let code: [PatternID]
    let before: [PatternID]
    let behind: [PatternID]

    init(_ check: ContentCheck, _ builder: inout ProgramBuilder) {
      code = check.ordered.map { builder.patterns.locate($0) }
      before = check.before.map { builder.patterns.locate($0) }
      behind = check.behind.map { builder.patterns.locate($0) }
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
    guard !isPartOfSelectedType(index, entry.select, file, queries, &run),
      !isPartOfFunction(index, entry, file),
      entry.check.longerThan.map({ file.hasStatements(above: $0, in: index) }) ?? true
    else { return false }
    var occasion = queries.relatedAnswer(entry.select, of: index, in: file, &run.facts) as Truth
    if let code = entry.occasion {
      occasion = occasion.and(presence(of: code, entry, index, file, &run))
    }
    guard occasion != .no else { return false }
    if let order = entry.order, report(order, entry, index, when: occasion, file, &run) {
      return true
    }
    var truth = Truth.no
    if let code = entry.forbidden { truth = presence(of: code, entry, index, file, &run) }
    for code in entry.needed {
      truth = truth.or(presence(of: code, entry, index, file, &run).negated)
    }
    if !file.hasComments(matching: entry.check.neededComments, in: index) { truth = .yes }
    guard run.shouldReport(truth.and(occasion)) else { return false }
    run.report(
      Finding(
        aboutDeclaration: index, of: entry.rule, in: file, run, severity: entry.check.severity,
        message: entry.check.message),
      in: file)
    return true
  }

  /// Reports the code that lacks its companion, and what there is too much of.
  private func report(
    _ order: Order, _ entry: Entry, _ index: Int, when occasion: Truth, _ file: SourceFile,
    _ run: inout FileRun
  ) -> Bool {
    let range = file.outline.declarations[index].range
    func found(_ patterns: [PatternID]) -> [TokenRange] {
      patterns.flatMap { run.matches[$0].starting(in: range) }
        .filter { counts($0, entry, index, file, &run) }.sorted { $0.start < $1.start }
    }
    let pieces = found(order.code)
    guard !pieces.isEmpty else { return false }
    let first = order.before.isEmpty ? nil : found(order.before).first?.start ?? .max
    let last = order.behind.isEmpty ? nil : found(order.behind).last?.start ?? .min
    let wrong = pieces.enumerated().filter { position, piece in
      first.map { $0 > piece.start } ?? false || last.map { $0 < piece.start } ?? false
        || entry.check.maximum.map { position >= $0 } ?? false
    }.map(\.element)
    guard !wrong.isEmpty, run.shouldReport(occasion) else { return false }
    for piece in wrong {
      var finding = Finding(
        aboutDeclaration: index, of: entry.rule, in: file, run, range: piece,
        severity: entry.check.severity, message: entry.check.message)
      finding.token = Int(piece.start)
      run.report(finding, in: file)
    }
    return true
  }

  /// Returns true if a match of code is looked at.
  private func counts(
    _ match: TokenRange, _ entry: Entry, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) -> Bool {
    (entry.check.countsFallbacks || !run.isFallback(Int(match.start), of: file))
      && (entry.check.countsClosures || !file.isInClosure(Int(match.start), of: index))
  }

  /// Returns true if the declaration extends a type of the file that is selected itself.
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

  /// Returns true for a function inside another one, of which it is code that is looked at there.
  private func isPartOfFunction(_ index: Int, _ entry: Entry, _ file: SourceFile) -> Bool {
    let declarations = file.outline.declarations
    guard entry.forbidden != nil, entry.check.countsClosures, declarations[index].kind == .func,
      declarations[index].isLocal
    else { return false }
    var parent = Int(declarations[index].parent)
    while parent >= 0 {
      if declarations[parent].kind == .func { return true }
      if declarations[parent].kind.hasMembers { return false }
      parent = Int(declarations[parent].parent)
    }
    return false
  }

  /// Returns whether one of the patterns matches in the declaration, or in extensions in other
  /// files.
  private func presence(
    of code: Code, _ entry: Entry, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) -> Truth {
    let isThere = isThere(code, entry, index, file, &run)
    if isThere { return .yes }
    guard entry.check.range == .declaration, file.outline.declarations[index].kind.isType else {
      return .no
    }
    return .depends(.extensionHas(declaration: index, code.inExtensions))
  }

  /// Returns true if a match of the code that counts is where the check looks.
  private func isThere(
    _ code: Code, _ entry: Entry, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) -> Bool {
    // Most files lack a word of all patterns.
    let patterns = code.patterns.filter { run.matches.has($0) }
    guard !patterns.isEmpty else { return false }
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
    return patterns.contains { pattern in
      ranges.contains { range in
        run.matches[pattern].starting(in: range).contains { match in
          counts(match, entry, index, file, &run)
        }
      }
    }
  }
}
