import SwiftUI

/// What the screen of advice shows and does.
@MainActor
@Observable
final class TipsViewModel {  // expect: feature-complete
  // MARK: - Properties

  let router: Router
  private(set) var tips: [TipModel] = []
  var isLoading = false  // expect: observable-private-set

  private let getTipsUseCase: any GetTipsUseCaseProtocol
  private let rateTipUseCase: any RateTipUseCaseProtocol

  // MARK: - Init

  init(
    router: Router, getTipsUseCase: any GetTipsUseCaseProtocol,
    rateTipUseCase: any RateTipUseCaseProtocol
  ) {
    self.router = router
    self.getTipsUseCase = getTipsUseCase
    self.rateTipUseCase = rateTipUseCase
  }

  // MARK: - Public Methods

  func didTap(_ tip: TipModel) async {
    do {
      try await rateTipUseCase.execute(tip)
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      tips = sortedByLength(try await getTipsUseCase.execute())
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }

  func sortedByLength(_ tips: [TipModel]) -> [TipModel] {  // expect: private-by-default
    tips.sorted { $0.text.count < $1.text.count }
  }
}
