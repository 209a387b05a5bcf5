import Project
import SwiftSource

/// Modules that may or may not be imported.
package struct ImportCheck: RuleCheck, Hashable {
  /// Modules that must not be imported. `<App>` in a name is the name of the app's folder.
  package var deny: NameList?
  /// The only modules that may be imported.
  package var allow: NameList?
  /// True if modules of the project do not count, regardless of their names.
  package var exceptsOwn = false
  /// True if `#if canImport(Module)` counts as importing.
  package var countsConditions = false
  /// Names by which the module's use is recognized; without one of them in the file the import
  /// can go.
  package var symbols: NameList?
  /// The modules of which the names are all there are; an import of another one stays.
  package var namedModules: NameList?
  /// False if the module has more names than `symbols`, so that removing its import is unsafe.
  package var isRemovalSafe = true
  /// Names that other modules have too. With one of them in the file the import stays.
  package var sharedNames: NameList?
  /// Members that types of other modules have too. Where the file calls one, removing the import is
  /// unsafe.
  package var sharedMembers: NameList?
  /// The severity of an import that is used, where it differs from the rule's.
  package var severityWhenUsed: Severity?
  /// Names that do not count as use, since they are to go with the import, but that do not compile
  /// without it.
  package var leavingSymbols: NameList?
  /// Modules that bring those names along as well.
  package var substitutes: NameList?
  /// The order in which modules are imported.
  package var order: ImportOrder?
  /// Modules that may be anywhere in that order.
  package var unordered: NameList?
  /// Where the check looks, within what the rule looks at.
  package var scope: Selector.Scope?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init() {}

  package var selectors: [Selector] { scope.map { [Selector(included: $0)] } ?? [] }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about imports.
  static let imports: RuleKind = RuleKind(
    [
      .checks(
        "imports", of: ImportCheck.self,
        "Modules that must not be imported, the only ones that may be, or their order.",
        example: "{deny: [SwiftUI, UIKit]}")
    ],
    mappings: [ImportCheck.mapping.info], compile: { ImportProgram($0, &$1) })
}

extension ImportCheck: MappingValue {
  package static let mappingName = "imports"

  package static let mapping: Mapping<ImportCheck> = Mapping(
    "A check of imports. It has `deny`, `allow` or `order`. `<App>` in the name of a module is "
      + "the name of the app's folder.",
    keys: [
      Key(
        "deny", { $0.deny = $1 }, .names, "Modules that must not be imported.", example: "[SwiftUI]"
      ),
      Key(
        "allow", { $0.allow = $1 }, .names, "The only modules that may be imported.",
        example: "[Foundation, '<App>Core']"),
      Key(
        "except-own", { $0.exceptsOwn = $1 }, .bool, "Ignores modules of the project.",
        example: "true", default: "false"),
      Key(
        "can-import", { $0.countsConditions = $1 }, .bool,
        "Counts `#if canImport(Module)` as an import.", example: "true",
        default: "false"),
      Key(
        "symbols", { $0.symbols = $1 }, .names,
        "Names by which the use of the module is recognized. Without one of them in the file a fix "
          + "removes the import, if `names-of` has the module.",
        example: "[AnyCancellable, Publisher]"),
      Key(
        "names-of", { $0.namedModules = $1 }, .names,
        "Modules that have no other names than `symbols`, so that a fix may remove their imports.",
        example: "[Combine]"),
      Key(
        "safe", { $0.isRemovalSafe = $1 }, .bool, "True if `symbols` are all names of the modules.",
        example: "false", default: "true"),
      Key(
        "may-use", { $0.sharedNames = $1 }, .names,
        "Names of the module that others have too. With one of them in the file the import stays.",
        example: "[map, values]"),
      Key(
        "shared-members", { $0.sharedMembers = $1 }, .names,
        "Members of the module that types of other modules have too. Where the file calls one, "
          + "removing the import is unsafe.",
        example: "[filter, prefix]"),
      Key(
        "when-used", { $0.severityWhenUsed = $1 }, .choice,
        "The severity of an import whose `symbols` the file uses.", example: "info",
        default: "that of the rule"),
      Key(
        "leaving", { $0.leavingSymbols = $1 }, .names,
        "Names that are removed with the import. They do not count as a use of it, but do not "
          + "compile without it.",
        example: "[ObservableObject]"),
      Key(
        "provided-by", { $0.substitutes = $1 }, .names,
        "Modules that also provide the names under `leaving`.", example: "[SwiftUI]"),
      Key(
        "order", { $0.order = $1 }, .importOrder,
        "Groups of modules in the order of their imports. `*` is every module that no "
          + "group names, and `<project>` every module of the project.",
        example: "[[SwiftUI, Foundation], ['*'], [<project>]]"),
      Key(
        "unordered", { $0.unordered = $1 }, .names, "Modules that may be anywhere in the order.",
        example: "[os]"),
      Selector.fileKey(\.scope, of: "'imports'"),
      .message(\.message, example: "{module} is imported here"),
    ],
    needs: .oneOrMore(of: ["deny", "allow", "order"]),
    make: { ImportCheck() },
    check: { check, node, decoder in
      if check.deny != nil || check.allow != nil || check.order != nil { return true }
      decoder.problem("'imports' needs a list 'deny' or 'allow', or an 'order'", at: node)
      return false
    })
}

