import Project
import SwiftSource

/// The checks of patterns in a run.
struct PatternChecks: KindProgram {
  /// The ID of a check among those of patterns.
  private typealias CheckID = ID<PatternCheck>

  /// A case with all that a match of it is asked; a class, because it is looked at for every match.
  private final class Case: Sendable {
    let rule: RuleID
    let check: CheckID
    let found: PatternCheck.Case
    /// The message of its findings.
    let message: MessageTemplate
    let constraints: [CompiledConstraint]
    let surroundings: CompiledSurroundings
    let selector: CompiledSelector?
    /// Of a pattern without its receiver, the code in which `self` is the receiver.
    let owner: CompiledSelector?
    /// True if the selector of the rule is asked before the constraints, because they search code.
    let isSelectedFirst: Bool
    /// The code around a match that its fix replaces.
    let region: ReportedPatternID?
    /// The name of which the project must not declare a function or value.
    let undeclared: Name?
    /// The name of the system's type that the pattern names first.
    let systemType: Name?
    /// Of an attribute that is a macro, the types of its name that hide it.
    let hidingType: TypeTest?
    /// The names of the system's types that the fix writes.
    let fixTypes: [Name]
    /// The members of the system that the fix writes first, and the types that may have them.
    let fixMembers: [(key: FixTemplate.FirstMember.Key, owners: ID<NameList>)]
    /// The functions and constants of the system in code that the fix replaces.
    let fixValues: [Name]

    init(
      _ found: PatternCheck.Case, _ check: PatternCheck, id: CheckID, of rule: RuleID,
      _ builder: inout ProgramBuilder
    ) {
      self.rule = rule
      self.check = id
      self.found = found
      message = found.message ?? builder.defaultMessage(of: rule)
      constraints = found.constraints.map {
        CompiledConstraint($0, among: found.pattern.captures, &builder)
      }
      surroundings = CompiledSurroundings(found.surroundings, &builder)
      selector = found.selector.map { builder.compile($0) }
      owner = found.owner.map { builder.compile($0) }
      isSelectedFirst = constraints.contains { $0.tests.contains(where: \.searchesCode) }
      region = found.fixRegion.map { builder.patterns.report($0.pattern, for: nil) }
      let name = found.pattern.firstName
      undeclared = found.isUndeclared ? name.map { Name($0) } : nil
      let isType = check.isAboutSystem && name.map { $0.startsWithCapital } ?? false
      systemType = isType ? name.map { Name($0) } : nil
      hidingType = isType ? name.flatMap { MacroAttribute.hidingType(named: $0, &builder) } : nil
      let templates = [found.fix, found.fixRegion?.fix].compactMap { $0 }
      fixTypes = check.isAboutSystem ? templates.flatMap(\.types).map { Name($0) } : []
      var fixMembers: [(key: FixTemplate.FirstMember.Key, owners: ID<NameList>)] = []
      for template in check.isAboutSystem ? templates : [] {
        func add(_ key: FixTemplate.FirstMember.Key, of type: String?) {
          fixMembers.append((key, builder.queries.questions.memberOwners.id(of: .owners(of: type))))
        }
        if let member = template.firstMember { add(member.key, of: member.type) }
        for function in template.implicitFunctions { add(.name(function), of: "Duration") }
      }
      self.fixMembers = fixMembers
      fixValues =
        check.isAboutSystem && found.fix != nil
        ? found.pattern.laterNames.map { Name($0) } : []
      builder.queries.questions.valueNames.formUnion(fixValues)
      if let undeclared { builder.queries.questions.valueNames.insert(undeclared) }
    }
  }

  /// The case of each reported pattern; nil for the code that a fix replaces.
  private let cases: ContiguousArray<Case?>

  init(_ checks: [OwnedCheck<PatternCheck>], _ builder: inout ProgramBuilder) {
    var cases: ContiguousArray<Case?> = []
    for (index, owned) in checks.enumerated() {
      for found in owned.check.cases {
        let id = builder.patterns.report(found.pattern, for: owned.rule)
        while cases.count < id.index { cases.append(nil) }
        cases.append(Case(found, owned.check, id: CheckID(index), of: owned.rule, &builder))
      }
    }
    self.cases = cases
  }

  var phases: Phases { .firstLook }

  // MARK: - One file

  /// The place of a match among those that are checked; without references, which sorting counts.
  private struct HitOrder {
    let check: CheckID
    /// The first token.
    let start: Int32
    let id: ReportedPatternID
    /// The index of the match.
    let position: Int

    /// Returns true if the match is one of the same check at the same place.
    func isAtPlace(of other: HitOrder) -> Bool { check == other.check && start == other.start }
  }

  /// A match of a case.
  private struct Hit {
    let entry: Case
    let match: PatternMatch

    var start: Int { Int(match.range.start) }
  }

  /// The code that fixes replace, in the order of its start.
  private struct Regions {
    var all: [(id: ReportedPatternID, match: PatternMatch)] = []

