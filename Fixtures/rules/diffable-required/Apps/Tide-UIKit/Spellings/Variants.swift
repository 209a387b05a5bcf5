final class HarboursViewController: UIViewController {
  private let results = UITableView()
  private lazy var second: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self  // expect: diffable-required
    return view
  }()
  func prepare() { results.dataSource = self }  // expect: diffable-required
}
