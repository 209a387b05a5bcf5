protocol BoatsRepositoryProtocol {}
protocol ClockService {}
final class BoatsStore {
  private let repository: BoatsRepositoryProtocol
  private let clock: any ClockService
  init(repository: BoatsRepositoryProtocol) { self.repository = repository }
}

final class RowBoatUseCase {}

/// A function makes what it needs once.
final class OarsStore {
  func row() {
    let useCase = RowBoatUseCase()
    start(useCase)
  }
}
