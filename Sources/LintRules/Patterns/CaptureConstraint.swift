import Matching
import Project
import SwiftSource

/// What the tokens of a capture have to be for a pattern to match.
package struct CaptureConstraint: Sendable, Hashable {
  /// The name of the capture.
  package let capture: String
  /// What is asked.
  package internal(set) var tests: [Test]

  package init(capture: String, tests: [Test]) {
    self.capture = capture
    self.tests = tests
  }

  /// One question about a capture; of several, all have to hold.
  package indirect enum Test: Sendable, Hashable {
    /// An integer literal, a multiple of the number.
    case multipleOf(UInt64)
    /// A literal of one of these sorts.
    case literal([LiteralKind])
    /// One identifier whose text one of the globs matches.
    case name([NameGlob])
    /// Source text that the expression matches somewhere; its named groups become captures.
    case text(RegularExpression)
    /// Code that the expression matches somewhere: without comments, with nothing in strings, and
    /// with one space where white space is.
    case code(RegularExpression)
    /// A string without interpolations, or a constant of the file or a localized text that stands
    /// for one, that the expression matches somewhere; its named groups become captures.
    case string(RegularExpression)
    /// An expression that no operator outside brackets divides.
    case operand
    /// The projected value, bare or behind `self`, of a property that the type around it declares
    /// in the same file with one of these attributes.
    case projection(NameList)
    /// Code that uses one of the names, be it in a function of the file that it calls; where a
    /// function is called that the file does not declare, it may be so.
    case mayReach(NameList)
    /// The name of a member that a type or extension with one of the names declares, anywhere in
    /// the project.
    case member(MemberOwners)
    /// The name of a type of the project that is as described.
    case declared(DescribedType)
    /// An expression whose type, as far as the file tells it, is one of the project as described.
    case valueType(DescribedType)
    /// The name of a type of which a value is passed, anywhere in the project, as the only argument
    /// to a function with one of the names.
    case passed(PassedTo)
    /// What the other test does not accept.
    case not(Test)
  }

  /// Types whose members are asked for, with the number under which the index knows them.
  package struct MemberOwners: Sendable, Hashable {
    package let names: NameList
    /// Set when the rules of a run are put together; -1 before.
    package var number = -1

    package init(_ names: NameList) { self.names = names }
  }

  /// A description of types, with the number under which the index knows it.
  package struct DescribedType: Sendable, Hashable {
    package let query: DeclarationQuery
    /// Set when the rules of a run are put together; -1 before.
    package var number = -1

    package init(_ query: DeclarationQuery) { self.query = query }
  }

  /// Functions that are passed something, with the number under which the index knows them.
  package struct PassedTo: Sendable, Hashable {
    /// The names of the functions.
    package let functions: [String]
    /// Set when the rules of a run are put together; -1 before.
    package var number = -1

    package init(_ functions: [String]) { self.functions = functions }
  }

  /// Sorts of literals.
  package enum LiteralKind: String, Sendable, Hashable, CaseIterable {
    case integer, float, string, boolean, `nil`, regex, array
  }
}

extension CaptureConstraint.Test {
  /// Whether the tokens in `range` pass; named groups of an expression are added to `texts`.
  func accepts(
    _ range: TokenRange, in file: SourceFile, texts: inout [String: String]
  ) -> Bool {
    switch self {
    case .multipleOf(let number):
      guard let token = onlyToken(range), file.tokens[token].kind == .integer,
        let value = IntegerLiteral.value(file.text(of: token))
      else { return false }
      return value % number == 0
    case .literal(let kinds): return kinds.contains { $0.accepts(range, in: file) }
    case .name(let globs):
      guard let token = onlyToken(range), file.tokens[token].kind.isWord else { return false }
      let name = file.identifier(token)
      return globs.contains { $0.matches(name) }
    case .text(let expression):
      // Most code is told apart by its bytes, without a text of its own.
      guard !range.isEmpty else { return expression.firstMatch(in: "") != nil }
      let bytes = file.bytes(of: range)
      guard expression.mayMatch(in: file.buffer.padded.span.extracting(bytes)) else { return false }
      return expression.matches(file.text(bytes), namedGroups: &texts)
    case .code(let expression):
      return expression.firstMatch(in: file.plainText(of: range)) != nil
    case .string(let expression):
      guard let content = file.resolvedString(range) else { return false }
      return expression.matches(content, namedGroups: &texts)
    case .operand: return file.isOperand(range)
    case .projection(let attributes): return file.isProjection(range, of: attributes)
    case .mayReach(let names): return file.mayReach(names, from: range)
    // The index decides; see `condition(for:in:)`.
    case .member: return onlyToken(range) != nil
    case .declared, .passed: return file.isTypeName(range)
    case .valueType: return file.typeHead(ofValue: range) != nil
    case .not(let test):
      return test.accepts(range, in: file, texts: &texts) == test.isAnsweredByIndex
    }
  }

