import Project
import SwiftSource

/// A use that a rule about references forbids, found without its places in the file.
package struct Violation: Sendable {
  /// The index of the rule.
  let rule: Int
  /// What is used.
  let target: DependencyGraph.Use.Target
  /// What the placeholders of the message stand for.
  let values: [String: String]
  /// The message, where the rule has none.
  let message: MessageTemplate
  /// What the finding is about, for its fingerprint.
  let subject: String
}

/// Runs all rules about references, once the symbols of the whole project are known.
///
/// It says which files use what they must not; the places are found when those files are read
/// again, which are few.
struct ReferencePass: Sendable {
  private let rules: [Rule]
  private let layers: LayerSet
  private let checks: [(rule: Int, check: Check)]

  init(_ rules: [Rule], layers: LayerSet) {
    self.rules = rules
    self.layers = layers
    checks = rules.enumerated().flatMap { index, rule in
      rule.checks.filter(\.isAboutReferences).map { (index, $0) }
    }
  }

  /// Whether no rule asks about references.
  var isEmpty: Bool { checks.isEmpty }

  /// The forbidden uses of each file that has any.
  ///
  /// - Parameters:
  ///   - references: of each file.
  ///   - isActive: whether the rule looks at the file at a place.
  func violations(
    _ table: SymbolTable, places: [Place], references: [FileReferences],
    isActive: (Int, Place) -> Bool
  ) -> [Int: [Violation]] {
    var found: [Int: [Violation]] = [:]
    for (rule, check) in checks {
      var project = ProjectReferences(
        rule: rule, table: table, places: places, references: references, layers: layers)
      for (file, violation) in project.violations(of: check)
      where isActive(rule, places[file]) {
        found[file, default: []].append(violation)
      }
    }
    return found
  }
}

extension Check {
  /// Whether the check needs the references of the whole project.
  package var isAboutReferences: Bool {
    switch self {
    case .layers(let check): check.means.contains(.references)
    case .independent, .usage, .cycles: true
    default: false
    }
  }
}

/// The references of a project as one rule sees them.
private struct ProjectReferences {
  let rule: Int
  let table: SymbolTable
  let places: [Place]
  let references: [FileReferences]
  let layers: LayerSet

  mutating func violations(of check: Check) -> [(file: Int, violation: Violation)] {
    switch check {
    case .layers(let check): layerViolations(check)
    case .independent(let check): dependences(check)
    case .usage(let check): usages(check)
    case .cycles(let check): cycles(check)
    default: []
    }
  }

  // MARK: - Kinds

  private func layerViolations(_ check: LayerCheck) -> [(Int, Violation)] {
    let all = layers.layers
    let forbidden = all.indices.map { from in
      all.indices.map { check.forbids(from: all[from], to: all[$0]) }
    }
    return each(check.filter) { file, symbol, target in
      guard let from = places[file].layer, let to = places[target].layer, forbidden[from][to] else {
        return nil
      }
      return violation(
        file, symbol, from: all[from].name, to: all[to].name,
        "'{name}' belongs to {to}, which {from} must not know")
    }
  }

  private func dependences(_ check: IndependenceCheck) -> [(Int, Violation)] {
    let groups = places.map { check.grouping.group(of: $0, layers: layers) }
    var found = each(check.filter) { file, symbol, target -> Violation? in
      guard let from = groups[file], let to = groups[target], from != to else { return nil }
      return violation(
        file, symbol, from: from, to: to,
        "'{name}' belongs to \(check.grouping.noun) {to}, of which {from} must not know")
    }
    guard case .modules = check.grouping else { return found }
    for file in places.indices {
      guard let from = groups[file] else { continue }
      for module in table.files[file].imports {
        for number in table.modules.byName(module.name) {
          let to = table.modules.names[Int(number)]
          guard to != from, groups.contains(to) else { continue }
          found.append((file, imported(module.name, to, from: from)))
        }
      }
    }
    return found
  }

  private func imported(_ name: Name, _ module: String, from: String) -> Violation {
    Violation(
      rule: rule, target: .module(name), values: ["name": module, "from": from, "to": module],
      message: MessageTemplate("{from} imports {to}, of which it must not know"),
      subject: "\(from) -> \(module)")
  }

  private func usages(_ check: UsageCheck) -> [(Int, Violation)] {
    let isDeclared = places.map { check.declared?.holds(at: $0, layers) ?? true }
    let isAllowed = places.map { check.allowed.holds(at: $0, layers) }
    return each(check.filter) { file, symbol, target in
      // What stands among the files that it is about uses itself.
      guard isDeclared[target], !isAllowed[file], check.declared == nil || !isDeclared[file] else {
        return nil
      }
      return violation(
        file, symbol, from: places[file].path, to: nil, "'{name}' must not be used here")
    }
  }

  private func cycles(_ check: CycleCheck) -> [(Int, Violation)] {
    let graph = DependencyGraph(
      table, places: places, references: references, grouping: check.grouping, layers: layers)
    return graph.cycles().compactMap { cycle in
      guard let cut = cycle.cuts.first, let use = graph.edges[cut].uses.first else { return nil }
      let way = cycle.way.map { graph.groups[$0] }.joined(separator: " -> ")
      let cuts = cycle.cuts.prefix(3).map { index in
        let edge = graph.edges[index]
        return "\(graph.groups[edge.from]) -> \(graph.groups[edge.to]) (\(edge.price))"
      }
      let violation = Violation(
        rule: rule, target: use.target,
        values: ["way": way, "cuts": cuts.joined(separator: ", "), "name": way],
        message: MessageTemplate(
          "\(check.grouping.noun)s depend on each other in a circle: {way}; "
            + "cheapest to cut: {cuts}"),
        subject: cycle.groups.map { graph.groups[$0] }.joined(separator: ", "))
      return (use.file, violation)
    }
  }

  // MARK: - Helpers

  private func each(
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

  private func violation(
    _ file: Int, _ symbol: Int32, from: String, to: String?, _ message: String
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

extension DependencyGraph.Edge {
  /// What a cut costs, in words.
  fileprivate var price: String {
    if references == 0 { return imports == 1 ? "1 import" : "\(imports) imports" }
    return references == 1 ? "1 reference" : "\(references) references"
  }
}
