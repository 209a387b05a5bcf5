@Observable
final class BerthsViewModel {}  // expect: viewmodel-mainactor

@Observable final class CranesViewModel: Identifiable {}  // expect: viewmodel-mainactor

@Observable
@MainActor
final class TidesViewModel {}

@HarborActor final class LogsViewModel {}  // expect: viewmodel-mainactor

final class BuoysViewModel: TidesViewModel {}

struct RowViewModel {}
actor Berths {}
final class Store {}
