import Buffers
import Matching
import Project
import SwiftSource

/// A constraint on a capture in a run.
struct CompiledConstraint: Sendable {
  /// The index of the capture among those of the pattern, nil if the pattern has none of that name.
  let capture: Int?
  /// True if the code is the receiver before the pattern, where there is one.
  let isReceiver: Bool
  let tests: [CaptureTest]

  /// - Parameter captures: the names of the captures of the pattern.
  init(
    _ constraint: CaptureConstraint, among captures: [String], _ builder: inout ProgramBuilder
  ) {
    capture = captures.lastIndex(of: constraint.capture)
    isReceiver = constraint.capture == PatternCheck.receiver
    tests = constraint.tests.map { CaptureTest($0, &builder) }
  }
}

/// One test of a capture in a run.
indirect enum CaptureTest: Sendable {
  /// The file decides.
  case local(CaptureConstraint.Test)
  case member(of: ID<NameList>)
  case constant(ID<RegularExpression>)
  case declared(TypeTest)
  case valueType(TypeTest, others: ID<MemberValues>)
  case passed(to: ID<FunctionNames>)
  case typed(NameList)
  case ofValues
  case mutated(Bool)
  case not(CaptureTest)

  init(_ test: CaptureConstraint.Test, _ builder: inout ProgramBuilder) {
    switch test {
    case .member(let owners):
      self = .member(of: builder.queries.questions.memberOwners.id(of: owners))
    case .constant(let expression):
      self = .constant(builder.queries.questions.constants.id(of: expression))
    case .declared(let query):
      self = .declared(builder.queries.test(TypeDescription(query), includesBases: true))
    case .valueType(let query):
      // A member of the type need not be one of its superclass.
      self = .valueType(
        builder.queries.test(TypeDescription(query), includesBases: query.members.isEmpty),
        others: builder.queries.membersOfOtherTypes())
    case .passed(let names):
      self = .passed(to: builder.queries.questions.functions.id(of: FunctionNames(names)))
    case .typed(let names): self = .typed(names)
    case .ofValues:
      builder.queries.questions.asksForLists = true
      self = .ofValues
    case .mutated(let isMutated):
      builder.queries.questions.asksForChanges = true
      self = .mutated(isMutated)
    case .not(let test): self = .not(CaptureTest(test, &builder))
    default: self = .local(test)
    }
  }

  /// Returns whether the tokens in `range` pass; named groups of an expression are added to
  /// `texts`.
  func truth(
    of range: TokenRange, in file: SourceFile, texts: inout [String: String]
  ) -> Truth {
    switch self {
    case .local(let test): return Truth(test.accepts(range, in: file, texts: &texts))
    case .member(let owners):
      guard let token = range.onlyToken else { return .no }
      return .depends(.isMember(file.symbolName(token), of: owners))
    case .constant(let values):
      return file.nameOfConstant(range).map { .depends(.isConstant($0, values)) } ?? .no
    case .declared(let test):
      guard file.isTypeName(range) else { return .no }
      return Self.isType(at: Int(range.start), test, in: file)
    case .valueType(let test, let others):
      return Self.isValue(range, of: test, others, in: file) { $0 }
    case .typed(let names):
      switch file.writtenType(of: range) {
      case nil: return .no
      case .string?: return Truth(names.matches("String"))
      case .named(let token)?:
        guard names.matches(file.identifier(token)) else { return .no }
        return .depends(.not(.isHidden(file.symbolName(token), token: token)))
      }
    case .ofValues: return file.holdsValues(range)
    case .mutated(let isMutated):
      guard let token = range.onlyToken, let change = file.bindingChange(of: token) else {
        return .no
      }
      guard change.effect == .none else { return Truth(isMutated) }
      let uses = change.uses.map { IndexCondition.isChanging($0) }
      guard !uses.isEmpty else { return Truth(!isMutated) }
      return .depends(isMutated ? .any(uses) : .not(.any(uses)))
    case .passed(let functions):
      guard file.isTypeName(range), let name = file.typeNames(from: Int(range.start)).last else {
        return .no
      }
      return .depends(.isPassed(name, to: functions))
    case .not(.valueType(let test, let others)):
      return Self.isValue(range, of: test, others, in: file) { .not($0) }
    case .not(let test):
      switch test.truth(of: range, in: file, texts: &texts) {
      case .yes: return .no
      // The project cannot be asked about such code, so that nothing is known of it.
      case .no: return Truth(!test.asksProject)
      case .depends(let condition): return .depends(.not(condition))
      }
    }
  }

  /// True if the test searches all bytes of a capture.
  var searchesCode: Bool {
    switch self {
    case .local(.text), .local(.code): true
    case .not(let test): test.searchesCode
    default: false
    }
  }

  /// True if the project decides the test, which it can for some code only.
  private var asksProject: Bool {
    switch self {
    case .member, .constant, .declared, .valueType, .passed: true
    case .local, .typed, .ofValues, .mutated, .not: false
    }
  }

  /// Whether the type of an expression passes a test, or does not if `part` negates; no in both cases
  /// where nothing tells the type.
  ///
  /// - Parameter others: the members of types that are of other types.
  private static func isValue(
    _ range: TokenRange, of test: TypeTest, _ others: ID<MemberValues>, in file: SourceFile,
    _ part: (IndexCondition) -> IndexCondition
  ) -> Truth {
    switch file.resolvedType(ofValue: range) {
    case .type(let head):
      return .depends(part(.isType(file.typeNames(from: head), token: head, test)))
    case .member(let member, let head):
      let names = file.typeNames(from: head)
      let isOther: IndexCondition =
        .declares(file.symbolName(member), of: names, token: head, among: others)
      return .depends(.and(part(.isType(names, token: head, test)), .not(isOther)))
    case .value, .unknown: return .no
    }
  }

  private static func isType(at head: Int, _ test: TypeTest, in file: SourceFile) -> Truth {
    .depends(.isType(file.typeNames(from: head), token: head, test))
  }
}

