import Project
import SwiftSource

/// A use that a rule about references forbids, found without its places in the file.
package struct Violation: Sendable {
  let rule: RuleID
  /// The symbol or module that is used.
  let target: DependencyGraph.Use.Target
  /// The texts for the names in braces in the message.
  let values: [String: String]
  /// The message, where the rule has none.
  let message: MessageTemplate
  /// The severity and the message of the check, where they differ from those of the rule.
  var own = Own()

  /// The severity and message of a check's findings.
  struct Own: Sendable, Hashable {
    var severity: Severity?
    var message: MessageTemplate?
  }

  /// The thing that the finding is about, for its fingerprint.
  let subject: String
  /// Other files that have a part in it.
  var files: [Finding.Related] = []
}

/// The references of a project between its files.
struct ProjectReferences {
  let table: SymbolTable
  let places: [Place]
  /// The references of each file.
  let references: [FileReferences]
  let layers: LayerSet

  /// The violations that `body` makes of the uses of other files' types.
  ///
  /// - Parameter body: gets the using file, the symbol and the file that declares it.
  func each(
    _ filter: ReferenceFilter, _ body: (Int, Int32, Int) -> Violation?
  ) -> [(Int, Violation)] {
    var found: [(Int, Violation)] = []
    for file in references.indices {
      for target in references[file].targets {
        guard
          let violation = body(file, target.symbol, table.file(of: target.symbol)),
          filter.accepts(target.symbol, of: table)
        else { continue }
        found.append((file, violation))
      }
    }
    return found
  }

  /// The use of a symbol.
  func violation(
    of rule: RuleID, _ file: Int, _ symbol: Int32, from: String, to: String?, _ message: String
  ) -> Violation {
    let path = table.path(of: symbol)
    var values = [
      "name": path, "from": from, "file": String(places[file].fileName),
      "declared": places[table.file(of: symbol)].path,
    ]
    values["to"] = to
    return Violation(
      rule: rule, target: .symbol(symbol), values: values, message: MessageTemplate(message),
      subject: "\(from) -> \(to.map { "\($0)." } ?? "")\(path)")
  }
}

extension ReferenceFilter {
  fileprivate func accepts(_ symbol: Int32, of table: SymbolTable) -> Bool {
    let isProtocol = table.symbol(symbol).kind == .protocol
    if isConcrete && isProtocol || isAboutProtocols && !isProtocol { return false }
    guard names != nil || exceptions != nil else { return true }
    let name = table.name(of: symbol)
    if let names, !names.matches(name) { return false }
    return !(exceptions?.matches(name) ?? false)
  }
}
