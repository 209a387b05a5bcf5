import Project
import SwiftSource

/// Finds the places of forbidden uses in a file that is read again.
struct ReferencePlaces {
  /// How many further uses a finding lists.
  static let maximumOtherUses = 20

  /// - Parameter violations: those of the file.
  static func report(_ violations: [Violation], _ file: SourceFile, _ run: inout FileRun) {
    guard let table = run.project, !violations.isEmpty else { return }
    var tokens: [Int32: [Int]] = [:]
    for reference in table.references(in: file, index: run.index) {
      tokens[reference.symbol, default: []].append(reference.token)
    }
    for violation in violations {
      switch violation.target {
      case .symbol(let symbol):
        report(violation, tokens[symbol] ?? [], symbol: symbol, table, file, &run)
      case .module(let name): report(violation, imports(name, file), nil, file, &run)
      }
    }
  }

  private static func imports(_ name: Name, _ file: SourceFile) -> [Int] {
    file.outline.declarations.compactMap { declaration in
      let token = Int(declaration.name.start)
      return declaration.kind == .import && file.symbolName(token) == name ? token : nil
    }
  }

  private static func report(
    _ violation: Violation, _ tokens: [Int], symbol: Int32, _ table: SymbolTable,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let declared = table.symbol(symbol)
    let start = Int(declared.offset)
    let layer = violation.values["to"].map { ", in \($0)" } ?? ""
    let related = Finding.Related(
      file: table.file(of: symbol), path: run.path(of: table.file(of: symbol)),
      range: start..<start + declared.nameLength, message: "declared here\(layer)")
    report(violation, tokens, related, file, &run)
  }

  /// Reports the first use that the rule's selectors let through, with the others as its places.
  private static func report(
    _ violation: Violation, _ tokens: [Int], _ declared: Finding.Related?, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let uses = tokens.filter { run.isSelected($0, by: violation.rule, in: file) }
    guard let first = uses.first else { return }
    let others = uses.dropFirst().prefix(maximumOtherUses).map { token in
      Finding.Related(
        file: run.index, path: run.place.path, range: file.tokens[token].range,
        message: "also used here")
    }
    run.emit(
      FileRun.Draft(
        rule: violation.rule, token: first, range: file.tokens[first].range,
        subject: violation.subject, values: violation.values,
        message: run.rules[violation.rule].value.message ?? violation.message,
        related: (declared.map { [$0] } ?? []) + others, isAboutFile: true),
      in: file)
  }
}
