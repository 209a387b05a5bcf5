import Project
import SwiftSource

/// Locates the forbidden uses in a file that is read again.
extension FileRun {
  /// How many further uses a finding lists.
  private static let maximumOtherUses = 20

  /// Reports the forbidden uses in the file.
  mutating func reportViolations(_ file: SourceFile) {
    guard let project, let violations = project.violations[index] else { return }
    let table = project.table
    var tokens: [Int32: [Int]] = [:]
    var symbols: [Int: Int32] = [:]
    for reference in table.references(in: file, index: index) {
      tokens[reference.symbol, default: []].append(reference.token)
      symbols[reference.token] = reference.symbol
    }
    for violation in violations {
      switch violation.target {
      case .symbol(let symbol):
        // `Outer.Inner` uses both types, and is one thing to mend.
        let uses = (tokens[symbol] ?? []).filter { token in
          file.tokens[token + 1].kind != .period
            || !(symbols[token + 2].map { violations.has($0, of: violation) } ?? false)
        }
        report(violation, uses, declared(symbol, violation, project), file)
      case .module(let name): report(violation, Self.imports(name, file), nil, file)
      }
    }
  }

  private static func imports(_ name: Name, _ file: SourceFile) -> [Int] {
    file.outline.declarations.compactMap { declaration in
      let token = Int(declaration.name.start)
      return declaration.kind == .import && file.symbolName(token) == name ? token : nil
    }
  }

  /// The location of the declaration of a symbol.
  private func declared(
    _ symbol: Int32, _ violation: Violation, _ project: ProjectIndex
  ) -> Finding.Related {
    let (path, range) = project.declaration(of: symbol)
    let layer = violation.values["to"].map { ", in \($0)" } ?? ""
    return Finding.Related(
      path: path, range: range, message: "declared here\(layer)")
  }

  /// Reports the first use that the rule's selectors let through, with the others as related
  /// locations.
  private mutating func report(
    _ violation: Violation, _ tokens: [Int], _ declared: Finding.Related?, _ file: SourceFile
  ) {
    let uses = tokens.filter { isSelected($0, by: violation.rule, in: file) }
    guard let first = uses.first else { return }
    let others = uses.dropFirst().prefix(Self.maximumOtherUses).map { token in
      Finding.Related(
        path: place.path, range: file.tokens[token].range, message: "also used here")
    }
    report(
      Finding(
        rule: violation.rule, token: first, range: file.tokens[first].range,
        subject: violation.subject, values: violation.values,
        severity: violation.own.severity,
        message: violation.own.message ?? programs[violation.rule].rule.message
          ?? violation.message,
        related: (declared.map { [$0] } ?? []) + others + violation.files, isAboutFile: true),
      in: file)
  }
}

extension [Violation] {
  /// Returns true if one of them is about the symbol, as `violation` says it of another one.
  fileprivate func has(_ symbol: Int32, of violation: Violation) -> Bool {
    contains {
      guard case .symbol(symbol) = $0.target else { return false }
      return $0.rule == violation.rule && $0.own.severity == violation.own.severity
    }
  }
}
