import UIKit

final class SettingsViewController: UITableViewController {
  override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {  // expect: static-table-switch
    case 0: rename()
    default: signOut()
    }
    switch dataSource.itemIdentifier(for: indexPath) {
    case .name: rename()
    default: break
    }
    switch indexPath.section {
    case SectionID.names.rawValue: break
    default: break
    }
  }
}
