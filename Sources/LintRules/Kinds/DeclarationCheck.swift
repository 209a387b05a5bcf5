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
  /// Whether declarations inside code count.
  package var includesLocal = false
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(select: DeclarationQuery) { self.select = select }
}

/// Runs all rules about declarations on one file.
struct DeclarationPass: Sendable {
  /// A check with its rule; a class, because it is looked at for every declaration.
  private final class Entry: Sendable {
    let rule: Int
    let check: DeclarationCheck
    /// Whether names in the check have placeholders.
    let hasPlaceholders: Bool

    init(rule: Int, check: DeclarationCheck) {
      self.rule = rule
      self.check = check
      hasPlaceholders = [check.select, check.require, check.forbid].contains {
        $0?.hasPlaceholders ?? false
      }
    }
  }

  private let entries: [Entry]
  /// The entries that can select a declaration of each kind, by the kind's raw value.
  private let byKind: [[Int]]

  init(_ rules: [Rule]) {
    var entries: [Entry] = []
    for (index, rule) in rules.enumerated() {
      for case .declarations(let check) in rule.checks {
        entries.append(Entry(rule: index, check: check))
      }
    }
    self.entries = entries
    byKind = DeclarationKind.allCases.map { kind in
      entries.indices.filter {
        let kinds = entries[$0].check.select.kinds
        return kinds.isEmpty || kinds.contains(kind)
      }
    }
  }

  func check(_ file: SourceFile, _ run: inout FileRun) {
    guard !entries.isEmpty else { return }
    for index in file.outline.declarations.indices {
      let kind = Int(file.outline.declarations[index].kind.rawValue)
      let isLocal = file.outline.declarations[index].isLocal
      for number in byKind[kind] {
        let entry = entries[number]
        guard run.isActive(entry.rule), entry.check.includesLocal || !isLocal else { continue }
        if entry.hasPlaceholders {
          check(Self.filled(entry.check, index, file, run.place), entry.rule, index, file, &run)
        } else {
          check(entry.check, entry.rule, index, file, &run)
        }
      }
    }
  }

  /// The check with the names that its placeholders stand for at a declaration.
  private static func filled(
    _ check: DeclarationCheck, _ index: Int, _ file: SourceFile, _ place: Place
  ) -> DeclarationCheck {
    let name = file.name(of: file.outline.declarations[index])
    var texts = ["folder": place.folderName, "file": String(place.stem), "name": name]
    texts["*"] = Placeholders.star(of: check.select.names, in: name)
    let placeholders = Placeholders(texts: texts)
    var filled = check
    filled.select = check.select.filled(placeholders)
    filled.require = check.require?.filled(placeholders)
    filled.forbid = check.forbid?.filled(placeholders)
    return filled
  }

  private func check(
    _ check: DeclarationCheck, _ rule: Int, _ index: Int, _ file: SourceFile, _ run: inout FileRun
  ) {
    guard check.select.holdsLocally(for: index, in: file, at: run.place) else { return }
    // Most declarations are as required, and asking that costs less than asking what they inherit.
    var truth = Truth.yes
    if let require = check.require {
      truth = require.truth(of: index, in: file, at: run.place).negated
      guard truth != .no else { return }
    }
    truth = truth.and(check.select.relatedTruth(of: index, in: file, at: run.place))
    if let forbid = check.forbid {
      truth = truth.and(forbid.truth(of: index, in: file, at: run.place))
    }
    guard run.decide(truth) == .yes else { return }
    let declaration = file.outline.declarations[index]
    let name = file.name(of: declaration)
    run.emit(
      FileRun.Draft(
        rule: rule, token: Int(declaration.name.start),
        range: file.bytes(of: declaration.name),
        subject: "\(declaration.kind) \(file.typePath(of: index))",
        values: ["name": name, "kind": declaration.kind.noun, "file": String(run.place.fileName)],
        message: check.message),
      in: file)
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
    default: "\(self)"
    }
  }
}
