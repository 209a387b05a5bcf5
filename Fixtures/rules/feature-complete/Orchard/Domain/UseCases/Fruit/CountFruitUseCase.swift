protocol CountFruitUseCaseProtocol {
  func execute() -> Int
}

final class CountFruitUseCase: CountFruitUseCaseProtocol {  // expect: feature-complete
  func execute() -> Int { 3 }
}

final class WeighFruitUseCase {
  private let count: CountFruitUseCaseProtocol
}
