import SwiftUI

/// The navigation of the app.
@MainActor
@Observable
final class Navigator: NavigatorProtocol {
  // MARK: - Properties

  static let shared = Navigator()

  var path: [Page] = []
  var alert: AlertModel?

  // MARK: - Init

  private init() {}

  // MARK: - Public Methods

  func push(to page: Page) {
    path.append(page)
  }

  func showAlert(alertModel: AlertModel) {
    alert = alertModel
  }
}
