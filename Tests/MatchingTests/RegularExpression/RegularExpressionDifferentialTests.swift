import Buffers
import TestSupport
import Testing

@testable import Matching

@Suite struct RegularExpressionDifferentialTests {
  @Test(
    "random expressions match as a backtracking reference does", arguments: 0..<8 as Range<UInt64>)
  func agreesWithTheReference(seed: UInt64) throws {
    var source = RandomExpressions(seed: seed)
    for _ in 0..<200 {
      let node = source.expression()
      let expression = try RegularExpression(node.pattern)
      try checkSteps(of: node.pattern)
      // Blocks and states are few, so that short texts have many blocks and forget many states.
      var scratch = RegularExpression.Scratch(
        expression.program, blockBits: Int(seed % 4), memory: 0)
      var finder = RegularExpression.Finder(expression)
      for _ in 0..<8 {
        let text = source.text()
        if node.mayRepeatNothing {
          checkStart(of: node, expression, in: text, &scratch)
        } else {
          checkMatches(of: node, expression, in: text, &scratch)
        }
        checkWhole(node, expression, text, &scratch)
        let bytes = ContiguousArray(String(String.UnicodeScalarView(text)).utf8)
        let isFound = finder.finds(in: bytes.view)
        let hasMatch = expression.firstMatch(in: bytes.view) != nil
        #expect(isFound == hasMatch, "'\(expression)' in \(text)")
        #expect(
          expression.hasMatch(in: bytes.view, scratch: &scratch) == hasMatch,
          "'\(expression)' in \(text)")
      }
    }
  }

  /// Expressions are compiled late only where they cannot turn out to be too large.
  @Test(
    "the estimate of steps is never below the compiled number",
    arguments: [
      ".", "[^a]", "\\w{3,7}", "(?i)[a-zé-ü]+", "\\u{10FFFF}?", "[\\u{80}-\\u{10000}]{2,}",
      "(a|b|)*",
      "\\D\\W\\S", "((a{0,3}){0,3}){2}", "^\\b$",
      "[\\u{E001}-\\u{10FFFE}]", "[\\u{81}-\\u{D7FE}]", "[\\u{10001}-\\u{10FFFE}]",
      "[\\u{81}-\\u{7FE}]{9}", "[a\\u{7FE}-\\u{801}]", "[\\u{801}-\\u{FFFD}]", "(?i)k{40}",
      Array(repeating: "[\\u{E001}-\\u{10FFFE}]", count: 300).joined(separator: "|"),
    ]) func stepsAreNotUnderestimated(pattern: String) throws
  {
    try checkSteps(of: pattern)
  }

  private func checkSteps(of pattern: String) throws {
    var parser = ExpressionParser(pattern)
    let root = try parser.parse()
    let program = try RegularExpression(pattern).program
    let others = program.instructions.count {
      if case .consume = $0 { false } else { true }
    }
    // The last instruction, the match itself, is in every program.
    #expect(program.transitions.count + others - 1 <= root.mostSteps, "'\(pattern)'")
  }

  /// All matches with all captures, found one after another.
  private func checkMatches(
    of node: ReferenceExpression, _ expression: RegularExpression, in text: [Unicode.Scalar],
    _ scratch: inout RegularExpression.Scratch
  ) {
    var matcher = ReferenceMatcher(text)
    var expected: [[Range<Int>?]] = []
    var start = 0
    var lastEnd = -1
    while start <= text.count, let captures = matcher.firstMatch(of: node, from: start) {
      let range = captures[0]!
      start = max(range.upperBound, range.lowerBound + 1)
      if range.isEmpty, range.lowerBound == lastEnd { continue }
      lastEnd = range.upperBound
      expected.append(
        (0...expression.captureCount).map { captures[$0].map { byteRange($0, text) } })
    }
    guard matcher.stepsLeft > 0 else { return }
    let bytes = ContiguousArray(String(String.UnicodeScalarView(text)).utf8)
    let found = expression.matches(in: bytes.view, scratch: &scratch).map(\.captures)
    #expect(found == expected, "'\(expression)' in \(text)")
    let first = expression.firstMatch(in: bytes.view, scratch: &scratch)
    #expect(first?.captures == expected.first, "'\(expression)' in \(text)")
  }

  private func checkStart(
    of node: ReferenceExpression, _ expression: RegularExpression, in text: [Unicode.Scalar],
    _ scratch: inout RegularExpression.Scratch
  ) {
    var matcher = ReferenceMatcher(text)
    let expected = matcher.firstMatch(of: node)?[0].map { byteRange($0, text).lowerBound }
    guard matcher.stepsLeft > 0 else { return }
    let bytes = ContiguousArray(String(String.UnicodeScalarView(text)).utf8)
    let found = expression.firstMatch(in: bytes.view, scratch: &scratch)?.range.lowerBound
    #expect(found == expected, "'\(expression)' in \(text)")
  }

  private func checkWhole(
    _ node: ReferenceExpression, _ expression: RegularExpression, _ text: [Unicode.Scalar],
    _ scratch: inout RegularExpression.Scratch
  ) {
    var matcher = ReferenceMatcher(text)
    let expected = matcher.matchesWhole(node)
    guard matcher.stepsLeft > 0 else { return }
    let bytes = ContiguousArray(String(String.UnicodeScalarView(text)).utf8)
    let found = expression.matchesWhole(bytes.view, scratch: &scratch)
    #expect(found == expected, "'\(expression)' on \(text)")
  }

  /// The byte range of `range`, which counts scalars.
  private func byteRange(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Range<Int> {
    let start = text[..<range.lowerBound].reduce(0) { $0 + UTF8.width($1) }
    return start..<text[range].reduce(start) { $0 + UTF8.width($1) }
  }
}

/// Random expressions and texts for them.
private struct RandomExpressions {
  private var generator: SeededGenerator
  private var captureCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func text() -> [Unicode.Scalar] {
    (0..<generator.below(8)).map { _ in
      generator.pick(["a", "a", "b", "b", "é", "€", "🙂", " ", "\n"])
    }
  }

  mutating func expression() -> ReferenceExpression {
    captureCount = 0
    return expression(depth: 4)
  }

  private mutating func expression(depth: Int) -> ReferenceExpression {
    switch depth > 0 ? generator.below(10) : 0 {
    case 0: return leaf()
    case 1, 2, 3:
      return .sequence((0..<generator.below(4)).map { _ in expression(depth: depth - 1) })
    case 4, 5:
      return .alternatives((0...generator.below(3)).map { _ in expression(depth: depth - 1) })
    case 6, 7, 8:
      let minimum = generator.below(3)
      let maximum = generator.below(2) == 0 ? nil : minimum + generator.below(3)
      return .repetition(
        expression(depth: depth - 1), minimum: minimum, maximum: maximum,
        isLazy: generator.below(3) == 0)
    default:
      captureCount += 1
      let number = captureCount
      return .capture(expression(depth: depth - 1), number: number)
    }
  }

  private mutating func leaf() -> ReferenceExpression {
    switch generator.below(16) {
    case 0: .any
    case 1: .set(["a", "é"], isNegated: false)
    case 2: .set(["b", "€"], isNegated: true)
    case 3: generator.pick([.textStart, .textEnd, .lineStart, .lineEnd])
    case 4: .wordBoundary(generator.below(3) > 0)
    case 5: .sequence([])
    case 6: .character(generator.pick(["é", "€", "🙂", " "]))
    default: .character(generator.pick(["a", "b"]))
    }
  }
}
