import Project
import SwiftSource

/// One file on its way through the rules: where it stands and what they have found.
///
/// The file itself is handed from function to function and never stored: a copy of it would count
/// references to a dozen arrays.
struct FileRun {
  let place: Place
  /// The layers of the project.
  let layers: LayerSet
  /// The index of the file in the project.
  let index: Int
  let rules: [Box<Rule>]
  /// For each rule whether it looks at this file.
  let active: [Bool]
  /// The symbols of the whole project, nil while they are not known yet.
  let project: SymbolTable?
  /// Where each file of the project stands, empty while the project is not known.
  let places: [Place]
  /// The queries about declarations of all rules.
  let queries: QueryProgram
  /// What queries need of the file.
  var facts: QueryFacts
  /// The ranges that the patterns of selectors match, by the pattern's number, in the order of their
  /// starts.
  var insideRanges: [[TokenRange]] = []
  private(set) var findings: [Finding] = []
  /// What waits for the project.
  private(set) var pending = PendingChecks()
  private var previews: RangeIndex?
  private var importedModules: Set<String>?
  private var fallbacks: RangeIndex?
  /// Those of `insideRanges` that have been asked for tokens, and for where their ranges end.
  private var inside: [Int: RangeIndex] = [:]
  private var insideEnds: [Int: Set<Int32>] = [:]
  /// The types of the file, and the extensions, by their paths.
  private var typesByPath: [String: (types: [Int], extensions: [Int])]?
  private var declared: [Int: Truth] = [:]
  /// The introducers that several declarations have.
  private var sharedIntroducers: Set<Int32>?

  init(
    place: Place, layers: LayerSet, index: Int, rules: [Box<Rule>], active: [Bool],
    queries: QueryProgram,
    facts: QueryFacts, project: SymbolTable?, places: [Place] = []
  ) {
    self.place = place
    self.layers = layers
    self.index = index
    self.rules = rules
    self.active = active
    self.project = project
    self.places = places
    self.queries = queries
    self.facts = facts
    self.facts.begin(at: place, index: index, queries)
  }

  /// Whether the rule looks at this file.
  func isActive(_ rule: Int) -> Bool { active[rule] }

  /// A finding in the making.
  struct Draft {
    let rule: Int
    /// The token that selectors are asked about, nil for a finding outside code.
    let token: Int?
    /// The bytes that the finding is about.
    let range: Range<Int>
    let subject: String
    /// What the placeholders of the message stand for.
    var values: [String: String] = [:]
    var severity: Severity?
    var message: MessageTemplate?
    var fix: Fix?
    var related: [Finding.Related] = []
    var condition: IndexCondition?
    /// Where the finding counts, beside what the rule's selectors say; nil for anywhere.
    var selector: Selector?
    /// Whether the finding is the same wherever in the file it stands.
    var isAboutFile = false
  }

  /// The path of a file of the project.
  func path(of file: Int) -> String { places[file].path }

  /// Whether the rule's selectors let the place at `token` through, once the project is known.
  mutating func isSelected(_ token: Int, by rule: Int, in file: SourceFile) -> Bool {
    switch selects(rules[rule].value.selector, token, in: file) {
    case .yes: true
    case .no: false
    case .depends(let condition): project.map { condition.holds(in: $0, file: index) } ?? false
    }
  }

  /// Whether a selector of a part of a rule may let the place at `token` through.
  mutating func admits(_ token: Int, by selector: Selector, in file: SourceFile) -> Bool {
    selector.selects(place, layers: layers) && selects(selector, token, in: file) != .no
  }

  /// What to make of an answer that may depend on the project.
  enum Decision: Hashable {
    case yes, no
    /// The project is not known yet; the finding waits for it.
    case later
  }

  /// Decides what can be decided of a truth that seldom turns out to be yes.
  ///
  /// Most types do not inherit through other files what they do not state themselves. So nothing
  /// is kept of them but the condition, and the file is looked at again in the few cases in which
  /// it holds; what needed no condition has been found by then.
  mutating func decide(_ truth: Truth) -> Decision {
    switch truth {
    case .yes: return project == nil ? .yes : .no
    case .no: return .no
    case .depends(let condition):
      if let project { return condition.holds(in: project, file: index) ? .yes : .no }
      pending.conditions.append(condition)
      return .later
    }
  }

