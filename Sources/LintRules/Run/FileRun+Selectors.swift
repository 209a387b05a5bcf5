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

  /// Returns whether a selector of a part of a rule lets the position at `token` through.
  mutating func truth(
    of selector: CompiledSelector, at token: Int, in file: SourceFile
  ) -> Truth {
    guard selector.selector.selects(place, layers: programs.layers) else { return .no }
    return selects(selector, token, in: file)
  }

  /// Returns whether the selector lets the position at `token` through, as far as the position
  /// decides.
  mutating func selects(
    _ selector: CompiledSelector, _ token: Int, in file: SourceFile
  ) -> Truth {
    var truth = Truth.yes
    if let scope = selector.included {
      for part in parts(of: scope, token, in: file) { truth = truth.and(part) }
    }
    if let scope = selector.excluded {
      for part in parts(of: scope, token, in: file) { truth = truth.and(part.negated) }
    }
    return truth
  }

  private mutating func parts(
    of scope: CompiledScope, _ token: Int, in file: SourceFile
  ) -> [Truth] {
    var parts: [Truth] = []
    if let isPreview = scope.isPreview {
      parts.append(Truth(isInPreview(token, of: file) == isPreview))
    }
    if let conditions = scope.conditions {
      let clause = file.clause(around: token)
      parts.append(Truth(conditions.areDemanded(byClause: clause, of: file)))
    }
    if !scope.platforms.isEmpty {
      let platforms = file.platforms(at: token, path: facts.platformsOfPath)
      parts.append(Truth(!platforms.isEmpty && platforms.isSubset(of: scope.platforms)))
    }
    if !scope.declarations.isEmpty {
      var truth = Truth.no
      for query in scope.declarations {
        truth = truth.or(truthOfEnclosing(query, around: token, in: file))
      }
      parts.append(truth)
    }
    if let comment = scope.comment {
      parts.append(Truth(file.hasComment(matching: comment, at: token)))
    }
    if !scope.inside.isEmpty {
      parts.append(Truth(scope.inside.contains { isInside($0, token) }))
    }
    if let imports = scope.imports {
      let modules = caches.importedModules ?? file.importedModules()
      caches.importedModules = modules
      parts.append(Truth(modules.contains { imports.matches($0) }))
    }
    if !scope.contained.isEmpty {
      parts.append(Truth(scope.contained.contains { !matches[$0].isEmpty }))
    }
    if !scope.directlyInside.isEmpty {
      let isAnywhere = scope.directlyInside.contains { !matches[$0].isEmpty }
      let brace = isAnywhere ? file.bracket(around: token) : nil
      parts.append(Truth(scope.directlyInside.contains { endsMatch(brace, of: $0, in: file) }))
    }
    if !scope.declares.isEmpty {
      var truth = Truth.no
      for query in scope.declares { truth = truth.or(declares(query, file)) }
      parts.append(truth)
    }
    if let isRendering = scope.isRendering {
      parts.append(Truth(file.isRendering(token) == isRendering))
    }
    if let isFallback = scope.isFallback {
      parts.append(Truth(self.isFallback(token, of: file) == isFallback))
    }
    return parts
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

  /// Returns true if a match of the pattern ends with the braces that the token at `brace` opens.
  private mutating func endsMatch(
    _ brace: Int?, of pattern: PatternID, in file: SourceFile
  ) -> Bool {
    guard let brace, file.tokens[brace].kind == .leftBrace else { return false }
    if caches.insideEnds[pattern] == nil {
      caches.insideEnds[pattern] = Set(matches[pattern].map(\.end))
    }
    let end = Int32(truncatingIfNeeded: file.tokens.endOfGroup(at: brace))
    return caches.insideEnds[pattern]?.contains(end) ?? false
  }

  private mutating func truthOfEnclosing(
    _ query: QueryID, around token: Int, in file: SourceFile
  ) -> Truth {
    var truth = Truth.no
    var declaration = file.innermostDeclaration(around: token)
    while declaration >= 0 {
      truth = truth.or(queries.truth(query, of: declaration, in: file, &facts))
      declaration = Int(file.outline.declarations[declaration].parent)
    }
    return truth
  }

  private mutating func isInside(_ pattern: PatternID, _ token: Int) -> Bool {
    guard !matches[pattern].isEmpty else { return false }
    if caches.inside[pattern] == nil { caches.inside[pattern] = RangeIndex(matches[pattern]) }
    return caches.inside[pattern]?.contains(token) ?? false
  }
}
