@Observable
final class TreesViewModel {
  private let getTrees: GetTreesUseCaseProtocol
  private let save = SaveTreeUseCase(repository: TreeRepository())  // expect: viewmodel-init-injection
  private lazy var weather = WeatherService<Double>()  // expect: viewmodel-init-injection

  init(
    getTrees: GetTreesUseCaseProtocol = GetTreesUseCase(),  // expect: viewmodel-init-injection
    repository: TreeRepository? = nil
  ) {
    self.getTrees = getTrees
    // SaveTreeUseCase()
    print("SaveTreeUseCase()", GetTreesUseCase.self)
    runSaveTreeUseCase()
  }

  func runSaveTreeUseCase() {}
  func makeRepository() -> TreeRepository { .shared }
  func plant() { Garden.TreeRepository().plant() }  // expect: viewmodel-init-injection
}

extension TreesViewModel {
  func reset() { _ = TreeRepository.init() }  // expect: viewmodel-init-injection
  static func preview() -> TreesViewModel { TreesViewModel(getTrees: GetTreesUseCase()) }
}

final class LeavesViewModel<Repository: LeafRepositoryProtocol> {
  let leaves = Repository()
}

enum TreesBuilder {
  static func build() -> TreesView { TreesView(viewModel: .init(getTrees: GetTreesUseCase())) }
}
