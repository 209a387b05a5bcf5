struct Marina: Hashable {
  let name: String
  let depth: Int
}
final class MarinasViewController: UIViewController {
  private var dataSource: UITableViewDiffableDataSource<Section, Marina>!  // expect: stable-identifiers
}
