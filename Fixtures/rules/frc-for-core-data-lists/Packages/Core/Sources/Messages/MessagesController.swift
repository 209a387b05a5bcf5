final class MessagesController {
  func count() throws -> Int { try context.fetch(Message.fetchRequest()).count }
}
