import LintRules
import Project
import SwiftSource

/// Gathers the ``ObservationFacts`` of one file.
struct ObservationScan {
  let file: SourceFile
  let table: SymbolTable
  let classes: Set<Int32>
  let reader: TypeClueReader
  private let lines: LineTable
  var facts = ObservationFacts()
  /// The names of the wrappers that are attributes of properties.
  private var attributeNames: Set<Int> = []
  /// The properties that each initializer sets.
  private var initialized: [Int: Set<String>] = [:]

  init(_ file: SourceFile, index: Int, table: SymbolTable, classes: Set<Int32>) {
    self.file = file
    self.table = table
    self.classes = classes
    reader = TypeClueReader(file, index: index, table: table)
    lines = LineTable(file.buffer)
  }

  mutating func run() -> ObservationFacts {
    for index in file.outline.declarations.indices { scanDeclaration(index) }
    for token in file.tokens.indices { scanToken(token) }
    return facts
  }

  func place(_ range: Range<Int>, _ role: FixUnit.Role) -> FixUnit.Place {
    FixUnit.Place(
      path: file.path, range: range, line: lines.position(of: range.lowerBound).line, role: role)
  }

  func blocker(_ token: Int, _ reason: String) -> FixUnit.Blocker {
    FixUnit.Blocker(
      path: file.path, line: lines.position(of: Int(file.tokens[token].offset)).line,
      reason: reason)
  }

  private func word(_ token: Int, _ text: String) -> Bool {
    file.tokens[token].word != 0 && file.matches(token, text)
  }

  // MARK: - Declarations

  private mutating func scanDeclaration(_ index: Int) {
    let declaration = file.outline.declarations[index]
    switch declaration.kind {
    case .class:
      if let symbol = table.symbol(file: reader.index, declaration: index),
        classes.contains(symbol)
      {
        facts.classes.append(changes(ofClass: index, symbol))
      }
    case .extension: scanExtension(index)
    case .var, .let: scanProperty(index)
    case .func:
      let name = file.name(of: declaration)
      facts.functions.append((name, reader.clue(ofType: declaration.type)))
    default: break
    }
  }

  private mutating func scanExtension(_ index: Int) {
    let owner = reader.owner(ofDeclaration: index)
    guard classes.contains(owner) else { return }
    let declaration = file.outline.declarations[index]
    for inherited in declaration.inheritedTypes
    where isObservableObject(file.outline.inheritedTypes[Int(inherited)]) {
      let range = file.outline.inheritedTypes[Int(inherited)]
      let removal = file.removal(ofInherited: Int(inherited), of: declaration)
      facts.extensions.append(
        ObservationFacts.Conformance(
          owner: owner, place: place(file.bytes(of: range), .conformance), removal: removal))
    }
  }

  private mutating func scanProperty(_ index: Int) {
    let declaration = file.outline.declarations[index]
    guard !declaration.isLocal || !declaration.attributes.isEmpty,
      !declaration.traits.contains(.isInTuple)
    else { return }
    let owner = reader.owner(ofMember: index)
    let name = file.name(of: declaration)
    let clue = reader.clue(ofValue: declaration)
    if !declaration.isLocal { facts.properties.append((owner, name, clue)) }
    if declaration.parent >= 0,
      file.outline.declarations[Int(declaration.parent)].kind == .protocol,
      declaration.range.indices.contains(where: { file.tokens[$0].is(.set) })
    {
      facts.changed.insert(name)
    }
    for attribute in file.outline.attributes[declaration.attributes] {
      let role: FixUnit.Role
      switch Int(attribute.name.end) - 1 {
      case let token where word(token, "StateObject"): role = .stateObject
      case let token where word(token, "ObservedObject"): role = .observedObject
      case let token where word(token, "EnvironmentObject"): role = .environmentObject
      default: continue
      }
      attributeNames.insert(Int(attribute.name.end) - 1)
      let start = Int(file.tokens[Int(attribute.name.start) - 1].offset)
      let range = start..<file.bytes(of: attribute.name).upperBound
      let next = Int(file.tokens[Int(attribute.name.end)].offset)
      let nameEnd = file.bytes(of: declaration.name).upperBound
      facts.wrapped.append(
        ObservationFacts.Wrapped(
          owner: owner, name: name, clue: clue, place: place(range, role), attribute: range,
          attributeAndGap: start..<next,
          introducer: file.tokens[Int(declaration.introducer)].range,
          annotation: declaration.type.isEmpty
            ? nil : nameEnd..<file.bytes(of: declaration.type).upperBound,
          typeText: file.compactText(of: declaration.type), hasValue: !declaration.value.isEmpty,
          names: [name] + identifiers(in: declaration.type) + identifiers(in: declaration.value),
          problem: problem(ofWrapped: declaration, attribute, range.upperBound..<next)))
    }
  }

