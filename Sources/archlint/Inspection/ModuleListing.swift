import LintRules
import Project
import Reporting

/// The modules of a project, and what is known of single files, as text.
struct ModuleListing {
  let places: [Place]
  let layers: LayerSet
  /// The files and folders that are listed, from the root on; all when empty.
  let paths: [String]

  private var listed: [Place] {
    places.filter { place in
      place.path.hasSuffix(".swift")
        && (paths.isEmpty || paths.contains { place.path.lies(in: $0) })
    }
  }

  /// One block for each module.
  var modules: String {
    let groups = Dictionary(grouping: listed) { $0.module ?? "" }
    guard !groups.isEmpty else { return "there is no Swift here\n" }
    return groups.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }
      .map { name, places in
        let title = name.isEmpty ? "in no module" : name.visible
        return "\(title): \(counted(places.count, "file"))\n" + block(places)
      }.joined(separator: "\n")
  }

  /// One block for each file.
  var settings: String {
    guard !listed.isEmpty else { return "no file of the project is there\n" }
    return listed.map { "\($0.path.visible)\n" + facts(of: $0) + settings(of: [$0]) }
      .joined(separator: "\n")
  }

  private func block(_ places: [Place]) -> String {
    var lines: [String] = []
    let targets = Set(places.flatMap(\.targets)).sorted()
    if !targets.isEmpty { lines.append("targets: \(targets.joined(separator: ", "))") }
    let tests = places.count(where: \.isTest)
    if tests > 0 {
      lines.append(tests == places.count ? "tests" : "tests: \(counted(tests, "file"))")
    }
    return lines.map { "  \($0.visible)\n" }.joined() + settings(of: places)
  }

  private func facts(of place: Place) -> String {
    let layer = place.layer.map { layers.layers[$0].name }
    let facts = [
      ("module", place.module), ("layer", layer), ("app", place.app),
      ("targets", place.targets.isEmpty ? nil : place.targets.joined(separator: ", ")),
      ("tests", place.isTest ? "yes" : nil),
    ]
    return facts.map { "  \($0.0): \(($0.1 ?? "none").visible)\n" }.joined()
  }

  /// The settings of files, each once, with its values.
  private func settings(of places: [Place]) -> String {
    var values: [String: [String]] = [:]
    for setting in places.flatMap(\.settings)
    where values[setting.name]?.contains(setting.value) != true {
      values[setting.name, default: []].append(setting.value)
    }
    return values.sorted { $0.key < $1.key }
      .map { "  \($0.key) = \($0.value.joined(separator: ", "))".visible + "\n" }.joined()
  }
}
