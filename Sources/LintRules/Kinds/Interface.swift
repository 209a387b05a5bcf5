import Project
import SwiftSource

/// Public declarations that a change must neither take away nor close.
package struct InterfaceCheck: RuleCheck, Hashable {
  /// The names of the types, and of the files, whose public declarations are meant.
  package var names: NameList
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(names: NameList, message: MessageTemplate? = nil) {
    self.names = names
    self.message = message
  }

  package var needs: CheckNeeds { .previousContents }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about public declarations that have to stay.
  static let interface: RuleKind = RuleKind(
    [
      .checks(
        "interface", of: InterfaceCheck.self,
        "Public declarations that a change must neither remove nor make less visible.",
        example: "{names: [DesignKit*]}")
    ],
    mappings: [InterfaceCheck.mapping.info], compile: { checks, _ in InterfaceProgram(checks) })
}

extension InterfaceCheck: MappingValue {
  package static let mappingName = "interface"

  package static let mapping: Mapping<InterfaceCheck> = Mapping(
    "A check that compares changed files with their previous contents.",
    keys: [
      Key(
        "names", { $0.names = $1 }, .names,
        "The types, or the files by their names, whose public declarations must stay.",
        example: "[DesignKit*]", isRequired: true),
      .message(\.message, example: "'{name}' {change}"),
    ],
    make: { InterfaceCheck(names: .none) })
}

// MARK: - Program

/// All checks of public declarations in a run.
struct InterfaceProgram: KindProgram {
  private let checks: [OwnedCheck<InterfaceCheck>]

  init(_ checks: [OwnedCheck<InterfaceCheck>]) { self.checks = checks }

  var phases: Phases { .project }

  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    guard let interfaces = run.changes.interfaces else { return }
    for owned in checks { check(owned, interfaces, &run) }
  }

  private func check(
    _ owned: OwnedCheck<InterfaceCheck>, _ interfaces: InterfaceComparison,
    _ run: inout ProjectRun
  ) {
    let names = owned.check.names
    func isMeant(_ declaration: PublicDeclaration) -> Bool {
      names.matches(declaration.stem) || declaration.names.contains { names.matchesLast($0) }
    }
    let byPath = Dictionary(grouping: interfaces.new.filter(isMeant), by: \.path)
    var reported: Set<String> = []
    // A type comes before its members, of which nothing is reported when the type has changed.
    for declaration in interfaces.old
    where declaration.access >= .public && isMeant(declaration)
      && !declaration.isMember(ofOneOf: reported)
    {
      let kept = (byPath[declaration.path] ?? []).filter { $0.canReplace(declaration) }
      let best = kept.max { $0.access < $1.access }
      if let best, best.access >= declaration.access { continue }
      reported.insert(declaration.path)
      let change = best.map { "is only \($0.access) now" } ?? "is gone"
      let owner = declaration.path.lastIndex(of: ".").flatMap {
        byPath[String(declaration.path[..<$0])]?.first
      }
      let found = best ?? owner
      let path = found?.file ?? interfaces.paths[declaration.file] ?? declaration.file
      run.report(
        Finding(
          rule: owned.rule, range: found?.range, subject: "\(declaration.name) \(change)",
          values: ["name": declaration.name, "change": change],
          message: owned.check.message ?? run.programs[owned.rule].rule.message
            ?? MessageTemplate("'{name}' {change}")),
        at: run.changes.place(path))
    }
  }
}
