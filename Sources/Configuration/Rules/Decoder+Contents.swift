import LintRules
import Matching
import SwiftSource
import YAML

/// Checks of what stands in declarations and files, and of what stands nowhere.
extension Decoder {
  /// Reads `contents`, `switches`, `absent` and `interface` of a rule.
  mutating func contentChecks(_ reader: inout MappingReader) -> [Check] {
    var checks: [Check] = []
    if let node = reader.value("contents") {
      checks += items(node).compactMap { contents($0) }.map { .contents($0) }
    }
    if let node = reader.value("switches") {
      checks += items(node).compactMap { switches($0) }.map { .switches($0) }
    }
    if let node = reader.value("absent") {
      checks += items(node).compactMap { absence($0) }.map { .absences($0) }
    }
    if let node = reader.value("interface") {
      checks += items(node).compactMap { interface($0) }.map { .interface($0) }
    }
    return checks
  }

  private mutating func contents(_ node: YAMLNode) -> ContentCheck? {
    guard var reader = mapping(node, "'contents'"),
      let select = reader.required("of", &self), let query = query(select, "'of'")
    else { return nil }
    var check = ContentCheck(select: query)
    check.forbidden = patternList(reader.value("forbid"))
    check.needed = patternList(reader.value("require"))
    check.range = reader.value("within").flatMap { choice($0, "'within'") } ?? .declaration
    check.countsFallbacks =
      reader.value("fallbacks").flatMap { bool($0, "'fallbacks'") } ?? true
    check.severity = reader.value("severity").flatMap { choice($0, "'severity'") }
    check.message = message(&reader)
    reader.finish(&self)
    if check.forbidden.isEmpty && check.needed.isEmpty {
      problem("'contents' needs code to 'forbid' or to 'require'", at: node)
      return nil
    }
    return check
  }

  private mutating func switches(_ node: YAMLNode) -> SwitchCheck? {
    guard var reader = mapping(node, "'switches'"),
      let enums = reader.required("over", &self).flatMap({ names($0, "'over'") }),
      let cases = reader.required("cases", &self).map({ strings($0, "'cases'") })
    else { return nil }
    var check = SwitchCheck(enums: enums, cases: cases)
    check.allowsDefault = reader.value("default").flatMap { bool($0, "'default'") } ?? false
    check.message = message(&reader)
    reader.finish(&self)
    return check
  }

  private mutating func absence(_ node: YAMLNode) -> AbsenceCheck? {
    guard var reader = mapping(node, "'absent'"),
      let wanted = reader.required("of", &self).flatMap({ fact($0, "'of'") })
    else { return nil }
    var check = AbsenceCheck(wanted: wanted)
    check.occasion = reader.value("if").flatMap { fact($0, "'if'") }
    check.severity = reader.value("severity").flatMap { choice($0, "'severity'") }
    check.message = message(&reader)
    reader.finish(&self)
    return check
  }

  private mutating func interface(_ node: YAMLNode) -> InterfaceCheck? {
    guard var reader = mapping(node, "'interface'"),
      let names = reader.required("names", &self).flatMap({ names($0, "'names'") })
    else { return nil }
    let check = InterfaceCheck(names: names, message: message(&reader))
    reader.finish(&self)
    return check
  }

  private mutating func message(_ reader: inout MappingReader) -> MessageTemplate? {
    reader.value("message").flatMap { prose($0, "'message'") }.map { MessageTemplate($0) }
  }

  /// Reads what a file may have: `declarations`, `code` and `files`.
  private mutating func fact(_ node: YAMLNode, _ what: String) -> FileFact? {
    guard var reader = mapping(node, what) else { return nil }
    var fact = FileFact()
    fact.declarations = queries(reader.value("declarations"), "'declarations'")
    fact.patterns = patternList(reader.value("code"))
    fact.paths = reader.value("files").map { globs($0, "'files'") }
    reader.finish(&self)
    if fact.isEmpty {
      problem("\(what) needs 'declarations', 'code' or 'files' to look for", at: node)
      return nil
    }
    return fact
  }

  /// Reads what has to be around a match of a pattern.
  mutating func surroundings(_ reader: inout MappingReader) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.chained = linkList(reader.value("chained"))
    surroundings.unchained = linkList(reader.value("unchained"))
    let present = queries(reader.value("if-declared"), "'if-declared'")
    if !present.isEmpty {
      surroundings.present = FileFact()
      surroundings.present?.declarations = present
    }
    let absent = queries(reader.value("unless-declared"), "'unless-declared'")
    if !absent.isEmpty {
      surroundings.absent = FileFact()
      surroundings.absent?.declarations = absent
    }
    return surroundings
  }

  /// Reads patterns of links in a chain of calls, which start with a dot.
  private mutating func linkList(_ node: YAMLNode?) -> [TokenPattern] {
    guard let node else { return [] }
    return items(node).compactMap { item in
      guard let pattern = pattern(item) else { return nil }
      if pattern.elements.first == .token(.period) { return pattern }
      problem("a link of a chain has to start with a dot, as '.shadow($$$)' does", at: item)
      return nil
    }
  }

  /// Reads what a fix writes instead of a term.
  mutating func replacement(_ reader: inout MappingReader) -> TermReplacement? {
    let isSafe = reader.value("safe").flatMap { bool($0, "'safe'") } ?? true
    let caveat = reader.value("caveat").flatMap { prose($0, "'caveat'") }
    guard let text = reader.value("fix").flatMap({ string($0, "'fix'") }) else { return nil }
    return TermReplacement(text, isSafe: isSafe, caveat: caveat)
  }
}
