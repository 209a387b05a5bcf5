import Project
import SwiftSource

/// A check of switches over an enum.
package struct SwitchCheck: RuleCheck, Hashable {
  /// The names of the enums.
  package var enums: NameList
  /// The cases that each switch must name.
  package var cases: [String]
  /// True if a `default` may cover cases that are not named.
  package var allowsDefault: Bool
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(enums: NameList, cases: [String], allowsDefault: Bool = false) {
    self.enums = enums
    self.cases = cases
    self.allowsDefault = allowsDefault
  }

  package var usualMessage: MessageTemplate? {
    MessageTemplate("the switch over '{subject}' {problem}")
  }

  package var subject: [FileFact] {
    var query = DeclarationQuery()
    query.kinds = [.enum]
    query.names = enums
    return [FileFact(declarations: [query])]
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about switches over enums.
  static let switches: RuleKind = RuleKind(
    [
      .checks(
        "switches", of: SwitchCheck.self, "The cases that a switch over an enum must name.",
        example: "{over: [LoadState], cases: [loading, failed, loaded]}")
    ],
    mappings: [SwitchCheck.mapping.info], compile: { SwitchProgram($0, &$1) })
}

extension SwitchCheck: MappingValue {
  package static let mappingName = "switches"

  package static let mapping: Mapping<SwitchCheck> = Mapping(
    "A check of switches. A switch counts where its subject is `self`, a value that the file "
      + "declares with its type, or where a case names the enum.",
    keys: [
      Key(
        "over", { $0.enums = $1 }, .names, "The enums.", example: "[LoadState]", isRequired: true),
      Key(
        "cases", { $0.cases = $1 }, .texts, "The cases that each switch must name.",
        example: "[loading, failed, loaded]", isRequired: true),
      Key(
        "default", { $0.allowsDefault = $1 }, .bool,
        "Accepts a `default`. Without it, a `default` is a finding also where all cases are named.",
        example: "true", default: "false"),
      .message(\.message, example: "the switch over '{subject}' {problem}"),
    ],
    make: { SwitchCheck(enums: .none, cases: []) })
}

// MARK: - Program

/// All checks of switches in a run.
struct SwitchProgram: KindProgram {
  private let entries: [OwnedCheck<SwitchCheck>]
  /// The token hashes of the names of all enums, nil when they are not all plain names.
  private let hashes: [UInt32]?

  init(_ checks: [OwnedCheck<SwitchCheck>], _ builder: inout ProgramBuilder) {
    entries = checks
    let names = checks.flatMap(\.check.enums.patterns)
    hashes =
      names.allSatisfy { NameList.isPlain($0) } ? names.map { WordHash.short(of: $0) } : nil
  }

  var phases: Phases { .firstLook }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    let active = entries.filter { run.isActive($0.rule) }
    // A file with a switch over an enum that is known to be one has the enum's name.
    guard !active.isEmpty,
      hashes.map({ hashes in file.tokens.contains { hashes.contains($0.hash) } }) ?? true
    else { return }
    for token in file.tokens.indices where file.tokens[token].is(.switch) {
      guard let statement = SwitchStatement(at: token, in: file) else { continue }
      for entry in active where statement.isOver(entry.check.enums, in: file) {
        report(statement, entry, file, &run)
      }
    }
  }

  private func report(
    _ statement: SwitchStatement, _ entry: OwnedCheck<SwitchCheck>, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let missing = entry.check.cases.filter { !statement.cases.contains($0) }
    if statement.hasDefault ? entry.check.allowsDefault : missing.isEmpty { return }
    let problem =
      missing.isEmpty
      ? "has a default, which also takes new cases"
      : "does not name \(missing.joined(separator: ", "))"
    run.report(
      Finding(
        rule: entry.rule, token: statement.keyword,
        range: file.tokens[statement.keyword].range,
        subject: "switch \(file.compactText(of: statement.subject))",
        values: [
          "subject": file.compactText(of: statement.subject),
          "missing": missing.joined(separator: ", "), "problem": problem,
        ],
        message: entry.check.message),
      in: file)
  }
}
