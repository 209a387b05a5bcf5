protocol WaterTreeUseCaseProtocol {}  // expect: usecase-location
final class WaterTreeUseCase {}  // expect: usecase-location
