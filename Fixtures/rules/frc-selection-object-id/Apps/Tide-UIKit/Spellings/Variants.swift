final class MessagesViewController: UITableViewController {
  private var results: NSFetchedResultsController<Message>!
  private var selectedRow: Int?  // expect: frc-selection-object-id
  private var pendingIDs = [UUID]()  // expect: frc-selection-object-id
  private var selectedID: String?  // expect: frc-selection-object-id
}
