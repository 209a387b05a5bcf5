import LintRules
import Project
import SwiftSource

/// A type that can only be migrated in one step with all that uses it, as an `ObservableObject` can.
package struct WorkUnit: Sendable, Hashable {
  /// The name of the type, with those of the types around it.
  package let type: String
  /// The file that declares it.
  package let path: String
  /// The findings that are about it, as indices into those of the report.
  package let findings: [Int]

  package init(type: String, path: String, findings: [Int]) {
    self.type = type
    self.path = path
    self.findings = findings
  }
}

extension WorkUnit {
  /// The rules about what is written in the type itself.
  private static let rulesOfTypes: Set<String> = [
    "no-observable-object", "no-published", "no-object-will-change",
  ]
  /// The rules about what its users are wrapped in.
  private static let rulesOfUsers: Set<String> = [
    "no-state-object", "no-observed-object", "no-environment-object",
  ]

  /// The units that the findings of a report make up, those with the most findings first.
  ///
  /// A finding whose type scoping cannot decide, or that is about a type from outside the project,
  /// belongs to none.
  package static func units(of report: Report, _ survey: Survey, root: String) -> [WorkUnit] {
    var byPath: [String: [Int]] = [:]
    for (index, diagnostic) in report.diagnostics.enumerated()
    where rulesOfTypes.contains(diagnostic.rule) || rulesOfUsers.contains(diagnostic.rule) {
      byPath[diagnostic.location.path, default: []].append(index)
    }
    var bySymbol: [Int32: [Int]] = [:]
    // What is written in a type is about it only where the type is, or has, what is migrated.
    var within: [(symbol: Int32, finding: Int)] = []
    for (number, place) in survey.places.enumerated() {
      guard let findings = byPath[place.path], place.path.hasSuffix(".swift") else { continue }
      var file = SourceFile()
      file.path = place.path
      // A file that has become unreadable since keeps its findings; they are in no unit.
      guard (try? FileSystem.read("\(root)/\(place.path)", into: &file.buffer)) != nil else {
        continue
      }
      file.analyse(words: .keywords)
      let types = ObservedTypes(file, number: number, survey.table)
      for finding in findings {
        let diagnostic = report.diagnostics[finding]
        guard let offset = diagnostic.location.region?.bytes.lowerBound else { continue }
        if rulesOfUsers.contains(diagnostic.rule) {
          if let symbol = types.used(at: offset) { bySymbol[symbol, default: []].append(finding) }
        } else if let (symbol, isDeclared) = types.enclosing(offset) {
          if isDeclared {
            bySymbol[symbol, default: []].append(finding)
          } else {
            within.append((symbol, finding))
          }
        }
      }
    }
    for (symbol, finding) in within where bySymbol[symbol] != nil {
      bySymbol[symbol]?.append(finding)
    }
    return bySymbol.map { symbol, findings in
      WorkUnit(
        type: survey.table.path(of: symbol),
        path: survey.places[survey.table.file(of: symbol)].path, findings: findings.sorted())
    }.sorted {
      ($1.findings.count, $0.type, $0.path) < ($0.findings.count, $1.type, $1.path)
    }
  }
}

/// Which types the wrappers and conformances of a file are about.
private struct ObservedTypes {
  private let file: SourceFile
  private let number: Int
  private let table: SymbolTable
  private let references: [Reference]

  init(_ file: SourceFile, number: Int, _ table: SymbolTable) {
    self.file = file
    self.number = number
    self.table = table
    references = table.references(in: file, index: number).sorted { $0.token < $1.token }
  }

  /// The type whose wrapped value or environment object stands at a byte.
  func used(at offset: Int) -> Int32? {
    guard let (token, index) = place(of: offset) else { return nil }
    if let argument = argument(behind: token) { return argument }
    let declaration = file.outline.declarations[index]
    guard declaration.kind == .var || declaration.kind == .let else { return nil }
    return type(of: declaration)
  }

  /// The type that the byte lies in, and whether what stands there declares something of it: an
  /// inherited type, or the wrapper of a property, and no use in code.
  func enclosing(_ offset: Int) -> (symbol: Int32, isDeclared: Bool)? {
    guard let (token, index) = place(of: offset) else { return nil }
    let declaration = file.outline.declarations[index]
    let isWrapper = !declaration.kind.hasMembers && token < Int(declaration.introducer)
    let isInherited = declaration.kind.hasMembers && (declaration.body < 0 || token < declaration.body)
    return enclosing(declaration: index).map { ($0, isWrapper || isInherited) }
  }

  /// The token at a byte, and the innermost declaration around it.
  private func place(of offset: Int) -> (token: Int, declaration: Int)? {
    guard let token = file.tokens.firstIndex(where: { Int($0.offset) >= offset }) else {
      return nil
    }
    let index = file.innermostDeclaration(around: token)
    return index >= 0 ? (token, index) : nil
  }

  /// The type of a variable: the annotated one, else the one that its initial value names.
  private func type(of declaration: Declaration) -> Int32? {
    let range = declaration.type.isEmpty ? declaration.value : declaration.type
    return first(in: range)
  }

  /// The first type of the project that is named in a range of tokens, as a whole: of `A.B` it is
  /// `B`.
  private func first(in range: TokenRange) -> Int32? {
    guard !range.isEmpty else { return nil }
    var found: Reference?
    for reference in references where range.contains(reference.token) {
      guard let last = found else {
        found = reference
        continue
      }
      guard reference.token == last.token + 2, file.tokens[last.token + 1].kind == .period else {
        break
      }
      found = reference
    }
    return found.flatMap { table.symbol($0.symbol).kind == .type ? $0.symbol : nil }
  }

  /// The type around a declaration, or the one that it is or extends.
  private func enclosing(declaration index: Int) -> Int32? {
    var index = index
    while index >= 0 {
      let declaration = file.outline.declarations[index]
      if declaration.kind.isType { return table.symbol(file: number, declaration: index) }
      if declaration.kind == .extension { return first(in: declaration.name) }
      index = Int(declaration.parent)
    }
    return nil
  }

  /// The type of what a call such as `.environmentObject(session)` is given: one that the argument
  /// names, or that of the variable of this name around it; nil where no call starts at the token.
  private func argument(behind token: Int) -> Int32? {
    let name = file.tokens[token].kind == .period ? token + 1 : token
    guard file.tokens[name].kind == .identifier, file.tokens[name + 1].kind == .leftParen,
      name == 0 || file.tokens[name - 1].kind != .at
    else { return nil }
    let range = TokenRange(name + 2, file.tokens.endOfGroup(at: name + 1) - 1)
    if let named = first(in: range) { return named }
    guard range.indices.count == 1 else { return nil }
    let argument = file.identifier(name + 2)
    let variable = file.outline.declarations.last { candidate in
      (candidate.kind == .var || candidate.kind == .let) && file.name(of: candidate) == argument
        && (candidate.parent < 0
          || file.outline.declarations[Int(candidate.parent)].range.contains(token))
    }
    return variable.flatMap { type(of: $0) }
  }
}
