@Observable
class RootsViewModel {
  private let getRoots = Roots.GetRootsUseCase()  // expect: viewmodel-init-injection
  private let getBark: GetBarkUseCase = .init()  // expect: viewmodel-init-injection
  private let depth = Roots.DepthService.deep
  private let model = Roots.GroundRepository(metres: 1)
  init(getBark: GetBarkUseCase) {}
}