    /// The innermost code around `hit` that its fix is about, among the nearest ones before it.
    func around(_ hit: Hit) -> PatternMatch? {
      guard let region = hit.entry.region else { return nil }
      let end = all.partitioningIndex { Int($0.match.range.start) > hit.start }
      return all[max(0, end - 1_000)..<end].last { found in
        found.id == region && found.match.range.contains(hit.start)
      }?.match
    }
  }

  /// Reports, of the cases of one check that match at one place, the first.
  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    let reported = run.matches.reported
    guard !reported.isEmpty else { return }
    var order: [HitOrder] = []
    var regions = Regions()
    for (position, (id, match)) in reported.enumerated() {
      if id.index < cases.count, let entry = cases[id.index] {
        order.append(
          HitOrder(check: entry.check, start: match.range.start, id: id, position: position))
      } else {
        regions.all.append((id, match))
      }
    }
    regions.all.sort { $0.match.range.start < $1.match.range.start }
    order.sort { ($0.check, $0.start, $0.id) < ($1.check, $1.start, $1.id) }
    // Answers if an earlier case counts at the same place.
    var before = Truth.no
    for (index, next) in order.enumerated() {
      if index == 0 || !next.isAtPlace(of: order[index - 1]) { before = .no }
      guard before != .yes, let entry = cases[next.id.index] else { continue }
      let hit = Hit(entry: entry, match: reported[next.position].match)
      before = before.or(check(hit, regions, unless: before, file, &run))
    }
  }

  /// Returns whether the match fits the case, which is reported unless it is an exception.
  ///
  /// - Parameter before: whether a case before it counts at the same place.
  private func check(
    _ hit: Hit, _ regions: Regions, unless before: Truth, _ file: SourceFile,
    _ run: inout FileRun
  ) -> Truth {
    var texts: [String: String] = [:]
    guard let conditions = conditions(of: hit, file, &run, &texts) else { return .no }
    let truth: Truth = conditions.isEmpty ? .yes : .depends(.joined(conditions))
    guard !hit.entry.found.isException else { return truth }
    report(hit, regions, when: truth.and(before.negated), texts: texts, file, &run)
    return truth
  }

  /// The conditions under which the match is what the case describes, nil if it is not. Most
  /// matches fail here, before anything is copied for a report.
  private func conditions(
    of hit: Hit, _ file: SourceFile, _ run: inout FileRun, _ texts: inout [String: String]
  ) -> [IndexCondition]? {
    let entry = hit.entry
    if entry.isSelectedFirst, !run.maySelect(hit.start, by: entry.rule, in: file) { return nil }
    var conditions: [IndexCondition] = []
    for constraint in entry.constraints {
      let range = constraint.range(in: hit.match)
      // No more can be said of code that is longer than whole files are.
      guard range.indices.count <= Self.longestCapture else { return nil }
      for test in constraint.tests {
        switch test.truth(of: range, in: file, texts: &texts) {
        case .no: return nil
        case .yes: break
        case .depends(let condition): conditions.append(condition)
        }
      }
    }
    switch entry.surroundings.truth(
      of: hit.match, entry.found.pattern.captures, in: file, &run)
    {
    case .no: return nil
    case .yes: break
    case .depends(let condition): conditions.append(condition)
    }
    if entry.owner != nil, file.isOwnValue(hit.start) { return nil }
    for selector in [entry.selector, entry.owner].compactMap(\.self) {
      switch run.truth(of: selector, at: hit.start, in: file) {
      case .no: return nil
      case .yes: break
      case .depends(let condition): conditions.append(condition)
      }
    }
    if let name = entry.undeclared {
      let isDeclared =
        entry.owner == nil
        ? .isDeclaredValue(name) : file.isOwnFunction(name, around: hit.start)
      conditions.append(.not(isDeclared))
    }
    if let condition = notHidden(entry, hit.match, file) { conditions.append(condition) }
    return conditions
  }

  /// The types in fixes that every file sees.
  static let standardTypes: Set<Name> = Set(
    ["Bool", "Double", "Int", "Never", "String", "Task", "UInt64", "Void"].map { Name($0) })

  /// How many tokens of a match its finding names; by these it is known again.
  private static let longestText = 1_000
  /// How many tokens a capture may have to be asked about.
  private static let longestCapture = 20_000

  /// The condition that the project does not hide the type of the system that the pattern names
  /// first.
  ///
  /// A hole takes something of the project's own, which says nothing, and a name after that of a
  /// module cannot be hidden.
  private func notHidden(
    _ entry: Case, _ match: PatternMatch, _ file: SourceFile
  ) -> IndexCondition? {
    let start = match.type ?? Int(match.range.start)
    guard let name = entry.systemType, !file.isSystemQualified(start) else { return nil }
    // After the name of another module the system's type is not meant: a condition that never
    // holds.
    if start > 0, file.tokens[start - 1].kind == .period { return .any([]) }
    let isVisible: IndexCondition = .not(.isHidden(name, token: start))
    guard file.tokens[start].kind == .at, let test = entry.hidingType else { return isVisible }
    return .any([isVisible, .not(.isType([name], token: start + 1, test))])
  }

  // MARK: - Reports

  private func report(
    _ hit: Hit, _ regions: Regions, when truth: Truth, texts: [String: String],
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let found = hit.entry.found
    var captures: [String: TokenRange] = [:]
    for (name, range) in zip(found.pattern.captures, hit.match.captures) { captures[name] = range }
    if let receiver = hit.match.receiver { captures[PatternCheck.receiver] = receiver }
    let type = hit.match.type.map(file.identifier)
    let subject = (type ?? "") + file.compactText(of: hit.match.range.prefix(Self.longestText))
    var values = texts
    if let receiver = found.selfCapture { values[receiver] = "self" }
    for name in hit.entry.message.names {
      switch name {
      case "match":
        values[name] = (type ?? "") + file.lineText(of: hit.match.range.prefix(Self.longestText))
      case "callee":
        values[name] = type ?? file.calleeText(of: hit.match.range.prefix(Self.longestText))
      default:
        if let range = captures[name] {
          values[name] = file.text(of: range.prefix(Self.longestText))
        }
      }
    }
    let hasFix = found.fix != nil || found.fixRegion != nil
    let fix =
      hasFix ? PatternFix(found: found, match: hit.match, around: regions.around(hit)) : nil
    run.report(
      Finding(
        rule: hit.entry.rule, token: hit.start,
        range: reportedRange(found, hit.match, captures, file),
        subject: subject, values: values, severity: found.severity, message: hit.entry.message,
        fix: fix?.fix(captures: captures, texts: texts, in: file),
        fixTruth: namesSystem(hit, texts: texts, in: file), api: found.api, truth: truth,
        selector: hit.entry.selector),
      in: file)
  }

  /// True if the types and members that the fix writes are the system's at the match, and not of the
  /// project: a member of its own would call itself, or be called instead.
  private func namesSystem(_ hit: Hit, texts: [String: String], in file: SourceFile) -> Truth {
    let lacks = hit.entry.fixTypes.contains {
      !Self.standardTypes.contains($0) && file.mayLack($0)
    }
    if lacks { return .no }
    var conditions = hit.entry.fixTypes.map { IndexCondition.not(.isHidden($0, token: hit.start)) }
    conditions += hit.entry.fixValues.map { .not(.isDeclaredValue($0)) }
    for member in hit.entry.fixMembers {
      let name: String?
      switch member.key {
      case .name(let key): name = key
      case .capture(let capture): name = texts[capture]
      }
      if let name { conditions.append(.not(.isMember(Name(name), of: member.owners))) }
    }
    return conditions.isEmpty ? .yes : .depends(.joined(conditions))
  }

  /// The capture that the case names, or else the match; of a pattern after a receiver the part
  /// after it, so that a long chain is not marked whole.
  private func reportedRange(
    _ found: PatternCheck.Case, _ match: PatternMatch, _ captures: [String: TokenRange],
    _ file: SourceFile
  ) -> Range<Int> {
    if let marked = found.marked.flatMap({ captures[$0] }), !marked.isEmpty {
      return file.bytes(of: marked)
    }
    let whole = file.bytes(of: match.range)
    guard found.pattern.startsWithHole,
      let capture = match.captures.first(where: { $0.start == match.range.start })
    else { return whole }
    return Int(file.tokens[Int(capture.end)].offset)..<whole.upperBound
  }
}

