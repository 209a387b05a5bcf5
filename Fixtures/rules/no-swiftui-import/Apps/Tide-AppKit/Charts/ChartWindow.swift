import AppKit
import SwiftUICharts
import struct Charts.SwiftUI
// archlint:disable no-swiftui-import -- the widget kit has no other way, see task TIDE-12
import SwiftUI
import WidgetKit

#if canImport(SwiftUIX) || canImport(AppKit)
  import Foundation
#endif

// import SwiftUI
/// A window with the tides of a week. #if canImport(SwiftUI) is not wanted here.
final class ChartWindow: NSWindow {
  /* import SwiftUI
     /* #if canImport(SwiftUI) */ */
  let note = "import SwiftUI"
  let source = #"import SwiftUI \(title)"#
  let code = """
    #if canImport(SwiftUI)
    import SwiftUI
    #endif
    """

  func canImport(_ SwiftUI: String) -> Bool { SwiftUI == "SwiftUI" }

  func check() -> Bool { canImport(.SwiftUI) && title.contains(/import SwiftUI/) }
}

extension String {
  static let SwiftUI = "SwiftUI"
}
