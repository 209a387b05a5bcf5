import Project
import SwiftSource

/// All checks of declarations in a run.
struct DeclarationProgram: KindProgram {
  private typealias CheckID = ID<DeferredCheck>

  /// A check in a run; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: RuleID
    let check: DeclarationCheck
    let parameters: CompiledParameterQuery?
    let selector: CompiledSelector?
    let fix: DeclarationFix?

    init(_ owned: OwnedCheck<DeclarationCheck>, _ builder: inout ProgramBuilder) {
      rule = owned.rule
      check = owned.check
      parameters = owned.check.parameters.map { CompiledParameterQuery($0, &builder) }
      selector = owned.check.selector.map { builder.compile($0) }
      fix = owned.check.fix.changes(attributes: owned.check.attributes) ? owned.check.fix : nil
    }
  }

  /// The queries of a check, which every declaration is asked before the entry is looked at.
  private struct Question: Sendable {
    let rule: RuleID
    let check: CheckID
    let select: QueryID
    let require: QueryID?
    let forbid: QueryID?
    let includesLocal: Bool
    /// True if names in the check have placeholders.
    let hasPlaceholders: Bool

    init(
      _ owned: OwnedCheck<DeclarationCheck>, _ id: CheckID, _ builder: inout ProgramBuilder
    ) {
      let check = owned.check
      rule = owned.rule
      self.check = id
      select = builder.queries.id(of: check.select)
      require = check.require.map { builder.queries.id(of: $0) }
      forbid = check.forbid.map { builder.queries.id(of: $0) }
      includesLocal = check.includesLocal
      hasPlaceholders = [select, require, forbid].compactMap(\.self).contains {
        builder.queries.hasPlaceholders($0)
      }
    }
  }

  /// The checks by their IDs.
  private let entries: ContiguousArray<Entry>
  /// The question of each check.
  private let questions: ContiguousArray<Question>
  private let byKind: KindTable<Question>

  init(_ checks: [OwnedCheck<DeclarationCheck>], _ builder: inout ProgramBuilder) {
    var entries: ContiguousArray<Entry> = []
    var questions: ContiguousArray<Question> = []
    var byKind = KindTable<Question>()
    for owned in checks {
      let question = Question(owned, CheckID(entries.count), &builder)
      entries.append(Entry(owned, &builder))
      questions.append(question)
      byKind.add(question, for: owned.check.select.kinds)
      builder.asksForUses = builder.asksForUses || owned.check.asksForUses
      if let conformance = owned.check.fix.conformance {
        builder.queries.questions.addedConformances.formUnion(
          DeclarationFix.implied(by: conformance))
      }
    }
    self.entries = entries
    self.questions = questions
    self.byKind = byKind
  }

  var phases: Phases { [.firstLook, .secondLook] }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    let queries = run.queries
    for index in file.outline.declarations.indices {
      let kind = file.outline.declarations[index].kind
      let isLocal = file.outline.declarations[index].isLocal
      for position in byKind.indices(of: kind) {
        let question = byKind[kind, position]
        guard run.isActive(question.rule), question.includesLocal || !isLocal else { continue }
        if question.hasPlaceholders {
          run.facts.subject = (index, entries[question.check.index].check.select.names)
        }
        let likelihood: Likelihood = answer(
          question, queries, index, file, &run.facts)
        guard likelihood != .no else { continue }
        let truth: Truth =
          likelihood == .yes ? .yes : answer(question, queries, index, file, &run.facts)
        let start = Int32(run.openConditions.end)
        check(entries[question.check.index], truth, index, file, &run)
        let end = Int32(run.openConditions.end)
        if start < end {
          run.openDeclarations.append(
            PendingChecks.Declaration(
              check: question.check, declaration: Int32(index), conditions: start..<end))
        }
      }
    }
  }

  /// Asks again, now that the project is known, what the first look has left open.
  func checkAgain(_ file: SourceFile, _ run: inout FileRun) {
    let queries = run.queries
    for (position, waiting) in run.deferred.declarations.enumerated()
    where run.mayFindMore(at: position) {
      let question = questions[waiting.check.index]
      let index = Int(waiting.declaration)
      if question.hasPlaceholders {
        run.facts.subject = (index, entries[question.check.index].check.select.names)
      }
      let truth: Truth = answer(question, queries, index, file, &run.facts)
      check(entries[question.check.index], truth, index, file, &run)
    }
  }

  /// Returns whether the check reports the declaration.
  private func answer<Answer: QueryAnswer>(
    _ question: Question, _ queries: QueryProgram, _ index: Int, _ file: SourceFile,
    _ facts: inout QueryFacts
  ) -> Answer {
    guard queries.holds(question.select, for: index, in: file, &facts) else { return .no }
    // Most declarations are as required, and asking that costs less than asking what they inherit.
    var answer = Answer.yes
    if let require = question.require {
      let required: Answer = queries.answer(require, of: index, in: file, &facts)
      answer = required.negated
      guard !answer.isNo else { return .no }
    }
    answer = answer.and(
      queries.relatedAnswer(question.select, of: index, in: file, &facts))
    guard let forbid = question.forbid, !answer.isNo else { return answer }
    return answer.and(queries.answer(forbid, of: index, in: file, &facts))
  }

  private func check(
    _ entry: Entry, _ truth: Truth, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) {
    guard entry.check.needs.isEmpty else {
      for needs in entry.check.needs { check(needs, entry, truth, index, file, &run) }
      return
    }
    if let parameters = entry.parameters, !parameters.mayHold(for: index, in: file) { return }
    guard run.shouldReport(truth) else { return }
    if let parameters = entry.parameters {
      report(parameters, entry, index, file, &run)
      return
    }
    let declaration = file.outline.declarations[index]
    var attribute: TokenRange?
    if let names = entry.check.attributes { attribute = file.attribute(in: names, of: declaration) }
    var fix: Fix?
    if let change = entry.fix, !run.sharesIntroducer(index, in: file) {
      fix = change.fix(of: index, dropping: entry.check.attributes, in: file)
    }
    var finding = Finding(
      aboutDeclaration: index, of: entry.rule, in: file, run, range: attribute,
      severity: entry.check.severity, message: entry.check.message, fix: fix,
      selector: entry.selector)
    if fix?.isSafe == true, let change = entry.fix {
      finding.fixTruth = change.keepsMeaning(of: index, in: file, &run.facts)
      if run.leavesFilesOut {
        finding.fixTruth = finding.fixTruth.and(change.keepsFilesLeftOut(index, in: file))
      }
    }
    run.report(finding, in: file)
  }

  private func report(
    _ query: CompiledParameterQuery, _ entry: Entry, _ index: Int, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let declaration = file.outline.declarations[index]
    for parameter in file.outline.parameters[declaration.parameters] {
      guard let found = query.found(in: parameter, of: file, &run.facts) else { continue }
      let name = file.nameOrText(of: found.range)
      let marked = entry.check.marksFunction ? declaration.name : found.range
      run.report(
        Finding(
          rule: entry.rule, token: Int(marked.start), range: file.bytes(of: marked),
          subject: "parameter \(file.typePath(of: index)) \(name)",
          values: [
            "name": name, "kind": "parameter", "file": String(run.place.fileName),
            "owner": file.name(of: declaration),
          ],
          severity: entry.check.severity, message: entry.check.message, truth: found.truth,
          selector: entry.selector),
        in: file)
      if entry.check.marksFunction { return }
    }
  }
}

