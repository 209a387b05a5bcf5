#if canImport(UIKit)
import UIKit
typealias BlurView = UIVisualEffectView  // expect: no-shared-ui-abstraction
#else
import AppKit  // expect: no-shared-ui-abstraction
typealias BlurView = NSVisualEffectView
#endif
