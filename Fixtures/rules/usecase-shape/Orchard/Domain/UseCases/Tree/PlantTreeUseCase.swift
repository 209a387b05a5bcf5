protocol PlantTreeUseCaseProtocol { func execute() async throws }

final class PlantTreeUseCase: PlantTreeUseCaseProtocol {
  func execute() async throws { dig() }
  func execute(_ tree: TreeModel) async throws {}
  private func dig() {}
  fileprivate static func rest() {}

  func water() {}  // expect: usecase-shape
}

extension PlantTreeUseCase {
  func
    prune() {}  // expect: usecase-shape
}

private extension PlantTreeUseCase {
  func rake() {}
}

final class FellTreeUseCase {  // expect: usecase-shape
  func execute() {}
}

final class ClimbTreeUseCase: ClimbTreeUseCaseProtocol {  // expect: usecase-shape
  // func execute() {}
  let text = "func execute() {}"
}

final class NameTreeUseCase {}

struct CountLeavesUseCase {}
actor SortLeavesUseCase {}
class RoseUseCase: PlantTreeUseCase {}
