final class EventController {
  var listeners: [Name: [Handler]] = [:]
}
