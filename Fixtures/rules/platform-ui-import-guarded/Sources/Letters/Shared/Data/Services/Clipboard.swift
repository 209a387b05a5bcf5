#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if os(watchOS)
import WatchKit
#endif
import Foundation
