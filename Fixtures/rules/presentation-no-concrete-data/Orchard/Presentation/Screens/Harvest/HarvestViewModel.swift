/// Should know protocols of the domain only.
final class HarvestViewModel {
  private let stored = HarvestRepository()  // expect: presentation-no-concrete-data
  private let source: any HarvestSourceProtocol  // expect: presentation-no-concrete-data
  private let use: any HarvestRepositoryProtocol

  init(source: any HarvestSourceProtocol, use: any HarvestRepositoryProtocol) {
    self.source = source
    self.use = use
  }

  func export() -> [HarvestDTO] {  // expect: presentation-no-concrete-data
    [HarvestDTO]()
  }
}
