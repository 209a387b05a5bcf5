import SwiftUI

/// The ways out of the screen of trends.
@MainActor
final class TrendsRouter {  // expect: router-subclass
  private let navigator = Navigator()  // expect: navigator-single-instance

  func navigateToReminders() {
    navigator.push(to: RemindersBuilder.build())  // expect: navigation-uses-page
    navigator.fold()  // expect: navigator-known-api
  }
}
