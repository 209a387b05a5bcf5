/// Which way of a choice new code takes, as far as the history of a project tells.
struct ChoiceDirection {
  /// How many places new files need to tell something.
  private static let fewest = 12

  /// How many places in files of the last year take the way, and how many there are.
  let recent: (support: Int, total: Int)
  /// The same of older files.
  let earlier: (support: Int, total: Int)

  /// - Parameters:
  ///   - winner: where the way is taken.
  ///   - others: where another one is.
  init?(winner: [Sighting], others: [Sighting], in project: ObservedProject) {
    guard let paths = project.recent else { return nil }
    func count(_ sightings: [Sighting]) -> (recent: Int, all: Int) {
      let new = sightings.count { paths.contains(project.files[Int($0.file)].path) }
      return (new, sightings.count)
    }
    let (following, departing) = (count(winner), count(others))
    recent = (following.recent, following.recent + departing.recent)
    earlier = (
      following.all - following.recent, following.all + departing.all - recent.total
    )
    guard recent.total >= Self.fewest, earlier.total >= Self.fewest else { return nil }
  }

  private static func percent(_ share: (support: Int, total: Int)) -> Int {
    Int((Double(share.support) / Double(share.total) * 100).rounded())
  }

  /// Returns true if most new code takes another way, so that the custom is one of the past.
  var isPassing: Bool { recent.support * 2 < recent.total }

  /// `growing: 91 % in files of the last year, 50 % before`, nil where nothing changes.
  var sentence: String? {
    let (new, old) = (Self.percent(recent), Self.percent(earlier))
    guard abs(new - old) >= 5 else { return nil }
    return
      "\(new > old ? "growing" : "falling"): \(new) % in files of the last year, \(old) % before"
  }
}
