import AppKit
import SwiftUI

final class Panel: NSHostingView<TideView> {}  // expect: no-hosting-controller
final class Menu: SwiftUI.NSHostingMenu<TideView> {}  // expect: no-hosting-controller
// NSHostingController
final class Plain: NSView {}
