final class ApplesRepository {}
final class ApplesStore {
  private let repository: ApplesRepository  // expect: store-depends-on-protocol
  init(repository: ApplesRepository) { self.repository = repository }  // expect: store-depends-on-protocol
}
