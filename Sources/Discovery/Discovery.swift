/// The habits of a project, learned from its code alone.
///
/// A pure function from values to values. ``candidates(of:)`` proposes conventions. The caller runs their
/// rules, and ``settled(_:)`` keeps those that hold up against what the rules have found.
package struct Discovery: Sendable {
  /// How many files there must be to learn from.
  package static let fewestFiles = 20
  /// How many conventions people can follow.
  package static let mostShown = 40
  /// The lower bound of the share from which a custom is a convention.
  package static let leastBound = 0.8
  /// How many candidates are worth a rule that is run.
  private static let mostCandidates = 200
  /// How many bits for each place a convention tells at least.
  private static let leastSurprise = 0.015
  /// The same of references between layers, of which most go one way in any order.
  private static let leastOrder = 0.08

  let background: Background

  package init(background: Background = .shipped) { self.background = background }

  /// Everything that may be a convention, the most valuable first.
  package func candidates(of project: ObservedProject) -> [Convention] {
    let populations = Populations(project)
    let learner = TraitLearner(project: project, background: background)
    var all = LayerConventions(project: project).all
    all += TypeConventions(project: project, populations: populations, learner: learner).all
    all += FileConventions(project: project, populations: populations, learner: learner).all
    all += FileFormConventions(project: project, background: background).all
    all += PartConventions(project: project).all
    all += ChoiceConventions(project: project, background: background).all
    all += TermConventions(project: project).all
    all += FolderNameConventions(project: project).all
    all += OrderConventions(project: project, background: background).all
    all += ConformanceConventions(project: project).all
    all += InitializerConventions(project: project).all
    all += TestConventions(project: project).all
    let likely = Self.ordered(all.filter { $0.bound >= Self.leastBound - 0.1 })
    return Self.named(Array(Self.withoutImplied(likely).prefix(Self.mostCandidates)))
  }

  /// The candidates that hold up, the most surprising and useful first.
  ///
  /// - Parameter candidates: each with the places that its rule has found.
  package func settled(_ candidates: [Convention]) -> [Convention] {
    Self.selected(candidates.filter { Self.holds($0) })
  }

  /// Returns true if enough places follow, and more than anyone would expect.
  package static func holds(_ convention: Convention) -> Bool {
    // Such a bound takes sixteen places at least.
    convention.bound >= leastBound
      && convention.surprise >= (convention.kind == .layers ? leastOrder : leastSurprise)
  }

  // MARK: - Choosing

  private static func ordered(_ conventions: [Convention]) -> [Convention] {
    // Of equal ones, the one that says more.
    conventions.sorted {
      ($1.worth, $1.says.count, $0.id) < ($0.worth, $0.says.count, $1.id)
    }
  }

  /// The conventions with ids that differ.
  private static func named(_ conventions: [Convention]) -> [Convention] {
    var seen: [String: Int] = [:]
    return conventions.map { convention in
      let count = seen[convention.id, default: 0]
      seen[convention.id] = count + 1
      return count == 0 ? convention : convention.named("\(convention.id)-\(count + 1)")
    }
  }

  /// The conventions without those that others imply, in an order that does not stay with one subject.
  private static func selected(_ conventions: [Convention]) -> [Convention] {
    var waiting = withoutRepeated(withoutImplied(withoutSpecial(ordered(conventions))))
    var result: [Convention] = []
    var uses: [String: Int] = [:]
    while !waiting.isEmpty {
      func value(_ convention: Convention) -> Double {
        var value = convention.worth
        for key in keys(of: convention) {
          for _ in 0..<min(8, uses[key, default: 0]) { value *= 0.8 }
        }
        return value
      }
      let values = waiting.map(value)
      guard let best = values.indices.max(by: { (values[$0], -$0) < (values[$1], -$1) }) else {
        break
      }
      let convention = waiting.remove(at: best)
      for key in keys(of: convention) { uses[key, default: 0] += 1 }
      result.append(convention)
    }
    return result
  }

  /// The conventions without those that one before them implies.
  private static func withoutImplied(_ conventions: [Convention]) -> [Convention] {
    var kept: [(convention: Convention, subjects: Set<Int32>)] = []
    for convention in conventions {
      let subjects = Set(convention.subjects)
      if kept.contains(where: { implies($0.convention, $0.subjects, convention, subjects) }) {
        continue
      }
      kept.append((convention, subjects))
    }
    return kept.map(\.convention)
  }

  /// The conventions without those about a part of what a more general one is about that holds as well.
  private static func withoutSpecial(_ conventions: [Convention]) -> [Convention] {
    func key(_ convention: Convention) -> String { "\(convention.unit) \(convention.claim)" }
    var byClaim: [String: [(convention: Convention, subjects: Set<Int32>)]] = [:]
    for convention in conventions where !convention.subjects.isEmpty {
      byClaim[key(convention), default: []].append((convention, Set(convention.subjects)))
    }
    return conventions.filter { convention in
      let others = byClaim[key(convention)] ?? []
      guard convention.kind != .layers, others.count > 1 else { return true }
      return !others.contains { general, subjects in
        general.id != convention.id && general.bound >= convention.bound - 0.01
          && subjects.count > convention.subjects.count
          && convention.subjects.count(where: subjects.contains) * 4
            >= convention.subjects.count * 3
      }
    }
  }

  /// How many parts of a project one thing is absent from before that is no news.
  private static let mostAbsences = 10

  /// The conventions without further ones about something that is absent from several parts, or that one
  /// part keeps to itself.
  private static func withoutRepeated(_ conventions: [Convention]) -> [Convention] {
    func isConfinement(_ convention: Convention) -> Bool {
      convention.kind == .absence && !convention.claim.hasPrefix("no ")
    }
    let confined = Set(conventions.filter(isConfinement).map(\.given))
    var counts: [String: Int] = [:]
    return conventions.filter { convention in
      guard convention.kind == .absence, !isConfinement(convention) else { return true }
      counts[convention.claim, default: 0] += 1
      return !confined.contains(convention.given)
        && counts[convention.claim, default: 0] <= mostAbsences
    }
  }

  private static func keys(of convention: Convention) -> [String] {
    ["claim \(convention.claim)", "given \(convention.given)", "kind \(convention.kind)"]
  }

  /// Returns true if one convention follows from what the other one is about, and the other way round:
  /// what inherits `Cell` is named so, and what is named so inherits it.
  private static func isMirror(_ first: Convention, _ second: Convention) -> Bool {
    func sort(_ text: String) -> Substring { text.prefix { $0 != "(" } }
    return first.given == second.claim && sort(first.claim) == sort(second.given)
      || first.claim == second.given && sort(first.given) == sort(second.claim)
  }

  /// Returns true if one convention says what another one says, or more.
  private static func implies(
    _ first: Convention, _ firstSubjects: Set<Int32>, _ second: Convention,
    _ secondSubjects: Set<Int32>
  ) -> Bool {
    guard !secondSubjects.isEmpty, first.unit == second.unit, first.kind != .layers else {
      return false
    }
    let common = firstSubjects.intersection(secondSubjects).count
    let union = firstSubjects.count + secondSubjects.count - common
    if isMirror(first, second) { return common * 2 > union }
    guard first.claim == second.claim else { return false }
    if common * 10 >= union * 7 { return true }
    if common * 10 >= secondSubjects.count * 9 { return first.bound >= second.bound - 0.03 }
    // A part of those that another convention is about, which follow no better.
    return common * 10 >= firstSubjects.count * 9 && second.bound <= first.bound - 0.03
  }
}
