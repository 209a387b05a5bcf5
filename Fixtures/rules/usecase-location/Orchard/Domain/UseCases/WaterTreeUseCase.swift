// expect-file: usecase-location
final class WaterTreeUseCase {}
