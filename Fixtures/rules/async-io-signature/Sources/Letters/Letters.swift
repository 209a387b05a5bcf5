final class LettersRepository {
  func fetchLetters() async throws -> [Letter] { [] }
  private func updateCache(_ letters: [Letter]) {}
  func loadedCount() -> Int { 0 }
  func updates() -> AsyncStream<Letter> { stream }
  func upload(_ letter: Letter, progress: @escaping (Double) -> Void) async throws {}
}
/// In memory, in an interface that does not wait, or private.
protocol AnalyticsClient {
  func updateUserProperties(_ properties: [String: String])
}
final class KeychainService {
  func delete(_ item: String) { SecItemDelete([:] as CFDictionary) }
}
final class StampService {
  func updateState() {}
  func updateCache(_ stamps: [Stamp]) {}
  func save(_ stamp: Stamp) {}  // expect: async-io-signature
}
private extension StampService {
  func updateOrder(_ stamp: Stamp) -> Stamp { stamp }
}
final class StampServiceStub {
  func save(_ stamp: Stamp) {}
}
/// An older function beside one that awaits the same.
protocol EnvelopeService {
  func save(_ envelope: Envelope, completion: @escaping (Error?) -> Void)
  func save(_ envelope: Envelope) async throws
  func delete(_ envelope: Envelope, completion: @escaping (Error?) -> Void)  // expect: async-io-signature
}
