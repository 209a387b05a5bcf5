import SwiftSource

/// Makes the ``FileSymbols`` of one file: declarations, then scopes, then mentions.
struct SymbolScanner {
  var result = FileSymbols()
  /// The `#if` clause around the whole file, -1 for none.
  private var fileClause: Int32 = -1
  /// The presence of declarations in each `#if` clause.
  private var presences: ContiguousArray<Presence> = []
  /// The container of each declaration that has members, by declaration.
  private var containerOf: [Int32: Int32] = [:]
  /// The symbols that are in code, with the `{` of their block to be found.
  private var locals: [(token: Int, name: FileSymbols.LocalName)] = []
  /// The scopes as they are found; sorted before they are used.
  private var found: [FileSymbols.Scope] = []
  /// The generic parameters, whose bounds are looked for when all scopes are known.
  var parameters: ContiguousArray<GenericName> = []

  /// A generic parameter as a local name or as a symbol.
  struct GenericName {
    /// An index into ``FileSymbols/localNames``, or into ``FileSymbols/symbols`` for one of a type.
    let index: Int
    let isSymbol: Bool
    /// An index into ``Outline/genericParameters``.
    let parameter: Int
    let declaration: Int
  }

  /// The symbols of `file`.
  ///
  /// - Parameter index: kept from file to file.
  static func scan(_ file: SourceFile, index: inout MentionIndex) -> FileSymbols {
    var scanner = SymbolScanner()
    if !file.outline.clauses.isEmpty { scanner.presences = Presence.ofClauses(in: file) }
    scanner.fileClause = file.clauseAroundAll
    if scanner.fileClause >= 0 {
      let condition = file.outline.clauses[Int(scanner.fileClause)].condition
      scanner.result.condition = Name(file.text(of: condition))
    }
    scanner.scanDeclarations(file)
    scanner.placeLocals(file)
    scanner.nestScopes(file)
    scanner.result.indexCrowdedScopes()
    scanner.scanPaths(file)
    scanner.scanMentions(file, &index)
    var result = FileSymbols()
    swap(&result, &scanner.result)
    result.trim()
    return result
  }

  // MARK: - Declarations

  private mutating func scanDeclarations(_ file: SourceFile) {
    let subjects = file.subjectsOfRequirements()
    for index in file.outline.declarations.indices {
      let declaration = file.outline.declarations[index]
      switch declaration.kind {
      case .import: scanImport(declaration, file)
      case .struct, .class, .actor, .enum, .protocol:
        scanType(index, declaration, file)
        if let subjects = subjects[Int32(index)] { addSubjects(subjects, of: declaration, file) }
      case .extension:
        containerOf[Int32(index)] = Int32(result.containers.count)
        result.containers.append(
          FileSymbols.Container(symbol: -1, isClass: false, extended: -1, declaration: Int32(index))
        )
        addMemberScope(declaration, file)
        if let subjects = subjects[Int32(index)] { addSubjects(subjects, of: declaration, file) }
      case .typealias:
        addSymbol(.alias, index, declaration, file)
        if file.isShortcut(declaration) {
          result.symbols[result.symbols.count - 1].isShortcut = true
        }
        addOwnScope(index, declaration, file)
      case .associatedtype: addSymbol(.associatedType, index, declaration, file)
      case .func, .`init`, .subscript, .macro:
        addValue(index, declaration, file)
        addOwnScope(index, declaration, file)
      case .var, .let, .case: addValue(index, declaration, file)
      case .deinit, .operator, .precedencegroup: break
      }
    }
  }

  private mutating func scanImport(_ declaration: Declaration, _ file: SourceFile) {
    let attributes = file.outline.attributes[declaration.attributes]
    func has(_ name: String) -> Bool {
      attributes.contains { file.matches(Int($0.name.start), name) }
    }
    let introducer = Int(declaration.introducer)
    let isScoped =
      Int(declaration.name.start) > introducer + 1 && declaration.name.indices.count > 2
    if isScoped { result.importsAlone = true }
    result.imports.append(
      FileSymbols.ImportedModule(
        name: file.symbolName(Int(declaration.name.start)),
        declaration: isScoped ? file.symbolName(Int(declaration.name.end) - 1) : nil,
        isTestable: has("testable"),
        isExported: has("_exported")))
  }

