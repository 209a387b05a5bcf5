// What is kept in a variable waits for nothing.
final class ApplesRepository {
  private var token = ""

  func updateToken(_ newToken: String) { token = newToken }
}
