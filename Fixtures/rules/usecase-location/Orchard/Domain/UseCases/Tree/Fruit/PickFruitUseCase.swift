final class PickFruitUseCase {}
