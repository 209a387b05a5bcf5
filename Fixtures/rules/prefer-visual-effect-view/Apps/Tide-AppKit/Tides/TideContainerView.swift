import AppKit

final class TideContainerView: NSView {  // expect: prefer-visual-effect-view
  func setUp() {
    wantsLayer = true
    layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
  }
}
final class ChartView: NSView {
  func setUp() {
    wantsLayer = true
    layer?.backgroundColor = tint
  }
}
final class PlainContainerView: NSView { let material = NSVisualEffectView() }
