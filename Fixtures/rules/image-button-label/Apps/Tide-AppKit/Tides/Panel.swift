import AppKit

final class Panel: NSViewController {
  let close = NSButton(image: cross, target: nil, action: nil)  // expect: image-button-label
  let open = NSButton(
    image: NSImage(systemSymbolName: "plus", accessibilityDescription: "Open")!, target: nil,
    action: nil)
}
