import Foundation

protocol PlantTreeUseCaseProtocol {
  func execute(at row: Int) async throws
}

/// Plants a tree. A class PlantTree {} would be found.
final class PlantTreeUseCase: PlantTreeUseCaseProtocol {
  struct Input { let row: Int }

  func execute(at row: Int) async throws {
    struct Plan { let row: Int }
    print(Plan(row: row))
  }
}

class PlantTree: PlantTreeUseCaseProtocol {  // expect: usecase-suffix
  func execute(at row: Int) async throws {}
}

@MainActor
public
  final class WaterTree<Water>  // expect: usecase-suffix
where Water: Sendable {}

private struct TreeUsecase {}  // expect: usecase-suffix
struct UseCaseOfTrees {}  // expect: usecase-suffix
struct TreeUseCases {}  // expect: usecase-suffix
class `Default` {}  // expect: usecase-suffix

#if DEBUG
  struct Sample {}  // expect: usecase-suffix
#else
  struct SampleUseCase {}
#endif

enum Season { case spring }
typealias Planting = PlantTreeUseCase

extension PlantTreeUseCase {
  final class Shovel {}
}

/* class Old {} */
let code = """
  class Old {}
  """
let line = #"struct Old {}"#
let kinds = [\PlantTreeUseCase.Input.row]
