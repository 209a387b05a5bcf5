import LintRules
import Migrations
import Project
import Results

/// A type that can only be migrated in one step with all that uses it, as an `ObservableObject` can.
package struct WorkUnit: Sendable, Hashable {
  /// The name of the type, with those of the types around it.
  package let type: String
  /// The file that declares it, and the 1-based line.
  package let path: String
  package let line: Int
  /// Everything that changes with it, in the order of paths and lines.
  package let places: [Place]
  /// The findings that are about it, as indices into those of the report.
  package let findings: [Int]
  /// Why no fix can do it.
  package let blockers: [FixUnit.Blocker]
  /// True if a fix does all of it.
  package let isFixable: Bool

  package init(
    type: String, path: String, line: Int, places: [Place], findings: [Int],
    blockers: [FixUnit.Blocker] = [], isFixable: Bool = false
  ) {
    self.type = type
    self.path = path
    self.line = line
    self.places = places
    self.findings = findings
    self.blockers = blockers
    self.isFixable = isFixable
  }

  /// A place that changes with the type.
  package struct Place: Sendable, Hashable {
    package let path: String
    /// The 1-based line.
    package let line: Int
    /// Its role for the type, such as `@StateObject`.
    package let role: String

    package init(path: String, line: Int, role: String) {
      self.path = path
      self.line = line
      self.role = role
    }
  }
}

extension WorkUnit {
  /// The units that findings of a report are about, those with the most places first.
  ///
  /// - Parameter migration: makes the units of a project; only called when a finding needs them.
  package static func units(
    of report: Report, _ migration: () async -> [FixUnit]
  ) async -> [WorkUnit] {
    let rules = Set(report.rules.filter { $0.migration == .observation }.map(\.id))
    var findings: [Key: [Int]] = [:]
    for (index, diagnostic) in report.diagnostics.enumerated()
    where rules.contains(diagnostic.rule) {
      let line = diagnostic.location.region?.start.line ?? 0
      findings[Key(path: diagnostic.location.path, line: line), default: []].append(index)
    }
    guard !findings.isEmpty else { return [] }
    return await migration().map { unit in
      let places = [unit.declaration] + unit.places
      let own = Set(places.map { Key(path: $0.path, line: $0.line) })
      return WorkUnit(
        type: unit.subject, path: unit.declaration.path, line: unit.declaration.line,
        places: unit.places.map { Place(path: $0.path, line: $0.line, role: $0.role.words) },
        findings: own.flatMap { findings[$0] ?? [] }.sorted(),
        blockers: unit.blockers,
        isFixable: unit.isApplicable)
    }.filter { !$0.findings.isEmpty }.sorted {
      ($1.places.count, $0.type, $0.path) < ($0.places.count, $1.type, $1.path)
    }
  }

  private struct Key: Hashable {
    let path: String
    let line: Int
  }
}

extension FixUnit.Role {
  /// Its name for people.
  fileprivate var words: String {
    switch self {
    case .declaration: "declaration"
    case .conformance: "ObservableObject"
    case .publishedProperty: "@Published"
    case .otherProperty: "other property"
    case .stateObject: "@StateObject"
    case .observedObject: "@ObservedObject"
    case .environmentObject: "@EnvironmentObject"
    case .storage: "storage of a wrapper"
    case .projection: "binding"
    case .injection: "environmentObject(_:)"
    }
  }
}
