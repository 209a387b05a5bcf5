import UIKit

final class MessagesViewController: UIViewController {
  var list: NSFetchedResultsController<Message>!
  func load() throws {
    let request = NSFetchRequest<Message>(entityName: "Message")
    try list.performFetch()
  }
}