  /// Whether the index of the project decides, so that a capture can only be asked about at all.
  private var isAnsweredByIndex: Bool {
    switch self {
    case .member, .declared, .valueType, .passed: true
    default: false
    }
  }

  /// What of the test only the index of the project can answer, nil for nothing.
  func condition(for range: TokenRange, in file: SourceFile) -> IndexCondition? {
    switch self {
    case .member(let owners):
      guard let token = onlyToken(range) else { return nil }
      return .isMember(file.symbolName(token), of: owners.number)
    case .declared(let type): return type.condition(at: Int(range.start), in: file)
    case .valueType(let type):
      return file.typeHead(ofValue: range).map { type.condition(at: $0, in: file) }
    case .passed(let passed):
      return file.typeNames(from: Int(range.start)).last.map { .isPassed($0, to: passed.number) }
    case .not(let test): return test.condition(for: range, in: file).map { .not($0) }
    default: return nil
    }
  }

  /// The test with the numbers under which the index knows what it asks for.
  func numbered(
    _ questions: inout ProjectQuestions, _ queries: inout QueryProgram.Builder
  ) -> CaptureConstraint.Test {
    switch self {
    case .member(var owners):
      owners.number = questions.number(ofOwners: owners.names)
      return .member(owners)
    case .declared(let type): return .declared(type.numbered(&queries))
    case .valueType(let type): return .valueType(type.numbered(&queries))
    case .passed(var passed):
      passed.number = questions.number(ofFunctions: passed.functions)
      return .passed(passed)
    case .not(let test): return .not(test.numbered(&questions, &queries))
    default: return self
    }
  }

  private func onlyToken(_ range: TokenRange) -> Int? {
    range.indices.count == 1 ? Int(range.start) : nil
  }
}

extension RegularExpression {
  /// Whether the expression matches somewhere in `text`; what its named groups match is added.
  fileprivate func matches(_ text: String, namedGroups groups: inout [String: String]) -> Bool {
    guard let match = firstMatch(in: text) else { return false }
    guard !captureNames.isEmpty else { return true }
    let bytes = Array(text.utf8)
    for name in captureNames.keys {
      guard let group = match.capture(named: name) else { continue }
      groups[name] = String(decoding: bytes[group], as: UTF8.self)
    }
    return true
  }
}

extension CaptureConstraint.LiteralKind {
  fileprivate func accepts(_ range: TokenRange, in file: SourceFile) -> Bool {
    guard !range.isEmpty else { return false }
    let tokens = file.tokens
    let first = tokens[Int(range.start)]
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
  /// The text of `range` without comments and without what strings hold, with one space for all
  /// that stands between tokens.
  fileprivate func plainText(of range: TokenRange) -> String {
    var text = ""
    for index in range.indices {
      if index > Int(range.start), tokens[index].isAfterTrivia { text += " " }
      switch tokens[index].kind {
      case .string, .stringStart, .stringMiddle, .stringEnd, .regex: text += "\"\""
      default: text += self.text(of: index)
      }
    }
    return text
  }

  /// Whether `range` is `$name` or `self.$name` for a property of the type around it that has one
  /// of `attributes`.
  fileprivate func isProjection(_ range: TokenRange, of attributes: NameList) -> Bool {
    guard !range.isEmpty else { return false }
    let last = Int(range.end) - 1
    switch range.indices.count {
    case 1: break
    case 3: guard tokens[last - 2].is(.self), tokens[last - 1].kind == .period else { return false }
    default: return false
    }
    let text = text(of: last)
    guard text.hasPrefix("$"), let type = typeName(around: last) else { return false }
    let property = text.dropFirst()
    return outline.declarations.contains { declaration in
      declaration.kind == .var && name(of: declaration) == property
        && typeName(around: Int(declaration.introducer)) == type
        && attributeNames(of: declaration).contains { attributes.matches($0) }
    }
  }

  /// The last component of the name of the type or extension around the token.
  private func typeName(around token: Int) -> Substring? {
    var index = innermostDeclaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.hasMembers {
        let name = name(of: declaration)
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
      }
      index = Int(declaration.parent)
    }
    return nil
  }
}
