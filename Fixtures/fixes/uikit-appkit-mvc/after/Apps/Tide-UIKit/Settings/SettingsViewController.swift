import UIKit

/// The settings of the app.
final class SettingsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {  // expect: static-table-switch
    case 0: chooseUnits()
    default: chooseHarbour()
    }
  }

  private func chooseUnits() {}

  private func chooseHarbour() {}
}
