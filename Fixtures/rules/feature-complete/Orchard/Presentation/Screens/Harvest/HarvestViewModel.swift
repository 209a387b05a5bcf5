import SwiftUI

@MainActor
@Observable
final class HarvestViewModel {  // expect: feature-complete
  private let pick: any PickFruitUseCaseProtocol
}

final class SortViewModel {  // expect: feature-complete
  private let sort: SortFruitUseCaseProtocol?
}

final class SortState { let sort: ShakeUseCaseProtocol? }
