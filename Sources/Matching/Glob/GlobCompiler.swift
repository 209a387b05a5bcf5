/// A glob on its way to a ``GlobProgram``.
struct GlobCompiler {
  private typealias Token = GlobParser.Token

  // These become the parts of the program.
  private(set) var steps = ContiguousArray<GlobProgram.Step>()
  /// The range of each alternative in ``steps``.
  private(set) var alternatives = ContiguousArray<Range<Int>>()
  /// The pairs of bytes that each alternative spells out.
  private(set) var pairs = ContiguousArray<BytePairs>()
  private(set) var literals = ContiguousArray<UInt8>()
  private(set) var sets = ContiguousArray<ScalarSet>()
  /// The byte that `*` stops at; a name has none, which is 256.
  let separator: UInt16

  /// Compiles `pattern`.
  init(_ pattern: String, for subject: GlobParser.Subject) throws(GlobError) {
    var parser = GlobParser(ContiguousArray(pattern.utf8), for: subject)
    separator = subject == .path ? UInt16(UInt8(ascii: "/")) : 256
    var parsed = try parser.parse()
    // A name that a terminal has completed may be decomposed, while a walk composes names.
    let composed = ContiguousArray(ComposedText.of(pattern).utf8)
    if !composed.elementsEqual(pattern.utf8) { parsed += try parser.parse(composed) }
    sets = ContiguousArray(parser.classes.map(\.set))
    for tokens in parsed {
      guard !tokens.isEmpty else { throw GlobError(.emptyAlternative, at: 0) }
      let first = steps.count
      switch subject {
      case .path: try appendPath(tokens, of: parser)
      case .name: appendComponent(tokens[...], isLast: true, of: parser)
      }
      pairs.append(pairs(of: first..<steps.count))
      alternatives.append(first..<steps.count)
    }
  }
}

extension GlobCompiler {
  private mutating func appendPath(
    _ tokens: [Token], of parser: GlobParser
  ) throws(GlobError) {
    let components = try components(of: tokens)
    var folders = !tokens.contains { $0.kind == .separator }
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      if component.isFolders {
        folders = true
        if isLast { steps.append(.restEnding(start: literals.count, count: 0)) }
        continue
      }
      if folders { steps.append(isLast ? .foldersBeforeLast : .folders) }
      folders = false
      appendComponent(component, isLast: isLast, of: parser)
      if !isLast { steps.append(.separator) }
    }
  }

  /// The pairs of neighboring bytes in every text that the steps match.
  private func pairs(of range: Range<Int>) -> BytePairs {
    var pairs = BytePairs()
    // The byte right before what comes next, nil if it may be any.
    var last: UInt8?
    func add(_ byte: UInt8) {
      if let last { pairs.insert(last, byte) }
      last = byte
    }
    for step in steps[range] {
      switch step {
      case .literal(let start, let count):
        for byte in literals[start..<start + count] { add(byte) }
      case .separator: add(UInt8(ascii: "/"))
      case .runEnding(let start, let count), .restEnding(let start, let count):
        last = nil
        for byte in literals[start..<start + count] { add(byte) }
      case .anyCharacter, .characterClass, .run, .folders, .foldersBeforeLast: last = nil
      }
    }
    return pairs
  }

  /// The components of a path pattern: `**` for what a slash at its end means, none for a slash or
  /// `./` at its start. The only component of `**` is the token for it.
  private func components(of tokens: [Token]) throws(GlobError) -> [ArraySlice<Token>] {
    var components = tokens.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.kind == .separator })
    let isAnchored =
      components.count > 1 && (components[0].isEmpty || components[0].isDots(1))
    if isAnchored { components.removeFirst() }
    if components.count > 1 || isAnchored, components[components.count - 1].isEmpty {
      let end = tokens[tokens.count - 1]
      components[components.count - 1] = [Token(kind: .folders, offset: end.offset)]
    }
    for component in components {
      try check(component, in: tokens)
    }
    return components
  }

  private func check(_ component: ArraySlice<Token>, in tokens: [Token]) throws(GlobError) {
    guard let first = component.first else {
      throw GlobError(.emptyComponent, at: tokens[component.startIndex].offset)
    }
    if component.isDots(1) { throw GlobError(.currentFolder, at: first.offset) }
    if component.isDots(2) { throw GlobError(.parentFolder, at: first.offset) }
    if component.count > 1, let folders = component.first(where: { $0.kind == .folders }) {
      throw GlobError(.partialFolders, at: folders.offset)
    }
  }

  private mutating func appendComponent(
    _ tokens: ArraySlice<Token>, isLast: Bool, of parser: GlobParser
  ) {
    let first = steps.count
    for token in tokens {
      switch token.kind {
      case .byte(let byte): appendLiteral(byte, after: first)
      case .anyCharacter: steps.append(.anyCharacter)
      case .characterClass(let index):
        let isNegated = parser.classes[index].isNegated
        steps.append(.characterClass(index: index, isNegated: isNegated))
      case .run:
        if steps.count == first || !steps[steps.count - 1].isRun { steps.append(.run) }
      case .folders, .separator: preconditionFailure("not part of a component")
      }
    }
    if isLast { joinEnd(after: first) }
  }

  private mutating func appendLiteral(_ byte: UInt8, after first: Int) {
    if steps.count > first, case .literal(let start, let count) = steps[steps.count - 1] {
      steps[steps.count - 1] = .literal(start: start, count: count + 1)
    } else {
      steps.append(.literal(start: literals.count, count: 1))
    }
    literals.append(byte)
  }

  /// Joins `*` and a literal at the end of the text to one step, and `**/` with it if it is next.
  private mutating func joinEnd(after first: Int) {
    var ending = (start: literals.count, count: 0)
    var run = steps.count - 1
    if run >= first, case .literal(let start, let count) = steps[run] {
      ending = (start, count)
      run -= 1
    }
    guard run >= first, steps[run].isRun else { return }
    steps.removeSubrange(run...)
    if run == first, let last = steps.last, case .foldersBeforeLast = last {
      steps[steps.count - 1] = .restEnding(start: ending.start, count: ending.count)
    } else {
      steps.append(.runEnding(start: ending.start, count: ending.count))
    }
  }
}

extension GlobProgram.Step {
  fileprivate var isRun: Bool {
    if case .run = self { true } else { false }
  }
}

extension ArraySlice<GlobParser.Token> {
  fileprivate var isFolders: Bool {
    count == 1 && self[startIndex].kind == .folders
  }

  fileprivate func isDots(_ number: Int) -> Bool {
    count == number && allSatisfy { $0.kind == .byte(UInt8(ascii: ".")) }
  }
}
