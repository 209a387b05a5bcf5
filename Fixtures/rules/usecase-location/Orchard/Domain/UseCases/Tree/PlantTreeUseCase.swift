protocol PlantTreeUseCaseProtocol {}
final class PlantTreeUseCase: PlantTreeUseCaseProtocol {}
