import Foundation

/// A reminder as it is stored.
struct ReminderDTO: Codable, Sendable {
  let id: UUID
  let title: String
  let minutes: Int
  let isEnabled: Bool
}

extension ReminderDTO {
  init(_ model: ReminderModel) {
    self.init(
      id: model.id, title: model.title, minutes: model.time.hour * 60 + model.time.minute,
      isEnabled: model.isEnabled)
  }

  var model: ReminderModel {
    let time = ReminderModel.Time(hour: minutes / 60, minute: minutes % 60)
    return ReminderModel(id: id, title: title, time: time, isEnabled: isEnabled)
  }
}
