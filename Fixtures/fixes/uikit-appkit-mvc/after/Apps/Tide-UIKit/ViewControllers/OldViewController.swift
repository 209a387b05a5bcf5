import AppKit  // expect: no-shared-ui-abstraction, ui-framework-by-platform
import UIKit

// TODO: rewrite the list in SwiftUI  // expect: no-swiftui-proposal
/// A screen of the first version.
final class OldViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    describe()
  }

  private func describe() { title = String(localized: "Tides") }  // expect: private-by-default
}

typealias PlatformColor = UIColor  // expect: no-shared-ui-abstraction
// expect-file: feature-first-folders
