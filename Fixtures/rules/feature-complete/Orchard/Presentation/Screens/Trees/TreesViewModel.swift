import SwiftUI

@Observable
final class TreesViewModel {
  private let getTrees: GetTreesUseCaseProtocol
  private let plantTree: (any PlantTreeUseCaseProtocol)?
  // private let old: OldUseCaseProtocol
  let code = "let older: OlderUseCaseProtocol"

  init(getTrees: GetTreesUseCaseProtocol, plantTree: any PlantTreeUseCaseProtocol) {
    self.getTrees = getTrees
    self.plantTree = plantTree
  }
}
