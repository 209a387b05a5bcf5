import Project
import SwiftSource

/// The versions of Core Data models.
///
/// A folder `Name.xcdatamodeld` keeps a model for each version of an app that has shipped, so that the
/// data of old versions can be migrated. Nobody changes them: only the current one is code to check.
enum DataModelVersions {
  /// Returns the paths without the files of versions that are not current.
  ///
  /// - Parameter files: paths with sizes, sorted by path.
  static func withoutOld(
    _ files: [(path: String, size: Int)], in store: FileStore
  ) -> [(path: String, size: Int)] {
    var versions: [Substring: Set<Substring>] = [:]
    for file in files {
      guard let version = version(of: file.path) else { continue }
      versions[version.parentPath ?? "", default: []].insert(version.lastPathComponent)
    }
    guard versions.contains(where: { $0.value.count > 1 }) else { return files }
    let current = versions.reduce(into: [Substring: Substring]()) { current, entry in
      current[entry.key] = self.current(entry.value, of: entry.key, in: store)
    }
    return files.filter { file in
      guard let version = version(of: file.path) else { return true }
      return current[version.parentPath ?? ""] == version.lastPathComponent
    }
  }

  /// The path of the folder `Name.xcdatamodeld/Version.xcdatamodel` that the file is in.
  private static func version(of path: String) -> Substring? {
    guard let folder = path.parentPath, folder.hasSuffix(".xcdatamodel"),
      folder.parentPath?.hasSuffix(".xcdatamodeld") == true
    else { return nil }
    return folder
  }

  /// The version that `.xccurrentversion` names, else the last one as Xcode numbers them.
  private static func current(
    _ versions: Set<Substring>, of model: Substring, in store: FileStore
  ) -> Substring? {
    var buffer = SourceBuffer()
    try? store.read("\(model)/.xccurrentversion", into: &buffer)
    let text = String(decoding: buffer.padded, as: UTF8.self)
    return versions.sorted().first { text.contains(">\($0)<") }
      ?? versions.max { isEarlier($0, $1) }
  }

  /// Returns true if `first` is before `second` where digits count as numbers: `Tide 2` is before
  /// `Tide 10`.
  private static func isEarlier(_ first: Substring, _ second: Substring) -> Bool {
    let (left, right) = (parts(of: first), parts(of: second))
    for (one, other) in zip(left, right) where one != other {
      if let number = Int(one), let otherNumber = Int(other), number != otherNumber {
        return number < otherNumber
      }
      return one < other
    }
    return left.count < right.count
  }

  /// The runs of digits and of other characters of the name of a version, without its ending.
  private static func parts(of version: Substring) -> [Substring] {
    let name = version.dropLast(".xcdatamodel".count)
    var parts: [Substring] = []
    var start = name.startIndex
    while start < name.endIndex {
      let isNumber = name[start].isNumber
      let end = name[start...].firstIndex { $0.isNumber != isNumber } ?? name.endIndex
      parts.append(name[start..<end])
      start = end
    }
    return parts
  }
}
