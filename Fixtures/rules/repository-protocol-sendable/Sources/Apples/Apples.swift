protocol ApplesRepositoryProtocol {  // expect: repository-protocol-sendable
  func fetchApples() async throws -> [Apple]
}
