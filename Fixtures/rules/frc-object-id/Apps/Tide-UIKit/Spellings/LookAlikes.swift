import CoreData
import UIKit

typealias TideObjectID = NSManagedObjectID

final class AliasViewController: UIViewController {
  private var results: NSFetchedResultsController<Tide>!
  private var dataSource: UITableViewDiffableDataSource<String, TideObjectID>!
  private var wrong: UITableViewDiffableDataSource<String, Tide>!  // expect: frc-object-id
}
