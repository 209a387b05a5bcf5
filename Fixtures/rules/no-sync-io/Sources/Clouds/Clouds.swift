@MainActor
final class CloudsStore {
  func read() {
    Task.detached { _ = try Data(contentsOf: url) }
    DispatchQueue.global(qos: .utility).async { _ = try? String(contentsOf: url) }
  }
  nonisolated func first() async throws -> Data { try Data(contentsOf: url) }
}
