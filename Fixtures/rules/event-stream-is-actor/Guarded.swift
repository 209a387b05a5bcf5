import Foundation
import Synchronization

actor TideActor {
  private var listeners: [UUID: AsyncStream<Tide>.Continuation] = [:]

  struct Listener {
    let continuation: AsyncStream<Tide>.Continuation
  }
}

final class MoonBox: Sendable {
  private let listeners = Mutex<[UUID: AsyncStream<Moon>.Continuation]>([:])
}

final class WindBox: Sendable {
  struct State {
    var listeners: [UUID: AsyncStream<Wind>.Continuation] = [:]
  }

  private let state = Mutex(State())
}

/// The system calls this one.
final class PlaceDelegate: NSObject, CLLocationManagerDelegate {
  private var continuation: AsyncStream<Place>.Continuation?
}

struct Source {
  let events: AsyncStream<Int>
  let once: CheckedContinuation<Int, Never>

  func make() -> AsyncStream<Int> {
    var kept: AsyncStream<Int>.Continuation?
    return AsyncStream { kept = $0 }
  }
}
