import UIKit

final class TidesViewController: UITableViewController {
  private var selectedPath: IndexPath?  // expect: selection-by-id
  private var pendingSelection: [IndexPath] = []  // expect: selection-by-id
  private var focusedRows = IndexSet()  // expect: selection-by-id
  private var selectedIndex = 0  // expect: selection-by-id
  private var pendingSelectedIDs: [UUID] = []
  private var selectedCount = 0
  private var lastPath: IndexPath?
  func open() { let selectedPath = tableView.indexPathForSelectedRow }
}
final class Ring { var selectedIndex = 0 }
