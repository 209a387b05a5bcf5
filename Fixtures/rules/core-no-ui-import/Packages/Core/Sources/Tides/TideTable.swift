import Cocoa  // expect: core-no-ui-import
import CoreData
import CoreGraphics
import Foundation
import Observation
@preconcurrency import SwiftUI  // expect: core-no-ui-import
import UIKitten
import class AppKit.NSColor  // expect: core-no-ui-import
import struct Colors.UIKit

#if canImport(UIKit)
  import UIKit.UIColor  // expect: core-no-ui-import
#elseif os(watchOS)
  @_exported
  import WatchKit  // expect: core-no-ui-import
#endif

// import UIKit
/// The tides of a harbour. The table does not `import UIKit`.
public struct TideTable {
  let AppKit = "import AppKit"
  let code = """
    import UIKit
    .linkedFramework("UIKit")
    """
}
