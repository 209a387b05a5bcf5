import UIKit

final class MessagesViewController: UITableViewController {
  private var list: NSFetchedResultsController<Message>!
  private var pendingSelectedIDs: [UUID] = []  // expect: frc-selection-object-id
  private var selectedMessage: Message?  // expect: frc-selection-object-id
  private var pendingIDs: [NSManagedObjectID] = []
  private var isSelected: Bool = false
  private var selectedColor: UIColor = .label
}
