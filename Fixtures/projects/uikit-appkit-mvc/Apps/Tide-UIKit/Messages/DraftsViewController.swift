import Core
import CoreData
import UIKit

/// Shows what has not been sent yet.
final class DraftsViewController: UITableViewController {
  private let context: NSManagedObjectContext
  // expect-next: section-model-shape
  private var dataSource: UITableViewDiffableDataSource<Int, NSManagedObjectID>!

  init(context: NSManagedObjectContext) {
    self.context = context
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("built in code only") }

  private func reloadSnapshot() throws {
    // expect-next: frc-for-core-data-lists, logic-out-of-viewcontroller
    let drafts = try context.fetch(Message.fetchRequest())
    // expect-next: section-model-shape
    var snapshot = NSDiffableDataSourceSnapshot<Int, NSManagedObjectID>()
    snapshot.appendItems(drafts.map(\.objectID))
    dataSource.apply(snapshot)
  }
}
