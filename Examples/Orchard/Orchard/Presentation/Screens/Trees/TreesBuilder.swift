import SwiftUI

/// Puts the screen of trees together.
@MainActor
enum TreesBuilder {
  static func build() -> TreesView {
    let repository = TreeRepository(
      handler: TreeHandler(), errorHandler: ErrorHandlerManager())
    let viewModel = TreesViewModel(
      router: TreesRouter(), getTreesUseCase: GetTreesUseCase(repository: repository))
    return TreesView(viewModel: viewModel)
  }
}