  /// Why a wrapped property cannot be changed, nil if it can.
  private func problem(
    ofWrapped declaration: Declaration, _ attribute: Attribute, _ gap: Range<Int>
  ) -> String? {
    if attribute.arguments >= 0 { return "the wrapper has arguments" }
    if declaration.body >= 0 { return "the wrapped property has observers" }
    if declaration.isLocal { return "the wrapped variable is local" }
    if file.hasComment(in: gap, outside: []) { return "a comment follows the attribute" }
    let isShared = file.outline.declarations.count { $0.introducer == declaration.introducer } > 1
    if isShared { return "several properties share one 'var'" }
    guard declaration.parent >= 0,
      file.outline.declarations[Int(declaration.parent)].kind == .struct
    else { return "the wrapped property does not belong to a struct" }
    return nil
  }

  // MARK: - Tokens

  private mutating func scanToken(_ token: Int) {
    if file.tokens[token].kind == .ampersand || file.tokens[token].kind == .backslash {
      return scanPath(from: token + 1)
    }
    guard file.tokens[token].kind == .identifier else { return }
    if file.tokens[token].word != 0 { return scanWord(token) }
    switch file.buffer.padded[Int(file.tokens[token].offset)] {
    case UInt8(ascii: "$"): scanProjection(token)
    case UInt8(ascii: "_"): scanStorage(token)
    default: if file.tokens[token + 1].kind == .equal { scanAssignment(token) }
    }
  }

  private mutating func scanWord(_ token: Int) {
    let isMember = token > 0 && file.tokens[token - 1].kind == .period
    if word(token, "environmentObject") {
      if !file.tokens[token].flags.contains(.isDeclared) { scanInjection(token) }
    } else if word(token, "objectWillChange") {
      let owner = reader.owner(around: token)
      var clue = TypeClue.type(owner)
      if isMember { clue = reader.clue(before: token - 1) }
      if owner < 0, !isMember { clue = .unknown }
      let names = isMember && token > 1 ? TokenRange(token - 2, token - 1) : .none
      facts.willChange.append(use(clue, token, .otherProperty, names: names))
    } else if word(token, "ObservableObject") {
      scanProtocol(token)
    } else if word(token, "StateObject") || word(token, "ObservedObject")
      || word(token, "EnvironmentObject")
    {
      scanWrapperType(token)
    }
  }

  /// - Parameter names: the code whose type has to be known.
  private func use(
    _ clue: TypeClue, _ token: Int, _ role: FixUnit.Role, names: TokenRange = .none
  ) -> ObservationFacts.Use {
    ObservationFacts.Use(
      clue: clue, place: place(file.tokens[token].range, role), owner: reader.owner(around: token),
      names: identifiers(in: names))
  }

  private func identifiers(in range: TokenRange) -> [String] {
    range.indices.filter { file.tokens[$0].kind == .identifier }.map { file.identifier($0) }
  }

  private mutating func scanInjection(_ token: Int) {
    let open = token + 1
    guard file.tokens[open].kind == .leftParen else {
      let use = use(.unknown, token, .injection)
      facts.others.append((use, "environmentObject(_:) is used without being called"))
      return
    }
    let argument = TokenRange(open + 1, file.tokens.endOfGroup(at: open) - 1)
    facts.injections.append(
      use(reader.clue(ofExpression: argument), token, .injection, names: argument))
  }

  /// Returns true if the type is the system's `ObservableObject`, with or without its module.
  func isObservableObject(_ range: TokenRange) -> Bool {
    !range.isEmpty && word(Int(range.end) - 1, "ObservableObject")
      && !reader.isOfProject(Int(range.start))
  }

  /// The protocol anywhere but in the conformance of a class or protocol.
  private mutating func scanProtocol(_ token: Int) {
    guard !file.tokens[token].flags.contains(.isDeclared), !reader.isOfProject(token) else {
      return
    }
    let isConformance = file.outline.declarations.contains { declaration in
      guard declaration.kind.hasMembers, declaration.range.contains(token) else { return false }
      return file.outline.inheritedTypes[declaration.inheritedTypes].contains { range in
        range.contains(token) && isObservableObject(range)
      }
    }
    guard !isConformance else { return }
    let use = use(.unknown, token, .otherProperty)
    facts.others.append((use, "ObservableObject is used as a type or constraint"))
  }

  /// A wrapper's name that is not an attribute of a property and does not set its storage.
  private mutating func scanWrapperType(_ token: Int) {
    guard !attributeNames.contains(token) else { return }
    var first = token
    if token > 1, file.tokens[token - 1].kind == .period { first = token - 2 }
    guard !reader.isOfProject(first) else { return }
    // `_model = StateObject(…)` is judged where the storage is.
    if first > 1, file.tokens[first - 1].kind == .equal,
      file.text(of: first - 2).hasPrefix("_")
    {
      return
    }
    facts.others.append(
      (use(.unknown, token, .storage), "a wrapper is used in a form that is not understood"))
  }

