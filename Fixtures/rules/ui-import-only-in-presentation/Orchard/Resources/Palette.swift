#if canImport(SwiftUI)
  import SwiftUI  // expect: ui-import-only-in-presentation
#elseif canImport(AppKit)
  @preconcurrency import class AppKit.NSColor  // expect: ui-import-only-in-presentation
#endif
import Foundation

/// The colours of the app.
enum Palette {
  static let leaf = "leaf"
}
