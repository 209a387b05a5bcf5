import LintRules
import Matching
import Project
import YAML

/// A layer as a preset or a configuration writes it.
struct DecodedLayer: Sendable {
  var name = ""
  /// The location of the name.
  var mark = YAMLMark(offset: 0, line: 0, column: 0)
  var globs: [Located<Glob>] = []
  var modules: [NameGlob] = []
  var uses: [String]?

  /// The layer without its locations.
  var layer: Layer {
    Layer(name: name, paths: GlobSet(globs.map(\.value)), modules: modules, uses: uses)
  }
}

extension DecodedLayer: MappingValue {
  static let mappingName = "layer"

  static let mapping: Mapping<DecodedLayer> = Mapping(
    "A set of files. It has `paths`, `modules` or both.",
    keys: [
      Key(
        "paths", { $0.globs = $1 }, .list(ValueType<Glob>.glob.located),
        "The files, from the folder of their app or from the root.", example: "[Domain/**]"),
      Key(
        "modules", { $0.modules = $1 }, .list(.nameGlob), "The modules whose files belong to it.",
        example: "[Core]"),
      Key(
        "uses", { $0.uses = $1 }, .layers,
        "The only layers that its files may use; together they are a contract.",
        example: "[Domain]"),
    ],
    advice: familiarKeys, needs: .oneOrMore(of: ["paths", "modules"]), make: { DecodedLayer() },
    check: { _, node, decoder in
      let files = (node.mapping ?? []).filter {
        ["paths", "modules"].contains($0.key.scalar?.text) && !decoder.items($0.value).isEmpty
      }
      let keys = Self.mapping.info.keys.map(\.name)
      let isMisspelt = (node.mapping ?? []).contains { !keys.contains($0.key.scalar?.text ?? "") }
      if files.isEmpty, !isMisspelt {
        decoder.problem("\(decoder.mappingName) needs 'paths' or 'modules'", at: node)
      }
      return true
    })
}

extension DecodedLayer {
  /// Keys that people expect, and their counterparts here.
  private static let familiarKeys = Dictionary(
    uniqueKeysWithValues: [
      ["allow", "allowed", "can-use", "dependencies", "depends-on", "deps", "imports", "may-use"]
        .map { ($0, "'uses' lists the layers that it may use") },
      ["files", "folder", "folders", "globs", "include", "pattern"]
        .map { ($0, "'paths' lists the globs of its files") },
      ["target", "targets"].map { ($0, "'modules' lists its modules") },
    ].joined())
}

extension ValueType<[DecodedLayer]> {
  /// Layers by name.
  static var layerTable: Self {
    ValueType<[TableEntry<String, DecodedLayer>]>.table(
      .text, called: "the name of a layer", of: .mapping, called: { "layer '\($0)'" }
    ).map { entries in
      entries.map { entry in
        var layer = entry.value
        layer.name = entry.name
        layer.mark = entry.mark
        return layer
      }
    }
  }
}