extension TokenRange {
  /// The token that is the whole range, nil for longer and for empty ones.
  fileprivate var onlyToken: Int? { indices.count == 1 ? Int(start) : nil }
}

extension CaptureConstraint.Test {
  /// Returns true if the tokens in `range` pass, as far as the file decides.
  fileprivate func accepts(
    _ range: TokenRange, in file: SourceFile, texts: inout [String: String]
  ) -> Bool {
    switch self {
    case .multipleOf(let number):
      guard let token = range.onlyToken, file.tokens[token].kind == .integer,
        let value = IntegerLiteral.value(file.text(of: token))
      else { return false }
      return value % number == 0
    case .literal(let kinds): return kinds.contains { $0.accepts(range, in: file) }
    case .name(let globs):
      guard let token = range.onlyToken, file.tokens[token].kind.isWord else { return false }
      let name = file.identifier(token)
      return globs.contains { $0.matches(name) }
    case .text(let expression):
      // Most code is rejected by its bytes, without a text of its own.
      guard !range.isEmpty else { return expression.hasMatch(in: "") }
      if let plain = file.bytesWithoutModules(of: range) {
        return expression.matches(plain.view, namedGroups: &texts)
      }
      return expression.matches(
        file.buffer.padded.view.extracting(file.bytes(of: range)), namedGroups: &texts)
    case .code(let expression):
      return expression.hasMatch(in: file.plainText(of: range).view)
    case .string(let expression):
      guard let content = file.resolvedString(range) else { return false }
      return expression.matches(ContiguousArray(content.utf8).view, namedGroups: &texts)
    case .operand: return file.isOperand(range)
    case .parameter: return range.onlyToken.map { file.isParameter($0) } ?? false
    case .projection(let attributes): return file.isProjection(range, of: attributes)
    case .accessed(let prefixes):
      return range.onlyToken.map { file.isAccessed($0, with: prefixes) } ?? false
    case .mayReach(let names): return file.mayReach(names, from: range)
    // The project decides; see ``CaptureTest``.
    case .member, .constant, .declared, .valueType, .typed, .ofValues, .mutated, .passed, .not:
      return false
    }
  }
}

extension SourceFile {
  /// Returns true if `range` is the name of a type, dots between names and generic arguments at the
  /// end allowed.
  fileprivate func isTypeName(_ range: TokenRange) -> Bool {
    var token = Int(range.start)
    while token < range.end, tokens[token].kind == .identifier, isCapitalized(token) {
      token += 1
      if token == range.end { return true }
      if tokens[token].kind == .leftAngle {
        return tokens.endOfGenericArguments(at: token) == Int(range.end)
      }
      guard tokens[token].kind == .period else { return false }
      token += 1
    }
    return false
  }
}

