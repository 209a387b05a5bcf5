import AppKit

final class OutlineSource: NSObject, NSOutlineViewDataSource {}  // expect: diffable-required
final class RowSource: NSObject, NSTableViewDataSource {  // expect: diffable-required
  func numberOfRows(in tableView: NSTableView) -> Int { 3 }  // expect: diffable-required
  func numberOfRows(in list: [Int]) -> Int { 3 }
}
