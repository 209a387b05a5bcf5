import AppKit
import Core

/// Holds the parts of a panel.
final class PanelContainerView: NSView {  // expect: prefer-visual-effect-view
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    wantsLayer = true
    layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
  }
}
