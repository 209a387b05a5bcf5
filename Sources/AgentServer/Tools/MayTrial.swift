import Configuration
import Engine
import LintRules
import Project
import Results
import Serving

/// The findings when the use is written.
struct MayTrial: Sendable {
  struct Reason: Sendable {
    let rule: String
    let severity: Severity
    /// The form of the use that it is about.
    var form: String
    let message: String
  }

  var reasons: [Reason] = []
  var allowed: [String] = []
  var refused: [String] = []

  static func run(
    _ site: MaySite, _ target: MayTarget, _ before: [Diagnostic],
    _ project: inout OpenProject
  ) async throws -> MayTrial {
    guard !target.types.isEmpty else {
      return try await ofImport(target.module ?? "", site, before, &project)
    }
    var trial = MayTrial()
    for type in target.types {
      let uses = TypeUses(type: type, site: site, module: target.module)
      let found = try await uses.reasons(&project)
      for form in uses.forms {
        let sort = type.isProtocol ? "a protocol" : "a type"
        let name = target.isLayer ? "\(form.rawValue) of \(sort)" : form.rawValue
        let reasons = found[form] ?? []
        if reasons.isEmpty { trial.allowed.append(name) } else { trial.refused.append(name) }
        trial.reasons += reasons.map { reason in
          var reason = reason
          reason.form = name
          return reason
        }
      }
    }
    return trial
  }

  /// The import of a module that declares no type of the project.
  private static func ofImport(
    _ module: String, _ site: MaySite, _ before: [Diagnostic], _ project: inout OpenProject
  ) async throws -> MayTrial {
    var trial = MayTrial()
    let (bytes, line) = site.probe.text(importing: module)
    let probed = try await project.probe([site.path: bytes]).report
    let orders = probed.rulesAboutOrder
    // Of a file that imports the module already, its own findings count.
    let known = site.probe.imports.contains(module) ? [] : before
    let found = probed.diagnostics.new(since: known).filter {
      ($0.location.path != site.path || $0.location.region?.start.line == line)
        && !orders.contains($0.rule)
    }
    if found.isEmpty { trial.allowed = ["import"] } else { trial.refused = ["import"] }
    trial.reasons = found.map {
      Reason(rule: $0.rule, severity: $0.severity, form: "import", message: $0.message)
    }
    return trial
  }
}

/// Uses of one type, in forms that are compared with the same uses of a type of the standard library.
private struct TypeUses {
  let type: UseSearch.Target
  let site: MaySite
  /// The module to import.
  let module: String?

  typealias Reason = MayTrial.Reason

  var forms: [Probe.Form] {
    Probe.Form.allCases.filter { !(type.isProtocol && $0 == .creation) }
  }

  private var written: String { (type.isProtocol ? "any " : "") + type.name }

  /// The reasons against each form.
  func reasons(_ project: inout OpenProject) async throws -> [Probe.Form: [Reason]] {
    let control = site.probe.text(using: "Int", forms, importing: nil)
    let plain = try await project.probe([site.path: control.bytes]).report.diagnostics
    var known: [String: Int] = [:]
    for finding in plain where finding.location.path == site.path {
      if let form = finding.location.region.flatMap({ control.lines[$0.start.line] }) {
        known["\(finding.rule) \(form)", default: 0] += 1
      }
    }
    var found = try await reasons(forms, known, plain, &project)
    // A rule may name the first of several references only: the others are tried one by one.
    guard found.values.contains(where: { !$0.isEmpty }) else { return found }
    for form in forms where found[form]?.isEmpty ?? true {
      found.merge(try await reasons([form], known, plain, &project)) { $1 }
    }
    return found
  }

