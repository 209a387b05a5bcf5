import SwiftData

/// Beds, straight from the server.
final class BedRepository {  // expect: data-implements-domain-protocol, modelcontext-isolated, test-file-per-type
  private let context: ModelContext?
  private let apiClient = APIClient()

  init(context: ModelContext?) { self.context = context }

  func getBeds() async throws -> [Bed] {  // expect: repository-local-first-read
    try await apiClient.plants().map { Bed(id: $0.id, plants: []) }
  }

  func updateBed(_ bed: Bed) async throws {  // expect: repository-local-first-write
    try await apiClient.update(PlantDTO(id: bed.id, name: ""))
  }

  func open() { BedRoutes.open() }  // expect: layer-references
}
