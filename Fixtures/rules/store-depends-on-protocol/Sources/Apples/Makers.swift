protocol PearsRepositoryProtocol {}
struct LivePearsRepository: PearsRepositoryProtocol {}
final class PearsStore {
  private let repository: any PearsRepositoryProtocol
  private let other = LivePearsRepository()  // expect: store-depends-on-protocol
  init(repository: any PearsRepositoryProtocol = LivePearsRepository()) {  // expect: store-depends-on-protocol
    self.repository = repository
  }
}
final class PearsPicker { private let repository = LivePearsRepository() }
