actor InMemoryWalksRepository {
  let delay: Duration
  func fetch() async throws -> [Walk] {
    try await Task.sleep(for: delay)
    try await Task.sleep(for: .seconds(0))
    return walks
  }
}
actor RemoteWalksRepository { func wait() async { try? await Task.sleep(for: .seconds(1)) } }
final class PreviewPlayer { func play() async { try? await Task.sleep(for: .seconds(1)) } }
