import Buffers
import Project
import SwiftSource

/// Types that must not be used, by their names.
///
/// A plain name means what is declared at file level or outside the project, or only the latter: a
/// nested type, a local one or a generic parameter hides what the name means elsewhere. A glob also
/// means types inside others.
package struct UseCheck: RuleCheck, Hashable {
  /// The names of the types.
  package var names: NameList
  /// Names that do not count.
  package var exceptions: NameList?
  /// Which uses count.
  package var form: Form
  /// True for types of the system, and not those of the project with the same names.
  package var isAboutSystem = false
  /// Descriptions of which the declaration of the type has to fit one; empty for any type.
  package var declarations: [DeclarationQuery] = []
  /// Descriptions of which the project's declaration of the type, if it has one, must fit none.
  package var otherDeclarations: [DeclarationQuery] = []
  /// True if only types of parameters, results and properties count.
  package var isAboutSignatures = false
  /// Where the check counts, beside what the rule's selectors say; nil for anywhere.
  @BoxedOptional package var selector: Selector?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(names: NameList, exceptions: NameList? = nil, form: Form = .any) {
    self.names = names
    self.exceptions = exceptions
    self.form = form
  }

  /// The project's types of these names, where the names are patterns or described: of a plain name
  /// nothing says whose type it is.
  package var subject: [FileFact] {
    let hasPatternsOnly = names.patterns.allSatisfy { $0.contains("*") }
    guard !isAboutSystem, hasPatternsOnly || !declarations.isEmpty else { return [] }
    var query = DeclarationQuery()
    query.kinds = [.actor, .class, .enum, .protocol, .struct, .typealias]
    query.names = names
    return [FileFact(declarations: [query])]
  }

  /// How a type is used.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    /// Its name appears, as a type or in an expression.
    case any
    /// A value of it is made: `Name(…)`, `Name<T>(…)`, `Name.init(…)`.
    case construction
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about uses of types by their names.
  static let uses: RuleKind = RuleKind(
    [
      .checks(
        "uses", of: UseCheck.self, "Types that must not be used.",
        example: "{types: [NSLock], of-system: true}")
    ],
    mappings: [UseCheck.mapping.info], compile: { UseProgram($0, &$1) })
}

extension UseCheck: MappingValue {
  package static let mappingName = "uses"

  package static let mapping: Mapping<UseCheck> = Mapping(
    "A check of uses of types. A plain name means a type at file level or outside the project: a "
      + "nested type, a local one or a generic parameter hides it. A glob also means types inside "
      + "others.",
    keys: [
      Key(
        "types", { $0.names = $1 }, .names, "The types.", example: "['*Manager']", isRequired: true),
      Key(
        "except", { $0.exceptions = $1 }, .names, "Types that do not count.",
        example: "[FileManager]"),
      Key(
        "of-system", { $0.isAboutSystem = $1 }, .bool,
        "True if types from outside the project are meant, and not those of the project with "
          + "their names.",
        example: "true", default: "false"),
      Key(
        "as", { $0.form = $1 }, .choice,
        "The uses that count: any, or calls that make a value, such as `Name(…)`.",
        example: "construction", default: "any"),
      Key(
        "declared", { $0.declarations = $1 }, .list(.mapping),
        "Descriptions; the project's declaration of the type fits one of them.",
        example: "{paths: [Data/**]}"),
      Key(
        "not-declared", { $0.otherDeclarations = $1 }, .list(.mapping),
        "Descriptions; the project's declaration of the type fits none of them, or it has none.",
        example: "{holds-data: true}"),
      Key(
        "signature", { $0.isAboutSignatures = $1 }, .bool,
        "True if only types of parameters, results and properties count, and none in code.",
        example: "true", default: "false"),
    ], Selector.keys(\.selector, of: "the check"),
    .findingKeys(\.severity, \.message, example: "'{name}' is used outside the domain"),
    make: { UseCheck(names: .none) })
}

// MARK: - Program

/// All checks of uses of types in a run.
struct UseProgram: KindProgram {
  /// A check in a run; a class, because it is looked at for every name.
  private final class Entry: Sendable {
    let rule: RuleID
    let check: UseCheck
    let names: NameListID
    /// Those of the names that also mean types inside other ones: who writes `*Service` means each
    /// type that is called so.
    let nestedNames: NameListID?
    let exceptions: NameListID?
    let declarations: [QueryID]
    let otherDeclarations: [TypeTest]
    /// The queries of `otherDeclarations`.
    let otherQueries: [QueryID]
    let selector: CompiledSelector?

