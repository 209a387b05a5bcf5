@Observable
final class TreesViewModel {
  private let trees: TreeRepositoryProtocol  // expect: viewmodel-no-repository
  private let leaves: any LeafRepositoryProtocol  // expect: viewmodel-no-repository
  private var roots: RootRepository?  // expect: viewmodel-no-repository
  private var moss: (any MossRepositoryProtocol)?  // expect: viewmodel-no-repository
  private let make: () -> RootRepository
  private let getTrees: GetTreesUseCaseProtocol
  let repositoryName: String
  // let twigs: TwigRepository
}

final class FruitsViewModel<Repository: TreeRepositoryProtocol> {
  let repository: Repository
}

enum TreesBuilder { static let trees: TreeRepository? = nil }
