import UIKit

final class MockDelegate: NSObject, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) {}
}
