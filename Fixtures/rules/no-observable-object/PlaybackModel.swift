import Combine
import SwiftUI

/// What plays at the moment. An ObservableObject until the player is rewritten.
final class PlaybackModel: ObservableObject {  // expect: no-observable-object
  @Published var position: TimeInterval = 0
}

final class QueueModel<Track: Hashable>:
  NSObject,
  ObservableObject  // expect: no-observable-object
{
  private(set) var tracks: [Track] = []
}

@MainActor
protocol Playing: AnyObject, ObservableObject {  // expect: no-observable-object
  var isPlaying: Bool { get }
}

final class Mixer {
  var gain = 1.0
}

extension Mixer: @preconcurrency Combine.ObservableObject {}  // expect: no-observable-object

extension Mixer {
  final class Channel: `ObservableObject` {}  // expect: no-observable-object
}

@ObservableObject  // expect: no-observable-object
final class LyricsModel {}

#if os(tvOS)
  final class RemoteModel: ObservableObject {}  // expect: no-observable-object
#elseif os(watchOS)
  final class CrownModel {}
#else
  final class KeyboardModel : ObservableObject{}  // expect: no-observable-object
#endif
