import SwiftUI

/// The ways out of the screen of readings.
final class ReadingsRouter: Router {
  func navigateToReminders() {
    navigator.push(to: Page(from: RemindersBuilder.build()))
  }
}
