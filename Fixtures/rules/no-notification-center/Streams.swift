import Foundation
import UserNotifications

/// Was NotificationCenter.default.post(name: .doorOpened, object: nil).
actor Doors {
  private var listeners: [Int: AsyncStream<Bool>.Continuation] = [:]

  func open() async throws {
    try await UNUserNotificationCenter.current().add(request)
    try await press.post(name: "Door", body: "opened")
    try await press.post(draft)
    button.publisher(for: .touchUpInside)
    player.publisher(for: \.rate)
    player.addObserver(self, forKeyPath: "rate", options: .new, context: nil)
    let hint = "NotificationCenter.default"
    print(hint, NotificationCenterName.door)
  }
}

enum NotificationCenterName { case door }

extension Notification { struct Door {} }
