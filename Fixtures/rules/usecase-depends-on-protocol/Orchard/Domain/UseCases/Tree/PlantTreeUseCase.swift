final class PlantTreeUseCase {
  private let trees: TreeRepositoryProtocol
  private let leaves: any LeafRepositoryProtocol
  private let roots: RootRepository  // expect: usecase-depends-on-protocol
  let twigs: TwigRepositoryProtocol  // expect: usecase-depends-on-protocol
  private let moss: MossRepository
  let ferns: (any FernRepositoryProtocol)  // expect: usecase-depends-on-protocol
  private let water: WaterTreeUseCaseProtocol
  private let make: () -> RootRepository
  private lazy var fruits = FruitRepository()  // expect: usecase-depends-on-protocol

  init(
    trees: TreeRepositoryProtocol = TreeRepository(),  // expect: usecase-depends-on-protocol
    roots: RootRepository
  ) {
    self.trees = trees
    // TreeRepository()
    print("TreeRepository()", roots)
  }
}

final class FellTreeUseCase<Repository: TreeRepositoryProtocol> {
  private let trees: Repository
}

struct TreePlan { let trees: TreeRepository }
