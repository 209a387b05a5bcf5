/// Where beds are kept.
protocol BedRepositoryProtocol: Sendable {  // expect: service-protocol-sendable
  func beds() async throws -> [Bed]
  func bed(_ bed: BedDTO) async throws  // expect: repository-returns-domain
}

/// Keeps beds in memory.
final class MemoryBeds {}  // expect: domain-repositories-protocols-only
