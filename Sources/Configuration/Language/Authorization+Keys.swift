import LintRules
import Matching

extension Authorization: MappingValue {
  package static let mappingName = "authorization"

  package static let mapping: Mapping<Authorization> = Mapping(
    "A change of protected files that is allowed.",
    keys: [
      Key("paths", { $0.paths = $1 }, .globs, "The files.", example: "[Core/**]", isRequired: true),
      Key(
        "reason", { $0.reason = $1 }, .prose, "The reason.", example: "agreed in review",
        isRequired: true),
      Key(
        "until", { $0.until = $1 }, .day, "The last day on which it holds.", example: "2027-03-31"),
    ],
    make: { Authorization(paths: GlobSet([]), reason: "") },
    check: { authorization, _, _ in !authorization.reason.isEmpty })
}