extension ValueType<ImportOrder> {
  /// Groups of modules.
  fileprivate static var importOrder: Self {
    Self(.list(.list(.name))) { node, what, decoder in
      ImportOrder(
        groups: decoder.items(node).compactMap { decoder.names($0, "each group of \(what)") })
    }
  }
}

// MARK: - Program

/// All checks of imports in a run.
struct ImportProgram: KindProgram {
  /// A check in a run; a class, because each file picks those that look at it.
  private final class Entry: Sendable {
    let rule: RuleID
    let check: ImportCheck
    let order: CompiledImportOrder?
    let deny: NameListID?
    let allow: NameListID?
    /// The question if files without the import need it, nil where no fix removes one.
    let removal: ID<RemovableImport>?
    /// True if the check looks at some of the rule's files only.
    let isScoped: Bool
    /// True if a list has modules named after the app.
    let namesApp: Bool

    init(
      _ owned: OwnedCheck<ImportCheck>, _ pool: inout NamePool,
      _ removable: inout [OwnedCheck<ImportCheck>]
    ) {
      rule = owned.rule
      check = owned.check
      isScoped = check.scope != nil
      // Of a fix that is unsafe nothing more is asked.
      if check.symbols != nil, check.namedModules != nil, check.isRemovalSafe {
        removal = ID(removable.count)
        removable.append(owned)
      } else {
        removal = nil
      }
      namesApp = [check.deny, check.allow].contains { list in
        list?.patterns.contains { $0.contains("<") } ?? false
      }
      order = owned.check.order.map {
        CompiledImportOrder($0, unordered: owned.check.unordered)
      }
      deny = owned.check.deny.map { pool.id(of: $0) }
      allow = owned.check.allow.map { pool.id(of: $0) }
    }
  }

  private let entries: [Entry]
  /// The needs of files of the modules whose imports fixes remove.
  private let needs: ModuleNeedProgram
  private let pool: NamePool
  /// The token hashes of all modules that may not be imported, nil if a glob or a list of what
  /// is allowed decides.
  private let deniedHashes: Set<UInt32>?
  /// True if a list has modules named after the app.
  private let namesApp: Bool
  private let layers: LayerSet

  init(_ checks: [OwnedCheck<ImportCheck>], _ builder: inout ProgramBuilder) {
    layers = builder.layers
    var pool = NamePool()
    var removable: [OwnedCheck<ImportCheck>] = []
    entries = checks.map { Entry($0, &pool, &removable) }
    needs = ModuleNeedProgram(removable)
    self.pool = pool
    let names = entries.flatMap { $0.check.deny?.patterns ?? [] }
    let isExhaustive =
      entries.allSatisfy { $0.check.allow == nil } && names.allSatisfy(NameList.isPlain)
    deniedHashes = isExhaustive ? Set(names.map { WordHash.short(of: $0) }) : nil
    namesApp = entries.contains(where: \.namesApp)
  }

  var phases: Phases { needs.isEmpty ? .firstLook : [.firstLook, .answers] }

  func answer(_ file: SourceFile, _ run: FileRun, _ answers: inout FileAnswers) {
    answers.moduleNeeds = needs.needs(of: file, run)
  }

