/// Puts together what works with plants.
enum PlantContainer {
  static func makePlantService() -> any PlantServiceProtocol { UnavailablePlantService() }
  static func makeSample() -> any PlantRepositoryProtocol { MockPlantRepository() }  // expect: mock-not-in-release
  #if DEBUG
    static func makeDebug() -> any PlantRepositoryProtocol { MockPlantRepository() }
  #endif
  static func makeBedService() -> BedService { BedService() }  // expect: di-container-factories
}

/// Stands in until the store is open.
struct UnavailablePlantService: PlantServiceProtocol {  // expect: file-placement
  func plants(page: Int) async throws -> [Plant] { [] }
  func rename(_ plant: Plant, to name: String) async throws {}
}