  private mutating func scanType(_ index: Int, _ declaration: Declaration, _ file: SourceFile) {
    let kind: FileSymbols.Symbol.Kind = declaration.kind == .protocol ? .protocol : .type
    addSymbol(kind, index, declaration, file)
    let container = Int32(result.containers.count)
    containerOf[Int32(index)] = container
    result.containers.append(
      FileSymbols.Container(
        symbol: Int32(result.symbols.count - 1), isClass: declaration.kind == .class, extended: -1,
        declaration: Int32(index)))
    addOwnScope(index, declaration, file)
    addMemberScope(declaration, file)
    for parameter in declaration.genericParameters {
      let name = Int(file.outline.genericParameters[Int(parameter)].name)
      parameters.append(
        GenericName(
          index: result.symbols.count, isSymbol: true, parameter: Int(parameter),
          declaration: index))
      result.symbols.append(
        FileSymbols.Symbol(
          name: file.symbolName(name), kind: .genericParameter, access: .everywhere,
          presence: .everywhere, isInBranch: false, container: container,
          declaration: Int32(index), offset: file.tokens[name].offset, text: 0..<0))
    }
  }

  private mutating func addValue(_ index: Int, _ declaration: Declaration, _ file: SourceFile) {
    guard !declaration.name.isEmpty,
      file.tokens[Int(declaration.name.start)].kind == .identifier,
      file.isCapitalized(Int(declaration.name.start))
    else { return }
    addSymbol(declaration.kind == .macro ? .macro : .value, index, declaration, file)
  }

  private mutating func addSymbol(
    _ kind: FileSymbols.Symbol.Kind, _ index: Int, _ declaration: Declaration, _ file: SourceFile
  ) {
    guard !declaration.name.isEmpty else { return }
    let token = Int(declaration.name.start)
    let name = file.symbolName(token)
    var container = FileSymbols.Symbol.fileLevel
    if declaration.isLocal {
      container = FileSymbols.Symbol.local
    } else if declaration.parent >= 0 {
      container = containerOf[declaration.parent] ?? FileSymbols.Symbol.local
    }
    if container == FileSymbols.Symbol.local {
      let symbol = kind.isReferable ? Int32(result.symbols.count) : -1
      locals.append(
        (token, FileSymbols.LocalName(name: name, symbol: symbol, isValue: kind == .value)))
    }
    result.symbols.append(
      FileSymbols.Symbol(
        name: name, kind: kind, access: access(of: declaration, in: container, file),
        presence: declaration.clause < 0 ? .everywhere : presences[Int(declaration.clause)],
        isInBranch: declaration.clause != fileClause, container: container,
        declaration: Int32(index),
        offset: file.tokens[token].offset,
        text: keep(file.identifier(token))))
  }

  private func access(
    of declaration: Declaration, in container: Int32, _ file: SourceFile
  ) -> FileSymbols.Symbol.Access {
    var modifiers = declaration.modifiers.intersection(.access)
    if modifiers.isEmpty, container >= 0 {
      // Members of a private or public extension are so too, and those of a protocol.
      let around = file.outline.declarations[Int(result.containers[Int(container)].declaration)]
      if around.kind == .extension || around.kind == .protocol { modifiers = around.modifiers }
    }
    if !modifiers.isDisjoint(with: [.private, .fileprivate]) { return .file }
    return modifiers.isDisjoint(with: [.open, .public, .package]) ? .module : .everywhere
  }

  mutating func keep(_ text: String) -> Range<Int32> {
    let start = Int32(result.text.count)
    result.text.append(contentsOf: text.utf8)
    return start..<Int32(result.text.count)
  }

  // MARK: - Scopes

  /// The scope of generic parameters and of parameters whose names look like those of types.
  private mutating func addOwnScope(
    _ index: Int, _ declaration: Declaration, _ file: SourceFile
  ) {
    let start = Int32(result.localNames.count)
    for parameter in declaration.genericParameters {
      parameters.append(
        GenericName(
          index: result.localNames.count, isSymbol: false, parameter: Int(parameter),
          declaration: index))
      result.localNames.append(
        FileSymbols.LocalName(
          name: file.symbolName(Int(file.outline.genericParameters[Int(parameter)].name)),
          symbol: -1, isValue: false))
    }
    if declaration.kind != .macro {
      for parameter in file.outline.parameters[declaration.parameters]
      where parameter.name >= 0 && file.tokens[Int(parameter.name)].kind == .identifier
        && file.isCapitalized(Int(parameter.name))
      {
        result.localNames.append(
          FileSymbols.LocalName(
            name: file.symbolName(Int(parameter.name)), symbol: -1, isValue: true))
      }
    }
    let names = start..<Int32(result.localNames.count)
    guard !names.isEmpty else { return }
    found.append(
      FileSymbols.Scope(
        names: names,
        tokens: TokenRange(Int(declaration.introducer), Int(declaration.range.end))))
  }

