// The methods of a mock may be in a file of their own.
extension MockSyncRepository: SyncRepositoryProtocol {
  func sync() async throws { try syncResult.get() }
}
