protocol BoatsRepositoryProtocol {}
protocol ClockService {}
final class BoatsStore {
  private let repository: BoatsRepositoryProtocol
  private let clock: any ClockService
  init(repository: BoatsRepositoryProtocol) { self.repository = repository }
}