  private func reasons(
    _ forms: [Probe.Form], _ known: [String: Int], _ plain: [Diagnostic],
    _ project: inout OpenProject
  ) async throws -> [Probe.Form: [Reason]] {
    let trial = site.probe.text(using: written, forms, importing: module)
    let report = try await project.probe([site.path: trial.bytes]).report
    let orders = report.rulesAboutOrder
    let aboutReferences = Set(
      report.rules.filter { $0.needs.contains(.references) }.map(\.id))
    var known = known
    var found = Dictionary(uniqueKeysWithValues: forms.map { ($0, [Reason]()) })
    var ofAll: [Reason] = []
    for finding in report.diagnostics where finding.location.path == site.path {
      let reason = Reason(
        rule: finding.rule, severity: finding.severity, form: "", message: finding.message)
      let line = finding.location.region?.start.line
      if let form = line.flatMap({ trial.lines[$0] }) {
        let key = "\(finding.rule) \(form)"
        if let count = known[key], count > 0 {
          known[key] = count - 1
        } else {
          found[form]?.append(reason)
        }
      } else if line == trial.importLine, line != nil, !orders.contains(finding.rule) {
        ofAll.append(reason)
      } else if aboutReferences.contains(finding.rule), isAboutType(finding) {
        // The file uses the type already, and another use is one more.
        ofAll.append(reason)
      }
    }
    ofAll += report.diagnostics.new(since: plain).filter { $0.location.path != site.path }
      .map { Reason(rule: $0.rule, severity: $0.severity, form: "", message: $0.message) }
    return found.mapValues { $0 + ofAll }
  }

  private func isAboutType(_ finding: Diagnostic) -> Bool {
    finding.related.contains { $0.location.path == type.path }
      || finding.message.contains("'\(type.name)'")
  }
}

extension [Diagnostic] {
  /// The findings that another check did not have.
  func new(since before: [Diagnostic]) -> [Diagnostic] {
    var known = Dictionary(
      before.compactMap { $0.fingerprint.map { ($0, 1) } }, uniquingKeysWith: +)
    return filter { finding in
      guard let key = finding.fingerprint, let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }
}

extension Report {
  /// The rules about the order of imports, which a trial need not keep.
  fileprivate var rulesAboutOrder: Set<String> {
    Set(
      rules.filter { rule in
        let checks = rule.checks(of: ImportCheck.self)
        return !checks.isEmpty && checks.count == rule.checks.count
          && checks.allSatisfy { $0.order != nil }
      }.map(\.id))
  }
}

/// Ways around a refusal.
struct MayWays {
  let site: MaySite
  let target: MayTarget
  let search: UseSearch

  /// How many protocols are tried.
  private static let mostProtocols = 3

  func find(_ project: inout OpenProject) async throws -> [String] {
    var ways: [String] = []
    guard !target.isLayer, let type = target.types.first else { return [] }
    if !type.isProtocol {
      for candidate in protocols(of: type).prefix(Self.mostProtocols) {
        let home = search.survey.places[search.table.file(of: candidate.symbol)]
        let module = home.module != site.place.module ? home.module : nil
        let target = MayTarget(candidate, module: module, layer: project.layer(of: home))
        let trial = try await MayTrial.run(site, target, [], &project)
        if trial.reasons.isEmpty {
          ways.append("the protocol \(candidate.name.quotable), \(spot(candidate.path, nil))")
        }
      }
    }
    // Code that refers to the type already and that the site's layer has, or may use.
    let layers = try project.configuration.layers
    let usable = Set(
      [site.layer].compactMap(\.self)
        + layers.layers.filter { $0.name == site.layer }.flatMap { $0.uses ?? [] })
    let users = await search.users(of: [type]).filter { user in
      !user.place.isTest && user.place.path != site.path
        && project.layer(of: user.place).map(usable.contains) ?? false
    }
    let words = ["Builder", "Factory", "Container", "Assembly", "Composition", "DI"]
    let builders = users.filter { user in words.contains { user.place.stem.contains($0) } }
    for user in builders.prefix(2) {
      ways.append("\(user.place.stem), which refers to it already: \(spot(user.place.path, nil))")
    }
    return ways
  }

  /// The protocols of the project that a type conforms to, and one that is named after it.
  private func protocols(of type: UseSearch.Target) -> [UseSearch.Target] {
    guard let file = search.source(type.path) else { return [] }
    let name = String(type.name.split(separator: ".").last ?? "")
    let written = TypeText.all(in: file).first { $0.name == name }?.inherited ?? []
    let names = written + ["\(name)Protocol", "\(name)able", "\(name)Interface"]
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      search.targets(named: name).first { $0.isProtocol }
    }
  }
}
