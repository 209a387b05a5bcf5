#if DEBUG
  /// Plants for previews and tests.
  @MainActor
  final class MockPlantRepository: PlantRepositoryProtocol {
    var loadResult: Result<[Plant], Error> = .success([])
    var saveError: Error?  // expect: mock-injectable-result

    func getPlants() -> [Plant] { (try? loadResult.get()) ?? [] }
    func updatePlant(_ plant: Plant) async throws {}
  }
#endif
