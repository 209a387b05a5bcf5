import Project
import SwiftSource

/// Something that the files of a rule have to have somewhere.
package struct AbsenceCheck: Sendable, Hashable {
  /// What has to be there.
  package var wanted: FileFact
  /// What makes a project one that has to have it; nil for any file of the rule.
  package var occasion: FileFact?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The numbers of the two facts in a run, set when its rules are put together.
  var wantedNumber = -1
  var occasionNumber = -1

  package init(wanted: FileFact, occasion: FileFact? = nil) {
    self.wanted = wanted
    self.occasion = occasion
  }
}

/// Runs all rules about what is nowhere, once all files are known.
struct AbsencePass: Sendable {
  private let entries: [(rule: Int, check: AbsenceCheck)]

  init(_ rules: [Rule]) {
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        if case .absences(let check) = check { (index, check) } else { nil }
      }
    }
  }

  /// - Parameters:
  ///   - facts: the numbers of the facts that each file has.
  ///   - places: where each file stands.
  ///   - isActive: whether a rule looks at the file at a place.
  func check(
    _ facts: [Set<Int>], places: [Place], rules: [Rule], isActive: (Int, Place) -> Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    for (rule, check) in entries {
      // What few files have is asked before what many fit.
      func isLookedAt(_ file: Int) -> Bool {
        places[file].path.hasSuffix(".swift") && isActive(rule, places[file])
      }
      guard
        !places.indices.contains(where: {
          facts[$0].contains(check.wantedNumber) && isLookedAt($0)
        }),
        let file = places.indices.first(where: {
          (check.occasionNumber < 0 || facts[$0].contains(check.occasionNumber)) && isLookedAt($0)
        })
      else { continue }
      let overridden = rules[rule].overrides.first { places[file].isMatched(by: $0.paths) }
      if let overridden, overridden.severity == nil { continue }
      let template =
        check.message ?? rules[rule].message ?? MessageTemplate(rules[rule].title)
      let message = template.filled(["path": places[file].path])
      findings.append(
        Finding(
          rule: rule, file: file, path: places[file].path, range: 0..<0,
          severity: overridden?.severity ?? check.severity ?? rules[rule].severity,
          message: message, subject: message))
    }
    return findings
  }
}
