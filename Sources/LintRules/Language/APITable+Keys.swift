import Project
import YAML

extension APITable {
  /// Reads a table.
  package init(_ node: YAMLNode, _ decoder: inout Decoder) {
    self.init()
    for item in decoder.items(node) {
      guard let entry = APIEntry.mapping.read(item, &decoder, as: "an API") else { continue }
      if requirements[entry.name] != nil {
        decoder.problem("the API '\(entry.name)' is listed twice", at: item)
      }
      requirements[entry.name] = APIRequirement(entry.versions)
      sources[entry.name] = entry.source
    }
  }
}

/// One entry of the table.
private struct APIEntry: MappingValue {
  var name = ""
  var source = ""
  var versions: [Platform: DottedVersion] = [:]

  static let mappingName = "API"

  static let mapping: Mapping<APIEntry> = Mapping(
    what: "an API", "An API with the first version of each system that has it.",
    keys: [
      Key(
        "name", { $0.name = $1 }, .text, "The API.", example: "Task.sleep(for:)", isRequired: true),
      Key(
        "since", { $0.versions = $1 }, .systems,
        "The first versions that have it; `Linux` is the version of Swift.",
        example: "{iOS: 16, macOS: 13, Linux: 5.7}", isRequired: true),
      Key(
        "source", { $0.source = $1 }, .prose, "The source of these versions.",
        example: "Apple, URL",
        isRequired: true),
    ],
    make: { APIEntry() })
}

extension ValueType<[Platform: DottedVersion]> {
  /// A mapping from platforms to their versions.
  fileprivate static var systems: Self {
    let names = Platform.allCases.map(\.rawValue)
    return Self(.table(keys: .choice(names), values: .version)) { node, what, decoder in
      guard let reader = decoder.mapping(node, what) else { return nil }
      var versions: [Platform: DottedVersion] = [:]
      for entry in reader.entries {
        guard let name = decoder.string(entry.key, "the name of a system") else { continue }
        guard let platform = Platform(rawValue: name) else {
          decoder.problem(
            "there is no system '\(name)'" + NearestName.hint(name, among: names), at: entry.key)
          continue
        }
        versions[platform] = ValueType<DottedVersion>.version.read(
          entry.value, "the version of '\(name)'", &decoder)
      }
      return versions
    }
  }
}

extension ValueType<APIRequirement> {
  /// The name of an API in `Rules/apis/apis.yml`, or the systems that have one.
  package static var api: Self {
    let systems = ValueType<[Platform: DottedVersion]>.systems
    return Self(.either([.api, systems.shape])) { node, what, decoder in
      if node.mapping != nil {
        return systems.read(node, what, &decoder).map { APIRequirement($0) }
      }
      guard let name = decoder.string(node, what) else { return nil }
      if let known = decoder.apis.requirements[name] { return known }
      decoder.problem(
        "\(what) must be an API of Rules/apis/apis.yml, or the systems that have one as in "
          + "{iOS: 16, macOS: 13}, not '\(name)'"
          + NearestName.hint(name, among: Array(decoder.apis.requirements.keys).sorted()),
        at: node)
      return nil
    }
  }
}

extension Key {
  /// The key `api` of a rule or a part of one.
  static func api(_ path: KeyPathTo<Root, APIRequirement?>, default initial: String? = nil) -> Key<
    Root
  > {
    Key(
      "api", path, .api,
      "The API that the code should use instead: its name in `Rules/apis/apis.yml`, or the first "
        + "versions of the systems that have it. Code for older systems is not a finding, and a fix "
        + "is safe only where all deployment targets have the API.",
      example: "{iOS: 16, macOS: 13}", default: initial)
  }
}
