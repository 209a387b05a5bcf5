import Project
import SwiftSource

/// One file on its way through the rules: what they look at and what they have found.
struct FileRun {
  let file: SourceFile
  let place: Place
  /// The index of the file in the project.
  let index: Int
  let rules: [Rule]
  /// For each rule whether it looks at this file.
  let active: [Bool]
  /// The ranges that the patterns of selectors match, by the pattern's number.
  var insideRanges: [[TokenRange]] = []
  private(set) var findings: [Finding] = []
  private var previews: [TokenRange]?

  init(file: SourceFile, place: Place, index: Int, rules: [Rule], active: [Bool]) {
    self.file = file
    self.place = place
    self.index = index
    self.rules = rules
    self.active = active
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
  }

  /// Adds the finding unless the rule's selectors leave its place out.
  mutating func emit(_ draft: Draft) {
    let rule = rules[draft.rule]
    var truth: Truth = draft.condition.map { .depends($0) } ?? .yes
    if let token = draft.token {
      truth = truth.and(selects(rule.selector, token))
    }
    guard truth != .no, let severity = severity(draft.severity ?? rule.severity, rule) else {
      return
    }
    var condition: IndexCondition?
    if case .depends(let found) = truth { condition = found }
    let message = draft.message ?? rule.message ?? MessageTemplate(rule.title)
    var values = draft.values
    values["path"] = place.path
    values["app"] = place.app ?? ""
    findings.append(
      Finding(
        rule: draft.rule, file: index, path: place.path, range: draft.range, severity: severity,
        message: message.filled(values), subject: draft.subject,
        scope: draft.token.map { file.scope(around: $0) } ?? "", fix: draft.fix,
        related: draft.related, condition: condition))
  }

  private func severity(_ severity: Severity, _ rule: Rule) -> Severity? {
    for override in rule.overrides where override.paths.matches(place) { return override.severity }
    return severity
  }

  // MARK: - Selectors

  private mutating func selects(_ selector: Selector, _ token: Int) -> Truth {
    var truth = Truth.yes
    if selector.included.asksForPosition {
      for part in positionParts(selector.included, token) { truth = truth.and(part) }
    }
    if selector.excluded.asksForPosition {
      for part in positionParts(selector.excluded, token) { truth = truth.and(part.negated) }
    }
    return truth
  }

  private mutating func positionParts(_ scope: Selector.Scope, _ token: Int) -> [Truth] {
    var parts: [Truth] = []
    if let isPreview = scope.isPreview { parts.append(Truth(isInPreview(token) == isPreview)) }
    if !scope.declarations.isEmpty {
      parts.append(
        scope.declarations.reduce(.no) { $0.or(truthOfEnclosing($1, around: token)) })
    }
    if !scope.inside.isEmpty {
      parts.append(Truth(scope.insideNumbers.contains { isInside($0, token) }))
    }
    return parts
  }

  private func truthOfEnclosing(_ query: DeclarationQuery, around token: Int) -> Truth {
    var truth = Truth.no
    var declaration = file.innermostDeclaration(around: token)
    while declaration >= 0 {
      truth = truth.or(query.truth(of: declaration, in: file, at: place))
      declaration = Int(file.outline.declarations[declaration].parent)
    }
    return truth
  }

  private func isInside(_ pattern: Int, _ token: Int) -> Bool {
    insideRanges.indices.contains(pattern) && insideRanges[pattern].contains { $0.contains(token) }
  }

  private mutating func isInPreview(_ token: Int) -> Bool {
    if previews == nil { previews = file.previewRanges() }
    return previews?.contains { $0.contains(token) } ?? false
  }
}

extension SourceFile {
  /// The index of the innermost declaration that the token is part of, -1 for none.
  package func innermostDeclaration(around token: Int) -> Int {
    let declarations = outline.declarations
    // The last declaration that starts at or before the token, then outwards to one around it.
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if Int(declarations[middle].range.start) <= token { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, !declarations[index].range.contains(token) {
      index = Int(declarations[index].parent)
    }
    return index
  }

  /// The names of the declarations around the token, outermost first, with dots between.
  package func scope(around token: Int) -> String {
    var names: [String] = []
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind != .import { names.append(name(of: declaration)) }
      index = Int(declaration.parent)
    }
    return names.reversed().joined(separator: ".")
  }

  /// The code of previews: `#Preview { … }`, types that are `PreviewProvider`, and
  /// `static func preview…`.
  func previewRanges() -> [TokenRange] {
    var ranges: [TokenRange] = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .pound {
      guard identifier(index + 1) == "Preview" else { continue }
      var end = index + 2
      if tokens[end].kind == .leftParen { end = tokens.endOfGroup(at: end) }
      if tokens[end].kind == .leftBrace { end = tokens.endOfGroup(at: end) }
      ranges.append(TokenRange(index, end))
    }
    for declaration in outline.declarations {
      let isProvider =
        declaration.kind.hasMembers
        && outline.inheritedTypes[
          Int(declaration.inheritedTypes.lowerBound)..<Int(declaration.inheritedTypes.upperBound)
        ].contains { typeNames(in: $0).contains("PreviewProvider") }
      let isFactory =
        declaration.kind == .func && declaration.modifiers.contains(.static)
        && name(of: declaration).hasPrefix("preview")
      if isProvider || isFactory { ranges.append(declaration.range) }
    }
    return ranges
  }
}
