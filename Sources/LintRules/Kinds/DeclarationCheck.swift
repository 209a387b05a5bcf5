import Matching
import Project
import SwiftSource

/// What declarations have to be, or must not be.
package struct DeclarationCheck: Sendable, Hashable {
  /// The declarations that the rule is about.
  package var select: DeclarationQuery
  /// What each of them has to be.
  package var require: DeclarationQuery?
  /// What none of them may be.
  package var forbid: DeclarationQuery?
  /// What no parameter of them may be: the finding is about the parameter.
  package var parameters: ParameterQuery?
  /// Types that have to be there for those that the declarations name.
  package var needs: [NeededTypes] = []
  /// Whether declarations inside code count.
  package var includesLocal = false
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The attributes that the findings are about, instead of the declaration's name.
  package var attributes: NameList?
  /// The change of a declaration that removes the finding.
  package var fix: DeclarationFix?
  /// Where the check counts, beside what the rule's selectors say; nil for anywhere.
  package var selector: Selector?

  package init(select: DeclarationQuery) { self.select = select }
}

/// Runs all rules about declarations on one file.
struct DeclarationPass: Sendable {
  /// A check with its rule; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: Int
    let check: DeclarationCheck
    /// Those of the check, apart from it so that to look at them copies nothing.
    let parameters: Box<ParameterQuery>?
    /// The number of the expression that names of parameters are searched for, -1 for none.
    let parameterForm: Int

    init(rule: Int, check: DeclarationCheck, _ queries: inout QueryProgram.Builder) {
      self.rule = rule
      self.check = check
      parameters = check.parameters.map { Box($0) }
      parameterForm = check.parameters?.form.map { queries.number(of: $0) } ?? -1
    }
  }

  /// What is asked of every declaration before an entry is looked at.
  private struct Question: Sendable {
    let rule: Int
    let entry: Int
    /// The numbers of queries, -1 for those that the check does not have.
    let select: Int
    let require: Int
    let forbid: Int
    let includesLocal: Bool
    /// Whether names in the check have placeholders.
    let hasPlaceholders: Bool
  }

  private let entries: [Entry]
  private let questions: KindTable<Question>
  /// The question of each entry.
  private let byEntry: ContiguousArray<Question>
  /// Whether a rule asks which files use a word.
  let asksForUses: Bool

  init(_ rules: [Rule], _ queries: inout QueryProgram.Builder) {
    var entries: [Entry] = []
    var questions = KindTable<Question>()
    var byEntry: ContiguousArray<Question> = []
    for (index, rule) in rules.enumerated() {
      for case .declarations(let check) in rule.checks {
        let parts = [check.select, check.require, check.forbid]
        let question = Question(
          rule: index, entry: entries.count, select: queries.number(of: check.select),
          require: check.require.map { queries.number(of: $0) } ?? -1,
          forbid: check.forbid.map { queries.number(of: $0) } ?? -1,
          includesLocal: check.includesLocal,
          hasPlaceholders: parts.contains { $0?.hasPlaceholders ?? false })
        entries.append(Entry(rule: index, check: check, &queries))
        questions.add(question, for: check.select.kinds)
        byEntry.append(question)
      }
    }
    self.entries = entries
    self.questions = questions
    self.byEntry = byEntry
    asksForUses = entries.contains { entry in
      [entry.check.select, entry.check.require, entry.check.forbid].contains {
        $0?.asksForUses ?? false
      }
    }
  }

  func check(_ file: SourceFile, _ run: inout FileRun) {
    guard !entries.isEmpty else { return }
    let queries = run.queries
    for index in file.outline.declarations.indices {
      let kind = file.outline.declarations[index].kind
      let isLocal = file.outline.declarations[index].isLocal
      for position in questions.indices(of: kind) {
        let question = questions[kind, position]
        guard run.isActive(question.rule), question.includesLocal || !isLocal else { continue }
        if question.hasPlaceholders {
          run.facts.subject = (index, entries[question.entry].check.select.names)
        }
        let likelihood: Likelihood = answer(
          question, queries, index, file, &run.facts)
        guard likelihood != .no else { continue }
        let truth: Truth =
          likelihood == .yes ? .yes : answer(question, queries, index, file, &run.facts)
        if truth.isOpen || !entries[question.entry].check.needs.isEmpty {
          run.wait(for: question.entry, of: index)
        }
        check(entries[question.entry], truth, index, file, &run)
      }
    }
  }

  /// Asks again, now that the project is known, what the first look has left open.
  func check(_ pending: PendingChecks, _ file: SourceFile, _ run: inout FileRun) {
    let queries = run.queries
    for waiting in pending.declarations {
      let question = byEntry[Int(waiting.check)]
      let index = Int(waiting.declaration)
      if question.hasPlaceholders {
        run.facts.subject = (index, entries[question.entry].check.select.names)
      }
      let truth: Truth = answer(question, queries, index, file, &run.facts)
      check(entries[question.entry], truth, index, file, &run)
    }
  }

  /// Whether the declaration is one that the check finds fault with.
  private func answer<Answer: QueryAnswer>(
    _ question: Question, _ queries: QueryProgram, _ index: Int, _ file: SourceFile,
    _ facts: inout QueryFacts
  ) -> Answer {
    guard queries.holds(question.select, for: index, in: file, &facts) else { return .no }
    // Most declarations are as required, and asking that costs less than asking what they inherit.
    var answer = Answer.yes
    if question.require >= 0 {
      let required: Answer = queries.answer(
        question.require, of: index, in: file, &facts)
      answer = required.negated
      guard !answer.isNo else { return .no }
    }
    answer = answer.and(
      queries.relatedAnswer(question.select, of: index, in: file, &facts))
    guard question.forbid >= 0, !answer.isNo else { return answer }
    return answer.and(queries.answer(question.forbid, of: index, in: file, &facts))
  }

  private func check(
    _ entry: Entry, _ truth: Truth, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) {
    guard entry.check.needs.isEmpty else {
      for needs in entry.check.needs { check(needs, entry, truth, index, file, &run) }
      return
    }
    if let parameters = entry.parameters, !parameters.value.mayHold(for: index, in: file) { return }
    guard run.decide(truth) == .yes else { return }
    if let parameters = entry.parameters {
      check(parameters.value, entry, index, file, &run)
      return
    }
    let declaration = file.outline.declarations[index]
    let name = file.name(of: declaration)
    var attribute: TokenRange?
    if let names = entry.check.attributes { attribute = file.attribute(in: names, of: declaration) }
    var fix: Fix?
    if let change = entry.check.fix, !run.sharesIntroducer(index, in: file) {
      fix = change.fix(of: index, in: file)
    }
    run.emit(
      FileRun.Draft(
        rule: entry.rule, token: Int(declaration.name.start),
        range: file.bytes(of: attribute ?? declaration.name),
        subject: "\(declaration.kind.word) \(file.typePath(of: index))",
        values: ["name": name, "kind": declaration.kind.noun, "file": String(run.place.fileName)],
        severity: entry.check.severity, message: entry.check.message,
        fix: fix, selector: entry.check.selector),
      in: file)
  }

  private func check(
    _ query: ParameterQuery, _ entry: Entry, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) {
    let declaration = file.outline.declarations[index]
    for parameter in file.outline.parameters[declaration.parameters] {
      let found = query.found(in: parameter, of: file) { file, word in
        entry.parameterForm < 0
          || run.facts.isFound(
            entry.parameterForm, in: file.buffer.padded.span.extracting(file.nameRange(word)))
      }
      guard let found else { continue }
      let name = file.nameOrText(of: found.range)
      run.emit(
        FileRun.Draft(
          rule: entry.rule, token: Int(found.range.start), range: file.bytes(of: found.range),
          subject: "parameter \(file.typePath(of: index)) \(name)",
          values: [
            "name": name, "kind": "parameter", "file": String(run.place.fileName),
            "owner": file.name(of: declaration),
          ],
          message: entry.check.message, condition: found.condition),
        in: file)
    }
  }
}

