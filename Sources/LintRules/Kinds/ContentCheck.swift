import Project
import SwiftSource

/// Code that declarations must have, or must not have.
package struct ContentCheck: Sendable, Hashable {
  /// The declarations that it is about.
  package var select: DeclarationQuery
  /// Code that must not stand there.
  package var forbidden: [TokenPattern] = []
  /// Code of which some has to stand there.
  package var needed: [TokenPattern] = []
  /// Where the code is looked for.
  package var range = Range.declaration
  /// Whether code counts that runs only where a newer system is missing.
  package var countsFallbacks = true
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The numbers of the query and the patterns in a run, and the one under which extensions with the code are
  /// known, set when its rules are put together.
  var selectNumber = -1
  var forbiddenNumbers: [Int] = []
  var neededNumbers: [Int] = []
  var number = -1

  package init(select: DeclarationQuery) { self.select = select }

  /// Where code is looked for.
  package enum Range: String, Sendable, Hashable, CaseIterable {
    /// In the declaration and, of a type, in its extensions.
    case declaration
    /// In the whole file, which then has one finding at most.
    case file
  }

  /// The numbers of the patterns that are looked for.
  var patternNumbers: [Int] { forbiddenNumbers + neededNumbers }
}

/// Runs all rules about the code in declarations on one file.
struct ContentPass: Sendable {
  /// A check with its rule; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: Int
    let check: ContentCheck

    init(rule: Int, check: ContentCheck) {
      self.rule = rule
      self.check = check
    }
  }

  private let entries: [Entry]
  /// The entries about declarations of each kind; those of one rule stand together.
  private var byKind = KindTable<Entry>()

  init(_ rules: [Rule]) {
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        if case .contents(let check) = check { Entry(rule: index, check: check) } else { nil }
      }
    }
    for entry in entries { byKind.add(entry, for: entry.check.select.kinds) }
  }

  /// Whether no rule asks for code.
  var isEmpty: Bool { entries.isEmpty }

  func check(_ file: SourceFile, _ run: inout FileRun) {
    guard !isEmpty else { return }
    let queries = run.queries
    // The rules that have spoken of the file as a whole.
    var reported: Set<Int> = []
    for index in file.outline.declarations.indices {
      var lastRule = -1
      for entry in byKind[file.outline.declarations[index].kind] {
        // Of several checks of a rule the first one that finds something speaks.
        guard run.isActive(entry.rule), entry.rule != lastRule,
          queries.holds(entry.check.selectNumber, for: index, in: file, &run.facts),
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
    let select = entry.check.selectNumber
    guard !isPartOfSelectedType(index, select, file, queries, &run) else { return false }
    var truth = Truth.no
    if !entry.check.forbidden.isEmpty {
      truth = presence(
        of: entry.check.forbiddenNumbers, as: entry.check.number, entry, index, file, &run)
    }
    if !entry.check.needed.isEmpty {
      let isThere = presence(
        of: entry.check.neededNumbers, as: entry.check.number + 1, entry, index, file, &run)
      truth = truth.or(isThere.negated)
    }
    truth = truth.and(queries.relatedAnswer(select, of: index, in: file, &run.facts))
    guard run.decide(truth) == .yes else { return false }
    let declaration = file.outline.declarations[index]
    run.emit(
      FileRun.Draft(
        rule: entry.rule, token: Int(declaration.name.start),
        range: file.bytes(of: declaration.name),
        subject: "\(declaration.kind.word) \(file.typePath(of: index))",
        values: [
          "name": file.name(of: declaration), "kind": declaration.kind.noun,
          "file": String(run.place.fileName),
        ],
        severity: entry.check.severity, message: entry.check.message),
      in: file)
    return true
  }

  /// Whether the declaration extends a type of the file that is selected itself, and speaks for it.
  private func isPartOfSelectedType(
    _ index: Int, _ select: Int, _ file: SourceFile, _ queries: QueryProgram,
    _ run: inout FileRun
  ) -> Bool {
    let declarations = file.outline.declarations
    guard declarations[index].kind == .extension else { return false }
    for other in run.samePath(as: index, in: file).types {
      if queries.holds(select, for: other, in: file, &run.facts) { return true }
    }
    return false
  }

  /// Whether one of the patterns matches in the declaration, or in extensions that other files have.
  ///
  /// - Parameter number: the one under which extensions with the code are known.
  private func presence(
    of patterns: [Int], as number: Int, _ entry: Entry, _ index: Int, _ file: SourceFile,
    _ run: inout FileRun
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
    let isThere = patterns.contains { pattern in
      ranges.contains { range in
        run.insideRanges[pattern].starting(in: range).contains { match in
          entry.check.countsFallbacks || !run.isFallback(Int(match.start), of: file)
        }
      }
    }
    if isThere { return .yes }
    guard entry.check.range == .declaration, declaration.kind.isType else { return .no }
    return .depends(.hasMember(declaration: index, query: number))
  }

  /// Notes which extensions of the file have code that checks look for, under their numbers.
  func note(
    _ file: SourceFile, _ run: inout FileRun, in satisfied: inout [Int32: [Int]]
  ) {
    for entry in entries where entry.check.range == .declaration {
      note(entry.check.forbiddenNumbers, of: entry, as: entry.check.number, file, &run, &satisfied)
      note(entry.check.neededNumbers, of: entry, as: entry.check.number + 1, file, &run, &satisfied)
    }
  }

  private func note(
    _ patterns: [Int], of entry: Entry, as number: Int, _ file: SourceFile, _ run: inout FileRun,
    _ satisfied: inout [Int32: [Int]]
  ) {
    for pattern in patterns {
      for match in run.insideRanges[pattern]
      where entry.check.countsFallbacks || !run.isFallback(Int(match.start), of: file) {
        for index in file.extensions(around: Int(match.start)) {
          satisfied[Int32(index), default: []].append(number)
        }
      }
    }
  }
}

extension SourceFile {
  /// The extensions around the token.
  fileprivate func extensions(around token: Int) -> [Int] {
    var found: [Int] = []
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      if outline.declarations[index].kind == .extension { found.append(index) }
      index = Int(outline.declarations[index].parent)
    }
    return found
  }
}
