import SwiftUI

/// Puts the screen of trends together.
@MainActor
struct TrendsBuilder {  // expect: builder-shape
  static func build(router: Router = Router()) -> TrendsView {
    let repository = ReadingRepository(handler: ReadingHandler(network: NetworkHandler()))
    let viewModel = TrendsViewModel(
      router: router, repository: repository,
      getReadingsUseCase: GetReadingsUseCase(repository: repository))
    return TrendsView(viewModel: viewModel)
  }
}
