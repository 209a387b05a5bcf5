import Project
import SwiftSource

extension FileRun {
  /// Reports the finding, unless the rule's selectors leave its position out or the rule is off in
  /// this file.
  ///
  /// This is the one place where the selectors, the severity, the message and the location of a
  /// finding in a file are decided.
  mutating func report(_ finding: Finding, in file: SourceFile) {
    let rule = programs[finding.rule]
    var truth = finding.truth
    if let condition = rule.condition { truth = truth.and(.depends(condition)) }
    if let token = finding.token {
      truth = truth.and(selects(rule.selector, token, in: file))
      if let selector = finding.selector {
        guard selector.selector.selects(place, layers: programs.layers) else { return }
        truth = truth.and(selects(selector, token, in: file))
      }
    }
    guard truth != .no, let severity = rule.severity(finding.severity, at: place) else {
      return
    }
    var fix = finding.fixTruth == .no ? nil : finding.fix
    var remark = ""
    var neededSystems: String?
    if let api = finding.api ?? rule.api, let token = finding.token {
      switch status(of: api, at: token, in: file) {
      case .excluded: return
      case .available: break
      case .missing(let systems):
        fix = nil
        if rule.waitsForSystems {
          neededSystems = systems.text
        } else {
          remark = " (the replacement needs \(systems.text))"
        }
      case .unknown(let systems): fix = fix?.unsafe(because: "it needs \(systems.text)")
      }
    }
    var condition: IndexCondition?
    if case .depends(let found) = truth {
      if project == nil { condition = found } else if !holds(found) { return }
    }
    let locator = self.locator ?? Locator(file)
    self.locator = locator
    let region = finding.range.map { locator.region($0) }
    guard selectsLine(of: region, rule.selector), selectsLine(of: region, finding.selector) else {
      return
    }
    let text = message(of: finding, rule, locator.pool)
    let message = remark.isEmpty ? text : locator.pool.add((text.string + remark).utf8)
    var diagnostic = Diagnostic(
      rule: rule.id, severity: severity, message: message,
      location: Location(path: place.path, region: region),
      subject: finding.subject.map { locator.pool.add($0.utf8) } ?? text,
      scope: scope(of: finding, in: file, locator.pool),
      fix: fix, related: finding.related.map { location(of: $0) })
    if let condition { diagnostic.condition = condition }
    if case .depends(let found) = finding.fixTruth {
      diagnostic.fixCondition = found
      diagnostic.fixDoubt = finding.fixDoubt
      if project != nil { diagnostic.settleFix { holds($0) } }
    }
    if let neededSystems { diagnostic.neededSystems = neededSystems }
    if rule.joinsByType, let token = finding.token {
      diagnostic.typeAround = file.typeAround(token)
    }
    if let secret = finding.secret { diagnostic.secret = secret }
    // A finding about the name of the file is located before its first byte.
    diagnostic.isInComment =
      finding.range.map { !$0.isEmpty && file.isInComment($0.lowerBound) } ?? false
    diagnostics.append(diagnostic)
  }

  /// The names of the declarations around the finding, empty if it is about the file.
  private mutating func scope(
    of finding: Finding, in file: SourceFile, _ pool: TextPool
  ) -> PooledText {
    guard !finding.isAboutFile, let token = finding.token else { return .empty }
    let declaration = file.innermostDeclaration(around: token)
    if let known = caches.scopes[declaration] { return known }
    let scope = pool.add(file.scope(of: declaration).utf8)
    caches.scopes[declaration] = scope
    return scope
  }

  /// Returns true if the selector looks at the line of the region, added by the change or not.
  private func selectsLine(of region: Location.Region?, _ selector: CompiledSelector?) -> Bool {
    guard let selector = selector?.selector else { return true }
    guard selector.selects(isNewFile: isNewFile) else { return false }
    guard selector.asksForAddedLines, let region else { return true }
    return selector.selects(isAdded: isAdded?(region.start.line) ?? false)
  }

  /// Returns true if the change under review adds the line with the name of a declaration.
  mutating func hasAdded(_ declaration: Int, in file: SourceFile) -> Bool {
    guard let isAdded else { return false }
    let locator = self.locator ?? Locator(file)
    self.locator = locator
    let name = file.bytes(of: file.outline.declarations[declaration].name)
    return isAdded(locator.region(name).start.line)
  }

  private func message(
    of finding: Finding, _ rule: CompiledRule, _ pool: TextPool
  ) -> PooledText {
    let message = finding.message ?? rule.message
    if let constant = message.constant, finding.remark.isEmpty { return constant }
    let text = message.filled { name in
      switch name {
      case "path": place.path
      case "app": place.app ?? ""
      default: finding.values[name]
      }
    }
    return pool.add((text + finding.remark).utf8)
  }

  private func location(of related: Finding.Related) -> RelatedLocation {
    let region = related.range.flatMap { range in
      related.path == place.path
        ? locator?.region(range) : regionElsewhere?(range, related.path)
    }
    return RelatedLocation(
      location: Location(path: related.path, region: region), message: related.message)
  }
}

extension SourceFile {
  /// The innermost type, or extension of one, around a token, nil if there is none.
  fileprivate func typeAround(_ token: Int) -> Diagnostic.TypeAround? {
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.hasMembers || declaration.kind == .protocol {
        return Diagnostic.TypeAround(
          name: Name(typePath(of: index)), isSubject: token == Int(declaration.name.start))
      }
      index = Int(declaration.parent)
    }
    return nil
  }

  /// Returns true if the byte at `offset` is part of a comment.
  fileprivate func isInComment(_ offset: Int) -> Bool {
    let comments = source.comments
    let end = comments.partitioningIndex { $0.range.lowerBound > offset }
    return end > 0 && comments[end - 1].range.contains(offset)
  }
}
