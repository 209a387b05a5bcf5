import SwiftUI

/// What the screen of advice shows and does.
@MainActor
@Observable
final class TipsViewModel {
  let router: Router
  private(set) var tips: [TipModel] = []
  var isLoading = false  // expect: observable-private-set

  private let getTipsUseCase: any GetTipsUseCaseProtocol

  init(router: Router, getTipsUseCase: any GetTipsUseCaseProtocol) {
    self.router = router
    self.getTipsUseCase = getTipsUseCase
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      tips = try await getTipsUseCase.execute()
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }
}
