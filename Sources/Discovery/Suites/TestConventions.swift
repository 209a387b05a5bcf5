import Matching
import SwiftSource

/// Conventions about the tests that types have, and where they are.
struct TestConventions {
  let project: ObservedProject

  private static let fewestFolders = 8
  private static let endings = ["Tests", "Test", "Spec"]

  var all: [Convention] { tested + mirrors }

  // MARK: - Suites

  /// Types of one sort that have a suite each.
  private var tested: [Convention] {
    var suites: Set<String> = []
    for file in project.files where file.isTest {
      suites.insert(Populations.stem(of: file.path))
      suites.formUnion(file.types.map(\.name))
    }
    guard suites.count >= TraitLearner.fewest else { return [] }
    var subjects: [(name: String, place: Convention.Exception)] = []
    var bySuffix: [String: [Int]] = [:]
    for file in project.files where !file.isTest {
      for type in file.types
      where !type.isNested && type.kind != .protocol
        && type.modifiers.isDisjoint(with: [.private, .fileprivate])
      {
        let words = NameWords.words(of: type.name)
        for suffix in Populations.suffixes(of: words, name: type.name) {
          bySuffix[suffix, default: []].append(subjects.count)
        }
        subjects.append((type.name, .init(path: file.path, line: type.line)))
      }
    }
    func isTested(_ index: Int) -> Bool { suites.contains("\(subjects[index].name)Tests") }
    let share = Double(subjects.indices.count(where: isTested)) / Double(max(1, subjects.count))
    return bySuffix.sorted { $0.key < $1.key }.compactMap { suffix, indices in
      let untested = indices.filter { !isTested($0) }
      guard indices.count >= TraitLearner.fewest, untested.count * 4 <= indices.count else {
        return nil
      }
      var convention = Convention(
        id: "types-named-\(NameWords.slug(suffix))-have-tests", kind: .shape,
        says: "Types named `*\(suffix)` have a suite of tests `*\(suffix)Tests`.", unit: .types,
        total: indices.count, exceptions: untested.map { subjects[$0].place },
        background: max(0.2, share),
        rule: .mapping([
          .init("message", "'{name}' has no suite '{name}Tests'"),
          .init(
            "tested",
            [
              "of": [
                "kind": "type", "name": .text("*\(suffix)"), "nested": false,
                "none": [["access": "private"], ["access": "fileprivate"]],
              ]
            ]),
        ]), subjects: indices.map { Int32($0) }, claim: "tested",
        subjectPlaces: indices.map { subjects[$0].place })
      convention.remedy = "Write tests of it, in a suite with its name and 'Tests'."
      return convention
    }
  }

  // MARK: - Folders

  /// Folders of tests that mirror those of the code that they test.
  private var mirrors: [Convention] {
    var sources: [String: [String]] = [:]
    var tests: [String: [String]] = [:]
    for file in project.files {
      if file.isTest {
        tests[file.module ?? "", default: []].append(file.path)
      } else {
        sources[Populations.stem(of: file.path), default: []].append(file.path)
      }
    }
    return tests.sorted { $0.key < $1.key }.compactMap { _, paths in
      mirror(of: paths, sources)
    }
  }

  private func mirror(of tests: [String], _ sources: [String: [String]]) -> Convention? {
    let pairs = tests.compactMap { path -> (test: String, source: String)? in
      let stem = Populations.stem(of: path)
      guard let ending = Self.endings.first(where: { stem.hasSuffix($0) }),
        let found = sources[String(stem.dropLast(ending.count))], found.count == 1
      else { return nil }
      return (path, found[0])
    }
    guard pairs.count >= 20 else { return nil }
    let same = pairs.count { pair in
      Self.name(ofFolder: pair.test) == Self.name(ofFolder: pair.source)
    }
    let testRoot = Self.common(pairs.map(\.test), share: 1)
    let sourceRoot = Self.common(pairs.map(\.source), share: 0.9)
    guard same * 10 >= pairs.count * 6, !sourceRoot.isEmpty,
      !FolderGroups.lies(testRoot, in: sourceRoot)
    else { return nil }
    var names: Set<Substring> = []
    for path in sources.values.joined() where FolderGroups.lies(path, in: sourceRoot) {
      names.formUnion(path.dropFirst(sourceRoot.count).split(separator: "/").dropLast())
    }
    var folders: [String: String] = [:]
    for path in tests.sorted() {
      var folder = FolderGroups.parent(of: path)
      while folder != testRoot, FolderGroups.lies(folder, in: testRoot) {
        folders[folder] = folders[folder] ?? path
        folder = FolderGroups.parent(of: folder)
      }
    }
    let missing = folders.filter { !names.contains($0.key.split(separator: "/").last ?? "") }
    guard folders.count >= Self.fewestFolders, missing.count * 4 <= folders.count else {
      return nil
    }
    var convention = Convention(
      id: "tests-in-\(TraitWording.slug(ofPath: testRoot))-mirror-sources", kind: .place,
      says: "Folders of tests in `\(testRoot)` have the names of folders in `\(sourceRoot)`.",
      unit: .folders, total: folders.count,
      exceptions: missing.values.map { .init(path: $0, line: nil) }, background: 0.3,
      rule: .mapping([
        .init("message", "there is no folder '{folder}' in the code that is tested"),
        .init(
          "counterparts",
          [
            "folders": .texts(["\(Glob.literal(testRoot))/**"]),
            "files": .texts(["\(Glob.literal(sourceRoot))/**/{folder}/**"]),
          ]),
      ]), subjects: [], claim: "mirror \(testRoot)",
      subjectPlaces: tests.map { .init(path: $0, line: nil) })
    convention.remedy = "Give the folder the name of the one that it tests, or move the tests."
    return convention
  }

  private static func name(ofFolder path: String) -> Substring {
    path.split(separator: "/").dropLast().last ?? ""
  }

  /// The innermost folder with that share of the paths.
  private static func common(_ paths: [String], share: Double) -> String {
    var folder = ""
    while true {
      var counts: [String: Int] = [:]
      for path in paths where folder.isEmpty || FolderGroups.lies(path, in: folder) {
        let rest = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
        let parts = rest.split(separator: "/", maxSplits: 1)
        guard parts.count > 1 else { continue }
        counts[folder.isEmpty ? String(parts[0]) : "\(folder)/\(parts[0])", default: 0] += 1
      }
      guard let next = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        Double(next.value) >= share * Double(paths.count)
      else { return folder }
      folder = next.key
    }
  }
}
