import SwiftUI

/// The ways out of the screen of reminders.
final class RemindersRouter: Router {
  private let further = RemindersNavigation()

  func navigateToAbout() {
    further.present()
  }
}

/// Shows what lies over the reminders.
final class RemindersNavigation: Router {  // expect: router-suffix
  func present() {
    navigator.present(Page(from: AboutBuilder.build()))
  }
}
