import Foundation
import SwiftUI

/// What the screen of readings shows and does.
@MainActor
@Observable
final class ReadingsViewModel {
  // MARK: - Properties

  let router: ReadingsRouter
  var filter = ReadingsFilter()
  var draft = ""
  private(set) var readings: [ReadingModel] = []
  private(set) var isLoading = false

  private let getReadingsUseCase: GetReadingsUseCaseProtocol
  private let saveReadingUseCase: SaveReadingUseCaseProtocol

  // MARK: - Init

  init(
    router: ReadingsRouter, getReadingsUseCase: GetReadingsUseCaseProtocol,
    saveReadingUseCase: SaveReadingUseCaseProtocol
  ) {
    self.router = router
    self.getReadingsUseCase = getReadingsUseCase
    self.saveReadingUseCase = saveReadingUseCase
  }

  // MARK: - Public Methods

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      readings = try await getReadingsUseCase.execute(days: filter.days)
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
  }

  func didTapSave() async {
    do {
      try await saveReadingUseCase.execute(value: draft, unit: .milligrams)
      draft = ""
      router.showToast(Texts.saved)
    } catch let error as AppError {
      router.showAlert(with: error)
    } catch {
      router.showAlert(with: AppError.generalError)
    }
    await load()
  }

  func didTapReminders() {
    router.navigateToReminders()
  }
}

/// Which readings are shown.
@Observable
final class ReadingsFilter {  // expect: viewmodel-suffix
  var days = 14
}
