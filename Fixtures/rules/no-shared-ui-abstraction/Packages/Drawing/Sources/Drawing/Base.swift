#if canImport(UIKit)
  import UIKit
  typealias BaseView = UIView  // expect: no-shared-ui-abstraction
#else
  import AppKit  // expect: no-shared-ui-abstraction
  typealias BaseView = NSView
#endif
