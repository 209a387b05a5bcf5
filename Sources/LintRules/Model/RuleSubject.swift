import Matching
import SwiftSource

/// The things that rules look at, whatever they demand of them. A rule without anything to look at
/// finds nothing, and that says nothing about the project.
extension Rule {
  /// For each check, what the files of the rule must have for the check to look at anything: all of
  /// these facts. A check without facts looks at any file of the rule.
  package var subjects: [[FileFact]] {
    let common = [occasion].compactMap(\.self)
    return checks.map { check in
      let own = check.subject
      return (own.isEmpty ? selector.included.subject : own) + common
    }
  }
}

extension Selector.Scope {
  /// The facts that a file must have for code of the scope to be in it.
  fileprivate var subject: [FileFact] {
    var facts = [declarations, declares].map { FileFact(declarations: $0.map(\.written)) }
    facts += [inside, directlyInside, contained].map { FileFact(patterns: $0) }
    if let imports {
      var query = DeclarationQuery()
      query.kinds = [.import]
      query.names = imports
      facts.append(FileFact(declarations: [query]))
    }
    if isPreview == true { facts.append(.previews) }
    return facts.filter { fact in !fact.isEmpty && !fact.declarations.contains(where: \.isEmpty) }
  }
}

extension FileFact {
  /// - Parameter declarations: descriptions, one of which is enough.
  init(declarations: [DeclarationQuery]) {
    self.init()
    self.declarations = declarations
  }

  init(patterns: [TokenPattern]) {
    self.init()
    self.patterns = patterns
  }

  init(paths: GlobSet) {
    self.init()
    self.paths = paths
  }

  /// Files in folders that the globs match.
  init(in folders: GlobSet) {
    self.init(paths: GlobSet(folders.globs.compactMap { try? Glob("\($0.pattern)/**") }))
  }

  /// A preview in either form.
  fileprivate static var previews: FileFact {
    var fact = FileFact()
    fact.patterns = [try? TokenPattern("#Preview")].compactMap(\.self)
    var provider = DeclarationQuery()
    provider.inherits = try? NameList(["PreviewProvider", "SwiftUI.PreviewProvider"])
    fact.declarations = [provider]
    return fact
  }
}

// MARK: - Descriptions

extension DeclarationQuery {
  /// The declarations that a check looks at: with a demand those that it selects. Of a ban, the same
  /// without what makes them wrong; empty where nothing else is left, because such a check looks at all
  /// code.
  func subject(hasDemand: Bool) -> [FileFact] {
    let query = hasDemand ? written : identity
    var plain = self
    (plain.namesSystemTypes, plain.isInheritanceWritten) = (false, false)
    let isAll = query.isEmpty || !hasDemand && query == plain
    return isAll ? [] : [FileFact(declarations: [query])]
  }

  /// The description without all that other files, or other declarations, decide.
  fileprivate var written: DeclarationQuery {
    var query = self
    query.namesSystemTypes = false
    if names?.hasPlaceholders == true { query.names = nil }
    query.sorts = []
    (query.isNamedElsewhere, query.isNamedInside, query.isWrittenElsewhere) = (nil, nil, nil)
    (query.members, query.earlier, query.none) = ([], [], [])
    query.details = DeclarationDetails()
    query.enclosing = Self.written(enclosing)
    query.any = Self.written(any)
    return query
  }

  /// The descriptions as they are written; none where one of them then fits everything.
  private static func written(_ queries: [DeclarationQuery]) -> [DeclarationQuery] {
    let written = queries.map(\.written)
    return written.contains(where: \.isEmpty) ? [] : written
  }

  /// The parts that say which declarations are meant: their kind, name and origin.
  private var identity: DeclarationQuery {
    var query = DeclarationQuery()
    query.kinds = kinds
    if names?.hasPlaceholders != true { query.names = names }
    query.form = form
    query.inherits = inherits
    query.attributes = attributes
    query.paths = paths
    let enclosing = enclosing.map(\.identity)
    query.enclosing = enclosing.contains(where: \.isEmpty) ? [] : enclosing
    return query
  }
}
