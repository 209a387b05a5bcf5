import Observation

@Observable
final class Garden {
  static let shared = Garden()
  // In a class anybody may ask: Journal.shared
  func note() { Journal.shared.add("noted") }
}

final class Watering {
  static let `default` = Watering()
  func start() {}
}

enum Services {
  actor Valve {
    static let shared = Valve()
    let isOpen = true
  }
}

struct Journal {
  static let shared = Journal()
  func add(_ text: String) {}
}

struct Spacing {
  static let `default` = Spacing()
  let large = 24.0
}

enum Tone: String {
  case shared, own
}
