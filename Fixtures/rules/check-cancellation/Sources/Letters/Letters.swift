final class LettersStore {
  func load() async { letters = try? JSONDecoder().decode([Letter].self, from: await data()) }
}
