import Project
import SwiftSource

/// The files with tests of a run, by the folders that they may be about.
///
/// Tests are of a folder if they are in it, in a folder of its name, with or without `Tests`, or in a file whose
/// name begins with its name. The name of a folder may be the plural of theirs: `Zaps` and `ZapTests`.
struct TestFiles {
  /// The numbers of tests in the files.
  private let counts: [Int]
  /// The files in each folder, directly or not, by its path and by its name alone.
  private var byPath: [Substring: [Int]] = [:]
  private var byName: [Substring: [Int]] = [:]
  /// The names of the files without their extensions, sorted by their bytes.
  private let stems: [(name: Substring, file: Int)]

  init(_ files: [(place: Place, count: Int)]) {
    counts = files.map(\.count)
    stems = files.indices.map { (files[$0].place.stem, $0) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (file, entry) in files.enumerated() {
      var rest = entry.place.path[...]
      while let folder = rest.parentPath {
        byPath[folder, default: []].append(file)
        byName[folder.lastPathComponent, default: []].append(file)
        rest = folder
      }
    }
  }

  /// The number of tests of the folder at a path.
  func count(ofFolder folder: String) -> Int {
    guard !folder.isEmpty else { return counts.reduce(0, +) }
    let name = folder.lastPathComponent
    var files = Set(byPath[folder[...]] ?? [])
    for name in [name, name.singular] {
      files.formUnion(byName[name] ?? [])
      files.formUnion(byName[name + "Tests"] ?? [])
    }
    files.formUnion(self.files(beginningWith: name))
    if name.singular != name {
      files.formUnion(self.files(beginningWith: name.singular, isWord: true))
    }
    return files.reduce(0) { $0 + counts[$1] }
  }

  /// The files whose names begin with a name, and with `isWord` only those in which it is a whole word.
  private func files(beginningWith name: Substring, isWord: Bool = false) -> [Int] {
    let first = stems.partitioningIndex { !$0.name.utf8.lexicographicallyPrecedes(name.utf8) }
    return stems[first...].prefix { $0.name.utf8.starts(with: name.utf8) }
      .filter { !isWord || $0.name.dropFirst(name.count).first?.isLowercase != true }.map(\.file)
  }
}
