final class CountTreesUseCase {}
