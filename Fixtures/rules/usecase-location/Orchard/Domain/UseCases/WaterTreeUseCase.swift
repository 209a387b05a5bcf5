protocol WaterTreeUseCaseProtocol {}
final class WaterTreeUseCase {}  // expect: usecase-location
