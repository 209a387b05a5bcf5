import AppKit
#if canImport(UIKit)
  @preconcurrency import UIKit  // expect: ui-framework-by-platform
#endif
