import Project
import SwiftSource

/// Modules that may or may not be imported.
package struct ImportCheck: Sendable, Hashable {
  /// Modules that must not be imported. `<App>` in a name stands for the name of the app's folder.
  package var deny: NameList?
  /// The only modules that may be imported.
  package var allow: NameList?
  /// Whether modules of the project do not count, whatever they are called.
  package var exceptsOwn = false
  /// Whether asking `#if canImport(Module)` counts as importing.
  package var countsConditions = false
  /// Names by which the module's use is recognised; without one of them in the file the import
  /// can go.
  package var symbols: NameList?
  /// The severity of an import that is used, where it differs from the rule's.
  package var severityWhenUsed: Severity?
  /// Names that do not count as use, since they are to go with the import, but that do not compile
  /// without it.
  package var leavingSymbols: NameList?
  /// Modules that bring those names along as well.
  package var substitutes: NameList?
  /// The order in which modules are imported.
  package var order: ImportOrder?
  /// Where the check looks, within what the rule looks at.
  package var scope: Selector.Scope?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init() {}
}

/// Runs all rules about imports on one file.
struct ImportPass: Sendable {
  /// A check with its rule; a class, because each file picks those that look at it.
  private final class Entry: Sendable {
    let rule: Int
    let check: ImportCheck
    /// The numbers of the lists, -1 for none.
    let deny: Int
    let allow: Int

    init(rule: Int, check: ImportCheck, _ pool: inout NamePool) {
      self.rule = rule
      self.check = check
      deny = check.deny.map { pool.number(of: $0) } ?? -1
      allow = check.allow.map { pool.number(of: $0) } ?? -1
    }
  }

  private let entries: [Entry]
  private let pool: NamePool
  /// Whether ``deniedWords`` has every module that is denied, but for those named after an app.
  private let isExhaustive: Bool
  /// For each word of the table whether it is a module that a rule denies.
  private let deniedWords: [Bool]
  private let namesApp: Bool
  private let layers: LayerSet

  /// - Parameter words: a table with the words of ``words(of:)``.
  init(_ rules: [Rule], words: WordTable, layers: LayerSet) {
    self.layers = layers
    var entries: [Entry] = []
    var pool = NamePool()
    for (index, rule) in rules.enumerated() {
      for case .imports(let check) in rule.checks {
        entries.append(Entry(rule: index, check: check, &pool))
      }
    }
    self.entries = entries
    self.pool = pool
    let lists = entries.compactMap { $0.check.deny }
    isExhaustive =
      entries.allSatisfy { $0.check.allow == nil }
      && lists.allSatisfy { $0.patterns.allSatisfy(NameList.isPlain) }
    let names = lists.flatMap(\.patterns)
    namesApp = names.contains { $0.hasPrefix("<App>") }
    var denied = Array(repeating: false, count: words.count)
    for name in names { denied[Int(words.number(of: name))] = true }
    denied[0] = false
    deniedWords = denied
  }

  /// The words that a table has to hold for the modules that `rules` deny.
  static func words(of rules: [Rule]) -> [String] {
    var words: [String] = []
    for rule in rules {
      for case .imports(let check) in rule.checks { words += check.deny?.patterns ?? [] }
    }
    return words
  }

  /// Whether a check may deny the module whose name is the token; most modules are on no list.
  private func mayDeny(_ name: Token, at place: Place) -> Bool {
    !isExhaustive || deniedWords[Int(name.word)] || (namesApp && place.app != nil)
  }

  /// - Parameter moduleLayers: the modules of the project with their layers.
  func check(_ file: SourceFile, _ run: inout FileRun, moduleLayers: [String: [Int]]) {
    let entries = entries.filter { entry in
      run.isActive(entry.rule) && entry.check.scope?.holds(at: run.place, layers) ?? true
    }
    guard !entries.isEmpty else { return }
    for entry in entries {
      entry.check.order?.check(rule: entry.rule, file, &run) { moduleLayers[$0] != nil }
    }
    for declaration in file.outline.declarations where declaration.kind == .import {
      let name = Int(declaration.name.start)
      guard mayDeny(file.tokens[name], at: run.place) else { continue }
      for entry in entries where denies(name, entry, file, run.place) {
        let module = file.identifier(name)
        if entry.check.exceptsOwn, moduleLayers[module] != nil { continue }
        report(entry.rule, entry.check, module, declaration, file, &run)
      }
    }
    guard !file.outline.clauses.isEmpty else { return }
    for entry in entries where entry.check.countsConditions {
      reportConditions(entry.rule, entry.check, file, &run)
    }
  }

  /// Whether importing the module at the token `name` breaks the rule.
  private func denies(_ name: Int, _ entry: Entry, _ file: SourceFile, _ place: Place) -> Bool {
    if place.app != nil { return entry.check.denies(file.identifier(name), at: place) }
    if entry.deny >= 0, pool.matches(entry.deny, token: name, in: file) { return true }
    return entry.allow >= 0 && !pool.matches(entry.allow, token: name, in: file)
  }