extension NameList {
  /// The types and protocols whose members code finds on a type of the system.
  ///
  /// - Parameter type: nil for the types whose members fixes call.
  fileprivate static func owners(of type: String?) -> NameList {
    let types = type.map { [$0] } ?? ["String", "Substring", "URL"]
    let protocols = [
      "StringProtocol", "Sequence", "Collection", "BidirectionalCollection", "MutableCollection",
      "RangeReplaceableCollection", "RandomAccessCollection", "Equatable", "Comparable", "Hashable",
      "Sendable", "NSObject", "NSObjectProtocol",
    ]
    // Plain names are no globs that could fail.
    return (try? NameList(types + protocols)) ?? .none
  }
}

extension TokenRange {
  /// The first `count` of the tokens, or all.
  fileprivate func prefix(_ count: Int) -> TokenRange {
    TokenRange(Int(start), min(Int(end), Int(start) + count))
  }
}

extension CompiledConstraint {
  /// The tokens that it is about, none if the match has no such capture.
  fileprivate func range(in match: PatternMatch) -> TokenRange {
    if isReceiver, let receiver = match.receiver { return receiver }
    guard let capture, capture < match.captures.count else { return .none }
    return match.captures[capture]
  }
}

extension SourceFile {
  /// The condition that a bare call of the name at a token means a function of the project: one at file
  /// level, or of one of the types around the call.
  fileprivate func isOwnFunction(_ name: Name, around token: Int) -> IndexCondition {
    var conditions: [IndexCondition] = []
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      if outline.declarations[index].kind.hasMembers {
        conditions.append(.hasOwnMember(declaration: index, name))
      }
      index = Int(outline.declarations[index].parent)
    }
    return conditions.isEmpty ? .isDeclaredValue(name) : .any(conditions)
  }
}
