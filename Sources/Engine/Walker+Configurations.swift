import Configuration
import Matching
import Project

extension Walker {
  /// Returns true if every project skips a folder with this name: hidden folders, the output of tools
  /// and templates of Xcode, whose placeholders are no Swift.
  package static func isAlwaysSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || passedOver.contains(name) || name.hasSuffix(".xctemplate")
  }

  /// The folders below `root` that have a configuration of their own, outer folders first. Other files
  /// are not even looked at, so that this costs a fraction of a walk.
  package static func configurations(
    below root: String, excluding excluded: GlobSet
  ) -> [String] {
    var walker = Walker(
      root: root, include: GlobSet([]), exclude: excluded, readsFiles: false)
    let fresh = walker
    let rest = walker.walkFirstFolders()
    let parts = Parallel.map(rest.count) { index in
      var walker = fresh
      walker.walk(from: rest[rest.startIndex + index])
      return walker.configurations
    }
    return (walker.configurations + parts.joined()).sorted()
  }
}
