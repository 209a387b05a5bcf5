final class HintViewController: UITableViewController {
  let hint = "Select a tide from the list"
  func store() { document.save() }
}
