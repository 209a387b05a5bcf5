/// The references between layers one of which is above the other one.
struct LayerUses {
  /// How many lead to a lower layer.
  private(set) var down = 0
  /// Those that lead to a higher one, each as often as it is there.
  private(set) var up: [Convention.FilePair] = []

  /// - Parameters:
  ///   - row: the groups that are layers, the lowest first.
  ///   - below: for each place in the row the places of the layers below it.
  init(_ groups: FolderGroups, _ row: [Int], _ below: [Set<Int>]) {
    var placeOfGroup = [Int](repeating: -1, count: groups.folders.count)
    for (place, group) in row.enumerated() { placeOfGroup[group] = place }
    var places = [Int: Int](minimumCapacity: groups.files.count)
    for (file, group) in zip(groups.files, groups.ofFile) where group >= 0 {
      places[file] = placeOfGroup[group]
    }
    for file in groups.files {
      guard let from = places[file], from >= 0 else { continue }
      for (target, count) in groups.project.references[file] {
        guard let to = places[Int(target)], to >= 0 else { continue }
        if below[from].contains(to) {
          down += Int(count)
        } else if below[to].contains(from) {
          let pair = Convention.FilePair(file: Int32(file), target: target)
          up.append(contentsOf: repeatElement(pair, count: Int(count)))
        }
      }
    }
  }
}
