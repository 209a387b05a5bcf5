import Matching

/// The files that each folder of a feature has.
struct PartConventions {
  let project: ObservedProject

  private static let fewestFolders = 8

  var all: [Convention] {
    // Folders by the folder around them, with the names of the files below each.
    var features: [String: [String: Set<String>]] = [:]
    for file in project.files where !file.isTest {
      let parts = file.path.split(separator: "/").map(String.init)
      guard parts.count > 2 else { continue }
      for depth in 1..<(parts.count - 1) {
        let parent = parts[..<depth].joined(separator: "/")
        features[parent, default: [:]][parts[depth], default: []].insert(
          String(parts[parts.count - 1].dropLast(6)))
      }
    }
    return features.sorted { $0.key < $1.key }.flatMap { parent, folders in
      folders.count >= Self.fewestFolders ? conventions(parent, folders) : []
    }
  }

  /// The conventions about the folders in one folder.
  private func conventions(_ parent: String, _ folders: [String: Set<String>]) -> [Convention] {
    var having: [String: Set<String>] = [:]
    for (folder, names) in folders {
      for name in names where name.hasPrefix(folder) && name != folder {
        having[String(name.dropFirst(folder.count)), default: []].insert(folder)
      }
    }
    return having.sorted { $0.key < $1.key }.compactMap { suffix, found in
      guard found.count * 4 >= folders.count * 3, NameWords.words(of: suffix).joined() == suffix
      else { return nil }
      let missing = folders.keys.filter { !found.contains($0) }.sorted()
      let places = missing.map { Convention.Exception(path: "\(parent)/\($0)", line: nil) }
      var convention = Convention(
        id:
          "folders-in-\(parent.split(separator: "/").suffix(3).map { NameWords.slug($0) }.joined(separator: "-"))-hold-\(NameWords.slug(suffix))",
        kind: .place,
        says: "Each folder in `\(parent)` has a file `{folder}\(suffix).swift`.", unit: .folders,
        total: folders.count, exceptions: places, background: 0.1,
        rule: .mapping([
          .init("not-in", ["tests": true]),
          .init(
            "layout",
            [
              "folders": .text("\(Glob.literal(parent))/*"),
              "hold": .texts(["**/{folder}\(Glob.literal(suffix)).swift"]),
            ]),
        ]), subjects: [], claim: "part \(parent) \(suffix)",
        subjectPlaces: folders.keys.sorted().map { .init(path: "\(parent)/\($0)", line: nil) })
      convention.remedy = "Add the file, or move the folder."
      return convention
    }
  }
}
