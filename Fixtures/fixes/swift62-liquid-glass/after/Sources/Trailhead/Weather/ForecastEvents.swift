import Foundation

/// Tells everybody about the weather; not brought over yet.
final class ForecastEvents {  // expect: event-stream-is-actor, stream-on-termination
  private var listeners: [Int: AsyncStream<ForecastModel.Hour>.Continuation] = [:]

  var hours: AsyncStream<ForecastModel.Hour> {
    AsyncStream { listeners[listeners.count] = $0 }
  }

  func warn() {
    NotificationCenter.default.post(name: .storm, object: nil)  // expect: no-notification-center
  }
}

extension Notification.Name {  // expect: no-notification-center
  static let storm = Notification.Name("storm")
}
