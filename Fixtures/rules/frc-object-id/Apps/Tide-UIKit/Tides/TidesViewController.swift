import UIKit

// NSFetchedResultsController<Tide> is not used here.
final class TidesViewController: UIViewController {
  private var dataSource: UITableViewDiffableDataSource<Int, UUID>!
}
