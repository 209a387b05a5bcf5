import Foundation

/// A time of the day at which the app asks for a reading.
struct ReminderModel: Identifiable, Hashable, Sendable {
  let id: UUID
  let title: String
  let time: Time
  let isEnabled: Bool

  /// An hour and a minute of any day.
  struct Time: Hashable, Sendable {
    let hour: Int
    let minute: Int
  }
}
