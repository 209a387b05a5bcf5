@MainActor
final class LettersStore {
  func save(_ data: Data) async throws { try data.write(to: url, options: .atomic) }  // expect: no-sync-io
  func read() { let text = try? String(contentsOf: url, encoding: .utf8) }  // expect: no-sync-io
}