  /// Notes a check of a declaration that the project decides.
  mutating func wait(for check: Int, of declaration: Int) {
    guard project == nil else { return }
    pending.declarations.append(
      PendingChecks.Declaration(check: Int32(check), declaration: Int32(declaration)))
  }

  /// Whether the condition is known to hold.
  func holds(_ condition: IndexCondition) -> Bool {
    project.map { condition.holds(in: $0, file: index) } ?? false
  }

  /// Whether what depends on `conditions` is to be reported now. The first look does so, under the
  /// condition that none of them holds, and asks for a second one; that reports where one holds.
  mutating func isTurn(of conditions: [IndexCondition]) -> Bool {
    guard project == nil else { return conditions.contains { holds($0) } }
    pending.conditions.append(contentsOf: conditions)
    return true
  }

  /// Adds the finding unless the rule's selectors leave its place out.
  mutating func emit(_ draft: Draft, in file: SourceFile) {
    let rule = rules[draft.rule]
    var truth: Truth = draft.condition.map { .depends($0) } ?? .yes
    if let token = draft.token {
      truth = truth.and(selects(rule.value.selector, token, in: file))
      if let selector = draft.selector {
        guard selector.selects(place, layers: layers) else { return }
        truth = truth.and(selects(selector, token, in: file))
      }
    }
    guard truth != .no, let severity = severity(draft.severity, rule) else { return }
    var condition: IndexCondition?
    if case .depends(let found) = truth {
      if let project, !found.holds(in: project, file: index) { return }
      condition = project == nil ? found : nil
    }
    let message = draft.message ?? rule.value.message ?? MessageTemplate(rule.value.title)
    let text = message.filled { name in
      switch name {
      case "path": place.path
      case "app": place.app ?? ""
      default: draft.values[name]
      }
    }
    findings.append(
      Finding(
        rule: draft.rule, file: index, path: place.path, range: draft.range, severity: severity,
        message: text, subject: draft.subject,
        scope: draft.isAboutFile ? "" : draft.token.map { file.scope(around: $0) } ?? "",
        fix: draft.fix,
        related: draft.related, condition: condition))
  }

  private func severity(_ own: Severity?, _ rule: Box<Rule>) -> Severity? {
    for override in rule.value.overrides where place.isMatched(by: override.paths) {
      return override.severity
    }
    return own ?? rule.value.severity
  }

  // MARK: - Selectors

  /// Whether the selector lets the place at `token` through, as far as the place decides.
  mutating func selects(_ selector: Selector, _ token: Int, in file: SourceFile) -> Truth {
    var truth = Truth.yes
    if selector.included.asksForPosition {
      for part in positionParts(selector.included, token, in: file) { truth = truth.and(part) }
    }
    if selector.excluded.asksForPosition {
      for part in positionParts(selector.excluded, token, in: file) {
        truth = truth.and(part.negated)
      }
    }
    return truth
  }

  private mutating func positionParts(
    _ scope: Selector.Scope, _ token: Int, in file: SourceFile
  ) -> [Truth] {
    var parts: [Truth] = []
    if let isPreview = scope.isPreview {
      parts.append(Truth(isInPreview(token, of: file) == isPreview))
    }
    if !scope.declarationNumbers.isEmpty {
      var truth = Truth.no
      for query in scope.declarationNumbers {
        truth = truth.or(truthOfEnclosing(query, around: token, in: file))
      }
      parts.append(truth)
    }
    if let comment = scope.comment {
      parts.append(Truth(file.hasComment(matching: comment, at: token)))
    }
    if !scope.inside.isEmpty {
      parts.append(Truth(scope.insideNumbers.contains { isInside($0, token) }))
    }
    if let imports = scope.imports {
      let modules = importedModules ?? file.importedModules()
      importedModules = modules
      parts.append(Truth(modules.contains { imports.matches($0) }))
    }
    if !scope.contained.isEmpty {
      parts.append(Truth(scope.containedNumbers.contains { !insideRanges[$0].isEmpty }))
    }
    if !scope.directlyInside.isEmpty {
      let isAnywhere = scope.directNumbers.contains { !insideRanges[$0].isEmpty }
      let brace = isAnywhere ? file.bracket(around: token) : nil
      parts.append(Truth(scope.directNumbers.contains { isLast(brace, of: $0, in: file) }))
    }
    if !scope.declares.isEmpty {
      var truth = Truth.no
      for query in scope.declaresNumbers { truth = truth.or(declares(query, file)) }
      parts.append(truth)
    }
    if let isFallback = scope.isFallback {
      parts.append(Truth(self.isFallback(token, of: file) == isFallback))
    }
    return parts
  }

