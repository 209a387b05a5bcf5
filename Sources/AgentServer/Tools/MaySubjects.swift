import Configuration
import Engine
import LintRules
import Project
import Results
import Serving

/// Where something would be used.
struct MaySite: Sendable {
  /// The file in which it would be written.
  let path: String
  let probe: Probe
  let place: Place
  /// The words for it in an answer.
  let label: String
  let layer: String?

  init(_ text: String, _ search: UseSearch, _ project: OpenProject) throws {
    let places = search.survey.places
    let layers = try project.configuration.layers
    var type: String?
    let found: Place?
    if text.contains("/") || text.hasSuffix(".swift") {
      let path = try project.relative(text)
      found =
        places.first { $0.path == path && path.hasSuffix(".swift") }
        ?? Self.representative(of: places.filter { path.isEmpty || $0.path.lies(in: path) })
        ?? search.survey.place(of: path.hasSuffix(".swift") ? path : "\(path)/ArchlintProbe.swift")
    } else if let index = layers.index(named: text) {
      found = Self.representative(of: places.filter { $0.layer == index })
    } else if let target = search.targets(named: text).first {
      type = target.name.split(separator: ".").first.map(String.init)
      found = places.first { $0.path == target.path }
    } else {
      found = Self.representative(of: places.filter { $0.isInModule { $0 == text } })
    }
    guard let found else {
      throw CallFailure(
        "'\(text.quotable)' is no file, folder, layer, module or type with code in the project"
          + NearestName.hint(text, among: layers.layers.map(\.name)))
    }
    place = found
    path = found.path
    label = text.quotable
    layer = project.layer(of: found)
    probe = Probe(path: found.path, bytes: project.bytes(of: found.path), type: type)
  }

  /// A file that stands for others: of the code that is no test, the one in the outermost folder.
  static func representative(of places: [Place]) -> Place? {
    let swift = places.filter {
      $0.path.hasSuffix(".swift") && $0.fileName != "Package.swift"
    }
    let code = swift.filter { !$0.isTest && !$0.isTestSupport }
    return (code.isEmpty ? swift : code).min {
      ($0.path.pathComponents.count, $0.path) < ($1.path.pathComponents.count, $1.path)
    }
  }
}

/// The subject of the use.
struct MayTarget: Sendable {
  /// The types to try: one, or examples of a layer.
  let types: [UseSearch.Target]
  /// A module that is imported, nil for a type of the same module.
  let module: String?
  let label: String
  let layer: String?
  /// True if it is a layer as a whole.
  let isLayer: Bool

  init(
    _ text: String, _ site: MaySite, _ search: UseSearch, _ project: OpenProject
  ) throws {
    let layers = try project.configuration.layers
    let places = search.survey.places
    label = text.quotable
    if let index = layers.index(named: text) {
      let all = search.targets(in: "").filter {
        places[search.table.file(of: $0.symbol)].layer == index && !$0.name.contains(".")
          && search.table.symbol($0.symbol).access != .file
      }
      let examples = [
        all.first { !$0.isProtocol }, all.first { $0.isProtocol },
      ].compactMap(\.self)
      guard !examples.isEmpty else {
        throw CallFailure("the layer '\(text.quotable)' declares no type that others can use")
      }
      types = examples
      layer = text.quotable
      isLayer = true
      module = nil
      return
    }
    isLayer = false
    // Of several types with one name, the one that the site sees.
    let named = search.targets(named: text)
    let ofModule = named.first {
      places[search.table.file(of: $0.symbol)].module == site.place.module
    }
    if let type = ofModule ?? named.first {
      types = [type]
      let home = places[search.table.file(of: type.symbol)]
      module = home.module != site.place.module ? home.module : nil
      layer = project.layer(of: home)
      return
    }
    guard Self.isModule(text) else {
      throw CallFailure("'\(text.quotable)' is no type, module or layer")
    }
    // A slip would be taken for a module from outside, which anything may use.
    let isKnown =
      SystemModule.named(text) != nil || places.contains { $0.isInModule { $0 == text } }
    let names = isKnown ? [] : search.targets(in: "").map(\.name)
    if let near = NearestName.of(text, among: names) {
      throw CallFailure(
        "'\(text.quotable)' is no type, module or layer of the project; did you mean '\(near)'?")
    }
    types = []
    module = text
    let home = MaySite.representative(of: places.filter { $0.isInModule { $0 == text } })
    layer = home.flatMap { project.layer(of: $0) }
  }

  private static func isModule(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 100
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
      } && !(text.first?.isNumber ?? true)
  }
}

extension MayTarget {
  init(_ type: UseSearch.Target, module: String?, layer: String?) {
    types = [type]
    self.module = module
    label = type.name
    self.layer = layer
    isLayer = false
  }
}
