final class LettersRepository {
  func fetchLetters() async throws -> [Letter] { [] }
  private func updateCache(_ letters: [Letter]) {}
  func loadedCount() -> Int { 0 }
  func updates() -> AsyncStream<Letter> { stream }
  func upload(_ letter: Letter, progress: @escaping (Double) -> Void) async throws {}
}