  /// The scope in which the members of the last container can be seen: its body and `where` clause.
  private mutating func addMemberScope(_ declaration: Declaration, _ file: SourceFile) {
    let start =
      declaration.whereClause.isEmpty
      ? Int(declaration.body) : Int(declaration.whereClause.start)
    guard start >= 0 else { return }
    found.append(
      FileSymbols.Scope(
        container: Int32(result.containers.count - 1),
        tokens: TokenRange(start, Int(declaration.range.end))))
  }

  /// Adds a scope for names of which `where` clauses of a type or extension or of its members ask
  /// something: generic parameters or associated types, which may be declared outside the project.
  /// It is around the members, which may declare them too.
  private mutating func addSubjects(
    _ subjects: [Int], of declaration: Declaration, _ file: SourceFile
  ) {
    let start = Int32(result.localNames.count)
    for token in subjects {
      result.localNames.append(
        FileSymbols.LocalName(name: file.symbolName(token), symbol: -1, isValue: false))
    }
    let first =
      declaration.whereClause.isEmpty ? Int(declaration.body) : Int(declaration.whereClause.start)
    guard first >= 0 else { return }
    found.append(
      FileSymbols.Scope(
        names: start..<Int32(result.localNames.count),
        tokens: TokenRange(first, Int(declaration.range.end))))
  }

  /// Gives each block of code that declares types or values a scope.
  private mutating func placeLocals(_ file: SourceFile) {
    guard !locals.isEmpty else { return }
    locals.sort { $0.token < $1.token }
    var open: [Int] = []
    var names: [Int: [FileSymbols.LocalName]] = [:]
    var next = 0
    for token in file.tokens.indices {
      switch file.tokens[token].kind {
      case .leftBrace: open.append(token)
      case .rightBrace: _ = open.popLast()
      default: break
      }
      while next < locals.count, locals[next].token == token {
        if let brace = open.last { names[brace, default: []].append(locals[next].name) }
        next += 1
      }
    }
    for (brace, declared) in names {
      let start = Int32(result.localNames.count)
      result.localNames.append(contentsOf: declared)
      found.append(
        FileSymbols.Scope(
          names: start..<Int32(result.localNames.count),
          tokens: TokenRange(brace, file.tokens.endOfGroup(at: brace))))
    }
  }

  private mutating func nestScopes(_ file: SourceFile) {
    // Of two scopes of the same tokens, the one with names is around the one with members.
    found.sort {
      ($0.tokens.start, $1.tokens.end, $0.container) < (
        $1.tokens.start, $0.tokens.end, $1.container
      )
    }
    result.scopes.append(FileSymbols.Scope(tokens: TokenRange(0, file.tokens.count)))
    var open: [Int32] = [0]
    for scope in found {
      while let last = open.last, last > 0,
        result.scopes[Int(last)].tokens.end <= scope.tokens.start
      { open.removeLast() }
      var scope = scope
      scope.parent = open[open.count - 1]
      open.append(Int32(result.scopes.count))
      result.scopes.append(scope)
    }
  }
}

/// The innermost scope around tokens that are asked for in ascending order.
struct ScopeCursor {
  private var current: Int32 = 0
  private var next = 1

  @inline(__always)
  mutating func advance(to token: Int, in symbols: borrowing FileSymbols) -> Int32 {
    while current > 0, token >= Int(symbols.scopes[Int(current)].tokens.end) {
      current = symbols.scopes[Int(current)].parent
    }
    while next < symbols.scopes.count, token >= Int(symbols.scopes[next].tokens.start) {
      if token < Int(symbols.scopes[next].tokens.end) { current = Int32(next) }
      next += 1
    }
    return current
  }
}

extension FileSymbols {
  /// The symbols of `file`.
  ///
  /// - Parameter index: what the worker keeps from file to file.
  package init(of file: SourceFile, index: inout MentionIndex) {
    self = SymbolScanner.scan(file, index: &index)
  }

  /// The innermost scope around the token.
  func scope(at token: Int) -> Int32 {
    var scope = Int32(scopes.partitioningIndex { Int($0.tokens.start) > token } - 1)
    while scope > 0, token >= Int(scopes[Int(scope)].tokens.end) {
      scope = scopes[Int(scope)].parent
    }
    return max(scope, 0)
  }
}

extension SourceFile {
  /// The first clause of an `#if` around all declarations but imports, -1 when there is none.
  fileprivate var clauseAroundAll: Int32 {
    var found: Int32 = -1
    for declaration in outline.declarations
    where declaration.parent < 0 && declaration.kind != .import {
      var clause = declaration.clause
      guard clause >= 0 else { return -1 }
      while outline.clauses[Int(clause)].parent >= 0 {
        clause = outline.clauses[Int(clause)].parent
      }
      guard found < 0 || clause == found, outline.clauses[Int(clause)].first == clause else {
        return -1
      }
      found = clause
    }
    return found
  }
}
