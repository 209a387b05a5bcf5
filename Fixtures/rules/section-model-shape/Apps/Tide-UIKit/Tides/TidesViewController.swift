final class TidesViewController: UIViewController {
  var rows: UITableViewDiffableDataSource<String, UUID>!  // expect: section-model-shape
  var tiles: UITableViewDiffableDataSource<HarboursController.SectionID, UUID>!
}
