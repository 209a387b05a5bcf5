import Configuration
import LintRules
import Project
import Results
import SwiftSource

/// The findings of one file, once the project is known.
struct SettledFindings: Sendable {
  /// Those that are reported or excused.
  var diagnostics: [Diagnostic] = []
  /// The comments that switch rules off, with the rules of which they hide a finding.
  var suppressions: [LocatedSuppression] = []
  var secrets = Secrets()
  /// How many findings wait for newer systems, by those systems.
  var waiting: [String: Int] = [:]

  /// Adds a finding, if it counts.
  fileprivate mutating func add(
    _ diagnostic: consuming Diagnostic, holds: (IndexCondition) -> Bool,
    isReported: (Diagnostic) -> Bool
  ) {
    guard diagnostic.settle(holds: holds) else { return }
    diagnostic.settleFix(holds: holds)
    if let index = diagnostic.suppressedBy { suppressions[index].used.insert(diagnostic.rule) }
    if let systems = diagnostic.neededSystems {
      let isExcused = diagnostic.suppression != nil || !isReported(diagnostic)
      if !isExcused { waiting[systems, default: 0] += 1 }
      return
    }
    // Also of findings that are not reported, because others are on the same line.
    secrets.add(diagnostic)
    guard isReported(diagnostic) else { return }
    // Two parts of a rule may find the same; one with a fix says more.
    if let last = diagnostics.last, diagnostic.repeats(last) {
      if last.fix == nil { diagnostics[diagnostics.count - 1] = diagnostic }
    } else {
      diagnostics.append(diagnostic)
    }
  }
}

/// Which findings are reported.
extension Analysis {
  /// Drops the findings of first looks whose conditions the project does not meet, before second
  /// looks add others.
  static func settle(_ results: inout [FileAnalysis.Result], _ project: ProjectAnswers) {
    for file in results.indices
    where results[file].diagnostics.contains(where: { $0.condition != nil }) {
      var found: [Diagnostic] = []
      swap(&found, &results[file].diagnostics)
      let counts = found.indices.map { index in
        found[index].settle { $0.holds(in: project, file: file) }
      }
      // A list without room for more.
      results[file].diagnostics.reserveCapacity(counts.count(where: \.self))
      for index in found.indices where counts[index] {
        results[file].diagnostics.append(found[index])
      }
    }
  }

  /// Drops the findings that do not count in the project as a whole. Those of each file are left with
  /// the last first.
  func settleDiagnostics(
    of results: inout [FileAnalysis.Result], _ project: ProjectAnswers, _ secrets: inout Secrets,
    _ waiting: inout [String: Int]
  ) {
    var settled = SettledFindings()
    let isReported = self.isReported
    for file in results.indices where !results[file].isGenerated {
      join(&results[file].diagnostics, project, file: file)
      swap(&settled.suppressions, &results[file].suppressions)
      // Moved, the last first.
      while let diagnostic = results[file].diagnostics.popLast() {
        settled.add(
          diagnostic, holds: { $0.holds(in: project, file: file) }, isReported: isReported)
      }
      // A list without room for more.
      results[file].diagnostics = settled.diagnostics.map { $0 }
      settled.diagnostics.removeAll(keepingCapacity: true)
      swap(&settled.suppressions, &results[file].suppressions)
    }
    secrets = settled.secrets
    waiting = settled.waiting
  }

  /// Joins findings of a file that are one.
  private func join(_ diagnostics: inout [Diagnostic], _ project: ProjectAnswers, file: Int) {
    guard let joiner, !diagnostics.isEmpty else { return }
    diagnostics.removeAll { !$0.counts { $0.holds(in: project, file: file) } }
    for index in diagnostics.indices {
      diagnostics[index].settleFix { $0.holds(in: project, file: file) }
    }
    joiner.join(&diagnostics)
  }

  /// How many of the findings that it stands for a finding on a project lists.
  private static let maximumGathered = 5

  /// Makes one finding on the project of all findings of a rule that presumes a fact which the project
  /// lacks.
  ///
  /// - Parameters:
  ///   - unmet: the messages of these findings, by the ids of the rules.
  ///   - home: the path of the project.
  func gather(
    _ diagnostics: inout [Diagnostic], of unmet: [String: MessageTemplate], at home: String
  ) {
    var gathered: [String: [Diagnostic]] = [:]
    diagnostics.removeAll { diagnostic in
      guard unmet[diagnostic.rule] != nil, diagnostic.suppression == nil else { return false }
      gathered[diagnostic.rule, default: []].append(diagnostic)
      return true
    }
    for (rule, parts) in gathered {
      guard let message = unmet[rule], let severity = parts.map(\.severity).max() else { continue }
      let whole = Diagnostic(
        rule: rule, severity: severity, message: message.filled(["count": "\(parts.count)"]),
        location: Location(path: home), subject: "project",
        related: parts.prefix(Self.maximumGathered).map {
          RelatedLocation(location: $0.location, message: $0.message)
        })
      if isReported(whole) { diagnostics.append(whole) }
    }
    diagnostics.sort { $0.precedes($1) }
  }

  /// Takes the settled findings out of the results, in the order of a report.
  ///
  /// - Parameter others: findings in this order that are reported among those of the files.
  static func takeDiagnostics(
    of results: inout [FileAnalysis.Result], merging others: [Diagnostic]
  ) -> [Diagnostic] {
    let files = results.indices.filter { !results[$0].isGenerated }
    var all: [Diagnostic] = []
    // There may be a million: a list that grows takes the memory of three.
    all.reserveCapacity(files.reduce(others.count) { $0 + results[$1].diagnostics.count })
    var rest = others[...]
    for file in files {
      while let diagnostic = results[file].diagnostics.popLast() {
        while let other = rest.first, other.precedes(diagnostic) { all.append(rest.removeFirst()) }
        all.append(diagnostic)
      }
      results[file].diagnostics = []
    }
    all += rest
    return all
  }

