import ActivityKit

/// What the Live Activity of a walk shows.
struct WalkAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    let meters: Double
  }

  let tour: String
}

/// Starts and ends the Live Activity.
final class WalkActivity {
  private var current: Activity<WalkAttributes>?

  func start(_ tour: String) throws {
    let state = WalkAttributes.ContentState(meters: 0)
    current = try Activity.request(
      attributes: WalkAttributes(tour: tour), content: .init(state: state, staleDate: nil))
  }
}
