import Foundation

/// Keeps reminders on the device.
actor ReminderHandler {
  private let file: URL

  init(file: URL = .documentsDirectory.appending(path: "reminders.json")) {
    self.file = file
  }

  func load() throws -> [ReminderDTO] {
    guard FileManager.default.fileExists(atPath: file.path()) else { return [] }
    do {
      return try JSONDecoder().decode([ReminderDTO].self, from: Data(contentsOf: file))
    } catch {
      throw ErrorHandlerManager.appError(from: error)
    }
  }

  func store(_ reminder: ReminderDTO) throws {
    do {
      let others = try load().filter { $0.id != reminder.id }
      try JSONEncoder().encode(others + [reminder]).write(to: file)
    } catch {
      throw ErrorHandlerManager.appError(from: error)
    }
  }
}
