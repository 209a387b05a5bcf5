import Matching
import Project
import YAML

extension ReferenceFilter {
  /// The keys of a check of references that say which types it is about.
  static func keys<Root>(
    _ path: KeyPathTo<Root, ReferenceFilter>
  ) -> [Key<Root>] {
    let keys: [Key<ReferenceFilter>] = [
      Key(
        "concrete", { $0.isConcrete = $1 }, .bool, "Ignores protocols.", example: "true",
        default: "false"),
      Key(
        "protocols", { $0.isAboutProtocols = $1 }, .bool, "True if only protocols count.",
        example: "true",
        default: "false"),
      Key(
        "types", { $0.names = $1 }, .names, "The types that count, by their names.",
        example: "['*Impl']",
        default: "all types"),
      Key(
        "except", { $0.exceptions = $1 }, .names, "Types that do not count.", example: "[AppError]"),
    ]
    return keys.map { $0.inside(path) }
  }
}

extension Grouping {
  /// The keys of a check of references that say what makes a group of files.
  static func keys<Root>(_ path: KeyPathTo<Root, Grouping?>) -> [Key<Root>] {
    let layers = ValueType<[String]>.layers.map { Grouping.layers($0.filter { $0 != "*" }) }
    let modules = ValueType<[NameGlob]>.list(.nameGlob).map { Grouping.modules($0) }
    let folders = ValueType<Glob>(.glob) { $2.matchingFolders($0, $1) }
      .map { Grouping.folders($0) }
    return [
      Key(
        "layers", path, layers, "Each of these layers is a group; `*` means all layers.",
        example: "'*'"),
      Key("modules", path, modules, "Each of these modules is a group.", example: "['Feature*']"),
      Key(
        "folders", path, folders, "Each folder that the glob matches is a group.",
        example: "Features/*"),
    ]
  }

  /// Exactly one of those keys.
  static let demand = KeyDemand.exactlyOne(of: ["layers", "modules", "folders"])

  /// Returns true if the mapping at `node` has exactly one of the keys that make a group.
  static func isOnly(in node: YAMLNode, of what: String, _ decoder: inout Decoder) -> Bool {
    let keys = ["layers", "modules", "folders"]
    let given = node.mapping?.count { keys.contains($0.key.scalar?.text ?? "") } ?? 0
    if given == 1 { return true }
    decoder.problem(
      "\(what) needs exactly one of 'layers', 'modules' and 'folders'", at: node)
    return false
  }
}

extension ValueType<NameGlob> {
  package static var nameGlob: Self { Self(.name) { $2.nameGlob($0, $1) } }
}