extension RegularExpression {
  /// Returns true if the expression matches somewhere in `text`; adds the texts of its named
  /// groups.
  fileprivate func matches(
    _ text: BufferView<UInt8>, namedGroups groups: inout [String: String]
  ) -> Bool {
    guard hasMatch(in: text) else { return false }
    guard !captureNames.isEmpty, let match = firstMatch(in: text) else { return true }
    for name in captureNames.keys {
      guard let group = match.capture(named: name) else { continue }
      groups[name] = String(copying: text, group)
    }
    return true
  }
}

extension CaptureConstraint.LiteralKind {
  fileprivate func accepts(_ range: TokenRange, in file: SourceFile) -> Bool {
    guard !range.isEmpty else { return false }
    let tokens = file.tokens
    let first = tokens[Int(range.start)]
    if first.kind == .leftParen, tokens.endOfGroup(at: Int(range.start)) == Int(range.end) {
      return accepts(TokenRange(Int(range.start) + 1, Int(range.end) - 1), in: file)
    }
    switch self {
    case .string:
      return (first.kind == .string && range.indices.count == 1)
        || (first.kind == .stringStart && tokens[Int(range.end) - 1].kind == .stringEnd)
    case .array:
      return first.kind == .leftBracket && tokens.endOfGroup(at: Int(range.start)) == Int(range.end)
    case .integer, .float:
      let digits = first.kind == .prefixOperator ? Int(range.start) + 1 : Int(range.start)
      guard Int(range.end) == digits + 1 else { return false }
      return tokens[digits].kind == (self == .integer ? .integer : .float)
    case .boolean: return range.indices.count == 1 && (first.is(.true) || first.is(.false))
    case .nil: return range.indices.count == 1 && first.is(.nil)
    case .regex: return range.indices.count == 1 && first.kind == .regex
    }
  }
}

extension SourceFile {
  /// The bytes of `range` without comments and without what strings hold, with one space for all
  /// that is between tokens, and none behind an opening and before a closing bracket or a comma.
  fileprivate func plainText(of range: TokenRange) -> ContiguousArray<UInt8> {
    var text = ContiguousArray<UInt8>()
    text.reserveCapacity(range.isEmpty ? 0 : bytes(of: range).count)
    // Tokens that touch each other are copied together.
    var joined = 0..<0
    for index in range.indices {
      let isString: Bool
      switch tokens[index].kind {
      case .string, .stringStart, .stringMiddle, .stringEnd, .regex: isString = true
      default: isString = false
      }
      let plain = isString ? 0..<0 : plainRange(of: index)
      if plain.lowerBound == joined.upperBound, !plain.isEmpty {
        joined = joined.lowerBound..<plain.upperBound
        continue
      }
      text += buffer.padded[joined]
      joined = plain
      if index > Int(range.start), tokens[index].isAfterTrivia, !isTight(index) {
        text.append(UInt8(ascii: " "))
      }
      if isString { text += "\"\"".utf8 }
    }
    text += buffer.padded[joined]
    return text
  }

  /// Returns true if the place of white space before the token tells nothing.
  private func isTight(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .rightParen, .rightBracket, .comma: true
    default: tokens[token - 1].kind == .leftParen || tokens[token - 1].kind == .leftBracket
    }
  }

  /// Returns true if a function around the token has a parameter of its name, and no variable of
  /// the function has it.
  fileprivate func isParameter(_ token: Int) -> Bool {
    func hasName(_ candidate: Int) -> Bool {
      tokens[candidate].hash == tokens[token].hash && identifier(candidate) == identifier(token)
    }
    var scope = innermostDeclaration(around: token)
    while scope >= 0, !outline.declarations[scope].kind.hasMembers {
      let isVariable = outline.declarations.contains {
        Int($0.parent) == scope && ($0.kind == .var || $0.kind == .let)
          && hasName(Int($0.name.start))
      }
      if isVariable { return false }
      let parameters = outline.parameters[outline.declarations[scope].parameters]
      if parameters.contains(where: { $0.name >= 0 && hasName(Int($0.name)) }) { return true }
      scope = Int(outline.declarations[scope].parent)
    }
    return false
  }
}
