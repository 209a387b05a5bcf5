import Project
import SwiftSource

/// The files with tests of a run, by the folders that they may be about.
///
/// Tests are of a folder if they are in it, in a folder of its name, with or without `Tests`, or in a file whose
/// name begins with its name, or has it among its words: `FetchZapsUseCaseTests`. The name of a folder may be the
/// plural of theirs: `Zaps` and `ZapTests`.
struct TestFiles {
  /// The numbers of tests in the files.
  private let counts: [Int]
  /// The files in each folder, directly or not, by its path and by its name alone.
  private var byPath: [Substring: [Int]] = [:]
  private var byName: [Substring: [Int]] = [:]
  /// The names of the files without their extensions, from each of their words on, sorted by their bytes.
  private let stems: [(name: Substring, isWhole: Bool, file: Int)]

  init(_ files: [(place: Place, count: Int)]) {
    counts = files.map(\.count)
    stems = files.indices.flatMap { file in
      let stem = files[file].place.stem
      return Self.words(of: stem).map { word in
        (name: word, isWhole: word.startIndex == stem.startIndex, file: file)
      }
    }
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
    files.formUnion(self.files(withWord: name))
    if name.singular != name { files.formUnion(self.files(withWord: name.singular, isWhole: true)) }
    return files.reduce(0) { $0 + counts[$1] }
  }

  /// The files whose names begin with a name or have it as whole words further on; with `isWhole` a beginning is a
  /// whole word, too.
  private func files(withWord name: Substring, isWhole: Bool = false) -> [Int] {
    let first = stems.partitioningIndex { !$0.name.utf8.lexicographicallyPrecedes(name.utf8) }
    return stems[first...].prefix { $0.name.utf8.starts(with: name.utf8) }
      .filter { stem in
        stem.isWhole && !isWhole || stem.name.dropFirst(name.count).first?.isLowercase != true
      }.map(\.file)
  }

  /// A name, and what is left of it from each capital behind a small letter or a digit on.
  private static func words(of stem: Substring) -> [Substring] {
    var starts = [stem.startIndex]
    for (position, next) in zip(stem.indices, stem.indices.dropFirst())
    where stem[next].isUppercase && !stem[position].isUppercase {
      starts.append(next)
    }
    return starts.map { stem[$0...] }
  }
}
