import Dependencies

/// The service for plants.
struct PlantServiceKey: DependencyKey {
  static let liveValue: any PlantServiceProtocol = PlantContainer.makePlantService()
  static let testValue: any PlantServiceProtocol = UnavailablePlantService()
}

extension DependencyValues {
  var plantService: any PlantServiceProtocol {
    get { self[PlantServiceKey.self] }
    set { self[PlantServiceKey.self] = newValue }
  }
}
