import SwiftUI

/// What the screen about the app shows and does.
@MainActor
@Observable
final class AboutViewModel {
  let router: Router
  let text = Texts.aboutText

  init(router: Router) {
    self.router = router
  }

  func didTapClose() {
    router.dismiss()
  }
}
