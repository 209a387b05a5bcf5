import UIKit

/// The sections of fetched results have names, also where another file fetches.
final class FetchedViewController: UIViewController {
  private var fetched: UITableViewDiffableDataSource<String, TideObjectID>!
  private var own: UITableViewDiffableDataSource<String, UUID>!  // expect: section-model-shape
}
