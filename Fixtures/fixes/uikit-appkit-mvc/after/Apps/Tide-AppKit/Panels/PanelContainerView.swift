import AppKit
import Core

/// Holds the parts of a panel.
final class PanelContainerView: NSView {  // expect: glass-deviation-needs-reason, prefer-visual-effect-view
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    wantsLayer = true
    layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
  }
}