  private mutating func scanProjection(_ token: Int) {
    let text = file.text(of: token).dropFirst()
    guard !text.isEmpty else { return }
    var receiver = ObservationFacts.Projection.Receiver.none
    var range = file.tokens[token].range
    if token > 1, file.tokens[token - 1].kind == .period {
      if file.tokens[token - 2].is(.self) {
        receiver = .`self`
        range = Int(file.tokens[token - 2].offset)..<range.upperBound
      } else {
        receiver = .other(reader.clue(before: token - 1))
      }
    }
    facts.projections.append(
      ObservationFacts.Projection(
        owner: reader.owner(around: token), name: String(text),
        place: place(file.tokens[token].range, .projection), receiver: receiver, range: range,
        isFollowedByDot: file.tokens[token + 1].kind == .period))
  }

  private mutating func scanStorage(_ token: Int) {
    guard !file.tokens[token].flags.contains(.isDeclared) else { return }
    let name = String(file.text(of: token).dropFirst())
    guard !name.isEmpty else { return }
    facts.storage.append(
      ObservationFacts.Storage(
        owner: reader.owner(around: token), name: name,
        place: place(file.tokens[token].range, .storage),
        hasSelf: token > 0 && file.tokens[token - 1].kind == .period,
        setting: setting(behind: token)))
  }

  /// `= StateObject(wrappedValue: …)` or `= .init(wrappedValue: …)` after the storage's name.
  private func setting(behind token: Int) -> ObservationFacts.Storage.Setting? {
    let tokens = file.tokens
    guard tokens[token + 1].kind == .equal else { return nil }
    let start = token + 2
    var open = start + 1
    var wrapper: Range<Int>?
    if tokens[start].kind == .period, tokens[start + 1].is(.`init`) {
      open = start + 2
    } else if word(start, "StateObject") || word(start, "ObservedObject") {
      wrapper = tokens[start].range
      if tokens[open].kind == .leftAngle {
        guard let end = tokens.endOfGenericArguments(at: open) else { return nil }
        open = end
      }
    } else {
      return nil
    }
    guard tokens[open].kind == .leftParen, tokens[open + 2].kind == .colon,
      file.matches(open + 1, "wrappedValue") || file.matches(open + 1, "initialValue")
    else { return nil }
    let end = tokens.endOfGroup(at: open)
    let argument = TokenRange(open + 3, end - 1)
    let commas = argument.indices.filter { tokens[$0].kind == .comma }
    guard !argument.isEmpty, commas.allSatisfy({ isNested($0, in: argument) }) else { return nil }
    let bytes = file.bytes(of: argument)
    return ObservationFacts.Storage.Setting(
      wrapper: wrapper, label: tokens[open + 1].range,
      head: Int(tokens[start].offset)..<bytes.lowerBound,
      tail: bytes.upperBound..<tokens[end - 1].range.upperBound)
  }

  /// Returns true if the token is inside brackets within `range`.
  private func isNested(_ token: Int, in range: TokenRange) -> Bool {
    var index = Int(range.start)
    while index < token {
      if file.tokens[index].kind.opens {
        let end = file.tokens.endOfGroup(at: index)
        if end > token { return true }
        index = end
      } else {
        index += 1
      }
    }
    return false
  }

  /// Notes a property that is set where a constant could not be.
  private mutating func scanAssignment(_ token: Int) {
    let name = file.identifier(token)
    if token > 1, file.tokens[token - 1].kind == .period, !file.tokens[token - 2].is(.self) {
      facts.changed.insert(name)
      return
    }
    guard !file.tokens[token].flags.contains(.isDeclared) else { return }
    var index = file.innermostDeclaration(around: token)
    while index >= 0, !file.outline.declarations[index].kind.hasMembers {
      let declaration = file.outline.declarations[index]
      index = Int(declaration.parent)
      // An extension may be in another module, where its initializers set no constant.
      guard declaration.kind == .`init`, index >= 0,
        file.outline.declarations[index].kind != .extension
      else { continue }
      if initialized[Int(declaration.range.start), default: []].insert(name).inserted { return }
      break
    }
    let owner = reader.owner(around: token)
    guard owner >= 0 else { return }
    facts.assigned.insert(ObservationFacts.Member(owner: owner, name: name))
  }

  /// Notes the names of `a.b` after `&` and `\`.
  private mutating func scanPath(from start: Int) {
    var index = start
    while file.tokens[index].kind.isWord || file.tokens[index].kind == .period {
      if file.tokens[index].kind == .identifier { facts.changed.insert(file.identifier(index)) }
      index += 1
    }
  }
}
