@preconcurrency import CoreBluetooth  // expect: concurrency-silencing-needs-reason
import Foundation

final class Cache: @unchecked Sendable {  // expect: concurrency-silencing-needs-reason
  nonisolated(unsafe) static var count = 0  // expect: concurrency-silencing-needs-reason
  func draw() { MainActor.assumeIsolated { show() } }  // expect: concurrency-silencing-needs-reason
}

// The lock guards all that it stores.
final class Store: @unchecked Sendable {}

final class Flags {
  nonisolated(unsafe) static var isOn = false  // only written before the app starts
  nonisolated func name() {}
}
