import Observation

@Observable
final class ServiceContainer {
  let mail: MailService
  var calendar: CalendarService  // expect: service-container-shape
  private(set) var notes = NoteService()  // expect: service-container-shape
  static let shared = ServiceContainer()  // expect: service-container-shape

  var isReady: Bool { mail.isReady }
  var attempts = 0

  init(environment: Stage = .test) {
    mail = MailService(environment)
    calendar = CalendarService(environment)
    var draft = NoteService()
    draft.open()
  }
}

enum Old {
  struct ServiceContainer {  // expect: service-container-shape
    let mail: MailService
  }
}

extension ServiceContainer {
  static var `default`: ServiceContainer { .shared }  // expect: service-container-shape
}
