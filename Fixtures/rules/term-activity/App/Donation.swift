import Foundation

final class Donation {
  func donate() {
    // TODO: open the screen of the episode
    // Donate as User Activity
    let title = "Activity"
    // The screen shows an Activity Chart.
    // Account Activity of the screen, and the Activity of the user on each screen.
    print(title)
  }

  // Each screen had an Activity.  // expect: term-activity
  let hint = "The Activity of Android that shows the screen"  // expect: term-activity
}
