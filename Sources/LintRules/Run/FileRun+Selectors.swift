import Project
import SwiftSource

/// Selectors about positions in a file.
extension FileRun {
  /// Returns true if the rule's selectors let the position at `token` through, once the project is
  /// known.
  mutating func isSelected(_ token: Int, by rule: RuleID, in file: SourceFile) -> Bool {
    switch selects(programs[rule].selector, token, in: file) {
    case .yes: true
    case .no: false
    case .depends(let condition): holds(condition)
    }
  }

  /// Returns false if the rule's selectors leave the position at `token` out, whatever the project
  /// has.
  mutating func maySelect(_ token: Int, by rule: RuleID, in file: SourceFile) -> Bool {
    selects(programs[rule].selector, token, in: file) != .no
  }

  /// Returns false if the rule's selectors leave every position in the file out, whatever the
  /// project has. The parts that patterns decide are not asked.
  mutating func maySelectAnything(by rule: RuleID, in file: SourceFile) -> Bool {
    let selector = programs[rule].selector
    guard selector.asksForPosition else { return true }
    let isIncluded = (selector.included?.parts ?? []).allSatisfy { part in
      switch part {
      case .imports: truth(of: part, 0, in: file) != .no
      case .declarations(let queries), .declares(let queries):
        queries.contains { mayDeclare($0, file) }
      default: true
      }
    }
    return isIncluded
      && (selector.excluded?.parts ?? []).allSatisfy { part in
        guard case .imports = part else { return true }
        return truth(of: part, 0, in: file) != .yes
      }
  }

  /// Returns false if no declaration of the file can match the query, whatever the project has.
  private mutating func mayDeclare(_ query: QueryID, _ file: SourceFile) -> Bool {
    file.outline.declarations.indices.contains { index in
      queries.answer(query, of: index, in: file, &facts) != Likelihood.no
    }
  }

  /// Returns whether a selector of a part of a rule lets the position at `token` through.
  mutating func truth(
    of selector: CompiledSelector, at token: Int, in file: SourceFile
  ) -> Truth {
    guard selector.selector.selects(place, layers: programs.layers) else { return .no }
    return selects(selector, token, in: file)
  }

  /// The imported modules that selectors look at for each of a file's findings: the first thousand.
  private func modulesAskedAbout(in file: SourceFile) -> Set<String> {
    let modules = file.importedModules()
    return modules.count > 1_000 ? Set(modules.sorted().prefix(1_000)) : modules
  }

  /// Returns whether the selector lets the position at `token` through, as far as the position
  /// decides.
  mutating func selects(
    _ selector: CompiledSelector, _ token: Int, in file: SourceFile
  ) -> Truth {
    guard selector.asksForPosition else { return .yes }
    var truth = Truth.yes
    for part in selector.included?.parts ?? [] {
      truth = truth.and(self.truth(of: part, token, in: file))
      guard truth != .no else { return .no }
    }
    for part in selector.excluded?.parts ?? [] {
      truth = truth.and(self.truth(of: part, token, in: file).negated)
      guard truth != .no else { return .no }
    }
    return truth
  }

  private mutating func truth(
    of part: CompiledScope.Part, _ token: Int, in file: SourceFile
  ) -> Truth {
    switch part {
    case .imports(let imports):
      let modules = caches.importedModules ?? modulesAskedAbout(in: file)
      caches.importedModules = modules
      return Truth(modules.contains { imports.matches($0) })
    case .contained(let patterns): return Truth(patterns.contains { matches.has($0) })
    case .script(let isScript):
      return Truth((file.tokens.first?.kind == .shebang) == isScript)
    case .preview(let isPreview, let withHelpers):
      let isInside =
        isInPreview(token, of: file) || withHelpers && isInPreviewHelper(token, of: file)
      return Truth(isInside == isPreview)
    case .fallback(let isFallback):
      return Truth(self.isFallback(token, of: file) == isFallback)
    case .platforms(let wanted):
      let platforms = file.platforms(at: token, path: facts.platformsOfPath)
      return Truth(!platforms.isEmpty && platforms.isSubset(of: wanted))
    case .conditions(let conditions):
      return Truth(conditions.areDemanded(byClause: file.clause(around: token), of: file))
    case .inside(let patterns): return Truth(patterns.contains { isInside($0, token) })
    case .directlyInside(let patterns):
      let isAnywhere = patterns.contains { matches.has($0) }
      let brace = isAnywhere ? file.bracket(around: token) : nil
      return Truth(patterns.contains { endsMatch(brace, of: $0, in: file) })
    case .declarations(let queries):
      var truth = Truth.no
      for query in queries { truth = truth.or(truthOfEnclosing(query, around: token, in: file)) }
      return truth
    case .declares(let queries):
      var truth = Truth.no
      for query in queries { truth = truth.or(declares(query, file)) }
      return truth
    case .comment(let comment): return Truth(file.hasComment(matching: comment, at: token))
    case .rendering(let isRendering): return Truth(file.isRendering(token) == isRendering)
    }
  }

  /// Returns whether a declaration of the file matches the query, computed once for each query.
  private mutating func declares(_ query: QueryID, _ file: SourceFile) -> Truth {
    if let known = caches.declared[query] { return known }
    var index = 0
    let truth = Truth.any {
      guard index < file.outline.declarations.count else { return nil }
      defer { index += 1 }
      return queries.truth(query, of: index, in: file, &facts)
    }
    caches.declared[query] = truth
    return truth
  }

  /// Returns true if a match of the pattern ends with the braces that the token at `brace` opens, or
  /// with a call whose last argument they are.
  private mutating func endsMatch(
    _ brace: Int?, of pattern: PatternID, in file: SourceFile
  ) -> Bool {
    guard let brace, file.tokens[brace].kind == .leftBrace else { return false }
    if caches.insideEnds[pattern] == nil {
      caches.insideEnds[pattern] = Set(matches[pattern].map(\.end))
    }
    let end = file.tokens.endOfGroup(at: brace)
    let isArgument = end < file.tokens.count && file.tokens[end].kind == .rightParen
    let ends = caches.insideEnds[pattern]
    return ends?.contains(Int32(truncatingIfNeeded: end)) ?? false
      || isArgument && ends?.contains(Int32(truncatingIfNeeded: end + 1)) ?? false
  }

  private mutating func truthOfEnclosing(
    _ query: QueryID, around token: Int, in file: SourceFile
  ) -> Truth {
    var truth = Truth.no
    var declaration = file.innermostDeclaration(around: token)
    while declaration >= 0 {
      truth = truth.or(queries.truth(query, of: declaration, in: file, &facts))
      for type in facts.typesOfExtension(declaration, in: file) {
        truth = truth.or(queries.truth(query, of: type, in: file, &facts))
      }
      declaration = Int(file.outline.declarations[declaration].parent)
    }
    return truth
  }

  private mutating func isInside(_ pattern: PatternID, _ token: Int) -> Bool {
    guard matches.has(pattern) else { return false }
    if caches.inside[pattern] == nil { caches.inside[pattern] = RangeIndex(matches[pattern]) }
    return caches.inside[pattern]?.contains(token) ?? false
  }
}
