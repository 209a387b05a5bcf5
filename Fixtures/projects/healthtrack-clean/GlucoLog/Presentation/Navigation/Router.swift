import SwiftUI

/// What the routers of all screens have in common.
@MainActor
class Router {
  let navigator: any NavigatorProtocol

  init(navigator: any NavigatorProtocol = Navigator.shared) {
    self.navigator = navigator
  }

  func dismiss() {
    navigator.dismiss()
  }

  func showAlert(with error: AppError) {
    navigator.showAlert(alertModel: AlertModel(error: error))
  }

  func showToast(_ text: String) {
    navigator.showToast(from: ToastView(text: text))
  }
}
