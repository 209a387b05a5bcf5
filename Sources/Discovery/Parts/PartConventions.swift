import Matching

/// The files that each folder of a feature has.
struct PartConventions {
  let project: ObservedProject

  private static let fewestFolders = 8

  var all: [Convention] {
    // The files directly in each folder, by the folder around it.
    var features: [String: [String: [String]]] = [:]
    for file in project.files where !file.isTest {
      let parts = file.path.split(separator: "/").map(String.init)
      guard parts.count > 2 else { continue }
      let parent = parts.dropLast(2).joined(separator: "/")
      features[parent, default: [:]][parts[parts.count - 2], default: []].append(file.path)
    }
    return features.sorted { $0.key < $1.key }.flatMap { parent, folders in
      folders.count >= Self.fewestFolders ? conventions(parent, folders) : []
    }
  }

  /// The conventions about the folders in one folder.
  private func conventions(_ parent: String, _ folders: [String: [String]]) -> [Convention] {
    var having: [String: Set<String>] = [:]
    for (folder, paths) in folders {
      for path in paths {
        let name = Populations.stem(of: path)
        guard name.hasPrefix(folder), name != folder else { continue }
        having[String(name.dropFirst(folder.count)), default: []].insert(folder)
      }
    }
    return having.sorted { $0.key < $1.key }.compactMap { suffix, found in
      guard found.count * 4 >= folders.count * 3, NameWords.words(of: suffix).joined() == suffix
      else { return nil }
      let missing = folders.keys.filter { !found.contains($0) }.sorted()
      let places = missing.compactMap { folders[$0]?.min() }
      var convention = Convention(
        id: "folders-in-\(TraitWording.slug(ofPath: parent))-hold-\(NameWords.slug(suffix))",
        kind: .place,
        says: "Each folder in `\(parent)` has a file `{folder}\(suffix).swift`.", unit: .folders,
        total: folders.count, exceptions: places.map { .init(path: $0, line: nil) },
        background: 0.1,
        rule: .mapping([
          .init("not-in", ["tests": true]),
          .init(
            "layout",
            [
              "folders": .text("\(Glob.literal(parent))/*"),
              "hold": .texts(["{folder}\(suffix).swift"]),
            ]),
        ]), subjects: [], claim: "part \(parent) \(suffix)",
        subjectPlaces: folders.values.joined().sorted().map { .init(path: $0, line: nil) })
      convention.remedy = "Add the file, or move the folder."
      return convention
    }
  }
}
