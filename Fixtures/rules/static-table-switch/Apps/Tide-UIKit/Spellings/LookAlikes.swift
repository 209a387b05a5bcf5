final class UnitsViewController: UITableViewController {
  func select(_ indexPath: IndexPath) {
    switch sections[indexPath.section] { case .units: show(); default: break }
    switch row { case 0: show(); default: break }
    switch Section(rawValue: indexPath.section) { case .units: show(); default: break }
  }
}
