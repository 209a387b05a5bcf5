import UIKit

@UIApplicationMain  // expect: no-app-delegate
class AppDelegate: UIResponder, UIApplicationDelegate {  // expect: no-app-delegate
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // UIApplicationMain(1, 2)
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {}
}

final class Launcher: NSObject {
  let hint = "@UIApplicationDelegateAdaptor"
  func applicationWillTerminate(_ application: UIApplication) {}
}
