func loadAll() async throws {
  async let letters = fetchLetters()
  async let users = fetchUsers()
  try await withThrowingTaskGroup(of: Letter.self) { group in
    for id in ids { group.addTask { try await load(id) } }
  }
  Task { await load(1) }
}
