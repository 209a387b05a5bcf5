import Matching
import YAML

extension ConfigurationText {
  /// True if a folder of a project may have the file: nothing in it makes the folder a project of its
  /// own.
  package var isOfFolder: Bool {
    guard let node = try? YAMLNode.parse(text) else { return false }
    let keys = (node.mapping ?? []).compactMap { $0.key.scalar?.text }
    return ConfigurationSource.keysOfProject(among: keys).isEmpty
  }

  /// The globs under `exclude`; those that are none are left out.
  package var excluded: GlobSet {
    guard let node = (try? YAMLNode.parse(text))?.member("exclude") else { return GlobSet([]) }
    return GlobSet(
      (node.sequence ?? [node]).compactMap { $0.scalar.flatMap { try? Glob($0.text) } })
  }
}
