@Observable
final class TreesViewModel {
  let router: TreesRouter
  private let getTrees: GetTreesUseCaseProtocol
  private let saveTree: any SaveTreeUseCaseProtocol
  private let plantTree: PlantTreeUseCase  // expect: viewmodel-depends-on-usecase-protocol
  private var fellTree: FellTreeUseCase?  // expect: viewmodel-depends-on-usecase-protocol
  let countTrees: CountTreesUseCaseProtocol  // expect: viewmodel-depends-on-usecase-protocol
  private var
    nameTree: (any NameTreeUseCaseProtocol)?  // expect: viewmodel-depends-on-usecase-protocol
  @ObservationIgnored private let pruneTree: PruneTreeUseCaseProtocol
  private let climbTree: ClimbTreeUseCase
  private let sortTrees: SortUseCase<TreeModel>  // expect: viewmodel-depends-on-usecase-protocol
  let dryTree: (any DryTreeUseCaseProtocol)  // expect: viewmodel-depends-on-usecase-protocol
  private let pickers: [SortUseCase<TreeModel>]  // expect: viewmodel-depends-on-usecase-protocol
  private let make: () -> PlantTreeUseCase
  private let all: [PlantTreeUseCase]  // expect: viewmodel-depends-on-usecase-protocol
  // private let old: OldUseCase
  let text = "let old: OldUseCase"

  init(plantTree: PlantTreeUseCase) {
    let local: PlantTreeUseCase = plantTree
    self.plantTree = local
  }
}

final class LeavesViewModel<UseCase: GetTreesUseCaseProtocol> {
  private let useCase: UseCase
}

struct TreesState { let plantTree: PlantTreeUseCase }
