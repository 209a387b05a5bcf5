import Project
import SwiftSource

/// What switches over an enum have to be like.
package struct SwitchCheck: Sendable, Hashable {
  /// The names of the enums.
  package var enums: NameList
  /// The cases that each switch has to name.
  package var cases: [String]
  /// Whether a `default` may stand for cases that are not named.
  package var allowsDefault: Bool
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(enums: NameList, cases: [String], allowsDefault: Bool = false) {
    self.enums = enums
    self.cases = cases
    self.allowsDefault = allowsDefault
  }
}

/// Runs all rules about switches on one file.
///
/// What a switch is over is known where it is `self`, a value that the file declares with its type,
/// or where a case names the enum; all others are left alone.
struct SwitchPass: Sendable {
  private let entries: [(rule: Int, check: SwitchCheck)]
  /// The token hashes of the names of all enums, nil when they are not all plain names.
  private let hashes: [UInt32]?

  init(_ rules: [Rule]) {
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        if case .switches(let check) = check { (index, check) } else { nil }
      }
    }
    let names = entries.flatMap(\.check.enums.patterns)
    hashes =
      names.allSatisfy { NameList.isPlain($0) }
      ? names.map { name in
        let buffer = SourceBuffer(Array(name.utf8))
        return WordHash(buffer.padded.span, 0, buffer.count).short
      } : nil
  }

  func check(_ file: SourceFile, _ run: inout FileRun) {
    let active = entries.filter { run.isActive($0.rule) }
    // Whatever tells that a switch is over an enum names it.
    guard !active.isEmpty,
      hashes.map({ hashes in file.tokens.contains { hashes.contains($0.hash) } }) ?? true
    else { return }
    for token in file.tokens.indices where file.tokens[token].is(.switch) {
      guard let statement = SwitchStatement(at: token, in: file) else { continue }
      for (rule, check) in active where statement.isOver(check.enums, in: file) {
        report(statement, rule, check, file, &run)
      }
    }
  }

  private func report(
    _ statement: SwitchStatement, _ rule: Int, _ check: SwitchCheck, _ file: SourceFile,
    _ run: inout FileRun
  ) {
    let missing = check.cases.filter { !statement.cases.contains($0) }
    if statement.hasDefault ? check.allowsDefault : missing.isEmpty { return }
    run.emit(
      FileRun.Draft(
        rule: rule, token: statement.keyword,
        range: file.tokens[statement.keyword].range,
        subject: "switch \(file.compactText(of: statement.subject))",
        values: [
          "subject": file.compactText(of: statement.subject),
          "missing": missing.joined(separator: ", "),
        ],
        message: check.message),
      in: file)
  }
}

/// A `switch` with what it is over and the cases that it names.
struct SwitchStatement {
  /// The word `switch`.
  let keyword: Int
  /// What it is over.
  let subject: TokenRange
  /// The names behind the dots of its cases.
  private(set) var cases: Set<String> = []
  /// The types before those dots.
  private(set) var types: Set<String> = []
  /// Whether a `default` or a `_` stands for all other cases; an `@unknown default` does not.
  private(set) var hasDefault = false

  /// Nil where no whole statement stands at the word.
  init?(at keyword: Int, in file: SourceFile) {
    let tokens = file.tokens
    var open = keyword + 1
    // What is so long is no subject; the brace has been left out.
    let last = min(tokens.count - 1, keyword + 1_000)
    while open < last, tokens[open].kind != .leftBrace {
      guard !tokens[open].kind.closes else { return nil }
      open = tokens[open].kind.opens ? tokens.endOfGroup(at: open) : open + 1
    }
    guard open > keyword + 1, tokens[open].kind == .leftBrace else { return nil }
    self.keyword = keyword
    subject = TokenRange(keyword + 1, open)
    let end = tokens[open].partner
    var position = open + 1
    while position < end {
      let token = tokens[position]
      if token.is(.case), startsClause(position, in: tokens) {
        position = readPattern(behind: position, end: end, file)
      } else if token.is(.default), tokens[position + 1].kind == .colon {
        let isUnknown = position > 1 && tokens[position - 2].kind == .at
        hasDefault = hasDefault || !isUnknown
        position += 2
      } else {
        position = token.kind.opens ? tokens.endOfGroup(at: position) : position + 1
      }
    }
  }

  /// Whether the `case` belongs to the switch and not to an `if case` in one of its clauses.
  private func startsClause(_ position: Int, in tokens: ContiguousArray<Token>) -> Bool {
    switch tokens[position - 1].kind {
    case .comma: false
    case .keyword: ![.if, .guard, .while, .for].contains(tokens[position - 1].keyword)
    default: true
    }
  }

  /// Reads the names between `case` and the colon; the index behind it.
  private mutating func readPattern(behind start: Int, end: Int, _ file: SourceFile) -> Int {
    let tokens = file.tokens
    var position = start + 1
    var isGuarded = false
    var found: [String] = []
    while position < end, tokens[position].kind != .colon {
      let token = tokens[position]
      if token.is(.where) { isGuarded = true }
      let isName = !isGuarded && tokens[position + 1].kind.isWord
      if token.kind == .period, isName {
        found.append(file.identifier(position + 1))
        if tokens[position - 1].kind == .identifier {
          types.insert(file.identifier(position - 1))
        }
      }
      if token.kind == .wildcard, position == start + 1 { hasDefault = true }
      position = token.kind.opens ? tokens.endOfGroup(at: position) : position + 1
    }
    cases.formUnion(found)
    return position + 1
  }

  /// Whether the subject is known to be one of the enums.
  func isOver(_ enums: NameList, in file: SourceFile) -> Bool {
    if types.contains(where: { enums.matches($0) }) { return true }
    var name = Int(subject.end) - 1
    if subject.indices.count == 1, file.tokens[name].is(.self) {
      return file.typeAround(keyword).map { enums.matchesLast($0) } ?? false
    }
    if subject.indices.count == 3, file.tokens[name - 2].is(.self),
      file.tokens[name - 1].kind == .period
    {
      name = Int(subject.end) - 1
    } else if subject.indices.count != 1 {
      return false
    }
    guard file.tokens[name].kind == .identifier,
      let type = file.declaredType(ofValue: file.identifier(name), at: keyword)
    else { return false }
    return enums.matchesLast(type)
  }
}

extension SourceFile {
  /// The name of the type that the token stands in, nil outside types.
  fileprivate func typeAround(_ token: Int) -> String? {
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.hasMembers { return name(of: declaration) }
      index = Int(declaration.parent)
    }
    return nil
  }

  /// The type that a parameter, variable or property with this name is declared with: the nearest
  /// one around the token, or that of a property of the type around it.
  fileprivate func declaredType(ofValue name: String, at token: Int) -> String? {
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      for parameter in outline.parameters[declaration.parameters]
      where parameter.name >= 0 && identifier(Int(parameter.name)) == name {
        return compactText(of: parameter.type)
      }
      let owners =
        declaration.kind.hasMembers
        ? outline.declarations.indices.filter {
          outline.declarations[$0].kind.hasMembers && typePath(of: $0) == typePath(of: index)
        } : [index]
      for owner in owners {
        for member in members(of: owner) {
          let value = outline.declarations[member]
          guard value.kind == .let || value.kind == .var, self.name(of: value) == name,
            !value.isLocal || Int(value.range.start) < token
          else { continue }
          return value.type.isEmpty ? nil : compactText(of: value.type)
        }
      }
      if declaration.kind.hasMembers { return nil }
      index = Int(declaration.parent)
    }
    return nil
  }
}
