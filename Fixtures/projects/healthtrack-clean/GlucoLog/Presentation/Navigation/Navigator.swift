import SwiftUI

/// All navigation of the app.
@MainActor
@Observable
final class Navigator: NavigatorProtocol {
  // MARK: - Properties

  static let shared = Navigator()

  var path: [Page] = []
  var sheet: Page?
  var cover: Page?
  var alert: AlertModel?
  var tab = 0
  private(set) var toast: Page?

  // MARK: - Init

  private init() {}

  // MARK: - Public Methods

  func push(to page: Page) {
    path.append(page)
  }

  func dismiss() {
    if !path.isEmpty { path.removeLast() }
  }

  func dismissAll() {
    path = []
  }

  func present(_ page: Page) {
    sheet = page
  }

  func presentFullOverScreen(_ page: Page) {
    cover = page
  }

  func dismissSheet() {
    sheet = nil
  }

  func dismissFullOverScreen() {
    cover = nil
  }

  func changeTab(index: Int) {
    tab = index
  }

  func showAlert(alertModel: AlertModel) {
    alert = alertModel
  }

  func showToast(from view: some View) {
    toast = Page(from: view)
    hideToastLater()
  }

  // MARK: - Private Methods

  private func hideToastLater() {
    Task {
      try await Task.sleep(for: .seconds(2))
      toast = nil
    }
  }
}
