import LintRules
import Matching

extension Authorization: MappingValue {
  package static let mappingName = "authorization"

  package static let mapping: Mapping<Authorization> = Mapping(
    "A change of protected files that is allowed.",
    keys: [
      Key("paths", \.paths, .globs, "The files.", example: "[Core/**]", isRequired: true),
      Key(
        "reason", \.reason, .prose, "The reason.", example: "agreed in review", isRequired: true),
      Key(
        "until", \.until, .day, "The last day on which it holds.", example: "2027-03-31"),
    ],
    make: { Authorization(paths: GlobSet([]), reason: "") },
    check: { authorization, _, _ in !authorization.reason.isEmpty })
}