  /// Whether a declaration of the file is what the query describes, asked once for each query.
  private mutating func declares(_ query: Int, _ file: SourceFile) -> Truth {
    if let known = declared[query] { return known }
    var index = 0
    let truth = Truth.any {
      guard index < file.outline.declarations.count else { return nil }
      defer { index += 1 }
      return queries.truth(query, of: index, in: file, &facts)
    }
    declared[query] = truth
    return truth
  }

  /// Whether a match of the pattern ends with the braces that the token at `brace` opens.
  private mutating func isLast(_ brace: Int?, of pattern: Int, in file: SourceFile) -> Bool {
    guard let brace, file.tokens[brace].kind == .leftBrace else { return false }
    if insideEnds[pattern] == nil { insideEnds[pattern] = Set(insideRanges[pattern].map(\.end)) }
    let end = Int32(truncatingIfNeeded: file.tokens.endOfGroup(at: brace))
    return insideEnds[pattern]?.contains(end) ?? false
  }

  /// The types of the file with the path of the declaration at `index`, and its extensions.
  mutating func samePath(
    as index: Int, in file: SourceFile
  ) -> (types: [Int], extensions: [Int]) {
    let declarations = file.outline.declarations
    // A few are compared at once; many get an index, so that the cost grows with their number.
    guard declarations.count > 500 else {
      let same = declarations.indices.filter {
        (declarations[$0].kind == .extension || declarations[$0].kind.isType)
          && file.haveSameTypePath($0, index)
      }
      return (
        same.filter { declarations[$0].kind.isType },
        same.filter { declarations[$0].kind == .extension }
      )
    }
    if typesByPath == nil { typesByPath = Self.typesByPath(of: file) }
    return typesByPath?[file.typePath(of: index)] ?? ([], [])
  }

  private static func typesByPath(
    of file: SourceFile
  ) -> [String: (types: [Int], extensions: [Int])] {
    var byPath: [String: (types: [Int], extensions: [Int])] = [:]
    for (index, declaration) in file.outline.declarations.enumerated() {
      if declaration.kind == .extension {
        byPath[file.typePath(of: index), default: ([], [])].extensions.append(index)
      } else if declaration.kind.isType {
        byPath[file.typePath(of: index), default: ([], [])].types.append(index)
      }
    }
    return byPath
  }

  /// Whether another declaration has the same introducer, as in `var a, b`.
  mutating func sharesIntroducer(_ index: Int, in file: SourceFile) -> Bool {
    let introducer = file.outline.declarations[index].introducer
    if let known = sharedIntroducers { return known.contains(introducer) }
    var seen: Set<Int32> = []
    var shared: Set<Int32> = []
    for declaration in file.outline.declarations
    where !seen.insert(declaration.introducer).inserted {
      shared.insert(declaration.introducer)
    }
    sharedIntroducers = shared
    return shared.contains(introducer)
  }

  /// Whether the code at `token` runs only where a newer system is missing.
  mutating func isFallback(_ token: Int, of file: SourceFile) -> Bool {
    if fallbacks == nil { fallbacks = RangeIndex(file.fallbackRanges()) }
    return fallbacks?.contains(token) ?? false
  }

  private mutating func truthOfEnclosing(
    _ query: Int, around token: Int, in file: SourceFile
  ) -> Truth {
    var truth = Truth.no
    var declaration = file.innermostDeclaration(around: token)
    while declaration >= 0 {
      truth = truth.or(queries.truth(query, of: declaration, in: file, &facts))
      declaration = Int(file.outline.declarations[declaration].parent)
    }
    return truth
  }

  private mutating func isInside(_ pattern: Int, _ token: Int) -> Bool {
    guard insideRanges.indices.contains(pattern), !insideRanges[pattern].isEmpty else {
      return false
    }
    if inside[pattern] == nil { inside[pattern] = RangeIndex(insideRanges[pattern]) }
    return inside[pattern]?.contains(token) ?? false
  }

  private mutating func isInPreview(_ token: Int, of file: SourceFile) -> Bool {
    if previews == nil { previews = RangeIndex(file.previewRanges()) }
    return previews?.contains(token) ?? false
  }
}