    init(
      _ owned: OwnedCheck<UseCheck>, _ pool: inout NamePool, _ builder: inout ProgramBuilder
    ) {
      declarations = owned.check.declarations.map {
        builder.queries.questions.ask(ofTypes: builder.queries.id(of: $0), isOpen: true)
      }
      otherQueries = owned.check.otherDeclarations.map {
        builder.queries.questions.ask(ofTypes: builder.queries.id(of: $0), isOpen: true)
      }
      otherDeclarations = owned.check.otherDeclarations.map {
        builder.queries.test(TypeDescription($0), includesBases: false)
      }
      selector = owned.check.selector.map { builder.compile($0) }
      rule = owned.rule
      check = owned.check
      names = pool.id(of: owned.check.names)
      let globs = owned.check.isAboutSystem ? nil : owned.check.names.globs
      nestedNames = globs.map { pool.id(of: $0) }
      exceptions = owned.check.exceptions.map { pool.id(of: $0) }
    }
  }

  /// The names that a worker has seen, kept from file to file.
  private final class Scratch {
    var cache = Cache()
  }

  private struct Cache {
    /// Names that no rule is about.
    var others = NameCache()
    /// The entries that each of the other names is about.
    var wanted: [Name: [Int]] = [:]
  }

  private let entries: [Entry]
  private let pool: NamePool

  init(_ checks: [OwnedCheck<UseCheck>], _ builder: inout ProgramBuilder) {
    var pool = NamePool()
    entries = checks.map { Entry($0, &pool, &builder) }
    self.pool = pool
  }

  var phases: Phases { .firstLook }

  func makeScratch() -> AnyObject? { Scratch() }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    guard entries.contains(where: { run.isActive($0.rule) }), let scratch = scratch as? Scratch
    else { return }
    // Moved out for the file: each access to a property of a class is checked.
    var cache = Cache()
    swap(&cache, &scratch.cache)
    defer { swap(&cache, &scratch.cache) }
    for token in file.tokens.indices where file.tokens[token].kind == .identifier {
      guard file.isCapitalized(token), !file.tokens[token].flags.contains(.isDeclared),
        !cache.others.knows(file.tokens[token], in: file.buffer.padded)
      else { continue }
      check(token, file, &run, &cache)
    }
  }

  private func check(
    _ token: Int, _ file: SourceFile, _ run: inout FileRun, _ cache: inout Cache
  ) {
    let symbol = file.symbolName(token)
    let wanted = cache.wanted[symbol] ?? entries(for: token, in: file)
    if wanted.isEmpty { return cache.others.insert(file.tokens[token], in: file.buffer.padded) }
    cache.wanted[symbol] = wanted
    guard wanted.contains(where: { run.isActive(entries[$0].rule) }),
      let head = file.headOfUse(token)
    else { return }
    for index in wanted where run.isActive(entries[index].rule) {
      report(entries[index], token, head: head, symbol, file, &run)
    }
  }

  /// - Parameter head: the first name of `Outer.Name`, which is `token` for a name alone.
  private func report(
    _ entry: Entry, _ token: Int, head: Int, _ symbol: Name, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let check = entry.check
    let isNamedNested =
      head != token && (entry.nestedNames.map { pool.matches($0, token: token, in: file) } ?? false)
    // Of a type inside another one, its declaration or a part of its name tells that it is meant.
    guard
      head == token || isNamedNested || !entry.declarations.isEmpty || !entry.otherQueries.isEmpty,
      check.form == .any || file.isConstruction(token),
      !check.isAboutSignatures || file.isInSignature(token)
    else { return }
    let name = file.identifier(token)
    var truth = Truth.yes
    if head == token {
      truth = .depends(
        check.isAboutSystem
          ? .not(.isHidden(symbol, token: token)) : .isTopLevel(symbol, token: token))
    }
    let names =
      head == token
      ? file.typeNames(from: token) : file.symbolNames(stride(from: head, through: token, by: 2))
    if !entry.declarations.isEmpty {
      truth = truth.and(
        .depends(.any(entry.declarations.map { .isOfDeclaredType(names, token: head, $0) })))
    }
    if head == token || isNamedNested {
      let path = head == token ? [symbol] : names
      for test in entry.otherDeclarations {
        truth = truth.and(.depends(.not(.isType(path, token: head, test))))
      }
    } else {
      for query in entry.otherQueries {
        truth = truth.and(.depends(.not(.isOfDeclaredType(names, token: head, query))))
      }
    }
    run.report(
      Finding(
        rule: entry.rule, token: token, range: file.tokens[token].range, subject: name,
        values: ["name": name], severity: check.severity, message: check.message, truth: truth,
        selector: entry.selector),
      in: file)
  }
}

