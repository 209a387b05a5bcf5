final class TidesViewController: UITableViewController {
  private var pendingUploads: [Int] = []
  private var selectedTideID: Int?
  private var selectedPage = 0
  private var lastSelected: Tide?
  private var selectedPath: IndexPath? { tableView.indexPathForSelectedRow }
}