extension DeclarationCheck {
  /// True if the check asks where identifiers are used.
  fileprivate var asksForUses: Bool {
    [select, require, forbid].contains { $0?.asksForUses ?? false }
  }
}

extension NeededTypes {
  /// The part of `name` that `*` matches, nil if the name is another one.
  fileprivate func star(in name: String) -> String? {
    let parts = named.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, name.utf8.count > named.utf8.count - 1, name.hasPrefix(parts[0]),
      name.hasSuffix(parts[1])
    else { return nil }
    return String(name.dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  /// Returns true if the file imports no module that might declare the types.
  fileprivate func isComplete(_ file: SourceFile) -> Bool {
    guard let knownImports else { return true }
    return file.outline.declarations.allSatisfy { declaration in
      declaration.kind != .import
        || knownImports.matches(file.identifier(Int(declaration.name.start)))
    }
  }
}

extension DeclarationProgram {
  /// Reports the types that are missing for those that the declaration names: on the type around
  /// it, or on itself where it is one.
  private func check(
    _ needs: NeededTypes, _ entry: Entry, _ truth: Truth, _ index: Int, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    guard needs.isComplete(file) else { return }
    let declaration = file.outline.declarations[index]
    let named =
      declaration.kind.hasMembers ? declaration.name.indices : declaration.type.indices
    var owner = index
    while !file.outline.declarations[owner].kind.hasMembers,
      file.outline.declarations[owner].parent >= 0
    {
      owner = Int(file.outline.declarations[owner].parent)
    }
    let name = file.outline.declarations[owner].name
    for token in named where file.tokens[token].kind == .identifier {
      guard let star = needs.star(in: file.identifier(token)) else { continue }
      for type in needs.types.map({ $0.replacing("{*}", with: star) })
      where run.shouldReport(truth.and(.depends(.not(.isDeclared(Name(type)))))) {
        run.report(
          Finding(
            rule: entry.rule, token: Int(name.start), range: file.bytes(of: name),
            subject: "\(type) for \(file.typePath(of: owner))",
            values: [
              "name": file.name(of: file.outline.declarations[owner]), "type": type,
              "kind": file.outline.declarations[owner].kind.noun,
              "file": String(run.place.fileName),
            ],
            severity: entry.check.severity, message: entry.check.message,
            selector: entry.selector),
          in: file)
      }
    }
  }
}
