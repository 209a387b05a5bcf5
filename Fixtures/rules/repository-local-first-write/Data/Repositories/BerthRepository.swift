final class BerthRepository: BerthRepositoryProtocol {
  func updateBerth(_ berth: Berth) async throws {  // expect: repository-local-first-write
    try await apiClient.update(berth.toDTO())
  }

  func addBerth(_ berth: Berth) throws {  // expect: repository-local-first-write
    modelContext.insert(berth.toEntity())
    try modelContext.save()
  }

  func deleteBerth(_ berth: Berth) throws {  // expect: repository-local-first-write
    let entity = berth.toEntity()
    entity.syncStatus = .pending
    try modelContext.save()
  }

  func saveBerth(_ berth: Berth) async throws {
    let entity = berth.toEntity()
    entity.syncStatus = .pending
    modelContext.insert(entity)
    try modelContext.save()
    await syncManager.scheduleSyncWork()
  }

  func createBerth(_ berth: Berth) async throws {
    try await apiClient.create(berth.toDTO())  // expect: repository-local-first-write
    let entity = berth.toEntity()
    entity.syncStatus = .pending
    modelContext.insert(entity)
    try modelContext.save()
    await syncManager.scheduleSyncWork()
  }

  func syncPendingChanges() async throws {
    try await apiClient.update([])
    try modelContext.save()
  }

  func getBerths() -> [Berth] { [] }
}

final class AuthRepository: AuthRepositoryProtocol {
  func updatePassword(_ text: String) async throws { try await apiClient.update(text) }
}
