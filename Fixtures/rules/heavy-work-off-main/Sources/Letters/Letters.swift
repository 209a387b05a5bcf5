final class LettersRepository {
  func read(_ data: Data) throws -> [Letter] { try JSONDecoder().decode([Letter].self, from: data) }
}
