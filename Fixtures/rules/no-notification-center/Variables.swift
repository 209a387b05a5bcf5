import Foundation

final class Sender {
  private let center: NotificationCenter  // expect: no-notification-center
  private let post: PostOffice

  func send(_ note: Notification, over other: NotificationCenter) {  // expect: no-notification-center
    center.post(note)  // expect: no-notification-center
    other.removeObserver(self)  // expect: no-notification-center
    post.post(note)
  }
}
