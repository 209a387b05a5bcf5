final class Registry {  // expect: no-service-locator
  private var makers: [String: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, make: @escaping () -> Service) {}
}

extension Registry {
  func resolve<Service>() -> Service? { nil }
}

struct DeskContainer {  // expect: no-service-locator
  private var services: [ObjectIdentifier: Any] = [:]
}

actor DeskLocator {  // expect: no-service-locator
  var makers = [String: (DeskLocator) -> Any]()

  static let shared = DeskLocator()  // expect: no-service-locator
}

enum LampContainer {
  static let shared = Lamp()  // expect: no-service-locator
}
