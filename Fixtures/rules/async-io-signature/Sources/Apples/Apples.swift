protocol ApplesRepositoryProtocol {
  func fetchApples() throws -> [Apple]  // expect: async-io-signature
  func save(_ apple: Apple, completion: @escaping (Error?) -> Void)  // expect: async-io-signature
  func delete(id: UUID) async throws
}
