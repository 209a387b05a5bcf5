@Observable final class ChartsViewModel {}
