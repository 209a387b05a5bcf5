import ActivityKit
import UIKit

/// Physical Activity of the user, as the Activity log has it.
struct PhysicalActivity: Codable {
  let activity: String
  let Activity = "Activity of an Android screen"  // expect: term-activity

  // A Live Activity shows the ride on the lock screen. Android has no Live Activities.
  // The Activity Indicator spins while the screen loads; the Activity View shares.

  // An Activity<RideAttributes> is on the screen until the ride ends.
  func start() throws -> Activity<RideAttributes> {
    try Activity.request(
      attributes: RideAttributes(), content: .init(state: .init(), staleDate: nil))
  }

  /* The physical activity on a screen of Android: active minutes. */
  let indicator = UIActivityIndicatorView()
  let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
  let user = NSUserActivity(activityType: "ride")

  // NSUserActivity hands the screen over; UIActivity shares it.
  func log(Activity name: String) { log(Activity: name) }
}

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

struct ActivityView {}
enum Activity2 { case Activity }
