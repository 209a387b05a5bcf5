import Foundation

/// Folders by name, and those that have none.
enum Named {
  static let documents = URL.documentsDirectory
  static let scratch: URL = .temporaryDirectory
  static let system = FileManager.default.urls(for: .documentDirectory, in: .localDomainMask)
  static let agents = FileManager.default.urls(for: .coreServiceDirectory, in: .userDomainMask)
  static let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g")

  static func made() throws -> URL {
    try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
  }

  static func own(_ manager: FileManager) -> URL {
    // FileManager.default.temporaryDirectory is for everybody.
    manager.temporaryDirectory  // expect: prefer-url-directories
  }
}
