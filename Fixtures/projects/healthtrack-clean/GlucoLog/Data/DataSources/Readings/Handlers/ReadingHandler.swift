import Foundation

/// Sends readings to the server and gets them back.
final class ReadingHandler: Sendable {
  private let network: NetworkHandler

  init(network: NetworkHandler) {
    self.network = network
  }

  func fetch(since date: Date) async throws -> [ReadingDTO] {
    let page: ReadingPage = try await network.get("readings/\(Int(date.timeIntervalSince1970))")
    try await CacheHandler().store(page.items)
    return page.items
  }

  func send(_ reading: ReadingDTO) async throws {
    try await network.post(reading, to: "readings")
  }
}