/// Types that a project has to declare for each name of a type that a declaration names.
package struct NeededTypes: Sendable, Hashable {
  /// The names that it is about, with one `*`.
  package let named: String
  /// The types that have to be there; `{*}` stands for what `*` does.
  package let types: [String]
  /// The modules that a file may import for the check to be sure that a type is the project's own,
  /// nil for any.
  package let knownImports: NameList?

  package init(named: String, types: [String], knownImports: NameList? = nil) {
    self.named = named
    self.types = types
    self.knownImports = knownImports
  }

  /// What `*` stands for in `name`, nil where the name is another one.
  fileprivate func star(in name: String) -> String? {
    let parts = named.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2, name.utf8.count > named.utf8.count - 1, name.hasPrefix(parts[0]),
      name.hasSuffix(parts[1])
    else { return nil }
    return String(name.dropFirst(parts[0].count).dropLast(parts[1].count))
  }

  /// Whether the file imports no module that might declare the types.
  fileprivate func isComplete(_ file: SourceFile) -> Bool {
    guard let knownImports else { return true }
    return file.outline.declarations.allSatisfy { declaration in
      declaration.kind != .import
        || knownImports.matches(file.identifier(Int(declaration.name.start)))
    }
  }
}

extension DeclarationPass {
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
    let place = file.outline.declarations[owner].name
    for token in named where file.tokens[token].kind == .identifier {
      guard let star = needs.star(in: file.identifier(token)) else { continue }
      for type in needs.types.map({ $0.replacing("{*}", with: star) })
      where run.decide(truth.and(.depends(.not(.isDeclared(Name(type)))))) == .yes {
        run.emit(
          FileRun.Draft(
            rule: entry.rule, token: Int(place.start), range: file.bytes(of: place),
            subject: "\(type) for \(file.typePath(of: owner))",
            values: [
              "name": file.name(of: file.outline.declarations[owner]), "type": type,
              "kind": file.outline.declarations[owner].kind.noun,
              "file": String(run.place.fileName),
            ],
            message: entry.check.message),
          in: file)
      }
    }
  }
}

extension DeclarationKind {
  /// The kind as messages name it.
  package var noun: String {
    switch self {
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    case .func: "function"
    case .`init`: "initializer"
    case .deinit: "deinitializer"
    case .var: "variable"
    case .let: "constant"
    case .case: "enum case"
    case .precedencegroup: "precedence group"
    default: word
    }
  }
}
