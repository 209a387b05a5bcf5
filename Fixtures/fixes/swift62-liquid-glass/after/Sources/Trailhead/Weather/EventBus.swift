/// What happens in the app, for everyone.
final class EventBus {  // expect: eventbus-async-sequence
  private var handlers: [(String) -> Void] = []

  func subscribe(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
}

/// The calm bus of the tours.
actor TourBus {
  private var streams: [String: Any] = [:]
}
