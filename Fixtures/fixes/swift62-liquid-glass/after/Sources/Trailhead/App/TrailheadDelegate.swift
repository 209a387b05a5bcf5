import UIKit

/// Is asked by the system, and says yes.
final class TrailheadDelegate: NSObject, UIApplicationDelegate {  // expect: no-app-delegate
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
}