  /// Returns true if a check may deny the module whose name is the token; most modules are in no
  /// list.
  private func mayDeny(_ name: Token, at place: Place) -> Bool {
    deniedHashes.map { $0.contains(name.hash) } ?? true || (namesApp && !place.appNames.isEmpty)
  }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    let entries = entries.filter { entry in
      // Not asked of every file: a scope is copied with all its parts.
      run.isActive(entry.rule)
        && (!entry.isScoped || entry.check.scope?.holds(at: run.place, layers) ?? true)
    }
    guard !entries.isEmpty else { return }
    for entry in entries {
      entry.order?.check(rule: entry.rule, file, &run)
    }
    // By the position of the check: a file may have thousands of imports.
    var uses: [Int: ModuleUse] = [:]
    for declaration in file.outline.declarations where declaration.kind == .import {
      let name = Int(declaration.name.start)
      guard mayDeny(file.tokens[name], at: run.place) else { continue }
      for (position, entry) in entries.enumerated() where denies(name, entry, file, run.place) {
        let module = file.identifier(name)
        if entry.check.exceptsOwn, run.modules.has(module) { continue }
        if uses[position] == nil {
          uses[position] = ModuleUse(entry.check, in: file, run.modules)
        }
        report(entry, module, declaration, uses[position], file, &run)
      }
    }
    guard !file.outline.clauses.isEmpty else { return }
    for entry in entries where entry.check.countsConditions {
      reportConditions(entry.rule, entry.check, file, &run)
    }
  }

  /// Returns true if importing the module at the token `name` breaks the rule.
  private func denies(_ name: Int, _ entry: Entry, _ file: SourceFile, _ place: Place) -> Bool {
    if entry.namesApp, !place.appNames.isEmpty {
      return entry.check.denies(file.identifier(name), at: place)
    }
    if let deny = entry.deny, pool.matches(deny, token: name, in: file) { return true }
    guard let allow = entry.allow else { return false }
    return !pool.matches(allow, token: name, in: file)
  }

  private func report(
    _ entry: Entry, _ module: String, _ declaration: Declaration, _ use: ModuleUse?,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let check = entry.check
    var severity: Severity?
    var fix: Fix?
    switch use {
    case .used: severity = check.severityWhenUsed
    case .unused(let caveat): fix = check.removal(of: declaration, caveat: caveat, in: file)
    case .unknown, nil: break
    }
    var finding = Finding(
      rule: entry.rule, token: Int(declaration.introducer),
      range: file.bytes(of: declaration.importRange), subject: "import \(module)",
      values: ["module": module, "allowed": check.allow?.description ?? ""], severity: severity,
      message: check.message, fix: fix)
    if fix?.isSafe == true, let removal = entry.removal {
      finding.fixTruth = .depends(.not(.isImportNeeded(removal)))
      finding.fixDoubt =
        "other files of the module may use its members without importing '\(module)'"
    }
    run.report(finding, in: file)
  }

  private func reportConditions(
    _ rule: RuleID, _ check: ImportCheck, _ file: SourceFile, _ run: inout FileRun
  ) {
    for clause in file.outline.clauses {
      for index in clause.condition.indices.dropLast(3)
      where file.tokens[index].is(.canImport) && file.tokens[index + 2].kind.isWord {
        let module = file.identifier(index + 2)
        guard check.denies(module, at: run.place) else { continue }
        let range = TokenRange(index, file.tokens.endOfGroup(at: index + 1))
        run.report(
          Finding(
            rule: rule, token: index, range: file.bytes(of: range),
            subject: "canImport \(module)", values: ["module": module]),
          in: file)
      }
    }
  }
}

extension ImportCheck {
  /// Returns true if importing `module` at `place` breaks the rule.
  fileprivate func denies(_ module: String, at place: Place) -> Bool {
    let names = [module] + place.names(inApp: module)
    if let deny, names.contains(where: { deny.matches($0) }) { return true }
    if let allow { return !names.contains { allow.matches($0) } }
    return false
  }
}

extension Place {
  /// Modules of the system that look as if they were the data layer of an app called `Core`.
  private static let systemModules: Set<String> = ["CoreData", "SwiftData"]

  /// The name by which lists refer to a module named after the app: `<App>Data`.
  func names(inApp module: String) -> [String] {
    if Self.systemModules.contains(module) { return [] }
    return appNames.compactMap { app in
      guard !app.isEmpty, module.hasPrefix(app) else { return nil }
      return "<App>" + module.dropFirst(app.count)
    }
  }
}

extension ImportCheck {
  /// Deletes the line of an import that has its line for itself.
  ///
  /// An import that other files see, or that `#if` would be left empty by, stays.
  ///
  /// - Parameter caveat: why that is unsafe, nil if it is safe.
  func removal(
    of declaration: Declaration, caveat: String?, in file: SourceFile
  ) -> Fix? {
    guard namedModules?.matches(file.identifier(Int(declaration.name.start))) == true,
      declaration.attributes.isEmpty, declaration.modifiers.isEmpty, declaration.clause < 0
    else { return nil }
    let tokens = file.tokens
    let first = Int(declaration.range.start)
    let last = Int(declaration.range.end) - 1
    guard tokens[first].startsLine, tokens[last + 1].startsLine else { return nil }
    let bytes = file.bytes(of: declaration.range)
    let line = file.lineRange(of: bytes)
    let before = file.text(line.lowerBound..<bytes.lowerBound)
    let after = file.text(bytes.upperBound..<line.upperBound)
    guard (before + after).allSatisfy(\.isWhitespace) else { return nil }
    return Fix(
      edits: [Edit(range: file.linesToDelete(line), replacement: "")], isSafe: caveat == nil,
      caveat: caveat)
  }
}

extension Declaration {
  /// The word `import` and the path after it.
  fileprivate var importRange: TokenRange { TokenRange(Int(introducer), Int(range.end)) }
}
