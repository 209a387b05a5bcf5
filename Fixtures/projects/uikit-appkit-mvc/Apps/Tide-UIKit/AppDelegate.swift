// expect-at .: core-package-exists
import Core
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Main", sessionRole: session.role)
  }
}

// let window = UIWindow()  // expect: no-obvious-comments
// window.makeKeyAndVisible()
