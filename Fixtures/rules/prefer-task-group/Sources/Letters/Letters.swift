func loadAll() async throws {
  async let letters = fetchLetters()
  async let users = fetchUsers()
  try await withThrowingTaskGroup(of: Letter.self) { group in
    for id in ids { group.addTask { try await load(id) } }
  }
  Task { await load(1) }
}
/// One call that the thread waits for.
func loadOne() -> Letter? {
  var letter: Letter?
  let group = DispatchGroup()
  group.enter()
  load { found in
    letter = found
    group.leave()
  }
  group.wait()
  return letter
}
