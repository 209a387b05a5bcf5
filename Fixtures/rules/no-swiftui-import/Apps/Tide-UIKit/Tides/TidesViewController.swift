import SwiftUI  // expect: no-swiftui-import
import UIKit
@_exported import struct SwiftUI.Color  // expect: no-swiftui-import
@preconcurrency
@testable
import SwiftUI  // expect: no-swiftui-import
private import enum SwiftUI . Axis  // expect: no-swiftui-import

#if canImport(SwiftUI)  // expect: no-swiftui-import
  import Foundation; import `SwiftUI`  // expect: no-swiftui-import
#elseif os(iOS) && !canImport( SwiftUI )  // expect: no-swiftui-import
  import Foundation
#elseif canImport(SwiftUI, _version: 5.0)  // expect: no-swiftui-import
  import Foundation
#else
  internal import SwiftUI.View  // expect: no-swiftui-import
#endif

/// Shows high and low tide.
final class TidesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if (os(iOS) || os(tvOS)) && canImport(SwiftUI)  // expect: no-swiftui-import
      title = "Tides"
    #endif
  }
}
