import Foundation

func watch() -> Any {
  NotificationCenter.default.publisher(for: Notification.Name("tide")).sink { _ in }
}
