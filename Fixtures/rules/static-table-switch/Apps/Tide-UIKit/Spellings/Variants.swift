final class UnitsViewController: UITableViewController {
  func select(_ ip: IndexPath) {
    switch ip.row { case 0, 1: show(); default: break }  // expect: static-table-switch
    switch (indexPath.section, indexPath.row) { case (_, 1): show(); default: break }  // expect: static-table-switch
    let row = ip.row
    switch row { case 0: show(); default: break }  // expect: static-table-switch
  }
}

final class NotationsController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {  // expect: static-table-switch
    case 0x0: open()
    default: break
    }
  }
}
