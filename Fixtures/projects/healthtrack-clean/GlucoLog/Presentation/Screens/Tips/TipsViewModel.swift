import SwiftUI

/// What the screen of advice shows and does.
@MainActor
@Observable
final class TipsViewModel {
  let router: Router
  private(set) var tips: [TipModel] = []

  private let getTipsUseCase: any GetTipsUseCaseProtocol

  init(router: Router, getTipsUseCase: any GetTipsUseCaseProtocol) {
    self.router = router
    self.getTipsUseCase = getTipsUseCase
  }

  func load() async {
    do {
      tips = try await getTipsUseCase.execute()
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }
}
