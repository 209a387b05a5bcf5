final class PilotsViewModel: ListViewModel {}
