actor BoatsRepository { private var boats: [Boat] = [] }
final class ClockService {}
@MainActor final class BoatsStore { func load() async { await MainActor.run { } } }
actor UploadService { func send(_ progress: @MainActor (Double) -> Void, done: @MainActor @escaping () -> Void) {} }
extension HapticsClient {
  static let live = Self(
    play: { @MainActor in await Haptics.shared.play($0) },
    stop: { @MainActor [weak player] in player?.stop() })
}
