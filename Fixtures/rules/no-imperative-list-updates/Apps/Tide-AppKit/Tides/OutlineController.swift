import AppKit

final class OutlineController: NSViewController {
  func update() {
    outlineView.noteNumberOfRowsChanged()  // expect: no-imperative-list-updates
    tableView.reloadData(forRowIndexes: rows, columnIndexes: columns)  // expect: no-imperative-list-updates
    try? FileManager.default.moveItem(at: old, to: new)
  }
}
final class TideTable: NSTableView {
  func update() { reloadData() }  // expect: no-imperative-list-updates
}
