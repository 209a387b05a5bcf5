import LintRules
import Matching
import YAML

extension Decoder {
  /// Reads patterns: each a text, or a mapping with what belongs to it.
  ///
  /// - Parameter isOfSystem: whether types of the system are meant, and not those of the project
  ///   that have their names.
  mutating func patterns(
    _ nodes: [YAMLNode], fix: YAMLNode?, isOfSystem: Bool
  ) -> PatternCheck? {
    let cases = nodes.flatMap { node in
      node.mapping == nil ? plainCase(node, fix: fix) : detailedCases(node)
    }
    return cases.isEmpty ? nil : PatternCheck(cases: cases, isAboutSystem: isOfSystem)
  }

  private mutating func plainCase(_ node: YAMLNode, fix: YAMLNode?) -> [PatternCheck.Case] {
    guard let pattern = pattern(node) else { return [] }
    return [
      PatternCheck.Case(
        pattern: pattern, fix: fix.flatMap { template($0, for: pattern, texts: []) })
    ]
  }

  /// One pattern or several under `match`, with what belongs to each of them.
  private mutating func detailedCases(_ node: YAMLNode) -> [PatternCheck.Case] {
    guard var reader = mapping(node, "a pattern"), let match = reader.required("match", &self)
    else {
      return []
    }
    let patterns = items(match).compactMap { pattern($0) }
    let constraints =
      reader.value("where").map { self.constraints($0, patterns.first) } ?? []
    let severity: Severity? = reader.value("severity").flatMap { choice($0, "'severity'") }
    let message = reader.value("message").flatMap { prose($0, "'message'") }
    let fix = reader.value("fix")
    let around = reader.value("fix-around")
    let isSafe = reader.value("safe").flatMap { bool($0, "'safe'") } ?? true
    let caveat = reader.value("caveat").flatMap { prose($0, "'caveat'") }
    let isUndeclared = reader.value("undeclared").flatMap { bool($0, "'undeclared'") } ?? false
    let isException = reader.value("except").flatMap { bool($0, "'except'") } ?? false
    let selector = partSelector(&reader)
    let surroundings = self.surroundings(&reader)
    reader.finish(&self)
    let texts = constraints.flatMap { $0.tests.flatMap(\.groupNames) }
    let region = around.flatMap { self.fixRegion($0) }
    return patterns.map { pattern in
      var found = PatternCheck.Case(
        pattern: pattern, constraints: constraints, severity: severity,
        message: message.map { MessageTemplate($0) },
        fix: fix.flatMap { template($0, for: pattern, texts: texts) }, isFixSafe: isSafe,
        fixCaveat: caveat, isException: isException, surroundings: surroundings,
        isUndeclared: isUndeclared)
      found.selector = selector
      found.fixRegion = region
      return found
    }
  }

  /// Reads what a fix replaces in place of the match: a pattern around it and a template.
  private mutating func fixRegion(_ node: YAMLNode) -> PatternCheck.FixRegion? {
    guard var reader = mapping(node, "'fix-around'"),
      let pattern = reader.required("match", &self).flatMap({ pattern($0) }),
      let fix = reader.required("fix", &self)
    else { return nil }
    reader.finish(&self)
    return template(fix, for: pattern, texts: []).map {
      PatternCheck.FixRegion(pattern: pattern, fix: $0)
    }
  }

  private mutating func template(
    _ node: YAMLNode, for pattern: TokenPattern, texts: [String]
  ) -> FixTemplate? {
    guard let text = string(node, "'fix'") else { return nil }
    do {
      let template = try FixTemplate(text)
      for name in template.captures where !pattern.captures.contains(name) && !texts.contains(name)
      {
        problem(
          "the fix uses '$\(name)', which the pattern does not capture"
            + NearestName.hint(name, among: pattern.captures + texts), at: node)
      }
      return template
    } catch {
      problem(error.message, at: node)
      return nil
    }
  }

  private mutating func constraints(
    _ node: YAMLNode, _ pattern: TokenPattern?
  ) -> [CaptureConstraint] {
    guard let reader = mapping(node, "'where'") else { return [] }
    return reader.entries.compactMap { entry in
      guard let name = string(entry.key, "the name of a capture") else { return nil }
      if let pattern, !pattern.captures.contains(name), name != PatternCheck.receiver {
        problem(
          "the pattern has no capture '$\(name)'" + NearestName.hint(name, among: pattern.captures),
          at: entry.key)
      }
      return CaptureConstraint(capture: name, tests: tests(entry.value))
    }
  }

  private mutating func tests(_ node: YAMLNode) -> [CaptureConstraint.Test] {
    guard var reader = mapping(node, "what a capture has to be") else { return [] }
    var tests: [CaptureConstraint.Test] = []
    if let node = reader.value("multiple-of"),
      let number = integer(node, "'multiple-of'", in: 1...Int.max)
    {
      tests.append(.multipleOf(UInt64(number)))
    }
    if let node = reader.value("literal") { tests.append(.literal(choices(node, "'literal'"))) }
    if let node = reader.value("name") {
      tests.append(.name(items(node).compactMap { nameGlob($0, "each of 'name'") }))
    }
    if let node = reader.value("text"), let expression = regularExpression(node, "'text'") {
      tests.append(.text(expression))
    }
    if let node = reader.value("code"), let expression = regularExpression(node, "'code'") {
      tests.append(.code(expression))
    }
    if let node = reader.value("string"), let expression = regularExpression(node, "'string'") {
      tests.append(.string(expression))
    }
    if let node = reader.value("operand"), bool(node, "'operand'") == true {
      tests.append(.operand)
    }
    if let node = reader.value("projection-of"), let names = names(node, "'projection-of'") {
      tests.append(.projection(names))
    }
    if let node = reader.value("may-reach"), let names = names(node, "'may-reach'") {
      tests.append(.mayReach(names))
    }
    if let node = reader.value("member-of"), let names = names(node, "'member-of'") {
      tests.append(.member(CaptureConstraint.MemberOwners(names)))
    }
    if let node = reader.value("declared-as"), let query = query(node, "'declared-as'") {
      tests.append(.declared(CaptureConstraint.DescribedType(query)))
    }
    if let node = reader.value("of-type"), let query = query(node, "'of-type'") {
      tests.append(.valueType(CaptureConstraint.DescribedType(query)))
    }
    if let node = reader.value("passed-to") {
      tests.append(.passed(CaptureConstraint.PassedTo(strings(node, "'passed-to'"))))
    }
    if let node = reader.value("not") { tests += self.tests(node).map { .not($0) } }
    reader.finish(&self)
    return tests
  }
}

extension CaptureConstraint.Test {
  /// The named groups of the test's expression, which a fix can use.
  fileprivate var groupNames: [String] {
    switch self {
    case .string(let expression), .text(let expression): Array(expression.captureNames.keys)
    default: []
    }
  }
}
