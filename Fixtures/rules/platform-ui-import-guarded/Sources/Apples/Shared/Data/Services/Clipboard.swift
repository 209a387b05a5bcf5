import Foundation
import UIKit  // expect: platform-ui-import-guarded
@preconcurrency import class AppKit.NSPasteboard  // expect: platform-ui-import-guarded
#if canImport(SwiftUI)
import WatchKit  // expect: platform-ui-import-guarded
#endif
