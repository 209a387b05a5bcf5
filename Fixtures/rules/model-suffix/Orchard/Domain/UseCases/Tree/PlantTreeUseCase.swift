final class PlantTreeUseCase {}
struct Plan {}
