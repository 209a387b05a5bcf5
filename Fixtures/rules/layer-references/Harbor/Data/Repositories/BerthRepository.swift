final class BerthRepository: BerthRepositoryProtocol {
  func open() { BerthRoute.open() }  // expect: layer-references
}
