/// Where beds are kept.
protocol BedRepositoryProtocol {  // expect: service-protocol-sendable
  func beds() async throws -> [Bed]
  func bed(_ bed: BedDTO) async throws  // expect: repository-returns-domain
}

/// Keeps beds in memory.
final class MemoryBeds {}  // expect: domain-repositories-protocols-only
