import AppKit

/// One tide in the list. A String(format: "%d", 1) or a Task.sleep(nanoseconds: 1) is not needed.
final class TideItem: NSCollectionViewItem {
  override func loadView() {
    let label = NSTextField(labelWithString: "")
    textField = label
    view = label
  }
}
