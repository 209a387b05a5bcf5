import Observation

/// Replaces the playlist, which called objectWillChange.send().
@Observable
final class Queue {
  private(set) var songs: [String] = []

  /// Not the same: `objectDidChange`.
  func objectDidChange(willChange: Bool) {
    print("objectWillChange", willChange, #"objectWillChange \(songs)"#)
  }
}
