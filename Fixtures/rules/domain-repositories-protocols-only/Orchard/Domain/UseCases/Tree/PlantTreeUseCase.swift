final class PlantTreeUseCase {}
protocol Planting {}
