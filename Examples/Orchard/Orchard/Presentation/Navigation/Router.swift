import SwiftUI

/// The routers of all screens derive from this class.
@MainActor
class Router {
  let navigator: any NavigatorProtocol

  init(navigator: any NavigatorProtocol = Navigator.shared) {
    self.navigator = navigator
  }

  func showAlert(with error: AppError) {
    navigator.showAlert(alertModel: AlertModel(error: error))
  }
}
