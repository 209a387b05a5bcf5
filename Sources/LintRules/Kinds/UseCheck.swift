import Project
import SwiftSource

/// Types that must not be used, by their names.
///
/// Only what is declared at file level or outside the project counts, or only the latter: a nested
/// type, a local one or a generic parameter hides what the name means elsewhere.
package struct UseCheck: Sendable, Hashable {
  /// The names of the types.
  package var names: NameList
  /// Names that do not count.
  package var exceptions: NameList?
  /// Which uses count.
  package var form: Form
  /// Whether types of the system are meant, and not those of the project that have their names.
  package var isAboutSystem = false
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(names: NameList, exceptions: NameList? = nil, form: Form = .any) {
    self.names = names
    self.exceptions = exceptions
    self.form = form
  }

  /// How a type is used.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    /// Its name stands there, as a type or in an expression.
    case any
    /// A value of it is made: `Name(…)`, `Name<T>(…)`, `Name.init(…)`.
    case construction
  }
}

/// Runs all rules about uses of types on one file.
struct UsePass: Sendable {
  /// A check with its rule; a class, because it is looked at for every name.
  private final class Entry: Sendable {
    let rule: Int
    let check: UseCheck
    /// The numbers of the lists of names and of exceptions, -1 without exceptions.
    let names: Int
    let exceptions: Int

    init(rule: Int, check: UseCheck, _ pool: inout NamePool) {
      self.rule = rule
      self.check = check
      names = pool.number(of: check.names)
      exceptions = check.exceptions.map { pool.number(of: $0) } ?? -1
    }
  }

  /// What a worker keeps from file to file.
  struct Cache {
    /// Names that no rule is about.
    var others = NameCache()
    /// The entries that each of the other names is about.
    var wanted: [Name: [Int]] = [:]
  }

  private let entries: [Entry]
  private let pool: NamePool

  init(_ rules: [Rule]) {
    var entries: [Entry] = []
    var pool = NamePool()
    for (index, rule) in rules.enumerated() {
      for case .uses(let check) in rule.checks {
        entries.append(Entry(rule: index, check: check, &pool))
      }
    }
    self.entries = entries
    self.pool = pool
  }

  func check(_ file: SourceFile, _ run: inout FileRun, cache: inout Cache) {
    guard entries.contains(where: { run.isActive($0.rule) }) else { return }
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
    guard wanted.contains(where: { run.isActive(entries[$0].rule) }), file.isUseOfType(token)
    else { return }
    let name = file.identifier(token)
    for index in wanted where run.isActive(entries[index].rule) {
      let rule = entries[index].rule
      let check = entries[index].check
      guard check.form == .any || file.isConstruction(token) else { continue }
      run.emit(
        FileRun.Draft(
          rule: rule, token: token, range: file.tokens[token].range, subject: name,
          values: ["name": name], severity: check.severity, message: check.message,
          condition: check.isAboutSystem
            ? .not(.isHidden(symbol, token: token)) : .isTopLevel(symbol, token: token)),
        in: file)
    }
  }
}

extension UsePass {
  /// The entries that are about the name at `token`.
  private func entries(for token: Int, in file: SourceFile) -> [Int] {
    entries.indices.filter { index in
      pool.matches(entries[index].names, token: token, in: file)
        && !(entries[index].exceptions >= 0
          && pool.matches(entries[index].exceptions, token: token, in: file))
    }
  }
}

extension SourceFile {
  /// Whether the name at `token` can be that of a type in use: no member of something else, no label
  /// and no macro.
  fileprivate func isUseOfType(_ token: Int) -> Bool {
    if isLabel(token) { return false }
    guard token > 0 else { return true }
    switch tokens[token - 1].kind {
    case .period: return isModuleQualified(token)
    case .pound: return false
    default: return true
    }
  }

  /// Whether the type at `token` is called, by its name or by `init`.
  fileprivate func isConstruction(_ token: Int) -> Bool {
    if token > 0, tokens[token - 1].kind == .at { return false }
    var next = token + 1
    if tokens[next].kind == .leftAngle, let end = tokens.endOfGenericArguments(at: next) {
      next = end
    }
    if tokens[next].kind == .period, tokens[next + 1].is(.`init`) { next += 2 }
    return tokens[next].kind == .leftParen && !tokens[next].flags.contains(.startsLine)
  }
}
