import SwiftUI

/// Puts the screen of readings together.
@MainActor
enum ReadingsBuilder {
  static func build(router: ReadingsRouter = ReadingsRouter()) -> ReadingsView {
    let repository = ReadingRepository(handler: ReadingHandler(network: NetworkHandler()))
    let viewModel = ReadingsViewModel(
      router: router,
      getReadingsUseCase: GetReadingsUseCase(repository: repository),
      saveReadingUseCase: SaveReadingUseCase(repository: repository))
    return ReadingsView(viewModel: viewModel)
  }
}