  /// The findings that count in the project as a whole, in the order of a report, of files that the
  /// memory knows.
  func knownDiagnostics(
    of results: inout [FileAnalysis.Result], _ project: ProjectAnswers, _ secrets: inout Secrets,
    _ waiting: inout [String: Int], _ memory: inout LookMemory?
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for file in results.indices where !results[file].isGenerated {
      let found = memory?.findings(of: file) { diagnostics, look in
        settled(diagnostics, look.suppressions, project, file: file)
      }
      guard let found else { continue }
      diagnostics += found.diagnostics
      secrets.add(found.secrets)
      waiting.merge(found.waiting) { $0 + $1 }
      if !found.suppressions.isEmpty { results[file].suppressions = found.suppressions }
    }
    return diagnostics
  }

  private func settled(
    _ diagnostics: [Diagnostic], _ suppressions: [LocatedSuppression], _ project: ProjectAnswers,
    file: Int
  ) -> SettledFindings {
    var settled = SettledFindings()
    settled.suppressions = suppressions
    var diagnostics = diagnostics
    join(&diagnostics, project, file: file)
    for diagnostic in diagnostics {
      settled.add(diagnostic, holds: { $0.holds(in: project, file: file) }, isReported: isReported)
    }
    Fingerprints.assign(to: &settled.diagnostics)
    return settled
  }

  /// The findings about the project as a whole and about comments that switch rules off, as far as
  /// they are reported.
  func reported(
    _ found: [Diagnostic], _ results: inout [FileAnalysis.Result], _ files: ProjectFiles
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for var diagnostic in found {
      if !diagnostic.isAboutChange {
        let path = diagnostic.location.path
        if let file = files.paths.firstIndex(ofSorted: path) {
          if results[file].isGenerated { continue }
          diagnostic.suppression = excuse(diagnostic, &results[file])
        } else {
          diagnostic.suppression = excuse(diagnostic, of: path, &results, files)
        }
      }
      if isReported(diagnostic) { diagnostics.append(diagnostic) }
    }
    let review = SuppressionReview(ruleSet: ruleSet, knownRules: configuration.knownRules)
    for file in results.indices where !results[file].suppressions.isEmpty {
      guard options.changes?.touches(files.paths[file]) ?? true else { continue }
      diagnostics += review.diagnostics(results[file].suppressions, at: files.places[file])
        .filter(isReported)
    }
    return diagnostics.sorted { $0.precedes($1) }
  }

  /// The reason that a comment gives for excusing a finding about the project: one that is about the
  /// whole file of the finding, or about its line.
  private func excuse(_ diagnostic: Diagnostic, _ result: inout FileAnalysis.Result) -> String? {
    let index = result.suppressions.firstIndex {
      $0.suppression.isAboutFile && !$0.suppression.reason.isEmpty
        && $0.suppression.rules.contains(diagnostic.rule)
    }
    guard let index = index ?? cover(diagnostic, result.suppressions) else { return nil }
    result.suppressions[index].used.insert(diagnostic.rule)
    return result.suppressions[index].suppression.reason
  }

  /// The reason that a comment about a whole file gives for excusing a finding about the folder at
  /// `path`, or about the project.
  private func excuse(
    _ diagnostic: Diagnostic, of path: String, _ results: inout [FileAnalysis.Result],
    _ files: ProjectFiles
  ) -> String? {
    for file in results.indices
    where !results[file].suppressions.isEmpty
      && (path == "." || files.paths[file].lies(in: path))
    {
      if let reason = excuse(diagnostic, &results[file]) { return reason }
    }
    return nil
  }

  /// The index of the comment around the place of a finding that excuses it.
  private func cover(_ diagnostic: Diagnostic, _ comments: [LocatedSuppression]) -> Int? {
    guard let bytes = diagnostic.location.region?.bytes, !bytes.isEmpty, !comments.isEmpty else {
      return nil
    }
    return SuppressionCover(comments.map(\.suppression))
      .suppression(of: diagnostic.rule, at: bytes.lowerBound)
  }

  /// Returns true if the finding is in one of the wanted paths and the change touches one of its
  /// ends.
  private func isReported(_ diagnostic: Diagnostic) -> Bool {
    let path = diagnostic.location.path
    let isWanted =
      !GeneratedFiles.isGenerated(path: path)
      && (options.reported.isEmpty || options.reported.contains { path.lies(in: $0) })
    guard isWanted, let changes = options.changes else { return isWanted }
    // The place of a line that is gone is no line of the change.
    if diagnostic.isAboutChange { return changes.touches(path) }
    return ([diagnostic.location] + diagnostic.related.map(\.location)).contains { location in
      changes.touches(
        location.path,
        // A finding about a whole file is at its start and has no length.
        location.region.flatMap { region in
          region.bytes == 0..<0
            ? nil : region.start.line...max(region.start.line, region.end.line)
        })
    }
  }
}

extension [String] {
  /// The index of an element of a sorted array, nil if it is not there.
  fileprivate func firstIndex(ofSorted element: String) -> Int? {
    let index = partitioningIndex { $0 >= element }
    return index < count && self[index] == element ? index : nil
  }
}
