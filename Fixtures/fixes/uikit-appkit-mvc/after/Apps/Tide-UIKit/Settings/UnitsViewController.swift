import UIKit

/// Lets people choose the unit of heights, row by row.
final class UnitsViewController: UITableViewController {
  private var dataSource: UITableViewDiffableDataSource<TableKind, SettingsCell>!

  private enum TableKind: Hashable { case units }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .units: chooseUnits()
    default: break
    }
  }

  private func chooseUnits() {}
}
