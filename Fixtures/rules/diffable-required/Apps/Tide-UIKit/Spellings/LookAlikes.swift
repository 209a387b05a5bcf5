final class PagesViewController: UIPageViewController {
  func prepare() {
    dataSource = self
    unitPicker.dataSource = self
    tableView.prefetchDataSource = self
  }
}
