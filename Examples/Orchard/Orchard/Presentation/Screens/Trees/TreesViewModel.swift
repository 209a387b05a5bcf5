import SwiftUI
import Foundation

/// The state of the screen of trees.
@MainActor
@Observable
final class TreesViewModel {
  // MARK: - Properties

  let router: TreesRouter
  private(set) var trees: [TreeModel] = []
  private(set) var isLoading = false

  private let getTreesUseCase: GetTreesUseCaseProtocol

  // MARK: - Init

  init(router: TreesRouter, getTreesUseCase: GetTreesUseCaseProtocol) {
    self.router = router
    self.getTreesUseCase = getTreesUseCase
  }

  // MARK: - Public Methods

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      trees = try await getTreesUseCase.execute()
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }
}
