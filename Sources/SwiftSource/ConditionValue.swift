/// A truth of the logic in which the conditions of `#if` are evaluated.
public protocol ConditionValue {
  /// The truth of `true` and `false`.
  static func constant(_ value: Bool) -> Self
  /// The truth of a condition that cannot be read.
  static var unknown: Self { get }
  func and(_ other: Self) -> Self
  func or(_ other: Self) -> Self
  var negated: Self { get }
}

/// A truth that may be unknown: Kleene's logic.
extension Bool?: ConditionValue {
  public static func constant(_ value: Bool) -> Bool? { value }
  public static var unknown: Bool? { nil }

  public func and(_ other: Bool?) -> Bool? {
    if self == false || other == false { return false }
    return self == nil || other == nil ? nil : true
  }

  public func or(_ other: Bool?) -> Bool? {
    if self == true || other == true { return true }
    return self == nil || other == nil ? nil : false
  }

  public var negated: Bool? { map { !$0 } }
}

extension SourceFile {
  /// The truth of the condition after `#if` or `#elseif`; that of the empty one of `#else` is true.
  ///
  /// - Parameter atom: the truth of a flag such as `DEBUG`, or of a test such as `os(iOS)`.
  public func value<Value: ConditionValue>(
    ofCondition condition: TokenRange, _ atom: (TokenRange) -> Value
  ) -> Value {
    guard !condition.isEmpty else { return .constant(true) }
    var reader = ConditionReader(condition)
    return reader.disjunction(self, atom)
  }

  /// The truth of a clause: of its condition, of none of those before it in the same `#if`, and of
  /// the clauses around it.
  ///
  /// - Parameter index: the clause, an index into ``Outline/clauses``; -1 is always true.
  public func value<Value: ConditionValue>(
    ofClause index: Int, _ atom: (TokenRange) -> Value
  ) -> Value {
    var value = Value.constant(true)
    var current = index
    // Nobody writes more; what generated code does beyond stays unknown.
    var spare = 256
    while current >= 0 {
      let clause = outline.clauses[current]
      value = value.and(self.value(ofCondition: clause.condition, atom))
      for earlier in Int(clause.first)..<current {
        spare -= 1
        guard spare > 0 else { return .unknown }
        guard outline.clauses[earlier].first == clause.first else { continue }
        value = value.and(self.value(ofCondition: outline.clauses[earlier].condition, atom).negated)
      }
      spare -= 1
      guard spare > 0 else { return .unknown }
      current = Int(clause.parent)
    }
    return value
  }

  /// The innermost clause of `#if` around the token, an index into ``Outline/clauses``, -1 outside.
  public func clause(around token: Int) -> Int {
    let clauses = outline.clauses
    guard !clauses.isEmpty else { return -1 }
    var index = clauses.partitioningIndex { Int($0.body.start) > token } - 1
    while index >= 0, !clauses[index].body.contains(token) { index = Int(clauses[index].parent) }
    return index
  }
}

/// Reads one condition from left to right.
private struct ConditionReader {
  private var position: Int
  private let end: Int
  private var depth = 0

  /// Nobody nests parentheses deeper.
  private static let maximumDepth = 32

  init(_ condition: TokenRange) {
    position = Int(condition.start)
    end = Int(condition.end)
  }

  mutating func disjunction<Value: ConditionValue>(
    _ file: SourceFile, _ atom: (TokenRange) -> Value
  ) -> Value {
    var result = conjunction(file, atom)
    while skip("||", file) { result = result.or(conjunction(file, atom)) }
    return result
  }

  private mutating func conjunction<Value: ConditionValue>(
    _ file: SourceFile, _ atom: (TokenRange) -> Value
  ) -> Value {
    var result = operand(file, atom)
    while skip("&&", file) { result = result.and(operand(file, atom)) }
    return result
  }

  private mutating func operand<Value: ConditionValue>(
    _ file: SourceFile, _ atom: (TokenRange) -> Value
  ) -> Value {
    var isNegated = false
    while skip("!", file) { isNegated.toggle() }
    let value = primary(file, atom)
    return isNegated ? value.negated : value
  }

  private mutating func primary<Value: ConditionValue>(
    _ file: SourceFile, _ atom: (TokenRange) -> Value
  ) -> Value {
    guard position < end else { return .unknown }
    let start = position
    if file.tokens[start].kind == .leftParen {
      guard depth < Self.maximumDepth else {
        position = end
        return .unknown
      }
      position += 1
      depth += 1
      let result = disjunction(file, atom)
      depth -= 1
      position = min(file.tokens.endOfGroup(at: start), end)
      return result
    }
    position += 1
    if position < end, file.tokens[position].kind == .leftParen {
      position = min(file.tokens.endOfGroup(at: position), end)
    } else if file.tokens[start].is(.true) || file.tokens[start].is(.false) {
      return .constant(file.tokens[start].is(.true))
    }
    return atom(TokenRange(start, position))
  }

  private mutating func skip(_ text: String, _ file: SourceFile) -> Bool {
    guard position < end, file.matches(position, text) else { return false }
    position += 1
    return true
  }
}