  private func report(
    _ rule: Int, _ check: ImportCheck, _ module: String, _ declaration: Declaration,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    var severity: Severity?
    var fix: Fix?
    if let symbols = check.symbols {
      if Self.isUsed(symbols, in: file) {
        severity = check.severityWhenUsed
      } else {
        fix = check.removal(of: declaration, in: file)
      }
    }
    run.emit(
      FileRun.Draft(
        rule: rule, token: Int(declaration.introducer),
        range: file.bytes(of: declaration.importRange), subject: "import \(module)",
        values: ["module": module, "allowed": check.allow?.description ?? ""], severity: severity,
        message: check.message, fix: fix),
      in: file)
  }

  /// Whether one of the names stands anywhere in the file's code.
  fileprivate static func isUsed(_ symbols: NameList, in file: SourceFile) -> Bool {
    file.tokens.indices.contains { index in
      file.tokens[index].kind == .identifier && symbols.matches(file.identifier(index))
    }
  }

  private func reportConditions(
    _ rule: Int, _ check: ImportCheck, _ file: SourceFile, _ run: inout FileRun
  ) {
    for clause in file.outline.clauses {
      for index in clause.condition.indices.dropLast(3)
      where file.tokens[index].is(.canImport) && file.tokens[index + 2].kind.isWord {
        let module = file.identifier(index + 2)
        guard check.denies(module, at: run.place) else { continue }
        let range = TokenRange(index, file.tokens.endOfGroup(at: index + 1))
        run.emit(
          FileRun.Draft(
            rule: rule, token: index, range: file.bytes(of: range),
            subject: "canImport \(module)", values: ["module": module]),
          in: file)
      }
    }
  }
}

extension ImportCheck {
  /// Whether importing `module` at `place` breaks the rule.
  fileprivate func denies(_ module: String, at place: Place) -> Bool {
    let names = [module] + (place.name(inApp: module).map { [$0] } ?? [])
    if let deny, names.contains(where: { deny.matches($0) }) { return true }
    if let allow { return !names.contains { allow.matches($0) } }
    return false
  }
}

extension Place {
  /// What lists call a module that is named after the app: `<App>Data`, nil for others.
  func name(inApp module: String) -> String? {
    guard let app, !app.isEmpty, module.hasPrefix(app) else { return nil }
    return "<App>" + module.dropFirst(app.count)
  }
}

extension ImportCheck {
  /// Deletes the line of an import that has its line for itself.
  fileprivate func removal(of declaration: Declaration, in file: SourceFile) -> Fix? {
    let tokens = file.tokens
    let first = Int(declaration.range.start)
    let last = Int(declaration.range.end) - 1
    guard tokens[first].startsLine, tokens[last + 1].startsLine else { return nil }
    let bytes = file.bytes(of: declaration.range)
    let line = file.lineRange(of: bytes)
    let before = file.text(line.lowerBound..<bytes.lowerBound)
    let after = file.text(bytes.upperBound..<line.upperBound)
    guard (before + after).allSatisfy(\.isWhitespace) else { return nil }
    // While the file has such names, it does not compile without the import.
    guard !isNeededYet(in: file) else { return nil }
    return Fix(edits: [Edit(range: line, replacement: "")], isSafe: true)
  }

  /// Whether the file has names that are to go with the import and that nothing else provides.
  private func isNeededYet(in file: SourceFile) -> Bool {
    guard let leavingSymbols, ImportPass.isUsed(leavingSymbols, in: file) else { return false }
    guard let substitutes else { return true }
    return !file.outline.declarations.contains { declaration in
      declaration.kind == .import
        && substitutes.matches(file.identifier(Int(declaration.name.start)))
    }
  }
}

extension Declaration {
  /// The word `import` and the path behind it.
  fileprivate var importRange: TokenRange { TokenRange(Int(introducer), Int(range.end)) }
}

extension SourceFile {
  /// The line of the bytes in `range`, the line break at its end included; of a line that nobody
  /// reads, for its length, what lies nearest.
  package func lineRange(of range: Range<Int>) -> Range<Int> {
    let longest = 10_000
    let first = max(0, range.lowerBound - longest)
    let last = min(buffer.count, range.upperBound + longest)
    var start = range.lowerBound
    while start > first, buffer.padded[start - 1] != 0x0A, buffer.padded[start - 1] != 0x0D {
      start -= 1
    }
    var end = range.upperBound
    while end < last, buffer.padded[end] != 0x0A, buffer.padded[end] != 0x0D { end += 1 }
    if end < last {
      end += buffer.padded[end] == 0x0D && buffer.padded[end + 1] == 0x0A ? 2 : 1
    }
    return start..<end
  }
}
