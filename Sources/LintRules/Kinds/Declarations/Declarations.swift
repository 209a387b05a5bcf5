import Matching
import Project
import SwiftSource

extension RuleKind {
  /// Rules about declarations.
  static let declarations: RuleKind = RuleKind(
    [
      .checks(
        "declarations", of: DeclarationCheck.self,
        "Names, attributes, modifiers, inheritance, members and files of declarations. A selected "
          + "declaration is reported unless it fits `require`, or where it fits `forbid`.",
        example: "{select: {kind: class, name: '*ViewModel'}, require: {modifiers: final}}")
    ],
    mappings: [
      DeclarationCheck.mapping.info, DeclarationQuery.mapping.info, ParameterQuery.mapping.info,
      TypeDescription.mapping.info, NeededTypes.mapping.info,
    ],
    compile: { DeclarationProgram($0, &$1) })
}

extension DeclarationCheck: MappingValue {
  package static let mappingName = "declarations"

  package static let mapping: Mapping<DeclarationCheck> = Mapping(
    "A check of declarations.",
    keys: [
      Key(
        "select", { $0.select = $1 }, .mapping, "The declarations.", example: "{kind: class}",
        isRequired: true),
      Key(
        "require", { $0.require = $1 }, .mapping, "A description that each of them has to fit.",
        example: "{modifiers: final}"),
      Key(
        "forbid", { $0.forbid = $1 }, .mapping, "A description that none of them may fit.",
        example: "{inherits: NSObject}"),
      Key(
        "parameter", { $0.parameters = $1 }, .mapping,
        "A description that no parameter of them may fit. The finding is about the parameter.",
        example: "{type: Bool}"),
      Key(
        "marks-function", { $0.marksFunction = $1 }, .bool,
        "True if the finding about a parameter marks the name of the function instead.",
        example: "true", default: "false"),
      Key(
        "needs", { $0.needs = $1 }, .list(.mapping),
        "Types that must be declared for the types that the declarations name.",
        example: "{for: '*DTO', types: ['{*}Mapper']}"),
      Key(
        "local", { $0.includesLocal = $1 }, .bool, "Counts declarations inside code.",
        example: "true", default: "false"),
    ], Selector.keys(\.selector, of: "the check"),
    DeclarationFix.keys(\.fix, attributes: \.attributes),
    .findingKeys(\.severity, \.message, example: "{kind} '{name}' has no owner"),
    advice: ["fix": DeclarationFix.advice],
    needs: .atMostOne(of: ["insert", "introduce", "remove", "conform", "wrap", "attribute"]),
    make: { DeclarationCheck(select: DeclarationQuery()) },
    check: { check, node, decoder in
      check.fix.checkChanges(isAboutAttributes: check.attributes != nil, node, &decoder)
      return true
    })
}

extension NeededTypes: MappingValue {
  package static let mappingName = "needed types"

  package static let mapping: Mapping<NeededTypes> = Mapping(
    "Types that a project declares for each name of a type.",
    keys: [
      Key(
        "for", { $0.named = $1 }, .text, "The name of a type, with one `*`.", example: "'*DTO'",
        isRequired: true),
      Key(
        "types", { $0.types = $1 }, .texts,
        "The types that must be declared; `{*}` is the text that `*` "
          + "matched.",
        example: "['{*}Mapper']", isRequired: true),
      Key(
        "known-imports", { $0.knownImports = $1 }, .names,
        "The only modules that a file may import; others might declare the types.",
        example: "[Foundation, SwiftUI]", default: "any module"),
    ],
    make: { NeededTypes(named: "", types: []) },
    check: { needs, node, decoder in
      if needs.named.count(where: { $0 == "*" }) == 1, !needs.types.isEmpty { return true }
      decoder.problem(
        "'for' must be a name with one '*', whose text '{*}' in 'types' repeats", at: node)
      return false
    })
}

extension TypeDescription: MappingValue {
  package static let mappingName = "type description"

  package static let mapping: Mapping<TypeDescription> = Mapping(
    "A type that the project declares.",
    keys: [
      Key(
        "as", { $0.query = $1 }, .mapping, "The declaration of the type.", example: "{kind: enum}",
        isRequired: true),
      Key(
        "lacking", { $0.lacking = $1 }, .names, "Types that it must not inherit.",
        example: "[Sendable]"),
    ],
    make: { TypeDescription(DeclarationQuery()) })
}
