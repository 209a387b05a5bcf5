protocol ClimbTreeUseCase { func execute() }
final class PlantTreeUseCase {}
