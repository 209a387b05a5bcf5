import Foundation

/// Keeps the last answer of the server.
actor ReadingCache {
  private var readings: [ReadingDTO] = []

  func keep(_ readings: [ReadingDTO]) throws {
    guard readings.count < 1_000 else { throw AppError.full }
    self.readings = readings
  }
}

/// What may go wrong with the cache, named like the errors of the app.
private enum AppError: Error {  // expect: apperror-location
  case full
}

struct CacheHandler {  // expect: handler-location
  private let cache = ReadingCache()

  func store(_ readings: [ReadingDTO]) async throws {
    try await cache.keep(readings)
  }
}
