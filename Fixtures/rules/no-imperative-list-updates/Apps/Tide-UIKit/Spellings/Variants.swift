final class HarboursViewController: UIViewController {
  private let results = UITableView()
  private let feed = UICollectionView(frame: .zero, collectionViewLayout: layout)
  func update() {
    results.reloadData()  // expect: no-imperative-list-updates
    feed.reloadData()  // expect: no-imperative-list-updates
    outlineView.reloadItem(harbour, reloadChildren: true)
  }
}
