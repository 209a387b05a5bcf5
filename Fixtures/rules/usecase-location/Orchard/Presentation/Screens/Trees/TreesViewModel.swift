@MainActor
protocol CutTreeUseCaseProtocol {}  // expect: usecase-location
struct CutTreeUseCase: CutTreeUseCaseProtocol {}  // expect: usecase-location
public final class
  GrowTreeUseCase  // expect: usecase-location
{}
extension PlantTreeUseCase { struct NestedUseCase {} }
final class MockPlantTreeUseCase: PlantTreeUseCaseProtocol {}
struct UseCase {}
struct PlantTreeUseCaseInput {}
// final class OldUseCase {}
let code = """
  final class OlderUseCase {}
  """
let plant = PlantTreeUseCase()
