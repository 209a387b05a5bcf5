final class WalksRepository {
  func fetch() async throws -> [Walk] {
    let (data, _) = try await URLSession.shared.data(from: url)
    try Task.checkCancellation()
    return try JSONDecoder().decode([Walk].self, from: data)
  }
  func save(_ walk: Walk) async throws { try await file.write(walk) }
  func decode(_ data: Data) throws -> Walk { try JSONDecoder().decode(Walk.self, from: data) }
}
