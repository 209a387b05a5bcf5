/// Folders in a row, each before those that use it, with what goes against the row.
struct FolderOrder {
  /// The groups, lowest first, as indices into the folders.
  let row: [Int]
  /// References from one group to another, by the first and then the second.
  let weights: [[Int]]

  /// - Parameter groups: the folders.
  init(_ groups: FolderGroups) {
    let ofFile = groups.ofFile
    var group = [Int: Int](minimumCapacity: groups.files.count)
    for (position, file) in groups.files.enumerated() { group[file] = ofFile[position] }
    let count = groups.folders.count
    var weights = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for file in groups.files {
      guard let from = group[file], from >= 0 else { continue }
      for (target, times) in groups.project.references[file] {
        guard let to = group[Int(target)], to >= 0, to != from else { continue }
        weights[from][to] += Int(times)
      }
    }
    self.weights = weights
    row = LinearOrder.row(weights)
  }

  /// All references between groups.
  var total: Int { weights.reduce(0) { $0 + $1.reduce(0, +) } }

  /// Those from a lower group to a higher one.
  var backward: Int {
    var sum = 0
    for (place, low) in row.enumerated() {
      for high in row[(place + 1)...] { sum += weights[low][high] }
    }
    return sum
  }

  /// The share of references that go down.
  var share: Double { total == 0 ? 0 : 1 - Double(backward) / Double(total) }

  /// For each position in a part of the row, the positions before it that it uses, itself or through
  /// others.
  func below(_ part: [Int]) -> [Set<Int>] {
    // A few references tie folders, but do not say which is above the other one.
    let least = max(2, total / 200)
    var below: [Set<Int>] = []
    for (place, group) in part.enumerated() {
      var all: Set<Int> = []
      for lower in 0..<place
      where max(weights[group][part[lower]], weights[part[lower]][group]) >= least {
        all.insert(lower)
        all.formUnion(below[lower])
      }
      below.append(all)
    }
    return below
  }

  /// How much goes against the row at each group.
  func backward(at group: Int) -> Int {
    guard let place = row.firstIndex(of: group) else { return 0 }
    return row[..<place].reduce(0) { $0 + weights[$1][group] }
      + row[(place + 1)...].reduce(0) { $0 + weights[group][$1] }
  }
}
