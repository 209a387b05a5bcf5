import Foundation
import UIKit

extension Notification.Name {  // expect: no-notification-center
  static let doorOpened = Notification.Name("doorOpened")
}

extension NSNotification.Name {  // expect: no-notification-center
  static let doorClosed = NSNotification.Name("doorClosed")
}

final class DoorKeeper {
  private let center = NotificationCenter()  // expect: no-notification-center
  private let other: Foundation.NotificationCenter  // expect: no-notification-center

  init(center: NotificationCenter = .default) {  // expect: no-notification-center
    other = center
  }

  func watch() async {
    NotificationCenter.default.post(name: .doorOpened, object: self)  // expect: no-notification-center
    other.post(name: .doorOpened, object: nil, userInfo: [:])  // expect: no-notification-center
    center.post(Notification(name: .doorOpened))  // expect: no-notification-center
    center.addObserver(self, selector: #selector(open), name: .doorOpened, object: nil)  // expect: no-notification-center
    workspace.notificationCenter
      .addObserver(forName: .doorOpened, object: nil, queue: nil) { _ in }  // expect: no-notification-center
    _ = other.publisher(for: .doorOpened)  // expect: no-notification-center
    _ = other.publisher(for: UIApplication.didBecomeActiveNotification)  // expect: no-notification-center
    for await _ in NotificationCenter.default.notifications(named: .doorOpened) {  // expect: no-notification-center
      open()
    }
  }
}
