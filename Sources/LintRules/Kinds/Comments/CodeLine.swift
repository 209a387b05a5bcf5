import SwiftSource

/// Everything that the first line of a statement or declaration says, in words.
struct CodeLine {
  /// All words, as ``CommentWords/stem(_:)`` returns them.
  private(set) var stems: Set<String> = []
  /// All words as they are.
  private(set) var words: Set<String> = []
  /// The stems of what the line does: the first words of called names, and those for keywords and
  /// operators.
  private(set) var verbs: Set<String> = []
  /// The stems before the first `=`, empty without one.
  private(set) var settings: Set<String> = []
  /// The words of the name before the first `=`.
  private(set) var target: [String] = []
  /// The words of the name that the line declares.
  private(set) var name: [String] = []
  /// True if the declaration is inside code.
  private(set) var isLocal = false
  /// True after a keyword whose condition ends at a brace.
  private var isConditional = false
  /// True before an `=` and outside conditions, where the name of a call starts with a verb.
  private var isStatement: Bool { target.isEmpty && !isConditional }
  /// True if another statement or declaration is on the line below, without a blank line.
  let isFollowed: Bool
  /// True if it declares a variable or constant and so does the line below, without a blank line.
  let startsGroup: Bool

  /// The line that starts with the token at the index `first`.
  init(from first: Int, in file: SourceFile) {
    let end = Self.end(from: first, in: file)
    isFollowed =
      end < file.tokens.count - 1
      && Self.isDirectlyBelow(end, isCase: file.tokens[first].is(.case), in: file)
    startsGroup =
      isFollowed && Self.isProperty(at: first, in: file) && Self.isProperty(at: end, in: file)
    var last: [String] = []
    var position = first
    repeat {
      let token = file.tokens[position]
      if token.kind.isWord {
        last = CommentWords.split(file.text(of: position))
        words.formUnion(last)
        if name.isEmpty, token.flags.contains(.isDeclared) { declare(last, first, file) }
        addVerbs(of: token, at: position, last, file)
      } else if token.kind == .equal, target.isEmpty {
        target = last
        settings = Set(words.map(CommentWords.stem))
      } else if token.kind == .binaryOperator {
        add(Self.operators[file.text(of: position)] ?? [])
      }
      position += 1
    } while position < file.tokens.count - 1 && !file.tokens[position].startsLine
    stems = Set(words.map(CommentWords.stem))
  }

  private static let operators = [
    "+=": ["increment", "increase", "add"], "-=": ["decrement", "decrease", "subtract"],
  ]

  /// The verbs with which the names of functions start that return something new.
  private static let makers: Set<String> = ["create", "make", "build"]

  private mutating func add(_ verbs: [String]) {
    self.verbs.formUnion(verbs.lazy.map(CommentWords.stem))
  }

  private mutating func declare(_ name: [String], _ first: Int, _ file: SourceFile) {
    guard let index = Self.declaration(at: first, in: file) else { return }
    self.name = name
    isLocal = file.outline.declarations[index].isLocal
  }

  /// The index of the declaration that starts with the token at the index `first`.
  private static func declaration(at first: Int, in file: SourceFile) -> Int? {
    let declarations = file.outline.declarations
    let index = declarations.partitioningIndex { Int($0.range.start) >= first }
    guard index < declarations.count, Int(declarations[index].range.start) == first else {
      return nil
    }
    return index
  }

  private static func isProperty(at first: Int, in file: SourceFile) -> Bool {
    guard let index = declaration(at: first, in: file) else { return false }
    let kind = file.outline.declarations[index].kind
    return kind == .var || kind == .let
  }

  private mutating func addVerbs(
    of token: Token, at position: Int, _ words: [String], _ file: SourceFile
  ) {
    if token.is(.return) { add(["return"]) }
    if token.is(.guard) || token.is(.if) || token.is(.switch) {
      add(["check"])
      isConditional = true
    }
    if token.is(.for) || token.is(.while) {
      add(["loop", "iterate"])
      isConditional = true
      self.words.formUnion(["through", "over", "each"])
    }
    let next = file.tokens[position + 1]
    guard token.kind == .identifier, let first = words.first, !next.startsLine,
      next.kind == .leftParen || next.kind == .leftBrace && !isConditional
    else { return }
    let isType = file.buffer.padded[Int(token.offset)] < UInt8(ascii: "a")
    if isType || Self.makers.contains(first) {
      add(["create", "make", "build", "initialize", "init"])
    } else if isStatement || CommentWords.isVerb(first) {
      add([first, "call"])
    }
  }

  /// The index of the token after the statement or declaration that starts at `first`.
  private static func end(from first: Int, in file: SourceFile) -> Int {
    var position = first
    while position < file.tokens.count - 1 {
      let token = file.tokens[position]
      if position > first, token.startsLine, !continues(at: position, in: file) { return position }
      if token.kind.closes { return position }
      position = token.kind.opens ? max(token.partner + 1, position + 1) : position + 1
    }
    return position
  }

  /// Returns true for a line that goes on with what the line above it starts.
  private static func continues(at position: Int, in file: SourceFile) -> Bool {
    switch file.tokens[position].kind {
    case .period, .binaryOperator, .infixQuestion, .question, .colon, .equal, .arrow, .leftBrace:
      return true
    case .keyword where file.tokens[position].is(.else): return true
    default: break
    }
    switch file.tokens[position - 1].kind {
    case .binaryOperator, .infixQuestion, .colon, .equal, .arrow, .comma: return true
    // An attribute on a line of its own, or the arguments of one, say nothing here: both are rare.
    default: return false
    }
  }

  /// Returns true if a statement starts at `position`, on the line below the end of the last one.
  private static func isDirectlyBelow(
    _ position: Int, isCase: Bool, in file: SourceFile
  ) -> Bool {
    let token = file.tokens[position]
    guard !token.kind.closes, !token.kind.isConditional, isCase || !token.is(.case),
      !token.is(.default)
    else { return false }
    let gap = file.tokens[position - 1].range.upperBound..<Int(token.offset)
    return file.buffer.lineFeeds(in: gap) == 1
  }
}