extension UseProgram {
  /// The entries that are about the name at `token`.
  private func entries(for token: Int, in file: SourceFile) -> [Int] {
    entries.indices.filter { index in
      pool.matches(entries[index].names, token: token, in: file)
        && !(entries[index].exceptions.map { pool.matches($0, token: token, in: file) } ?? false)
    }
  }
}

extension SourceFile {
  /// The first name of the type in use at `token`, which is the last of `Outer.Name`; nil for a
  /// member of a value, a label or a macro.
  fileprivate func headOfUse(_ token: Int) -> Int? {
    if isLabel(token) { return nil }
    guard token > 0 else { return token }
    switch tokens[token - 1].kind {
    case .period: return isModuleQualified(token) ? token : outermostName(before: token)
    case .pound: return nil
    default: return token
    }
  }

  /// The first of the names with a capital letter, dots between them, that end at `token`; nil where there
  /// are more than types are nested in each other.
  private func outermostName(before token: Int) -> Int? {
    var head = token
    let first = token - 2 * Self.deepestName
    while head > 0, tokens[head - 1].kind == .period {
      guard head > max(1, first), tokens[head - 2].kind == .identifier, isCapitalized(head - 2)
      else {
        return nil
      }
      head -= 2
    }
    return head > 0 && tokens[head - 1].kind == .pound ? nil : head
  }

  /// How many names a use of a type has at most. Each name of a longer chain would look at all before it.
  private static let deepestName = 32

  /// Returns true if the type at `token` is called, by its name or by `init`, or is the stated type of a variable,
  /// a parameter or a result that `.init(…)` makes.
  fileprivate func isConstruction(_ token: Int) -> Bool {
    if token > 0, tokens[token - 1].kind == .at { return false }
    var next = token + 1
    if tokens[next].kind == .leftAngle, let end = tokens.endOfGenericArguments(at: next) {
      next = end
    }
    if let value = startOfValue(ofType: token, endingAt: next) { next = value }
    // The initializer may be called later: `names.map(Row.init)`.
    if tokens[next].kind == .period, tokens[next + 1].is(.`init`) { return true }
    if tokens[next].flags.contains(.startsLine) { return false }
    return tokens[next].kind == .leftParen
      || tokens[next].kind == .leftBrace && !isTypeBeforeBody(token)
  }

  /// Returns true if the name at `token`, which a brace follows, is a type in front of a body, and not called with a
  /// closure.
  private func isTypeBeforeBody(_ token: Int) -> Bool {
    let start = startOfPath(endingAt: token)
    return start == 0 || isType(start) || tokens[start - 1].is(.some) || tokens[start - 1].is(.any)
  }

  /// The index of the first name of `Outer.Name`, which ends at `token`.
  private func startOfPath(endingAt token: Int) -> Int {
    var start = token
    while start > 1, tokens[start - 1].kind == .period, tokens[start - 2].kind == .identifier {
      start -= 2
    }
    return start
  }

  /// The index of `.init` behind the type that ends before `end`: the initial value of a variable or a
  /// parameter, or the first expression of the body of a property or a function. Nil if it is not there.
  private func startOfValue(ofType token: Int, endingAt end: Int) -> Int? {
    var next = end
    if tokens[next].kind == .question || tokens[next].kind == .exclamation { next += 1 }
    switch tokens[next].kind {
    case .equal: next += 1
    case .leftBrace:
      let start = startOfPath(endingAt: token)
      guard start > 0, tokens[start - 1].kind == .colon || tokens[start - 1].kind == .arrow else {
        return nil
      }
      next += 1
      if tokens[next].is(.return) { next += 1 }
    default: return nil
    }
    while tokens[next].is(.try) || tokens[next].is(.await) {
      next += 1
      if tokens[next].kind == .question || tokens[next].kind == .exclamation { next += 1 }
    }
    guard tokens[next].kind == .period, tokens[next + 1].is(.`init`) else { return nil }
    return next
  }

  /// Returns true if the token is part of the type of a property, a parameter or a result that other
  /// code sees.
  fileprivate func isInSignature(_ token: Int) -> Bool {
    let index = innermostDeclaration(around: token)
    guard index >= 0, !outline.declarations[index].isLocal else { return false }
    let declaration = outline.declarations[index]
    switch declaration.kind {
    case .var, .let: return declaration.type.contains(token)
    case .func, .`init`, .subscript, .case:
      let isInHeader = declaration.body < 0 || token < Int(declaration.body)
      return isInHeader && token > Int(declaration.introducer)
        && !outline.parameters[declaration.parameters].contains { $0.defaultValue.contains(token) }
    default: return false
    }
  }
}
