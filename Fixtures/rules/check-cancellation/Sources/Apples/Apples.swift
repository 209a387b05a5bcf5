final class ApplesRepository {
  func fetch() async throws -> [Apple] {  // expect: check-cancellation
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Apple].self, from: data)
  }
}
