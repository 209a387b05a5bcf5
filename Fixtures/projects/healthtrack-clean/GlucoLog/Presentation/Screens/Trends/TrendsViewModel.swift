import Foundation

/// What the screen of trends shows and does.
@MainActor
final class TrendsViewModel {  // expect: viewmodel-observable
  var router: Router  // expect: viewmodel-has-router
  private(set) var readings: [ReadingModel] = []

  let getReadingsUseCase: GetReadingsUseCaseProtocol  // expect: viewmodel-depends-on-usecase-protocol
  private let repository: ReadingRepositoryProtocol  // expect: viewmodel-no-repository

  init(
    router: Router, repository: ReadingRepositoryProtocol,
    getReadingsUseCase: GetReadingsUseCaseProtocol
  ) {
    self.router = router
    self.repository = repository
    self.getReadingsUseCase = getReadingsUseCase
  }

  func load() async {
    do {
      readings = try await getReadingsUseCase.execute(days: 90)
    } catch {  // expect: viewmodel-error-handling
      print(error)
    }
  }

  func didTapRange() async {
    let useCase = SortReadingsUseCase()  // expect: viewmodel-init-injection
    readings = useCase.execute(readings)
  }

  func didTapReminders() {
    let page = Page(from: RemindersBuilder.build())  // expect: viewmodel-no-page
    router.navigator.push(to: page)  // expect: viewmodel-no-router-navigator
  }

  func didTapClose() {
    Navigator.shared.dismiss()  // expect: viewmodel-no-navigator
  }
}
