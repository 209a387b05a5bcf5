import LintRules
import Matching
import YAML

/// What descriptions of declarations ask more rarely, and what parts of rules have in common.
extension Decoder {
  /// Reads the keys of ``DeclarationDetails``.
  ///
  /// - Parameter isOfSystem: whether names mean types of the system, and not those of the project
  ///   that are called so.
  mutating func details(_ reader: inout MappingReader, isOfSystem: Bool) -> DeclarationDetails {
    var details = DeclarationDetails()
    details.typeForm = reader.value("type-form").flatMap { regularExpression($0, "'type-form'") }
    details.typeMentions = reader.value("type-mentions").flatMap { names($0, "'type-mentions'") }
      .map { InheritedNames($0, areOfSystem: isOfSystem) }
    details.generic = reader.value("generic").flatMap { choice($0, "'generic'") }
    details.isWrapped = reader.value("wrapped").flatMap { bool($0, "'wrapped'") }
    details.isSubclassed = reader.value("subclassed").flatMap { bool($0, "'subclassed'") }
    return details
  }

  /// Reads `in` and `not-in` of a part of a rule, nil when neither is there.
  mutating func partSelector(_ reader: inout MappingReader) -> Selector? {
    let included = reader.value("in")
    let excluded = reader.value("not-in")
    guard included != nil || excluded != nil else { return nil }
    return Selector(
      included: included.map { scope($0, "'in'") } ?? Selector.Scope(),
      excluded: excluded.map { scope($0, "'not-in'") } ?? Selector.Scope())
  }

  /// Reads the fix of a check of declarations, of which there is one at most.
  ///
  /// - Parameter attributes: those that the check is about, which its fix deletes.
  mutating func declarationFix(
    _ reader: inout MappingReader, _ node: YAMLNode, attributes: NameList?
  ) -> DeclarationFix? {
    let known = reader.value("known-types").flatMap { names($0, "'known-types'") }
    let conformance = reader.value("conform").flatMap { string($0, "'conform'") }.map {
      Conformance(name: $0, knownTypes: known)
    }
    let insertion = reader.value("insert").flatMap { prose($0, "'insert'") }
    let word = reader.value("introduce").flatMap { string($0, "'introduce'") }
    let isRemoved = reader.value("remove").flatMap { bool($0, "'remove'") } ?? false
    let isSafe = reader.value("safe").flatMap { bool($0, "'safe'") } ?? true
    let caveat = reader.value("caveat").flatMap { prose($0, "'caveat'") }
    let changes = [
      insertion.map { DeclarationFix.Change.insert($0) }, word.map { .introduce($0) },
      isRemoved ? .remove : nil, conformance.map { .conform($0) },
      attributes.map { .drop(attributes: $0) },
    ].compactMap(\.self)
    if changes.count > 1 {
      problem(
        "'declarations' can have one of 'insert', 'introduce', 'remove', 'conform' and 'attribute'",
        at: node)
    }
    return changes.first.map { DeclarationFix($0, isSafe: isSafe, caveat: caveat) }
  }
}
