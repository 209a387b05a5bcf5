import Foundation

/// Loads what will be.
final class ForecastLoader: @unchecked Sendable {  // expect: loader-is-actor, no-concurrency-escape-hatch
  func load() async {}
}
